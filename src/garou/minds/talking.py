"""Bots that talk: what they claim, truth or lie, and how they answer on what was claimed.

A mind is a function of what its seat was told, what everybody has said and luck. Nothing is kept between two calls.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from garou.engine.values import Choice, Seat
from garou.talk.claims import AM, CIRCLE, MARK, SWAPPED, TOOK, VOTE, WAS, Claim, am, circle, kinds, think, vote

from .days import sage
from .hearing import Hearing
from .lies import lie
from .nights import by_night
from .voting import PEACE, condemn, monsters, pointing, scores, village_role

__all__ = ["Hearing", "answer", "speak"]

MOST_AT_ONCE = 3  # claims in one breath
SUSPECTS = 0.4  # how much must speak against somebody before a mind announces its vote
ACCUSES = 0.5  # and how sure it must be by itself to call them a monster
SWAYED = 0.2  # how much more must speak against another before it changes its mind aloud
MINDS = 2  # whom it will vote against is said so often in one day: once, and once anew
SURE_OF_SELF = 0.6  # and before it says that its own card has become another


def answer(hearing: Hearing, luck: Random) -> Choice:
    """What it chooses, night or day: always one of the options."""
    if hearing.common.rules.round:
        return sage.answer(hearing, luck)
    question = hearing.view.questions[0]
    steps = hearing.common.rules.steps
    if question.ballot and any(step.talk and step.name == question.call for step in steps):
        return condemn(question, hearing, luck)
    return by_night(question, hearing, luck)


def speak(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    """What it says next; nothing if it has nothing to add. What it says must come back to it in `said`."""
    if hearing.seat not in hearing.living:
        return ()
    if hearing.common.rules.round:
        return sage.speak(hearing, luck)
    story = _story(hearing, luck)
    unsaid = [claim for claim in story if claim not in hearing.claimed(hearing.seat, today=True)]
    return tuple(unsaid[:MOST_AT_ONCE]) or _changed(hearing) or _circle(hearing) or _accusation(hearing, luck)


def _story(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    """Villagers say what they know; who was bitten, or is a traitor, keeps quiet about marks; the others lie, once."""
    own = hearing.own
    true = tuple(claim for claim in own.truths if claim.kind in kinds(hearing.common))
    if own.honest and not own.traitor:
        return true
    if own.honest or own.turncoat:
        return tuple(claim for claim in true if claim.kind != MARK)
    told = any(claim.kind in (AM, WAS) for claim in hearing.claimed(hearing.seat))
    return () if told else lie(hearing, luck)


def _changed(hearing: Hearing) -> tuple[Claim, ...]:
    """Somebody claims to have moved my card: if I believe it, I say what I have become. Not if that is a monster."""
    me, own = hearing.seat, hearing.own
    moves = [said for said in hearing.said if said.seat != me and said.claim.kind in (SWAPPED, TOOK)]
    if not own.honest or not any(me in said.claim.places for said in moves):
        return ()
    held = hearing.own_opinion.chances[me]
    role = max(held, key=lambda name: round(held[name], 6))
    news = am(role)
    if held[role] < SURE_OF_SELF or role in (own.role and own.role.name, own.dealt.name):
        return ()
    return (news,) if village_role(role, hearing) and news not in hearing.claimed(me) else ()


def _circle(hearing: Hearing) -> tuple[Claim, ...]:
    """When the others have spoken and nobody is likely to be a monster: let us vote so that nobody dies."""
    own, said = hearing.own, hearing.claimed(hearing.seat, today=True)
    if CIRCLE not in kinds(hearing.common) or not own.honest or own.traitor:
        return ()
    if any(claim.kind in (VOTE, CIRCLE) for claim in said) or not _most_have_spoken(hearing):
        return ()
    return (circle(),) if max(scores(hearing).values(), default=1.0) < PEACE else ()


def _most_have_spoken(hearing: Hearing) -> bool:
    others = [seat for seat in hearing.living if seat != hearing.seat]
    return bool(others) and 2 * sum(bool(hearing.claimed(seat, today=True)) for seat in others) >= len(others)


def _accusation(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    """When half of the others have spoken: whom one will vote for, and as what; anew if claims since then move one."""
    me = hearing.seat
    said = sum(claim.kind in (VOTE, CIRCLE) for claim in hearing.claimed(me, today=True))
    if said >= MINDS or not _most_have_spoken(hearing):
        return ()
    rated = {seat: round(score, 6) for seat, score in pointing(scores(hearing), hearing).items()}
    top = max(rated.values())
    if top < SUSPECTS or (said and not _moved(hearing, rated, top)):
        return ()
    suspect = luck.choice([seat for seat in rated if rated[seat] == top])
    held = hearing.own_opinion if hearing.own.honest else hearing.crowd_opinion
    role = max(monsters(hearing), key=lambda name: round(held.chance(suspect, [name]), 6), default=None)
    sure = role is not None and held.chance(suspect, monsters(hearing)) > ACCUSES
    return (think(suspect, role), vote(suspect)) if sure and role else (vote(suspect),)


def _moved(hearing: Hearing, rated: Mapping[Seat, float], top: float) -> bool:
    """Has somebody claimed something since, and does much more speak against another by now?"""
    mine = [number for number, said in enumerate(hearing.said) if said.seat == hearing.seat]
    announced = hearing.voted(hearing.seat)
    before = rated.get(announced, 0.0) if announced is not None else PEACE
    return len(hearing.said) > mine[-1] + 1 and top - before >= SWAYED
