"""Games by the million, here and now: luck is drawn inside, and only counts come out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

import numpy as np

from .arrays import Array, Number, u32
from .coding import Coded
from .day import Finish
from .playing import play
from .policies import by_luck
from .sources import Luck, Minded, Policy
from .talking import evening
from .tally import EVERYTHING, Label, Tallied, Tally, counts

Key = tuple[int, int]  # what luck begins with


@dataclass(frozen=True, slots=True)
class Totals:
    """How many games, and how often what happened in them."""

    games: int
    often: Mapping[Label, int]

    def of(self, *label: str | int) -> int:
        return self.often.get(label, 0)

    def share(self, *label: str | int) -> float:
        return self.of(*label) / self.games


class Census(NamedTuple):
    """What is played, and what is counted of it."""

    coded: Coded
    tallies: tuple[Tally, ...] = EVERYTHING
    withheld: bool = True  # may a vote be withheld, as the engine's options have it?
    policy: Policy | None = None  # luck alone, unless there is one
    talk: bool = False  # does everybody tell a night before the vote?


FEW_BLOCKS, MANY_BLOCKS = 4, 14  # bits: of one night, of a game of many


def one_batch(wanted: Census, key: tuple[Number, Number], games: Array, number: Number) -> list[Tallied]:
    return counts(finished(wanted, luck_of(wanted, key, games, number)), wanted.tallies)


def luck_of(wanted: Census, key: tuple[Number, Number], games: Array, number: Number) -> Luck:
    room = MANY_BLOCKS if wanted.coded.rules.round else FEW_BLOCKS
    return Luck(key, games, number, withheld=wanted.withheld, room=room)


def finished(wanted: Census, luck: Luck) -> Finish:
    if wanted.talk:
        return evening(wanted.coded, luck, wanted.policy or by_luck)
    return play(wanted.coded, Minded(luck, wanted.policy) if wanted.policy else luck)


# --- Here and now -----------------------------------------------------------------------------------

Summing = Callable[[Finish], Mapping[Label, int]]


def nothing_more(end: Finish) -> Mapping[Label, int]:
    return {}


AT_ONCE = 1 << 14  # as many games as the processor's own memory holds words of


def batches(wanted: Census, key: Key, more: Summing = nothing_more) -> Iterator[Totals]:
    """One batch after the other, for as long as somebody wants them; and what else is summed up of each."""
    games = np.arange(AT_ONCE, dtype=np.uint32)
    luck = u32(key[0]), u32(key[1])
    number = 0
    with np.errstate(over="ignore"):
        while True:
            end = finished(wanted, luck_of(wanted, luck, games, u32(number)))
            tallied = counts(end, wanted.tallies)
            sums = {one.label: int(one.number.sum(dtype=np.int64)) for one in tallied}
            yield Totals(AT_ONCE, {**sums, **more(end)})
            number += 1


def simulate(wanted: Census, key: Key, games: int) -> Totals:
    """At least so many games, in whole batches."""
    found = Totals(0, {})
    for one in islice(batches(wanted, key), -(-games // AT_ONCE)):
        found = added(found, one)
    return found


def added(one: Totals, other: Totals) -> Totals:
    labels = dict.fromkeys((*one.often, *other.often))
    return Totals(one.games + other.games, {label: one.of(*label) + other.of(*label) for label in labels})
