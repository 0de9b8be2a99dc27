"""Who may be lying together, and who of them are those a village is after: every way it may be, and how likely.

A plot counts for as many deals as fit what all others tell, times the odds of its liars to tell just what they told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb, factorial, perm, prod
from typing import NamedTuple

from garou.deduction.retelling import UNSEEN, Retelling, ToldNight
from garou.engine.hints import Alibi
from garou.games.one_night.day import VILLAGE
from garou.games.teams import monsters_among
from garou.talk.claims import Common, Said

from .heard import retold
from .tales import HUSH, SLIP, SORTS, Tale, order_of, tales

MOST_TRIED = 640  # groups of liars: all of ten seats with four bad cards
MOST_KEPT = 100  # where there are more, so many stand for all: of many that are hardly likely some


class Faces(NamedTuple):
    """By role: has it a reason to lie, is a village after it, how many cards of it there are."""

    evil: tuple[bool, ...]
    monster: tuple[bool, ...]
    copies: tuple[int, ...]


@lru_cache(maxsize=256)
def faces_of(common: Common) -> Faces:
    names, roles, counted = common.roles, common.rules.roles, common.cast.counted
    hunted = monsters_among(common.rules, names)
    evil = tuple([roles[name].team != VILLAGE for name in names])
    return Faces(evil, tuple([name in hunted for name in names]), tuple([counted[name] for name in names]))


class Plot(NamedTuple):
    """Some who lie together or say nothing, and where the monsters' cards are in the morning."""

    liars: int  # seats as bits
    weight: float
    monsters: int  # seats as bits
    chances: tuple[float, ...]  # by seat: of those and of all others


class Plots(NamedTuple):
    """With weights that make one; and whether these are all, or some that stand for them."""

    known: tuple[Plot, ...]
    exact: bool


def plots(common: Common, said: tuple[Said, ...], voices: frozenset[int] = frozenset()) -> Plots:
    """What everybody can think who has heard all this."""
    heard = retold(common, said)
    spoke = heard.spoke | sum([1 << seat for seat in voices])
    silent = (1 << common.players) - 1 & ~spoke if 2 * heard.spoke.bit_count() >= common.players else 0
    return plotted(heard, tales(heard, order_of(said), silent), silent)


def plotted(heard: Retelling, told: Sequence[Tale], silent: int, most: int = MOST_KEPT) -> Plots:
    thieves = sum([1 << seat for seat, tale in enumerate(told) if tale.thief])
    found = [
        way
        for liars, course in _possible(heard, thieves, silent)
        for way in _Lying(heard, told, liars, silent, course).ways()
    ]
    found.sort(key=lambda way: (-way.weight, way.lying.bits, way.hunted))
    exact, total = len(found) <= most, sum([way.weight for way in found])
    kept = [(way, way.weight / total) for way in found] if exact else _thinned(found, total, most)
    return Plots(tuple([way.lying.plot(way, weight) for way, weight in kept]), exact)


def _thinned(found: Sequence[Draft], total: float, most: int) -> Iterator[tuple[Draft, float]]:
    """Every so many hundredths of the whole one is taken, so that what is unlikely counts for no less together."""
    step, passed = total / most, 0.0
    for way in found:
        taken = int((passed + way.weight) / step + 0.5) - int(passed / step + 0.5)
        passed += way.weight
        if taken:
            yield way, taken / most


def _possible(heard: Retelling, thieves: int, silent: int) -> Iterator[tuple[int, ToldNight]]:
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
    if len(doubted) > most + bool(heard.spoke & thieves) and everybody is not None:  # else they are among them
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


@lru_cache(maxsize=1 << 12)
def _ways(bad: int, good: int, liars: int, mute: int) -> float:
    """To give so many a bad card that no village is after, or else a good one, by the odds to lie with it."""
    slips = (SLIP,) * liars + (HUSH,) * mute
    sums = [1.0] + [0.0] * len(slips)
    for slip in slips:
        for j in range(len(slips), 0, -1):
            sums[j] += slip * sums[j - 1]
    return sum([one * perm(bad, len(slips) - j) * perm(good, j) for j, one in enumerate(sums)])


class Draft(NamedTuple):
    """Who of some liars are those a village is after."""

    lying: _Lying
    weight: float
    hunted: int  # seats as bits
    theft: tuple[int, int] | None  # who took whose card


