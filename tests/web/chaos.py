"""People whose phones try again whenever the server is gone, and a server that is killed while they play."""

from __future__ import annotations

import http.client
import json
import random
import threading
import time
import urllib.error
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from serving import Server, get, post

from garou.record.judge import judged, verdict
from garou.record.reading import read

TABLES = {
    "one-night": {"game": "one-night", "scenario": "confusion", "players": 6},
    "epic-battle": {"game": "epic-battle", "scenario": "night-of-the-count", "players": 7},
    "classic": {"game": "classic", "scenario": "whole-village", "players": 8},
}


class Player(threading.Thread):
    """Somebody whose phone tries again whenever the server is gone."""

    hasty = True  # gets ready to vote at once

    def __init__(self, table: str, token: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.table, self.token, self.luck = table, token, random.Random(seed)
        self.kept: list[tuple[int, str, list[str]]] = []  # acknowledged: window, call, choice
        self.slept: list[int] = []  # acknowledged: taps in one's sleep, by window
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
        elif view["question"] and not self.acted(view["window"]):
            choice = self.luck.choice(view["question"]["options"])
            post(f"{self.table}/answers", {"window": view["window"], "choose": choice}, self.token)
            self.kept.append((view["window"], view["question"]["call"], choice))
        elif view["kind"] == "call" and not view["question"] and not self.acted(view["window"]):
            post(f"{self.table}/answers", {"window": view["window"], "choose": []}, self.token)
            self.slept.append(view["window"])

    def acted(self, window: int) -> bool:
        return window in self.slept or any(window == answered for answered, _, _ in self.kept)


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


def lost(player: Player, record: dict) -> list[tuple[int, str, list[str]]]:
    """What this one was told is kept and is not there."""
    lines = [line for line in record["answers"] if line["by"] == player.view["you"] and "luck" not in line]
    missing = []
    for window, call, choice in player.kept:
        if call == "vampire":  # one answer of the clan stands for all; the others' taps are kept as taps
            assert [line for line in record["answers"] if line["call"] == call]
            continue
        found = [line for line in lines if line["call"] == call and sorted(line["choose"]) == sorted(choice)]
        if found:
            lines.remove(found[0])
        else:
            missing.append((window, call, choice))
    return missing


@dataclass
class Taps:
    """What the disk holds of a game in which everybody sat down in their order: by window and chair."""

    answers: Counter[tuple[int, int, str]] = field(default_factory=Counter)  # and by call
    asleep: Counter[tuple[int, int]] = field(default_factory=Counter)

    def lost(self, chair: int, player: Player) -> list[int]:
        """Taps in this one's sleep that were acknowledged and are not there."""
        return [window for window in player.slept if not self.asleep[window, chair]]

    @property
    def doubled(self) -> int:
        return sum(number - 1 for number in (*self.answers.values(), *self.asleep.values()) if number > 1)


def taps(rows: Iterable[tuple[str, str]]) -> Taps:
    """From the events of one table: their kinds and what they tell."""
    found, window = Taps(), 0
    for kind, data in rows:
        told = json.loads(data)
        window += kind == "opened"
        if kind == "answered" and told["seat"] >= 0:  # luck may be asked again and again
            found.answers[window, told["seat"] + 1, told["call"]] += 1
        elif kind == "counted":  # everybody's votes at once
            found.answers[window, 0, kind] += 1
        elif kind == "dreamt":
            found.asleep[window, told["chair"]] += 1
    return found


def judged_word(record: dict) -> dict:
    found = read(json.dumps(record))
    return verdict(found, judged(found))
