"""Several workers over the same tables: any of them serves any table, and nothing is lost when one is killed."""

import os
import random
import signal
import time
import urllib.error
from pathlib import Path

import pytest
from chaos import TABLES, Player, begun, judged_word, lost, taps
from click.testing import CliRunner
from serving import Server, get

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
def pair(database, tmp_path, monkeypatch):
    """Two workers, each known to the database by its name."""
    monkeypatch.setitem(settings.PACES, "blink", BLINK)
    servers = []
    for name in ("one", "two"):
        if not ask(database, f"SELECT FROM pg_roles WHERE rolname = '{name}'"):
            tell(database, f"CREATE ROLE {name} SUPERUSER LOGIN")
        servers.append(Server(tmp_path / name, "--database", database.replace("garou@", f"{name}@"), "--workers", "1"))
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
@pytest.mark.parametrize("kills", [0, 3, pytest.param(7, marks=pytest.mark.deep)])
def test_people_spread_over_two_workers_play_and_the_driver_is_killed(game, kills, pair, database, record_property):
    code, tokens = begun(pair[0], game, "blink")
    players = [Roamer(pair, code, token, seed) for seed, token in enumerate(tokens)]
    for player in players:
        player.start()
    luck, silences = random.Random(code), []
    while len(silences) < kills and players[0].view.get("phase") != "over":
        time.sleep(luck.uniform(0.1, 0.7))
        if (ended := driver(database, code, pair)) is None:
            break
        ended.kill()
        killed = time.monotonic()
        if players[0].view.get("phase") != "over":
            assert driver(database, code, pair, but=ended) is not ended
            silences.append(time.monotonic() - killed)
        ended.start()
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
    late = lateness(code, [event_of(*row) for row in rows])
    record_property("late", late)
    record_property("silences", silences)
    record_property("resumed", [kind for _, _, kind, _ in rows].count("resumed"))
    record_property("answers", sum(len(player.kept) + len(player.slept) for player in players))
    assert late < 2.75, "two seconds, and what a window takes to close anyway"


# --- Several on one machine --------------------------------------------------------------------------------


def workers_of(server):
    """The processes that serve, by what the machine says of who was born to whom."""
    return [
        int(child)
        for child in Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    ]


def until(found):
    ends = time.monotonic() + 30
    while not found():
        assert time.monotonic() < ends
        time.sleep(0.02)


def test_workers_on_one_machine_are_replaced_when_killed_renewed_when_asked_and_end_together(database, tmp_path):
    server = Server(tmp_path / "data", "--database", database, "--workers", "2").start()
    try:
        until(lambda: len(workers_of(server)) == 2)
        before = workers_of(server)
        code, tokens = begun(server, "one-night", "still")
        os.kill(before[0], signal.SIGKILL)
        until(lambda: len(workers_of(server)) == 2 and before[0] not in workers_of(server))
        assert get(f"{server.address}/api/tables/{code}", tokens[0])["you"] == "Zed"
        server.process.send_signal(signal.SIGHUP)
        until(lambda: len(workers_of(server)) == 2 and before[1] not in workers_of(server))
        assert get(f"{server.address}/api/tables/{code}", tokens[0])["phase"] == "dealt"
    finally:
        left = workers_of(server)
        assert server.stop() < 20
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
