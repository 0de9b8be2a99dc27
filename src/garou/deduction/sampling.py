"""Nights played by luck through the role code itself, weighed so that nothing is bent: for what cannot be counted.

It serves any rules. A seat's own facts and what is believed stop a night as soon as it goes another way; where a card
or an answer was named it is drawn more often than luck would, and weighs as much less.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import factorial, prod
from random import Random
from typing import Any, NamedTuple

from garou.engine.game import opening_position
from garou.engine.rules import RuleSet
from garou.engine.table import Table
from garou.engine.values import Choice, Position, RoleName, Seat, Setup, Slot
from garou.talk.claims import SAW, WAS, Common

from .dealing import Bounds, Dealer, Favours
from .evidence import Evidence, Witnessed
from .truth import DEALT, FELLOWS, NIGHT, SAW_CARD, Note, holds, in_order

EAGER = 0.95  # how often an answer is drawn from those that a seat is known to have given
BOLD = 0.8  # how often cards are dealt as all that was seen and said would have it


class Astray(BaseException):
    """This night is another one. Not an Exception: no role code may swallow it."""


class LuckyNight(NamedTuple):
    """One night that fits: how much it weighs among chances, and among histories; the table in the morning."""

    weight: float
    number: float
    table: LuckyTable
    honest: frozenset[Seat] = frozenset()  # under a model of lying: who tells the truth in it


class LuckyTable(Table):
    """A table that luck answers, and that listens to what some seats are told."""

    __slots__ = ("drawing", "heard", "left", "luck", "number", "weight")

    def __init__(self, rules: RuleSet, position: Position, drawing: Sampling, luck: Random) -> None:
        super().__init__(rules, position)
        self.drawing, self.luck = drawing, luck
        self.weight = self.number = 1.0
        self.heard: dict[Seat, list[Note]] = {seat: [] for seat in drawing.words.keys() | drawing.listening}
        self.left = {one.seat: list(one.told) for one in drawing.witnesses}

    def decide(self, seats: tuple[Seat, ...], options: tuple[Choice, ...], call: str, topic: str) -> Choice:
        """One of those that were named, mostly."""
        named, share = self.drawing.named(seats, options)
        choice = self.luck.choice(named if named and self.luck.random() < share else options)
        odds = (1 - share if named else 1) / len(options) + (share / len(named) if choice in named else 0)
        self.weight /= odds * len(options)
        self.number /= odds
        return choice

    def tell(self, audience: tuple[Seat, ...], name: str, **data: Any) -> None:
        for seat in audience:
            if seat in self.heard and name in NIGHT:
                self._hear(seat, (name, *data.values()))

    def announce(self, name: str, **data: Any) -> None:
        self.tell(tuple(self.heard), name, **data)

    def _hear(self, seat: Seat, note: Note) -> None:
        [note] = in_order([note])
        self.heard[seat].append(note)
        left = self.left.get(seat)
        if left is None or (not left and seat in self.drawing.waking):
            return
        place = _place_of(note, left)
        if place is None:
            raise Astray
        del left[place]


def _place_of(note: Note, left: Sequence[Note]) -> int | None:
    """Cards that are looked at one after the other may have been named in any order."""
    for number, one in enumerate(left):
        if one == note:
            return number
        if note[0] != SAW_CARD or one[0] != SAW_CARD or one[1] == note[1]:
            return None
    return None


@dataclass(frozen=True)
class Sampling:
    """What nights are drawn for: a table, and what is known and believed there."""

    common: Common
    evidence: tuple[Evidence, ...]
    lots: tuple[Favours, Favours] | None = None  # how cards surely lie, and boldly; None: by what was seen and said
    listening: frozenset[Seat] = frozenset()  # whose nights shall be known besides
    eager: float = 0.75  # how often what was claimed to have been chosen is chosen

    @property
    def rules(self) -> RuleSet:
        return self.common.rules

    @cached_property
    def witnesses(self) -> tuple[Witnessed, ...]:
        return tuple(one for one in self.evidence if isinstance(one, Witnessed))

    @cached_property
    def waking(self) -> frozenset[Seat]:
        """Whose night goes on."""
        return frozenset(one.seat for one in self.witnesses if not one.over)

    # What was named ------------------------------------------------------------------

    @cached_property
    def words(self) -> dict[Seat, frozenset[Any]]:
        """By seat: every place and word in what it was told, or says."""
        found: dict[Seat, set[Any]] = {}
        for one in self.evidence:
            notes = one.told if isinstance(one, Witnessed) else ()
            parts = [part for note in notes for part in note[1:]]
            parts += [part for claim in one.claims for part in (*claim.places, *claim.roles, claim.mark)]
            flat = (part for some in parts for part in (some if isinstance(some, tuple) else (some,)))
            found.setdefault(one.seat, set()).update(flat)
        return {seat: frozenset(some) for seat, some in found.items()}

    @cached_property
    def _eager(self) -> dict[Seat, float]:
        some = reversed(self.evidence)
        return {one.seat: EAGER if isinstance(one, Witnessed) else self.eager for one in some}

    @cached_property
    def _named(self) -> dict[Any, tuple[list[Choice], float]]:
        return {}

    def named(self, seats: tuple[Seat, ...], options: tuple[Choice, ...]) -> tuple[list[Choice], float]:
        """Of these answers, those made of what was named, and how often one of them is drawn."""
        found = self._named.get((seats, options))
        if found is None:
            knowing = [seat for seat in seats if seat in self.words]
            words = self.words[knowing[0]] if knowing else frozenset()
            some = [option for option in options if words.issuperset(option)] if knowing else []
            found = some, self._eager[knowing[0]] if knowing else 0.0
            self._named[seats, options] = found
        return found

    # The deal ------------------------------------------------------------------------

    @cached_property
    def dealer(self) -> Dealer:
        """Cards as they surely lie; and as they lay if nobody had moved a card before it was seen."""
        if self.lots is not None:
            return Dealer(self.common.cast.cards, [*zip((1 - BOLD, BOLD), self.lots, strict=True)])
        sure, seen = self.sure(), self.seen()
        bold = {**{place: some for place, some in seen.items() if place not in sure}, **sure}
        return Dealer(self.common.cast.cards, [(1 - BOLD, sure), (BOLD, bold)] if bold != sure else [(1.0, sure)])

    def sure(self) -> Bounds:
        """Cards that were dealt there, if all that was said is true."""
        found: dict[Slot, frozenset[RoleName]] = {}
        for one in self.evidence:
            told = one.told if isinstance(one, Witnessed) else ()
            cards = [note[1] for note in told if note[0] == DEALT]
            cards += [claim.roles[0] for claim in one.claims if claim.kind == WAS]
            for card in cards:
                found[one.seat] = found.get(one.seat, frozenset((card,))) & {card}
        return found

    def seen(self) -> Bounds:
        """And cards as they were seen, if none was moved before."""
        found: dict[Slot, frozenset[RoleName]] = {}
        for one in self.evidence:
            for note in one.told if isinstance(one, Witnessed) else ():
                if note[0] == SAW_CARD:
                    found.setdefault(note[1], frozenset((note[2],)))
                elif note[0] == FELLOWS:
                    found |= dict.fromkeys(note[2], self._called(note[1]))
            for claim in one.claims:
                if claim.kind in (SAW, WAS):
                    place = claim.places[0] if claim.places else one.seat
                    found.setdefault(place, frozenset(claim.roles))
        return {place: some for place, some in found.items() if some and place < len(self.common.cast.cards)}

    def _called(self, call: str) -> frozenset[RoleName]:
        return frozenset().union(*(step.roles or () for step in self.rules.opening if step.name == call))

    # The night -----------------------------------------------------------------------

    def nights(self, luck: Random, tries: int) -> Iterator[LuckyNight | None]:
        """One for each try; None where the night went another way."""
        for _ in range(tries):
            yield self.night(luck)

    def night(self, luck: Random) -> LuckyNight | None:
        drawn = self.dealer.draw(luck)
        if drawn is None:
            return None
        (deal, odds), players = drawn, self.common.players
        setup = Setup(deal[:players], deal[players:], self.common.cast.beside)
        table = LuckyTable(self.rules, opening_position(self.rules, setup), self, luck)
        try:
            play(table)
        except Astray:
            return None
        if any(table.left.values()) or not all(self._true(table, one) for one in self.evidence):
            return None
        return LuckyNight(odds * table.weight, odds * table.number * self._deals, table)

    @cached_property
    def _deals(self) -> float:
        counted = [*self.common.cast.cards]
        return factorial(len(counted)) / prod(factorial(counted.count(card)) for card in {*counted})

    def _true(self, table: LuckyTable, one: Evidence) -> bool:
        told, morning = table.heard[one.seat], table.counts[table.lies[one.seat]]
        return all(holds(claim, one.seat, told, morning, self.rules) for claim in one.claims)


def play(table: Table) -> None:
    """The night, up to the talk."""
    for step in table.rules.opening:
        if step.talk:
            break
        if step.concerns(table.wakes_as):
            table.call = table.topic = step.name
            step.run(table)
