"""Several workers over the same tables: any of them serves any table, and nothing is lost when one is killed."""

import contextlib
import http.client
import json
import os
import random
import signal
import threading
import time
import urllib.error
from dataclasses import dataclass
from pathlib import Path

import pytest
from chaos import TABLES, Player, begun, judged_word, lost, taps
from click.testing import CliRunner
from serving import Server, get, post

from garou.cli.serve import command
from garou.rooms import settings
from garou.rooms.events.taking import replayed, take
from garou.rooms.events.values import EVENTS, Opened
from garou.store.jobs import event_of
from garou.texts import LANGUAGES, words
from postgres import ask, tell
from slices import sliced

DRIVING = """
SELECT usename FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory' AND objsubid = 1
AND (classid::bigint << 32) | objid::bigint = hashtextextended('{code}', 1734439539)
"""
LOG = "SELECT seq, at, kind, data FROM garou.event WHERE room = '{code}' ORDER BY seq"


BLINK = settings.Pace(call=0.3, talk=0.6, ballot=1.2, words=0.3, look=1.0, verdict=0.3)  # as the servers have it


@pytest.fixture
def pair(database, tmp_path, monkeypatch, request):
    """Two workers, each known to the database by its name."""
    monkeypatch.setitem(settings.PACES, "blink", BLINK)
    bus = ["--bus", request.getfixturevalue("valkey")] if getattr(request, "param", "") == "valkey" else []
    servers = []
    for name in ("one", "two"):
        if not ask(database, f"SELECT FROM pg_roles WHERE rolname = '{name}'"):
            tell(database, f"CREATE ROLE {name} SUPERUSER LOGIN")
        there = database.replace("garou@", f"{name}@")
        servers.append(Server(tmp_path / name, "--database", there, "--workers", "1", *bus))
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        server.kill()


class Roamer(Player):
    """Somebody each of whose requests goes to another worker, as it comes."""

    def __init__(self, servers, code, token, seed):
        super().__init__("", token, seed)
        self.servers, self.code, self.refused = servers, code, []

    @property
    def table(self):
        return f"{self.luck.choice(self.servers).address}/api/tables/{self.code}"

    @table.setter
    def table(self, _):
        """Wherever it leads."""

    def run(self):
        try:
            super().run()
        except urllib.error.HTTPError as refused:
            self.refused.append((refused.code, refused.read()[:300]))


def driver(database, code, pair, but=None):
    """Which worker drives the clock, as soon as one does, and the game is not over meanwhile."""
    while True:
        found = [pair[("one", "two").index(name)] for (name,) in ask(database, DRIVING.format(code=code))]
        if any(one is not but for one in found) or not ask(database, f"SELECT FROM garou.clock WHERE room = '{code}'"):
            return next((one for one in found if one is not but), None)
        time.sleep(0.01)


def lateness(code, events):
    """By how much each window was opened after its time, at most."""
    room, late = None, [0.0]
    for event in events:
        if room is None:
            room = replayed(code, [event])
            continue
        happened = EVENTS.read(event)
        if isinstance(happened.what, Opened) and room.deadline is not None:
            late.append(happened.at - room.deadline)
        take(room, happened)
    return max(late)


@pytest.mark.parametrize("game", sliced(TABLES))
@pytest.mark.parametrize(("pair", "kills"), [("valkey", 1), ("database", 3)], indirect=["pair"])
def test_people_spread_over_two_workers_play_and_the_driver_is_killed(game, kills, pair, database):
    assert night(game, kills, pair, database).late < 2.75, "two seconds, and what a window takes to close anyway"


@pytest.mark.deep
@pytest.mark.parametrize("game", TABLES)
def test_twenty_drivers_are_killed_in_the_middle_of_nights(game, pair, database, record_property):
    """Game after game, until so many are dead."""
    nights = []
    while (killed := sum(len(one.silences) for one in nights)) < 20:
        nights.append(night(game, 20 - killed, pair, database))
    record_property("games", len(nights))
    record_property("late", max(one.late for one in nights))
    record_property("silences", sorted(silence for one in nights for silence in one.silences))
    record_property("answers", sum(one.answers for one in nights))
    assert max(one.late for one in nights) < 2.75


@dataclass(frozen=True)
class Night:
    """What became of a game: how long nobody drove its clock after each kill, by how much a window was late at most."""

    silences: list[float]
    late: float
    answers: int


