"""The server is killed without warning again and again while people play: nothing acknowledged is lost."""

import http.client
import json
import random
import threading
import time
import urllib.error
import urllib.request

import pytest
import serving
from serving import Server, get, post
from wire import form, kept

from garou.record.judge import judged, verdict
from garou.record.reading import read

TABLES = {
    "one-night": {"game": "one-night", "scenario": "confusion", "players": 6},
    "epic-battle": {"game": "epic-battle", "scenario": "night-of-the-count", "players": 7},
    "classic": {"game": "classic", "scenario": "whole-village", "players": 8},
}
KILLS = 7  # in each of three games: twenty-one in all


class Player(threading.Thread):
    """Somebody whose phone tries again whenever the server is gone."""

    hasty = True  # gets ready to vote at once

    def __init__(self, table: str, token: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.table, self.token, self.luck = table, token, random.Random(seed)
        self.kept: list[tuple[int, str, list[str]]] = []  # acknowledged: window, call, choice
        self.view: dict = {}

    def run(self) -> None:
        while self.view.get("phase") != "over":
            try:
                self.view = get(self.table, self.token)
                self.act()
            except urllib.error.HTTPError as refused:
                if refused.code != 409:  # too late, or the question is gone
                    raise
            except (OSError, http.client.HTTPException, ValueError):  # the server is away, or fell silent in mid-word
                time.sleep(0.02)
            time.sleep(0.02)

    def talk(self) -> None:
        """Nothing to say."""

    def act(self) -> None:
        view = self.view
        self.talk()
        if view["phase"] == "dealt":
            post(f"{self.table}/look", {}, self.token)
        elif view["kind"] == "talk":
            if self.hasty:
                post(f"{self.table}/ready", {"on": True}, self.token)
        elif view["question"] and not any(window == view["window"] for window, _, _ in self.kept):
            choice = self.luck.choice(view["question"]["options"])
            post(f"{self.table}/answers", {"window": view["window"], "choose": choice}, self.token)
            self.kept.append((view["window"], view["question"]["call"], choice))


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
    sooner = "from garou.rooms import playing\nplaying.THINKING = (0.01, 0.04)\nfrom garou.cli import main"
    monkeypatch.setattr(serving, "RUNNER", serving.RUNNER.replace("from garou.cli import main", sooner))
    server.kill()
    return server.start()


@pytest.mark.parametrize("game", TABLES)
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


@pytest.mark.parametrize("game", TABLES)
def test_no_acknowledged_answer_is_lost_and_none_is_taken_twice(game, server):
    code, tokens = begun(server, game, "blink")
    table = f"{server.address}/api/tables/{code}"
    players = [Player(table, token, seed) for seed, token in enumerate(tokens)]
    word = through_chaos(server, code, players, KILLS)
    assert word["winners"] == players[0].view["winners"]
    record = get(f"{table}/record")
    for player in players:
        told = player.view["you"]
        lines = [
            (line["call"], line["choose"]) for line in record["answers"] if line["by"] == told and "luck" not in line
        ]
        for _, call, choice in player.kept:
            if call == "vampire":  # one answer of the clan stands for all; the others' taps are kept as taps
                assert [line for line in record["answers"] if line["call"] == call]
                continue
            found = [line for line in lines if line[0] == call and sorted(line[1]) == sorted(choice)]
            assert found, f"{told} was told that {call} {choice} is kept"
            lines.remove(found[0])
    assert server.stop() < 5


def begun(server: Server, game: str, pace: str) -> tuple[str, list[str]]:
    """A table for three and bots: its code, and the tokens of those who sit there."""
    code = post(f"{server.address}/api/tables", TABLES[game] | {"pace": pace})["code"]
    table = f"{server.address}/api/tables/{code}"
    tokens = [post(f"{table}/seats", {"name": name})["token"] for name in ("Zed", "Yan", "Xia")]
    post(f"{table}/begin", {}, tokens[0])
    return code, tokens


def through_chaos(server: Server, code: str, players: list[Player], kills: int) -> dict:
    """To the end of the game, with the server killed again and again; what the judge says of its record."""
    for player in players:
        player.start()
    luck = random.Random(code)
    for _ in range(kills):
        time.sleep(luck.uniform(0.1, 0.7))
        server.kill()
        server.start()
    for player in players:
        player.join(120)
        assert player.view["phase"] == "over", "every game ends"
    return judged_word(get(f"{server.address}/api/tables/{code}/record"))


def judged_word(record: dict) -> dict:
    found = read(json.dumps(record))
    return verdict(found, judged(found))


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
