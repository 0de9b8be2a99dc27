"""Nights by luck where people may lie: first it is drawn who tells the truth, then a deal and a night as those tell it.

Who is honest is drawn about as likely as it is where no card was moved but by those who tell of it; how much more or
less likely it is in the game goes into the weight of each night, so no chance is bent.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from math import prod
from random import Random
from typing import NamedTuple

from garou.engine.values import RoleName, Seat, Slot
from garou.talk.claims import WAS, Common

from .astold import AsTold, Group
from .dealing import Favours
from .evidence import Believed, Witnessed, of_the_night
from .lying import LyingModel
from .retelling import UNSEEN
from .sampling import EAGER, LuckyNight, Sampling
from .truth import DEALT, TURNED, Note

FLOOR = 0.25  # how often everybody is honest or not as a coin falls, so that every choice can come
COIN = 0.6
LEAST = 0.01  # so rarely at least any card is dealt to a liar


class Honest(NamedTuple):
    """Some who tell the truth: how likely they are drawn, and the nights in which they do."""

    seats: Group
    odds: float
    nights: Sampling


class Doubting:
    """What nights are drawn for: a table, one seat's own night, and what others say, true or not."""

    def __init__(self, common: Common, own: Sequence[Witnessed], heard: Sequence[Believed], model: LyingModel) -> None:
        self.common, self.own, self.heard, self.brief = common, tuple(own), tuple(heard), model.brief
        self.told = AsTold(common, own, heard, model)
        self.speakers = self.told.speakers
        self._known: dict[Group, Honest] = {}

    def nights(self, luck: Random, tries: int) -> Iterator[LuckyNight | None]:
        """One for each try; None where the night went another way."""
        for _ in range(tries):
            honest = self._drawn(luck)
            night = honest.nights.night(luck)
            weight = self._weight(night, honest.seats) / honest.odds if night else 0.0
            yield night._replace(weight=night.weight * weight, honest=honest.seats) if night and weight else None

    def _weight(self, night: LuckyNight, honest: Group) -> float:
        """How likely just these tell the truth after such a night, and the others tell what they told."""
        found = 1.0
        for one in self.heard:
            told = night.table.heard[one.seat]
            faith = 1 - self.told.doubt(_been(told))
            if one.seat in honest:
                found *= faith * self._so_much(one, told)
            else:
                found *= (1 - faith) * self.told.odds[one.seat]
        return found

    def _so_much(self, one: Believed, told: Sequence[Note]) -> float:
        """How likely somebody honest tells just so much: all of a night, or the card alone."""
        if self.brief is None:
            return 1.0
        if of_the_night(one.claims):
            return float(1 - self.brief)
        card = next((claim.roles[0] for claim in one.claims if claim.kind == WAS), None)
        return float(self.brief) if card in self._deeds and len(told) > 1 else 1.0

    @cached_property
    def _deeds(self) -> frozenset[RoleName]:
        """Whoever has something to tell that others did not see; a copier's night is told as another's."""
        steps, roles = self.common.rules.opening, self.common.rules.roles
        alone = {name for step in steps if step.roles and step.alone for name in step.roles}
        return frozenset(name for name in alone if name in roles and not roles[name].may_wake_as)

    # Who is honest ---------------------------------------------------------------------

    def _drawn(self, luck: Random) -> Honest:
        likely = self.told.likely
        if likely and luck.random() >= FLOOR:
            [seats] = luck.choices([*likely], [*likely.values()])
        else:
            seats = frozenset(seat for seat in self.speakers if luck.random() < COIN)
        if seats not in self._known:
            self._known[seats] = self._honest(seats)
        return self._known[seats]

    def _honest(self, seats: Group) -> Honest:
        share = FLOOR if self.told.likely else 1.0
        coins = prod(COIN if seat in seats else 1 - COIN for seat in self.speakers)
        odds = share * coins + (1 - share) * self.told.likely.get(seats, 0.0)
        told = [one for one in self.heard if one.seat in seats]
        listening = frozenset(self.speakers)
        return Honest(seats, odds, Sampling(self.common, (*self.own, *told), self._favours(seats), listening, EAGER))

    # How cards lie ---------------------------------------------------------------------

    def _favours(self, honest: Group) -> tuple[Favours, Favours]:
        """What is dealt to whom where these are right: for certain, and if no card was moved but as they tell."""
        hiding = {card: max(LEAST, self.told.doubt(card)) for card in self.common.roles}
        liars: Favours = {seat: hiding for seat in self.speakers if seat not in honest}
        sure = {**liars, **self._dealt(honest)}
        met = {place: dict.fromkeys(some, 1.0) for place, some in self.told.seen.items()}
        course = self.told.course(honest)
        faces = enumerate(course.faces) if course else ()
        told: Favours = {Slot(place): {self.common.roles[face]: 1.0} for place, face in faces if face != UNSEEN}
        bold = {place: some for place, some in {**met, **told}.items() if place < len(self.common.cast.cards)}
        return sure, {**sure, **bold}

    def _dealt(self, honest: Group) -> Favours:
        own = {one.seat: RoleName(note[1]) for one in self.own for note in one.told if note[0] == DEALT}
        told = {one.seat: claim.roles[0] for one in self.heard for claim in one.claims if claim.kind == WAS}
        cards: Mapping[Seat, RoleName] = {seat: told[seat] for seat in honest if seat in told} | own
        return {seat: {card: 1.0} for seat, card in cards.items()}


def _been(told: Sequence[Note]) -> RoleName:
    """What somebody is by their own card: what it was turned into at last."""
    return RoleName([note[1] for note in told if note[0] in (DEALT, TURNED)][-1])