def night(game, kills, pair, database):
    """Nothing that was acknowledged is lost, and nothing is kept twice."""
    code, tokens = begun(pair[0], game, "blink")
    players = [Roamer(pair, code, token, seed) for seed, token in enumerate(tokens)]
    for player in players:
        player.start()
    silences = killed(code, kills, pair, database, players[0])
    for player in players:
        player.join(120)
        assert (player.refused, player.view["phase"]) == ([], "over")
    record = get(f"{pair[0].address}/api/tables/{code}/record")
    assert judged_word(record)["winners"] == players[0].view["winners"]
    assert [missing for player in players for missing in lost(player, record)] == []
    rows = ask(database, LOG.format(code=code))
    found = taps((kind, data) for _, _, kind, data in rows)
    assert [missing for chair, player in enumerate(players, 1) for missing in found.lost(chair, player)] == []
    assert found.doubled == 0
    answers = sum(len(player.kept) + len(player.slept) for player in players)
    return Night(silences, lateness(code, [event_of(*row) for row in rows]), answers)


def killed(code, kills, pair, database, player):
    luck, silences = random.Random(code), []
    while len(silences) < kills and player.view.get("phase") != "over":
        time.sleep(luck.uniform(0.1, 0.7))
        if (ended := driver(database, code, pair)) is None:
            break
        ended.kill()
        at = time.monotonic()
        if player.view.get("phase") != "over":
            assert driver(database, code, pair, but=ended) is not ended
            silences.append(time.monotonic() - at)
        ended.start()
    return silences


# --- Several on one machine --------------------------------------------------------------------------------


def workers_of(server):
    """The processes that serve, by what the machine says of who was born to whom."""
    return [
        int(child)
        for child in Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    ]


class Follower(threading.Thread):
    """A page that is followed, as a browser does it: when its stream ends it comes back at once."""

    going = True

    def __init__(self, server, code, token):
        super().__init__(daemon=True)
        self.port, self.path, self.token = server.port, f"/api/tables/{code}/stream", token
        self.phases, self.statuses, self.blinks = [], [], []

    def run(self):
        ended = None
        while self.going:
            with contextlib.suppress(OSError, http.client.HTTPException):
                for view in self._heard():
                    self.blinks += [time.monotonic() - ended] if ended is not None else []
                    ended = None
                    self.phases.append(view["phase"])
            ended = ended or time.monotonic()
            time.sleep(0.05)

    def _heard(self):
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)) as line:
            line.request("GET", self.path, headers={"Authorization": f"Bearer {self.token}"})
            with line.getresponse() as stream:
                self.statuses.append(stream.status)
                yield from (json.loads(said[6:]) for said in stream if said.startswith(b"data: {"))


def until(found):
    ends = time.monotonic() + 30
    while not found():
        assert time.monotonic() < ends
        time.sleep(0.02)


def test_workers_on_one_machine_are_replaced_when_killed_renewed_when_asked_and_end_together(
    database, tmp_path, record_property
):
    server = Server(tmp_path / "data", "--database", database, "--workers", "2").start()
    until(lambda: len(workers_of(server)) == 2)
    before = workers_of(server)
    code, tokens = begun(server, "one-night", "still")
    follower = Follower(server, code, tokens[1])
    follower.start()
    try:
        until(lambda: follower.phases == ["dealt"])
        os.kill(before[0], signal.SIGKILL)
        until(lambda: len(workers_of(server)) == 2 and before[0] not in workers_of(server))
        assert get(f"{server.address}/api/tables/{code}", tokens[0])["you"] == "Zed"
        server.process.send_signal(signal.SIGHUP)
        until(lambda: len(workers_of(server)) == 2 and before[1] not in workers_of(server))
        assert get(f"{server.address}/api/tables/{code}", tokens[0])["phase"] == "dealt"
        for token in tokens:
            post(f"{server.address}/api/tables/{code}/look", {}, token)
        until(lambda: follower.phases[-1] == "playing")
        assert {*follower.statuses} == {200}, "whoever comes back is let in by another"
        assert 1 <= len(follower.blinks) <= 7, (
            "one for each worker that was killed, renewed or begun while it was there"
        )
        record_property("blinks", follower.blinks)
        assert max(follower.blinks) < 2
    finally:
        follower.going, left = False, workers_of(server)
        assert server.stop() < 20
        follower.join(30)
    assert not any(Path(f"/proc/{process}").exists() for process in left)
    assert server.mishaps() == []


def test_workers_end_when_nobody_looks_after_them(database, tmp_path):
    server = Server(tmp_path / "data", "--database", database, "--workers", "2").start()
    until(lambda: len(workers_of(server)) == 2)
    left = workers_of(server)
    server.kill()
    until(lambda: not any(Path(f"/proc/{process}").exists() for process in left))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("more", [[], ["--database", "postgresql://x/y", "--standby"]])
def test_workers_need_a_database_and_no_standby(lang, more):
    done = CliRunner().invoke(command(words(lang)), ["--workers", "2", *more], standalone_mode=False)
    assert str(done.exception) == words(lang)("cli-serve-workers-alone")
