"""Who may be lying together, and who of them are those a village is after: every way it may be, and how likely.

A plot counts for as many deals as fit what all others tell, times the odds of its liars to tell just what they told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb, factorial, perm, prod
from typing import NamedTuple

from garou.engine.hints import Alibi
from garou.games.one_night.day import VILLAGE
from garou.talk.claims import Common, Said

from .agreeing import UNSEEN, Agreeing, ToldNight, agreeing
from .guessing import Faces, faces_of
from .tales import SORTS, Tale, order_of, tales

MOST_TRIED = 640  # groups of liars: all of ten seats with four bad cards
MOST_KEPT = 100  # and each stands for as much: of many that are hardly likely some stand for all


class Plot(NamedTuple):
    """Some who lie together or say nothing, and where the monsters' cards are in the morning."""

    liars: int  # seats as bits
    weight: float
    monsters: int  # seats as bits
    chances: tuple[float, ...]  # by seat: of those and of all others


def plots(common: Common, said: tuple[Said, ...], voices: frozenset[int] = frozenset()) -> tuple[Plot, ...]:
    """The likeliest, with weights that make one: what everybody can think who has heard all this."""
    heard = agreeing(common, said)
    spoke = heard.spoke | sum([1 << seat for seat in voices])
    silent = (1 << common.players) - 1 & ~spoke if 2 * heard.spoke.bit_count() >= common.players else 0
    return plotted(heard, tales(heard, order_of(said), silent), silent)


def plotted(heard: Agreeing, told: Sequence[Tale], silent: int) -> tuple[Plot, ...]:
    thieves = sum([1 << seat for seat, tale in enumerate(told) if tale.thief])
    found = [
        plot
        for liars, course in _possible(heard, thieves, silent)
        for plot in _Lying(heard, told, liars, silent, course).plots()
    ]
    return _thinned(sorted(found, key=lambda one: (-one.weight, one.liars, one.monsters)))


def _thinned(found: Sequence[Plot]) -> tuple[Plot, ...]:
    """Every so many hundredths of the whole one is taken, so that what is unlikely counts for no less together."""
    step = sum([one.weight for one in found]) / MOST_KEPT
    if not step:
        return ()  # nothing fits
    kept, passed = list[Plot](), 0.0
    for one in found:
        taken = int((passed + one.weight) / step + 0.5) - int(passed / step + 0.5)
        passed += one.weight
        if taken:
            kept.append(one._replace(weight=taken / MOST_KEPT))
    return tuple(kept)


def _possible(heard: Agreeing, thieves: int, silent: int) -> Iterator[tuple[int, ToldNight]]:
    """Who of those who spoke may be lying, unless the rest contradict each other; and all of them.

    As many as there are bad cards, and with them a villager who has taken one.
    """
    faces, clashes = faces_of(heard.common), list[int]()
    bad = sum([n for n, evil in zip(faces.copies, faces.evil, strict=True) if evil])
    doubted = [1 << seat for seat in range(heard.common.players) if heard.spoke >> seat & 1]
    most = _affordable(len(doubted), max(1, bad - silent.bit_count()))
    groups = [0]
    for number in range(most + 2):
        for liars in groups:
            if (number <= most or liars & thieves) and all(liars & clash for clash in clashes):
                course, wrong = heard.course(heard.spoke & ~liars)
                if course is not None:
                    yield liars, course
                elif wrong:
                    clashes.append(wrong)
        groups = [liars | bit for liars in groups for bit in doubted if bit > liars]
    everybody, _ = heard.course(0)
    if len(doubted) > most and everybody is not None:
        yield heard.spoke, everybody


@lru_cache(maxsize=256)
def _affordable(speakers: int, most: int) -> int:
    """How many liars can be thought of, and one more, before there are too many ways."""
    return next((n for n in range(most, 1, -1) if sum([comb(speakers, k) for k in range(n + 2)]) <= MOST_TRIED), 1)


@lru_cache(maxsize=256)
def _thieves(common: Common) -> tuple[int, ...]:
    """Villagers who take a card and look at it, by number."""
    roles = [common.rules.roles[name] for name in common.roles]
    return tuple([i for i, role in enumerate(roles) if role.alibi is Alibi.TOOK_FROM_SOMEBODY and role.team == VILLAGE])


@lru_cache(maxsize=1 << 14)
def _ways(bad: int, good: int, slips: tuple[float, ...]) -> float:
    """To give so many a bad card that no village is after, or else a good one, by their odds to lie with it."""
    sums = [1.0] + [0.0] * len(slips)
    for slip in slips:
        for j in range(len(slips), 0, -1):
            sums[j] += slip * sums[j - 1]
    return sum([one * perm(bad, len(slips) - j) * perm(good, j) for j, one in enumerate(sums)])


