"""Nights as somebody lays them out for the announcer, and what the package says must be heard of them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest
from announcer_phone import LEAD, SAYING, TablePhone, laid_out

from garou import announcer
from garou.announcer import Cue, Tempo

USUAL = Tempo()


@dataclass(frozen=True)
class Night:
    """Everything somebody chooses before a night."""

    kind: str
    cards: str
    length: str = "normal"
    options: tuple[str, ...] = ()
    pace: Tempo = USUAL
    table: tuple[str, ...] = ()  # what the page says of the table by itself

    @property
    def settings(self) -> dict[str, Any]:
        return laid_out(self.kind, self.cards, options=self.options, length=self.length, **paced(self.pace))

    def told(self, lang: str, round: int = 1) -> list[Cue]:
        """What Python says is called or done, without what is laid out before and what is only shown."""
        book, cast = announcer.book(*self.kind.split("/"), lang), self.cards.split()
        found = announcer.script(book, cast, self.options, self.length, table=self.table, round=round, pace=self.pace)
        return [cue for cue in found if (cue.aloud or cue.waits) and cue.stretch != "before"]


ONE_NIGHT = "doppelganger werewolf werewolf minion seer robber troublemaker drunk insomniac villager"
EPIC = "copycat vampire count renfield cupid priest assassin werewolf alpha-wolf seer witch gremlin curator"
CLASSIC = "thief cupid seer witch hunter little-girl werewolf werewolf villager villager villager villager"

SMALL = Night("one-night/bezier", "werewolf werewolf seer robber villager villager")
LONG = Night("classic/", CLASSIC, "brief", ("captain",), Tempo(role=5, day=60, speed=0.8), ("from-seven",))
NIGHTS = [
    Night("one-night/bezier", ONE_NIGHT, "tale", ("lone-wolf",), table=("from-seven",)),
    Night("epic-battle/ravensburger", EPIC, pace=Tempo(role=11, day=180, speed=1.5), table=("from-seven",)),
    LONG,
]


def paced(pace: Tempo) -> dict[str, float]:
    """The pace as the page keeps it."""
    return {"pause": pace.role, "day": pace.day / 60, "speed": pace.speed}


def signalled(cue: Cue) -> int:
    """Milliseconds of gong or knock before the words."""
    return LEAD if cue.sound != "none" or cue.kind == "open" else 0


def lasting(cues: list[Cue]) -> float:
    """Seconds until all of it is told, by somebody who is done at once."""
    return sum((signalled(cue) + SAYING * cue.aloud) / 1000 + resting(cue) for cue in cues)


def resting(cue: Cue) -> float:
    return 0 if cue.waits else cue.pause


def goes_through(phone: TablePhone, cues: list[Cue]) -> None:
    """All of it, with somebody to lead who is done at once wherever the voice waits."""
    told: list[Cue] = []
    for cue in cues:
        told.append(cue)
        if cue.waits:
            phone.wait(lasting(told))
            assert phone.shows("#wait"), cue.id
            phone.tap("#play")
            told = []
    phone.wait(lasting(told) + 1)


def is_told_exactly(phone: TablePhone, cues: list[Cue], since: int = 0) -> None:
    """Every line in its place, and every silence as long as was set."""
    said = [cue for cue in cues if cue.aloud]
    assert [line["text"] for line in phone.spoken[since:]] == [cue.words for cue in said]
    due = [1000 * resting(cue) + signalled(after) for cue, after in pairwise(said)]
    assert phone.silences[since:] == pytest.approx(due, abs=0.01)


def tells(phone: TablePhone, cues: list[Cue]) -> None:
    """From the cards on the table to the end of the night."""
    phone.tap("#begin")
    phone.tap("#start")
    goes_through(phone, cues)
    is_told_exactly(phone, cues)
