"""A game of the contests day by day, as its packets and its log tell it: who said what, voted for whom, died."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from garou.engine.values import Seat

OVER, SKIP = "Over", "Skip"  # what somebody says who has nothing more to say, and who has nothing to say now


class Utterance(NamedTuple):
    """One thing somebody said to all, or to the pack."""

    number: int  # in this day
    day: int
    turn: int
    seat: Seat
    text: str


class VoteCast(NamedTuple):
    """One vote: to execute somebody, or to attack somebody."""

    day: int
    seat: Seat
    target: Seat


class Judged(NamedTuple):
    """What somebody was told of another: a werewolf, or none."""

    seat: Seat
    target: Seat
    wolf: bool


@dataclass(slots=True)
class OneDay:
    """One day and the night after it."""

    number: int = 0
    talks: list[Utterance] = field(default_factory=list)
    whispers: list[Utterance] = field(default_factory=list)
    votes: list[VoteCast] = field(default_factory=list)
    attack_votes: list[VoteCast] = field(default_factory=list)
    executed: Seat | None = None
    attacked: Seat | None = None  # whom the pack chose, whatever came of it
    killed: Seat | None = None
    divined: dict[Seat, Judged] = field(default_factory=dict)  # by whoever was told
    identified: dict[Seat, Judged] = field(default_factory=dict)
    guarded: dict[Seat, Seat] = field(default_factory=dict)


@dataclass(slots=True)
class Remaining:
    """How much may still be said in one conversation, by seat."""

    talks: dict[Seat, int] = field(default_factory=dict)
    skips: dict[Seat, int] = field(default_factory=dict)


class ToldOnce:
    """How much of what was said each seat was told by now: it is told all of it once."""

    def __init__(self) -> None:
        self._told: dict[tuple[str, Seat], int] = {}

    def anew(self, seat: Seat) -> None:
        """Another day, of which it was told nothing."""
        self._told = {key: told for key, told in self._told.items() if key[1] != seat}

    def news(self, kind: str, seat: Seat, said: Sequence[Utterance]) -> Sequence[Utterance]:
        first = self._told.get((kind, seat), 0)
        self._told[kind, seat] = len(said)
        return said[first:]
