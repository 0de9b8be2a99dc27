"""The honest mind: villagers tell the truth and vote by the most consistent story, the others make up any night."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import TypeVar

from garou.engine.hints import Aim, Alibi
from garou.engine.values import DECLINED, Choice, Question, RoleName, Seat, Slot
from garou.games.one_night.day import VILLAGE
from garou.talk.claims import Claim, Common, kinds, saw, swapped, took, was

from . import talking
from .heard import retold
from .hearing import Hearing
from .judging import judged
from .knowledge import Own

PEACE = 0.2  # where nobody is suspected more than that, there may be no monster at the table
T = TypeVar("T")


def speak(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    """All there is to say, at once."""
    if not one_vote(hearing.common):
        return talking.speak(hearing, luck)
    me = hearing.seat
    if any(said.seat == me for said in hearing.said):
        return ()
    own = hearing.own
    if own.honest or own.turncoat:
        return true(own, hearing.common)
    return made_up(hearing, luck)


def answer(hearing: Hearing, luck: Random) -> Choice:
    """At night anything that does something; by day whoever does not fit what most can have told truly."""
    question, common = hearing.view.questions[0], hearing.common
    if not one_vote(common):
        return talking.answer(hearing, luck)
    if question.ballot:
        return _vote(question, hearing, luck)
    if common.rules.aim_of(question.topic) in (Aim.ACT, Aim.LEARN):
        return _something(question.options, luck)
    return talking.answer(hearing, luck)


def one_vote(common: Common) -> bool:
    """Cards move, and there is one vote: what was told can be played through in the order of the night."""
    return common.moving and common.circling


@lru_cache(maxsize=1 << 14)
def true(own: Own, common: Common) -> tuple[Claim, ...]:
    said = kinds(common)
    return tuple(claim for claim in own.truths if claim.kind in said)


# --- Answers ------------------------------------------------------------------------------------


def any_of(some: Sequence[T], luck: Random) -> T:
    """As `choice`, in half the time."""
    return some[int(luck.random() * len(some))]


def _something(options: tuple[Choice, ...], luck: Random) -> Choice:
    if options[0] != DECLINED or len(options) == 1:
        return any_of(options, luck)
    return options[1 + int(luck.random() * (len(options) - 1))]


def _vote(question: Question, hearing: Hearing, luck: Random) -> Choice:
    own, common = hearing.own, hearing.common
    heard = retold(common, hearing.said)
    scores = judged(heard, 1 << own.seat if own.honest else 0)
    ours = own.fellows
    rated = [
        (scores[choice[0]], choice)  # type: ignore[index]  # a ballot is about seats
        for choice in question.options
        if choice and choice[0] not in ours and choice[0] not in own.beloved
    ]
    top = max(rated)[0] if rated else 0.0
    if top < PEACE:
        left = (common.seats[(own.seat + 1) % common.players],)
        return left if left in question.options else _something(question.options, luck)
    return any_of([choice for score, choice in rated if score > top - 1e-9], luck)


# --- Lies ---------------------------------------------------------------------------------------


def made_up(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    """Some villager's card, and a night of that role with cards that luck has chosen."""
    common = hearing.common
    role = any_of(village_cards(common), luck)
    alibi = common.rules.roles[role].alibi
    return (was(role), *NIGHTS[alibi](hearing, role, luck)) if alibi else (was(role),)


@lru_cache(maxsize=256)
def village_cards(common: Common) -> tuple[RoleName, ...]:
    """Those that anybody may claim without being asked by others of the kind."""
    roles = common.rules.roles
    packs = frozenset(name for step in common.rules.opening if step.roles and not step.alone for name in step.roles)
    good = [n for n in common.cards if roles[n].team == VILLAGE and not roles[n].may_wake_as]
    return tuple([n for n in good if n not in packs] or good or common.cards)


def _others(hearing: Hearing) -> list[Seat]:
    return [seat for seat in hearing.common.seats if seat != hearing.seat]


def _centre(common: Common) -> tuple[Slot, ...]:
    return common.places[common.players :][: common.rules.centre]


def _saw_somebody(hearing: Hearing, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    return (saw(any_of(_others(hearing), luck), any_of(village_cards(hearing.common), luck)),)


def _saw_itself(hearing: Hearing, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    return (saw(hearing.seat, role),)


def _took(hearing: Hearing, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    return (took(any_of(_others(hearing), luck), any_of(village_cards(hearing.common), luck)),)


def _took_from_centre(hearing: Hearing, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    return (took(any_of(_centre(hearing.common), luck)),)


def _gave(hearing: Hearing, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    place = any_of(_centre(hearing.common), luck)
    return (saw(place, any_of(village_cards(hearing.common), luck)), swapped(place, any_of(_others(hearing), luck)))


def _exchanged(hearing: Hearing, role: RoleName, luck: Random) -> tuple[Claim, ...]:
    return (swapped(*sorted(luck.sample(_others(hearing), 2))),)


Night = Callable[[Hearing, RoleName, Random], tuple[Claim, ...]]

NIGHTS: Mapping[Alibi, Night] = {
    Alibi.SAW_SOMEBODY: _saw_somebody,
    Alibi.SAW_SOMEBODY_OR_CENTRE: _saw_somebody,
    Alibi.SAW_ITSELF: _saw_itself,
    Alibi.TOOK_FROM_SOMEBODY: _took,
    Alibi.TOOK_FROM_CENTRE: _took_from_centre,
    Alibi.GAVE_FROM_CENTRE: _gave,
    Alibi.EXCHANGED_TWO: _exchanged,
}
