"""A game of several nights in which cards stay where they lie: the deals that fit, and what lies where.

What a seat was told of such a game is read by its own rules (`RuleSet.chronicle`). Here all layouts of cards are
weighed, those of places that nobody can tell apart only once; of those who may lie every group is tried as the honest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Any, NamedTuple, Protocol

from garou.engine.values import RoleName, Seat, Slot
from garou.talk.claims import AM, SAW, Common

from .evidence import Believed, Witnessed
from .layouts import Lot, OneLayout, Weights, alike, layouts
from .lying import LyingModel
from .unsolved import Overlong, Unsolved

TABLES = 64  # of whose facts what was read is kept
Sights = Mapping[Seat, tuple[tuple[Slot, RoleName], ...]]


class Chronicled(Protocol):
    """What one seat was told of a game, as its rules read it."""

    known: frozenset[RoleName]  # cards it can speak of
    lies: Mapping[Slot, frozenset[RoleName]]  # by place, where something is known: which cards can lie there
    apart: frozenset[int]  # places that make a difference by themselves

    def counting_as(self, role: RoleName) -> frozenset[RoleName]:
        """The cards that count as this before a player."""

    def been(self, role: RoleName) -> frozenset[RoleName] | None:
        """The cards that can lie before somebody who was this, or is; None: any."""

    def counts(self, lies: Sequence[RoleName]) -> tuple[RoleName, ...]:
        """What each card counts as, where it lies."""

    def ways(
        self, lies: Sequence[RoleName], sights: Sights, been: Mapping[Seat, frozenset[RoleName]]
    ) -> tuple[int, int]:
        """What the worlds with cards there weigh, in parts that are the same for all, and how many they are."""


@dataclass(frozen=True)
class Life:
    """One seat's game so far, ready for many questions."""

    common: Common
    chronicle: Chronicled
    kept: dict[Any, tuple[int, int]] = field(default_factory=dict)  # what layouts weigh
    counts: dict[tuple[RoleName, ...], tuple[RoleName, ...]] = field(default_factory=dict)


@dataclass(slots=True)
class Fitted:
    """All layouts that fit: what they weigh, how many worlds they are, and what lies where in them."""

    weight: int = 0
    worlds: int = 0
    spared: int = 0
    cards: list[Counter[RoleName]] = field(default_factory=list)  # by place
    honest: Counter[int] = field(default_factory=Counter)  # by who spoke

    def chances(self, place: int) -> dict[RoleName, Fraction]:
        return {name: Fraction(part, self.weight) for name, part in self.cards[place].items() if part}


@dataclass(frozen=True, slots=True)
class OneWord:
    """What one seat claims to have seen and been, and in parts how much it weighs as the truth, and as a lie.

    `honest` and `false` are by card, and the same for everybody who may lie: None where all of it is true.
    """

    seat: Seat
    sights: tuple[tuple[Slot, RoleName], ...]
    been: frozenset[RoleName]
    told: int = 1
    invented: int = 0
    honest: Weights | None = None
    false: Weights | None = None


class HonestSome(NamedTuple):
    """One choice of those who tell the truth, and what it weighs by itself."""

    honest: tuple[OneWord, ...]
    weight: int


@lru_cache(maxsize=TABLES)
def life(common: Common, own: Witnessed) -> Life:
    """`Unsolved` where a card is in the game of which its rules do not say what it tells."""
    read = common.rules.chronicle
    if read is None:
        raise Unsolved("worlds-game", known=())
    chronicle: Chronicled = read(common.rules, common.players, own.seat, own.told, over=own.over)
    strange = tuple(name for name in common.roles if name not in chronicle.known)
    if strange:
        raise Unsolved("worlds-role", call=strange[0])
    return Life(common, chronicle)


def believed(one: Believed | Witnessed) -> OneWord:
    """All of it is true."""
    sights = tuple(dict.fromkeys((claim.places[0], claim.roles[0]) for claim in one.claims if claim.kind == SAW))
    return OneWord(one.seat, sights, frozenset(claim.roles[0] for claim in one.claims if claim.kind == AM))


