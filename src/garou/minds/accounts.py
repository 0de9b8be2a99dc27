"""One seat's claims as an account of the night: which card was seen where, which two changed places, and when."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from garou.engine.rules import RuleSet
from garou.engine.values import Fact, RoleName, Seat, Slot
from garou.talk.claims import MARK, SAW, SWAPPED, TOOK, Claim, Common, Said
from garou.talk.stories import claimed_card

DEAL, MORNING = -1, 1_000  # before the first call of the night, and after its last


class Told(NamedTuple):
    """Two places: their cards were exchanged. One place: the card there was of that role."""

    time: int  # the number of the call it happened at
    places: tuple[Slot, ...]
    role: RoleName | None = None


class Account(NamedTuple):
    """What one seat says, put in order of time."""

    seat: Seat
    dealt: RoleName | None = None
    told: tuple[Told, ...] = ()
    copy: RoleName | None = None  # what the card dealt to it counts as, by its own word
    marks: tuple[tuple[Slot, str], ...] = ()


def accounts(common: Common, said: Iterable[Said]) -> tuple[Account, ...]:
    """What everybody says, by seat."""
    claims: dict[Seat, list[Claim]] = {seat: [] for seat in common.seats}
    for one in said:
        claims[one.seat].append(one.claim)
    return tuple(account(seat, claims[seat], common) for seat in common.seats)


def account(seat: Seat, claims: Iterable[Claim], common: Common) -> Account:
    claims = tuple(claims)
    dealt = now = claimed_card(claims)
    told: list[Told] = []
    copy: RoleName | None = None
    for claim in claims:
        told += _told(claim, seat, _time(now, common.rules))
        if claim.kind == SAW and copy is None and dealt and common.rules.roles[dealt].may_wake_as:
            copy = claim.roles[0]
            now = dealt if common.rules.roles[copy].at_once else copy
    first = (Told(DEAL, (seat,), dealt),) if dealt else ()
    marks = tuple((claim.places[0], claim.mark) for claim in claims if claim.kind == MARK)
    return Account(seat, dealt, (*first, *told), copy, marks)


def _told(claim: Claim, seat: Seat, time: int) -> list[Told]:
    if claim.kind == SAW:
        return [Told(time, claim.places, claim.roles[0])]
    if claim.kind == SWAPPED:
        return [Told(time, claim.places)]
    if claim.kind == TOOK:
        taken = [Told(time, (seat, *claim.places))]
        return [*taken, Told(time, (seat,), claim.roles[0])] if claim.roles else taken
    return []


@cache
def _time(role: RoleName | None, rules: RuleSet) -> int:
    """When this role is called: by its own name, else with its pack."""
    if role is None:
        return MORNING
    own = [number for number, step in enumerate(rules.opening) if step.name == role]
    pack = [number for number, step in enumerate(rules.opening) if step.roles and role in step.roles]
    return next(iter(own + pack), MORNING)


def shown_to_all(facts: Iterable[Fact]) -> tuple[Told, ...]:
    """Cards that lie face up, and those of the dead."""
    return tuple(
        Told(MORNING if fact.name == "revealed" else DEAL, (fact.of("where"),), fact.of("role"))
        for fact in facts
        if fact.name in ("revealed", "shown")
    )
