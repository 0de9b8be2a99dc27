"""A plausible lie: a villager's role that nobody has claimed, and a night to go with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random

from garou.engine.hints import Alibi
from garou.engine.rehearsal import lived_through
from garou.engine.values import RoleName, Seat, Slot
from garou.games.one_night.day import TANNERS, VILLAGE
from garou.talk.claims import SAW, SWAPPED, TOOK, Claim, saw, swapped, took, was
from garou.talk.stories import claimed_card

from .hearing import Hearing
from .truths import truths

NIGHTLY = (SAW, TOOK, SWAPPED)
SAFE = 5  # how much rather a liar takes a role whose card lies in the centre, as far as the liar knows

Story = Callable[[Hearing, RoleName, Random], tuple[Claim, ...]]


def lie(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    """A whole story at once. Told once, a liar sticks to it."""
    role = _disguise(hearing, luck)
    if role is None:
        return ()
    alibi = hearing.common.rules.roles[role].alibi
    story = STORIES[alibi] if alibi else _went_through
    return (was(role), *story(hearing, role, luck))


def _disguise(hearing: Hearing, luck: Random) -> RoleName | None:
    """Whoever wants to look guilty takes a role that is taken already."""
    counted, claimed = hearing.common.cast.counted, _claimed(hearing)
    roles = hearing.common.rules.roles
    usable = [
        name
        for name in hearing.common.roles
        if roles[name].team == VILLAGE and not roles[name].may_wake_as and not _seen_by_its_like(name, hearing)
    ]
    free = {name: max(0, counted[name] - claimed[name]) for name in usable}
    taken = [name for name in usable if not free[name]]
    if hearing.own.team == TANNERS and taken:
        return luck.choice(taken)
    weights = [free[name] * (SAFE if name in _lying_idle(hearing) else 1) for name in usable]
    return luck.choices(usable, weights)[0] if any(weights) else next(iter(usable), None)


def _seen_by_its_like(role: RoleName, hearing: Hearing) -> bool:
    """Whoever wakes together knows who did not: the other mason would tell."""
    return any(step.roles and role in step.roles and not step.alone for step in hearing.common.rules.opening)


def _claimed(hearing: Hearing) -> Counter[RoleName]:
    return Counter(dealt for _, dealt in _said(hearing))


def _lying_idle(hearing: Hearing) -> list[RoleName]:
    """Roles this seat has seen in the centre: nobody else can truly be one."""
    looks = [claim for claim in hearing.own.truths if claim.kind == SAW]
    return [claim.roles[0] for claim in looks if claim.places[0] >= hearing.common.players]


# --- Nights that nobody had ---------------------------------------------------------------------


def _others(hearing: Hearing) -> list[Seat]:
    return [seat for seat in hearing.common.seats if seat != hearing.seat]


def _said(hearing: Hearing) -> list[tuple[Seat, RoleName]]:
    said = ((seat, claimed_card(hearing.stories[seat])) for seat in _others(hearing))
    return [(seat, dealt) for seat, dealt in said if dealt]


def _spoken(hearing: Hearing) -> list[tuple[Seat, RoleName]]:
    """Others and what they say they were; only those of its own side where there are any, to cover for them."""
    said = _said(hearing)
    return [entry for entry in said if entry[0] in hearing.own.fellows] or said


def _centre(hearing: Hearing) -> list[Slot]:
    return [*hearing.common.places[hearing.common.players :][: hearing.common.rules.centre]]


def _left_over(hearing: Hearing, role: RoleName) -> list[RoleName]:
    """Cards that may lie in the centre for all that was said; what the liar has seen there does."""
    unclaimed = hearing.common.cast.counted - _claimed(hearing) - Counter([role])
    return [name for name in hearing.common.roles for _ in range(unclaimed[name])]


def _saw_somebody_or_centre(hearing: Hearing, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    """Agree with somebody who has spoken, or invent two cards of the centre."""
    spoken, left = _spoken(hearing), _left_over(hearing, role)
    if spoken:
        return (saw(*luck.choice(spoken)),)
    places = sorted(luck.sample(_centre(hearing), 2))
    return tuple(map(saw, places, luck.sample(left, 2))) if len(left) > 1 else ()


def _took_from_somebody(hearing: Hearing, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    spoken = _spoken(hearing)
    return (took(*luck.choice(spoken)),) if spoken else ()


def _exchanged_two(hearing: Hearing, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    return (swapped(*sorted(luck.sample(_others(hearing), 2))),)


def _took_from_centre(hearing: Hearing, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    return (took(luck.choice(_centre(hearing))),)


def _saw_itself(hearing: Hearing, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    return (saw(hearing.seat, role),)


def _gave_from_centre(hearing: Hearing, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    left = _left_over(hearing, role)
    place = luck.choice(_centre(hearing))
    return (saw(place, luck.choice(left)), swapped(place, luck.choice(_others(hearing)))) if left else ()


def _saw_somebody(hearing: Hearing, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    spoken = _spoken(hearing)
    return (saw(*luck.choice(spoken)),) if spoken else ()


def _went_through(hearing: Hearing, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    """A role without words for its night is played through in the head, and what it would have learned is told."""
    rules = hearing.common.rules
    if not any(role in (step.roles or ()) for step in rules.opening) or role not in hearing.common.cast.cards:
        return ()
    cards = (*_imagined(hearing, role, luck), *hearing.common.cast.beside)
    lived = lived_through(rules, cards, hearing.seat, luck.choice, players=hearing.common.players)
    return tuple(claim for claim in truths(lived, hearing.common) if claim.kind in NIGHTLY)


def _imagined(hearing: Hearing, role: RoleName, luck: Random) -> tuple[RoleName, ...]:
    """The liar holds the card of the lie, others what they say they were as far as there are such cards."""
    left, held = list(hearing.common.cast.cards), dict[Seat, RoleName]()
    for seat, dealt in ((hearing.seat, role), *_said(hearing)):
        if dealt in left:
            left.remove(dealt)
            held[seat] = dealt
    luck.shuffle(left)
    return (*(held[seat] if seat in held else left.pop() for seat in hearing.common.seats), *left)


STORIES: Mapping[Alibi, Story] = {
    Alibi.SAW_SOMEBODY: _saw_somebody,
    Alibi.SAW_SOMEBODY_OR_CENTRE: _saw_somebody_or_centre,
    Alibi.SAW_ITSELF: _saw_itself,
    Alibi.TOOK_FROM_SOMEBODY: _took_from_somebody,
    Alibi.TOOK_FROM_CENTRE: _took_from_centre,
    Alibi.GAVE_FROM_CENTRE: _gave_from_centre,
    Alibi.EXCHANGED_TWO: _exchanged_two,
}
