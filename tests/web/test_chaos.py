"""The server is killed without warning again and again while people play: nothing acknowledged is lost."""

import http.client
import json
import os
import random
import sys
import threading
import time
import urllib.request

import pytest
import serving
from chaos import TABLES, Player, begun, judged_word, lost, taps, through_chaos
from serving import Server, get, post
from wire import form, kept

from slices import sliced

KILLS = 7  # in each of three games: twenty-one in all


class Talker(Player):
    """Somebody who also talks, claims and notes, and now and then stops the clock for a moment."""

    hasty = False  # lets the bots have their say

    def __init__(self, server: Server, code: str, token: str, seed: int) -> None:
        super().__init__(f"{server.address}/api/tables/{code}", token, seed)
        self.server, self.code, self.said, self.claimed = server, code, [], 0
        self.note, self.attempts = "", 0

    def talk(self) -> None:
        if self.view["kind"] != "talk" and self.luck.random() < 0.8:
            return
        self.attempts += 1
        line, guess = f"{self.view['you']} says {self.attempts}", self.luck.randrange(len(self.view["players"]))
        if self.deed("say", text=line):
            self.said.append(line)
        if self.attempts % 3 == 0 and self.deed("claim", kind="vote", part=guess):
            self.claimed += 1
        if self.deed("note", text=line):
            self.note = line
        if self.attempts % 5 == 1:
            self.deed("pause", on="true")
            self.deed("pause", on="false")

    def deed(self, what: str, **fields: object) -> bool:
        """Was it acknowledged?"""
        who = {"cookie": f"garou-seat-{self.code}={self.token}"}
        answer = form(self.server, f"/t/{self.code}/{what}", fields, **who)
        assert answer.status in (303, 409), answer.body[:300]
        return answer.status == 303


@pytest.fixture
def hasty(server, monkeypatch):
    """A server whose bots think for no longer than its days are."""
    monkeypatch.setattr(serving, "FIRST", "from garou.rooms import bots\nbots.THINKING = (0.01, 0.04)")
    server.kill()
    return server.start()