class _Lying:
    """Just these lie, and these are silent: by whose cards the village is after."""

    def __init__(self, heard: Agreeing, told: Sequence[Tale], liars: int, silent: int, course: ToldNight) -> None:
        self.heard, self.told, self.course = heard, told, course
        self.bits = liars | silent
        self.faces: Faces = faces_of(heard.common)
        seats = range(heard.common.players)
        who = [seat for seat in seats if self.bits >> seat & 1]
        self.caught = [seat for seat in who if course.faces[seat] != UNSEEN and self.faces.evil[course.faces[seat]]]
        self.hidden = [seat for seat in who if course.faces[seat] == UNSEEN]
        self.left = self._left()
        self.spare = sum(self.left) - len(self.hidden)  # cards nobody has seen, and no liar was dealt
        deals = prod([perm(n, n - left) for n, left in zip(self.faces.copies, course.unseen, strict=True)])
        self.weight = deals * factorial(self.spare) if self.spare >= 0 else 0.0
        self.odds = [*SORTS.values()]
        for seat in who:
            if course.faces[seat] != UNSEEN:
                self._caught(seat)

    def _left(self) -> tuple[int, int, int]:
        """Unseen: whom a village is after, others with a reason to lie, villagers."""
        found = [0, 0, 0]
        for left, evil, monster in zip(self.course.unseen, self.faces.evil, self.faces.monster, strict=True):
            found[0 if monster else 1 if evil else 2] += left
        return found[0], found[1], found[2]

    def _caught(self, seat: int) -> None:
        """Somebody who is believed has seen what was dealt to this liar."""
        face, tale = self.course.faces[seat], self.told[seat]
        if not self.faces.evil[face]:
            self.weight *= tale.slip
        odds = tale.hunted if self.faces.monster[face] else tale.other
        self.odds = [mine * one for mine, one in zip(self.odds, odds, strict=True)]

    def plots(self) -> Iterator[Plot]:
        if self.weight:
            yield from self._usual()
            yield from self._robbed()

    def _usual(self) -> Iterator[Plot]:
        for chosen in _some_of(self.hidden, self.left[0]):
            others = [seat for seat in self.hidden if seat not in chosen]
            weight = self._weighed(chosen, others, self.left[2])
            if weight:
                yield self._plot(weight, chosen, self.course.lies)

    def _robbed(self) -> Iterator[Plot]:
        """One of the liars is a robber, who took the card of another."""
        copies = sum([self.course.unseen[role] for role in _thieves(self.heard.common)])
        for thief in [seat for seat in self.hidden if copies and self.told[seat].thief]:
            rest = [seat for seat in self.hidden if seat != thief]
            for chosen in _some_of(rest, self.left[0]):
                others = [seat for seat in rest if seat not in chosen]
                weight = copies * self.told[thief].thief * self._weighed(chosen, others, self.left[2] - 1)
                for victim in [*rest, *self.caught] if weight else ():
                    lies = [{thief: victim, victim: thief}.get(card, card) for card in self.course.lies]
                    yield self._plot(weight / (self.heard.common.players - 1), chosen, lies)

    def _weighed(self, chosen: Sequence[int], others: Sequence[int], villagers: int) -> float:
        ways = _ways(self.left[1], villagers, tuple([self.told[seat].slip for seat in others]))
        if not ways:
            return 0.0
        lies = self.odds
        for seat in chosen:
            lies = [mine * one for mine, one in zip(lies, self.told[seat].hunted, strict=True)]
        for seat in others:
            lies = [mine * one for mine, one in zip(lies, self.told[seat].other, strict=True)]
        return self.weight * perm(self.left[0], len(chosen)) * ways * sum(lies)

    def _plot(self, weight: float, chosen: Sequence[int], lies: Sequence[int]) -> Plot:
        rest = (self.left[0] - len(chosen)) / self.spare if self.spare else 0.0
        found, monsters = [], 0
        for seat, card in enumerate(lies[: self.heard.common.players]):
            face = self.course.faces[card]
            known = self.faces.monster[face] if face >= 0 else card in chosen
            monsters |= known << seat
            found.append(float(known) if known or face >= 0 or card in self.hidden else rest)
        return Plot(self.bits, weight, monsters, tuple(found))


def _some_of(seats: Sequence[int], most: int) -> Iterator[tuple[int, ...]]:
    for number in range(min(most, len(seats)) + 1):
        yield from combinations(seats, number)
