"""What a question starts from: the facts of a seat's own night, and what others are believed to have told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from garou.engine.values import RoleName, Seat
from garou.talk.claims import AM, OPINIONS, SAW, SWAPPED, TOOK, Claim, Said

from .truth import Told


@dataclass(frozen=True, slots=True)
class Witnessed:
    """A seat's facts of the night: exactly these, and no others; what it claims besides is true of them."""

    seat: Seat
    told: Told
    claims: tuple[Claim, ...] = ()
    over: bool = True  # False: the night still goes on, and more may be told


@dataclass(frozen=True, slots=True)
class Believed:
    """Claims of one seat, all taken as true."""

    seat: Seat
    claims: tuple[Claim, ...]
    idle: int = 1  # so many times as likely to be told where the seat has done nothing there is to tell


Evidence = Witnessed | Believed


def believing(own: Witnessed | None, said: Iterable[Said]) -> tuple[Evidence, ...]:
    """The own facts, and these claims by their speakers; opinions exclude nothing, and are left out."""
    claims: dict[Seat, tuple[Claim, ...]] = {}
    for one in said:
        if one.claim.kind not in OPINIONS:
            claims[one.seat] = (*claims.get(one.seat, ()), one.claim)
    mine = claims.pop(own.seat, ()) if own else ()
    others = [Believed(seat, some) for seat, some in sorted(claims.items())]
    return (Witnessed(own.seat, own.told, own.claims + mine, own.over), *others) if own else tuple(others)


def of_the_night(claims: Iterable[Claim]) -> Sequence[Claim]:
    """Those that speak of what somebody did or saw."""
    return [claim for claim in claims if claim.kind in (SAW, SWAPPED, TOOK)]


def mornings(evidence: Evidence) -> frozenset[RoleName]:
    """What a seat says to be: it was turned into it, or holds it in the morning."""
    return frozenset(claim.roles[0] for claim in evidence.claims if claim.kind == AM)