@pytest.mark.parametrize("game", sliced(TABLES, first=2))
def test_an_evening_of_talk_at_a_swift_pace_loses_nothing_that_was_acknowledged(game, hasty):
    """Chat, claims, notes and a pause; and bots, who take the floor again and say nothing twice."""
    server = hasty
    code, tokens = begun(server, game, "dash")
    players = [Talker(server, code, token, seed) for seed, token in enumerate(tokens)]
    word = through_chaos(server, code, players, KILLS // 2)
    assert word["winners"] == players[0].view["winners"]
    happened = [(kind, json.loads(data)) for _, _, kind, data in kept(server)]
    for chair, player in enumerate(players, 1):
        lines = [data["text"] for kind, data in happened if kind == "spoke" and data["chair"] == chair]
        assert [line for line in player.said if line not in lines] == [], "told that it is kept"
        assert len(set(lines)) == len(lines), "none is taken twice"
        claims = [data for kind, data in happened if kind == "claimed" and data["seat"] == chair - 1]
        assert player.claimed <= len(claims) <= player.attempts
        notes = [data["text"] for kind, data in happened if kind == "noted" and data["chair"] == chair]
        assert player.note in ("", *notes)
    paused = [kind for kind, _ in happened if kind in ("paused", "went-on")]
    assert paused[::2] == ["paused"] * len(paused[::2])
    assert paused[1::2] == ["went-on"] * len(paused[1::2])
    assert_bots_repeat_nothing(happened, len(players))


def assert_bots_repeat_nothing(happened: list[tuple[str, dict]], people: int) -> None:
    """On one day no bot says the same thing again, however often the server was gone."""
    said: list[str] = []
    for kind, data in happened:
        if kind == "claimed" and data["seat"] >= people:
            said.append(json.dumps(data, sort_keys=True))
        elif kind == "opened":
            assert len(set(said)) == len(said)
            said = []


@pytest.mark.parametrize("game", sliced(TABLES))
def test_no_acknowledged_answer_is_lost_and_none_is_taken_twice(game, server):
    code, tokens = begun(server, game, "blink")
    table = f"{server.address}/api/tables/{code}"
    players = [Player(table, token, seed) for seed, token in enumerate(tokens)]
    word = through_chaos(server, code, players, KILLS)
    assert word["winners"] == players[0].view["winners"]
    record = get(f"{table}/record")
    assert [missing for player in players for missing in lost(player, record)] == []
    found = taps((kind, data) for _, _, kind, data in kept(server))
    assert [missing for chair, player in enumerate(players, 1) for missing in found.lost(chair, player)] == []
    assert found.doubled == 0
    assert server.stop() < 5


# --- A thousand kills ---------------------------------------------------------------------------------

MANY = int(os.environ.get("KILLS", "1000"))


class Company(threading.Thread):
    """Three people who play one game after the other, whatever becomes of the server, until they are told to stop."""

    def __init__(self, server: Server, game: str) -> None:
        super().__init__(daemon=True)
        self.server, self.game, self.stop = server, game, threading.Event()
        self.games = self.acknowledged = self.doubled = 0
        self.lost: list[object] = []

    def run(self) -> None:
        while not self.stop.is_set():
            code, tokens = patiently(lambda: begun(self.server, self.game, "blink"))
            table = f"{self.server.address}/api/tables/{code}"
            players = [Player(table, token, seed + self.games) for seed, token in enumerate(tokens)]
            for player in players:
                player.start()
            for player in players:
                player.join()
            record = patiently(lambda table=table: get(f"{table}/record"))
            assert judged_word(record)["winners"] == players[0].view["winners"]
            found = taps((kind, data) for room, _, kind, data in kept(self.server) if room == code)
            self.games += 1
            self.acknowledged += sum(len(player.kept) + len(player.slept) for player in players)
            self.lost += [missing for player in players for missing in lost(player, record)]
            self.lost += [missing for chair, player in enumerate(players, 1) for missing in found.lost(chair, player)]
            self.doubled += found.doubled


def patiently(asked):
    """As often as it takes: the server is away now and then."""
    while True:
        try:
            return asked()
        except (OSError, http.client.HTTPException, ValueError):
            time.sleep(0.02)


@pytest.mark.deep
@pytest.mark.timeout(4 * 3600)
def test_a_thousand_kills_lose_nothing_and_double_nothing(tmp_path, capsys):
    """All three games at once on one server, again and again; every record is judged."""
    server, luck = Server(tmp_path / "data").start(), random.Random()
    companies = [Company(server, game) for game in TABLES]
    for company in companies:
        company.start()
    for _ in range(MANY):
        time.sleep(luck.uniform(0.05, 0.6))
        server.kill()
        server.start()
    for company in companies:
        company.stop.set()
    for company in companies:
        company.join(300)
        assert not company.is_alive(), "every game ends"
    server.kill()
    missing, twice = [one for company in companies for one in company.lost], sum(c.doubled for c in companies)
    told = ", ".join(f"{company.game} {company.games}" for company in companies)
    answers = f"acknowledged {sum(company.acknowledged for company in companies)}"
    with capsys.disabled():
        sys.stdout.write(
            f"\n{MANY} kills; games judged: {told}; answers {answers}, lost {len(missing)}, doubled {twice}\n"
        )
    assert (missing, twice) == ([], 0)


def test_the_server_ends_within_five_seconds_with_streams_open(server):
    code = post(f"{server.address}/api/tables", {})["code"]
    token = post(f"{server.address}/api/tables/{code}/seats", {"name": "Zed"})["token"]
    heard = []

    def follow() -> None:
        try:
            heard.append(get_stream(f"{server.address}/api/tables/{code}/stream", token))
        except OSError:
            heard.append(b"")

    listeners = [threading.Thread(target=follow, daemon=True) for _ in range(5)]
    for listener in listeners:
        listener.start()
    time.sleep(0.5)
    assert server.stop() < 5


def get_stream(address: str, token: str) -> bytes:
    request = urllib.request.Request(address, headers={"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request, timeout=20) as stream:
        return stream.read()
