"""Talking where nobody's card ever moves: everybody hides as a plain villager, until there is a wolf to name."""

from __future__ import annotations

from collections.abc import Iterator

from garou.engine.values import RoleName, Seat
from garou.talk.claims import AM, SAW, Claim, am, saw

from .hearing import Hearing
from .voting import village_role


def hidden_story(hearing: Hearing) -> tuple[Claim, ...]:
    """What there is to say today."""
    own, plain = hearing.own, _plain(hearing)
    if own.honest and own.role is not None and (_found(hearing) or _came_out(hearing, plain)):
        return (am(own.role.name), *_looks(hearing))
    if not own.honest:
        return _counter(hearing) or _as_before(hearing) or _just(plain)
    return _just(plain)


def _just(role: RoleName | None) -> tuple[Claim, ...]:
    return (am(role),) if role else ()


def _plain(hearing: Hearing) -> RoleName | None:
    """The commonest villager of the cast, one who neither wakes nor shoots."""
    roles, counted = hearing.common.rules.roles, hearing.common.cast.counted
    usable = [name for name in hearing.common.roles if village_role(name, hearing)]
    quiet = [name for name in usable if not roles[name].night and not roles[name].dies]
    return max(quiet or usable, key=counted.__getitem__, default=None)


def _looks(hearing: Hearing) -> list[Claim]:
    """What this seat has seen of those who live, but not of whom it loves."""
    alive = [claim for claim in hearing.own.truths if claim.kind == SAW and claim.places[0] in hearing.living]
    return [claim for claim in alive if claim.places[0] not in hearing.own.beloved]


def _found(hearing: Hearing) -> bool:
    return any(not village_role(claim.roles[0], hearing) for claim in _looks(hearing))


def _came_out(hearing: Hearing, plain: RoleName | None) -> bool:
    return any(claim.kind == AM and claim.roles != (plain,) for claim in hearing.claimed(hearing.seat))


def _accusers(hearing: Hearing) -> Iterator[tuple[Seat, RoleName]]:
    """Who claims to have seen this seat for what it is, and what they claim to be."""
    for one in hearing.accounts:
        seen = [told.role for told in one.told if told.places == (hearing.seat,) and told.role]
        if one.seat != hearing.seat and one.dealt and not all(village_role(role, hearing) for role in seen):
            yield one.seat, one.dealt


def _counter(hearing: Hearing) -> tuple[Claim, ...]:
    """Found out by somebody alive: I am the true one, and they are what they say of me."""
    mine = hearing.own.role or hearing.own.dealt
    for accuser, role in _accusers(hearing):
        if accuser in hearing.living:
            return am(role), saw(accuser, mine.name)
    return ()


def _as_before(hearing: Hearing) -> tuple[Claim, ...]:
    """A liar sticks to the last lie."""
    said = [claim for claim in hearing.claimed(hearing.seat) if claim.kind == AM]
    return tuple(said[-1:])