def doubted(here: Life, heard: Sequence[Believed], model: LyingModel) -> list[OneWord]:
    """All of it may be a lie."""
    parts = lcm(*[chance.denominator for chance in model.honest.values()])
    seated = {name: here.chronicle.counts((name,))[0] for name in here.common.roles}
    honest = {name: int(model.honest[role] * parts) for name, role in seated.items()}
    false = {name: parts - part for name, part in honest.items()}
    found = []
    for one in heard:
        odds, word = Fraction(model.odds(one)), believed(one)
        told = replace(word, told=odds.denominator, invented=odds.numerator, honest=honest, false=false)
        found.append(told)
    return found


def weigh(here: Life, words: Sequence[OneWord], hunted: Collection[RoleName], most: int) -> Fitted:
    """Everything that fits. `Overlong` where more layouts than so many would have to be weighed."""
    found = Fitted(cards=[Counter() for _ in here.common.cards])
    monsters, room = frozenset(hunted), most
    for told in _choices(words):
        lots, before = _lots(here, words, told.honest), found.weight
        for layout, worlds in _fitting(here, lots, told):
            if layout.weight:
                _enter(found, here, lots, layout, monsters)
                found.worlds += worlds
            room -= 1
            if room < 0:
                raise Overlong
        for word in told.honest:
            found.honest[word.seat] += found.weight - before
    return found


def _choices(words: Sequence[OneWord]) -> list[HonestSome]:
    """Those who tell the truth: everybody whose word is not in doubt, and any of the others."""
    found = [HonestSome((), 1)]
    for word in words:
        with_it = [HonestSome((*one.honest, word), one.weight * word.told) for one in found]
        without = [HonestSome(one.honest, one.weight * word.invented) for one in found if word.invented]
        found = with_it + without
    return found


def _fitting(here: Life, lots: Sequence[Lot], told: HonestSome) -> Iterator[tuple[OneLayout, int]]:
    """All layouts where just these tell the truth, with what they weigh and how many worlds they are."""
    sights = {word.seat: word.sights for word in told.honest if word.sights}
    been = {word.seat: word.been for word in told.honest if word.been}
    about = (tuple(sights.items()), tuple(been.items()))
    for layout in layouts(here.common.cards, lots):
        key = (layout.lies, about)
        if key not in here.kept:
            here.kept[key] = here.chronicle.ways(layout.lies, sights, been)
        weight, worlds = here.kept[key]
        yield layout._replace(weight=weight * layout.weight * layout.times * told.weight), worlds * layout.times


def _lots(here: Life, words: Sequence[OneWord], honest: Sequence[OneWord]) -> list[Lot]:
    """Places that are alike, as far as anything is known or said of them."""
    common, chronicle = here.common, here.chronicle
    apart, cards = {*chronicle.apart}, dict(chronicle.lies)
    for word in honest:
        apart |= {word.seat} if word.been or word.sights else set()
        for role in word.been:
            _narrow(cards, word.seat, chronicle.been(role))
        for place, role in word.sights:
            apart.add(place)
            if place < common.players:
                _narrow(cards, place, chronicle.counting_as(role))
    weights = {Slot(word.seat): word.honest if word in honest else word.false for word in words}
    kinds = {
        place: (place < common.players, place if place in apart else -1, id(weights.get(place)))
        for place in common.places
    }
    return [Lot(some, cards.get(some[0]), weights.get(some[0])) for some in alike(kinds)]


def _narrow(cards: dict[Slot, frozenset[RoleName]], place: Slot, some: frozenset[RoleName] | None) -> None:
    if some is not None:
        cards[place] = cards[place] & some if place in cards else some


def _enter(found: Fitted, here: Life, lots: Sequence[Lot], layout: OneLayout, hunted: frozenset[RoleName]) -> None:
    """At each of some places that are alike every card of theirs lies as often."""
    counts = here.counts.get(layout.lies)
    if counts is None:
        counts = here.counts[layout.lies] = here.chronicle.counts(layout.lies)
    found.weight += layout.weight
    found.spared += layout.weight * hunted.isdisjoint(counts[: here.common.players])
    for lot in lots:
        for role, number in Counter([counts[place] for place in lot.places]).items():
            share = layout.weight * number // len(lot.places)
            for place in lot.places:
                found.cards[place][role] += share