class SomeHunted(NamedTuple):
    """Some of the liars whose cards nobody has seen, as those a village is after."""

    bits: int
    others: int  # who speak, and are of another kind
    mute: int  # and who do not
    lies: tuple[float, ...]  # by sort: the odds to say just that


class _Lying:
    """Just these lie, and these are silent: by whose cards the village is after."""

    def __init__(self, heard: Retelling, told: Sequence[Tale], liars: int, silent: int, course: ToldNight) -> None:
        self.heard, self.told, self.course, self.silent = heard, told, course, silent
        self.bits, self.players = liars | silent, heard.common.players
        self.faces: Faces = faces_of(heard.common)
        who = [seat for seat in range(self.players) if self.bits >> seat & 1]
        self.caught = [seat for seat in who if course.faces[seat] != UNSEEN and self.faces.evil[course.faces[seat]]]
        self.hidden = [seat for seat in who if course.faces[seat] == UNSEEN]
        self.left = self._left()
        self.spare = sum(self.left) - len(self.hidden)  # cards nobody has seen, and no liar was dealt
        deals = prod([perm(n, n - left) for n, left in zip(self.faces.copies, course.unseen, strict=True)])
        self.weight = deals * factorial(self.spare) if self.spare >= 0 else 0.0
        self.odds = tuple(SORTS.values())
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
        self.odds = _times(self.odds, tale.hunted if self.faces.monster[face] else tale.other)

    def ways(self) -> Iterator[Draft]:
        if self.weight:
            yield from self._usual()
            yield from self._robbed()

    def _usual(self) -> Iterator[Draft]:
        for some in self._chosen(self.hidden):
            weight = self._weighed(some, self.left[2])
            if weight:
                yield Draft(self, weight, some.bits, None)

    def _robbed(self) -> Iterator[Draft]:
        """One of the liars is a robber, who took the card of another."""
        copies = sum([self.course.unseen[role] for role in _thieves(self.heard.common)])
        for thief in [seat for seat in self.hidden if copies and self.told[seat].thief]:
            rest = [seat for seat in self.hidden if seat != thief]
            for some in self._chosen(rest):
                weight = copies * self.told[thief].thief * self._weighed(some, self.left[2] - 1)
                for victim in [*rest, *self.caught] if weight else ():
                    yield Draft(self, weight / (self.players - 1), some.bits, (thief, victim))

    def _chosen(self, hidden: Sequence[int]) -> list[SomeHunted]:
        """Each of them is one a village is after, as far as there are such cards, or is not."""
        found = [SomeHunted(0, 0, 0, self.odds)]
        for seat in hidden:
            tale, bit, mute = self.told[seat], 1 << seat, self.silent >> seat & 1
            found = [
                *[
                    SomeHunted(one.bits | bit, one.others, one.mute, _times(one.lies, tale.hunted))
                    for one in found
                    if one.bits.bit_count() < self.left[0]
                ],
                *[
                    SomeHunted(one.bits, one.others + 1 - mute, one.mute + mute, _times(one.lies, tale.other))
                    for one in found
                ],
            ]
        return found

    def _weighed(self, some: SomeHunted, villagers: int) -> float:
        ways = _ways(self.left[1], villagers, some.others, some.mute) if villagers >= 0 else 0.0
        return self.weight * perm(self.left[0], some.bits.bit_count()) * ways * sum(some.lies)

    def plot(self, way: Draft, weight: float) -> Plot:
        """Where the monsters' cards lie in the morning."""
        faces, players = self.course.faces, self.players
        rest = (self.left[0] - way.hunted.bit_count()) / self.spare if self.spare else 0.0
        monsters, chances = 0, list[float]()
        for seat, card in enumerate(self._lies(way.theft)[:players]):
            bad = self.faces.monster[faces[card]] if faces[card] >= 0 else way.hunted >> card & 1
            monsters |= bad << seat
            chances.append(float(bad) if bad or faces[card] >= 0 or card in self.hidden else rest)
        return Plot(self.bits, weight, monsters, tuple(chances))

    def _lies(self, theft: tuple[int, int] | None) -> list[int]:
        if theft is None:
            return self.course.lies
        thief, victim = theft
        return [{thief: victim, victim: thief}.get(card, card) for card in self.course.lies]


def _times(some: Sequence[float], more: Sequence[float]) -> tuple[float, ...]:
    return tuple([one * other for one, other in zip(some, more, strict=True)])
