"""What somebody has said, put in order: what belongs together is one thing, and what is told anew overtakes the old."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from garou.engine.values import RoleName, Seat, Slot

from .claims import AM, CIRCLE, MARK, OPINIONS, SAW, SWAPPED, THINK, TOOK, VOTE, WAS, Claim, Common, Said

OF_ROLES = (AM, WAS)  # what somebody says to be: it stays, whatever else they say
OF_FACTS = (AM, WAS, SAW, TOOK)  # told differently, one of the two is a lie
OF_VOTES = (VOTE, CIRCLE)  # how I will vote: who wants everybody to live has nobody in mind
OF_TODAY = (THINK, VOTE, CIRCLE, MARK)  # tomorrow they may differ: minds change, and marks are moved


@dataclass(frozen=True, slots=True)
class Statement:
    """One thing somebody has said."""

    said: Said
    aimed: bool = False  # they take somebody for something and will vote for them: one thing
    overtaken: bool = False  # they tell it differently now

    @property
    def changed(self) -> bool:
        """Is it a story that has changed?"""
        return self.overtaken and self.said.claim.kind in OF_FACTS


def told(said: Iterable[Said]) -> Mapping[Seat, tuple[Statement, ...]]:
    """Of each seat everything it has said, in the order it was said last; nothing twice."""
    found: dict[Seat, tuple[Statement, ...]] = {}
    for one in said:
        found[one.seat] = _taken_up(found.get(one.seat, ()), one)
    return found


def _taken_up(before: tuple[Statement, ...], new: Said) -> tuple[Statement, ...]:
    others = tuple(old for old in before if old.overtaken or not _same(old.said, new))
    for old in others:
        if not old.overtaken and _one_thing(old.said, new):
            mind = old.said if old.said.claim.kind == THINK else new
            return (*(one for one in others if one is not old), Statement(mind, aimed=True))
    return (*(replace(old, overtaken=True) if _told_anew(old, new) else old for old in others), Statement(new))


def _same(old: Said, new: Said) -> bool:
    return old.claim == new.claim and (old.day == new.day or old.claim.kind not in OF_TODAY)


def _one_thing(old: Said, new: Said) -> bool:
    """To take somebody for a werewolf, and to vote for them."""
    kinds = {old.claim.kind, new.claim.kind}
    return old.day == new.day and kinds == {THINK, VOTE} and old.claim.places == new.claim.places


def _told_anew(before: Statement, new: Said) -> bool:
    """The same question answered differently: what I am, what lay there, for whom I vote."""
    old = before.said
    if old.claim.kind in OF_TODAY and old.day != new.day:
        return False
    if new.claim.kind in OF_VOTES and (old.claim.kind in OF_VOTES or (before.aimed and new.claim.kind == CIRCLE)):
        return True
    return old.claim.kind == new.claim.kind != SWAPPED and old.claim.places == new.claim.places


def by_seat(common: Common, said: Iterable[Said]) -> tuple[tuple[Claim, ...], ...]:
    """What each says of the night by now: what was told anew overtakes the old, and opinions are no stories."""
    claims: list[list[Claim]] = [[] for _ in range(common.players)]
    for one in said:
        if one.claim.kind not in OPINIONS:
            claims[one.seat].append(one.claim)
    return tuple([standing(tuple(some)) for some in claims])


@lru_cache(maxsize=1 << 15)
def standing(claims: tuple[Claim, ...]) -> tuple[Claim, ...]:
    """Of what one seat has said of its night, what it still says."""
    somebody = Seat(Slot(0))
    statements = told(Said(somebody, claim) for claim in claims).get(somebody, ())
    return tuple(one.said.claim for one in statements if not one.overtaken)


def claimed_card(claims: Iterable[Claim]) -> RoleName | None:
    """The card somebody claims to have had; whoever never says it has been from the beginning what they last said."""
    claims = tuple(claims)
    firsts = [claim.roles[0] for claim in claims if claim.kind == WAS]
    lasts = [claim.roles[0] for claim in reversed(claims) if claim.kind == AM]
    return next(iter(firsts + lasts), None)
