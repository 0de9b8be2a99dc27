"""The answer where marks move beside the cards: counted while that is a matter of seconds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache

from garou.engine.values import RoleName, Slot
from garou.games.teams import MONSTERS
from garou.talk.claims import Common

from .conclusions import MARKS, SPARED, TEAMS, WORLDS, WRONG, Conclusions, Contradiction, Problem, untold
from .contradictions import heaviest, smallest
from .dusk import Worlds, count, layers_of
from .evidence import believing
from .markedwhy import MarkedTalk, why_not, with_cards
from .markrules import BRIEF, MarkedTable, MarkRules
from .passages import Layers
from .reasons import Holds, Says, Steps
from .scribe import Prior, one_each, uniform
from .unsolved import Overlong, Unsolved

TABLES = 8  # of which what was made ready is kept


@lru_cache(maxsize=2 * TABLES)
def layers(common: Common, prior: Prior = uniform) -> Layers:
    """A table made ready for many questions."""
    return layers_of(common, prior)


@lru_cache(maxsize=TABLES)
def mark_rules(common: Common) -> MarkRules:
    """What the rules say of its marks, found out once."""
    return MarkRules(common)


def marked(asked: Problem) -> Conclusions:
    """`Unsolved` where a role cannot be followed, `Overlong` where it would take more than the budget."""
    if asked.model is not None:
        raise Unsolved("worlds-too-many")
    found = _count(asked, uniform)
    return _followed(asked, found) if found.possible else _impossible(asked)


def _count(asked: Problem, prior: Prior) -> Worlds:
    return count(layers(asked.common, prior), asked.evidence, asked.budget.ways, asked.budget.back)


def _followed(asked: Problem, found: Worlds) -> Conclusions:
    parts, seats = asked.parts, asked.common.seats
    return Conclusions(
        possible=True,
        worlds=int(_count(asked, one_each).weight) if WORLDS in parts else 0,
        chances=tuple([found.chances(place) for place in range(len(asked.common.cards))]),
        marks=tuple([found.marks(seat) for seat in seats]) if MARKS in parts else (),
        teams=tuple([found.teams(seat) for seat in seats]) if TEAMS in parts else (),
        spared=found.spared(MONSTERS) if SPARED in parts else None,
    )


# --- What cannot be -------------------------------------------------------------------------------


def _impossible(asked: Problem) -> Conclusions:
    return Conclusions(possible=False, wrong=_wrong(asked) if WRONG in asked.parts else None)


def _wrong(asked: Problem) -> Contradiction:
    """A smallest set of claims, as far as its parts can be counted in time."""
    trying = _Trying(asked)
    claims = smallest(frozenset(range(len(asked.said))), trying.fits)
    return Contradiction(claims, trying.frees_most(claims), _why(asked, claims), trying.exact)


def _why(asked: Problem, claims: tuple[int, ...]) -> Steps:
    """In steps where there are some; what is taken for true of the facts alone can only be said."""
    if not claims:
        return untold(asked, claims)
    table = MarkedTable(layers(asked.common), asked.own, min(asked.budget, BRIEF, key=lambda one: one.ways))
    return why_not(MarkedTalk(table, asked.said, mark_rules(asked.common)), claims)


class _Trying:
    """Some of the claims without the others; `exact` is false once that took too long to be counted."""

    def __init__(self, asked: Problem) -> None:
        self.asked, self.exact = asked, True

    def fits(self, numbers: Iterable[int]) -> bool:
        return bool(self._weight(numbers))

    def _weight(self, numbers: Iterable[int]) -> Fraction:
        """Where it takes too long there is hardly anything known, and something fits."""
        asked = self.asked
        try:
            some = believing(asked.own, [asked.said[number] for number in sorted(numbers)])
            return count(layers(asked.common), some, asked.budget.ways, asked.budget.back).weight
        except Overlong:
            self.exact = False
            return Fraction(1)

    def frees_most(self, wrong: Iterable[int]) -> int | None:
        every = range(len(self.asked.said))
        return heaviest({number: self._weight(one for one in every if one != number) for number in wrong})


# --- Why a card is certain ------------------------------------------------------------------------


def marked_reason(asked: Problem, place: Slot, role: RoleName) -> Steps:
    """What has to be known and believed for it: the fewest claims, and without one's own night where that will do."""
    every = range(len(asked.said))
    faces = _faces(asked, every, place)
    if not faces or (role in faces and len(faces) > 1):
        return ()
    sure = role in faces
    if asked.own and _follows(replace(asked, own=None), every, place, role, sure=sure):
        asked = replace(asked, own=None)
    needed = smallest(frozenset(every), lambda some: not _follows(asked, some, place, role, sure=sure))
    return (*asked.knows, *map(Says, with_cards(asked.said, needed)), Holds(place, role, morning=True, sure=sure))


def _follows(asked: Problem, numbers: Iterable[int], place: Slot, role: RoleName, *, sure: bool) -> bool:
    """Where it takes too long to say, it does not."""
    try:
        faces = _faces(asked, numbers, place)
    except Overlong:
        return False
    return faces == {role} if sure else bool(faces) and role not in faces


def _faces(asked: Problem, numbers: Iterable[int], place: Slot) -> frozenset[RoleName]:
    some = believing(asked.own, [asked.said[number] for number in sorted(numbers)])
    found = count(layers(asked.common), some, asked.budget.ways, asked.budget.back)
    return frozenset(found.chances(place)) if found.possible else frozenset()
