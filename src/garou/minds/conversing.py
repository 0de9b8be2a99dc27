"""What a bot says with its claims, and when it has none: a line of its own accord, in the order of a talk.

Which claims it makes is its mind's affair. What stands here changes what a table hears, and nothing of how anybody
plays; and it goes by claims and remarks alone, which everybody has heard.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from random import Random

from garou.engine.values import Seat
from garou.talk.claims import CIRCLE, VOTE, Claim
from garou.talk.remarks import ADD, ASKS, CIRCLES, JOINS, OPEN, RETOLD, TURNS, VOTES, WORDINGS, Ground, Remark, Remarked

from .grounds import ground_against
from .hearing import Hearing


def line(hearing: Hearing, claims: Sequence[Claim], luck: Random) -> Remark | None:
    """What goes with these claims, which it makes now; without one, a question to somebody, or nothing."""
    if any(claim.kind == CIRCLE for claim in claims):
        return Remark(JOINS if _proposed(hearing) else CIRCLES)
    for claim in claims:
        if claim.kind == VOTE:
            return _vote(hearing, Seat(claim.places[0]))
    if claims:
        return Remark(ADD if hearing.claimed(hearing.seat, today=True) else OPEN, claims=tuple(claims))
    return _question(hearing, luck)


def _proposed(hearing: Hearing) -> bool:
    """Has somebody else called for the circle today?"""
    others = (said for said in hearing.said if said.seat != hearing.seat and said.day == hearing.day)
    return any(said.claim.kind == CIRCLE for said in others)


def _vote(hearing: Hearing, suspect: Seat) -> Remark:
    decided = any(claim.kind in (VOTE, CIRCLE) for claim in hearing.claimed(hearing.seat, today=True))
    return Remark(TURNS if decided else VOTES, about=suspect, ground=ground_against(suspect, hearing))


def _question(hearing: Hearing, luck: Random) -> Remark | None:
    """To somebody of whom nobody has heard anything today, when most have spoken; nobody is asked twice."""
    others = [seat for seat in hearing.living if seat != hearing.seat]
    silent = [seat for seat in others if not hearing.claimed(seat, today=True) and seat not in hearing.voices]
    asked = {remark.about for remark in hearing.remarked(ASKS)}
    left = [seat for seat in silent if seat not in asked]
    return Remark(ASKS, about=luck.choice(left)) if left and 2 * len(silent) <= len(others) else None


def worded(remark: Remark, temper: str, before: Sequence[Remarked], luck: Random) -> Remark | None:
    """In words of its temper that nobody has used in this game, or else not for this; None if there are none."""
    said = {_heard_as(one.remark) for one in before}
    openings = {one.opening for one in said}
    tempered = replace(remark, temper=temper, ground=_anew(remark.ground, said))
    ways = [replace(tempered, wording=number) for number in luck.sample(range(WORDINGS), WORDINGS)]
    fresh = [way for way in ways if way.opening not in openings]
    return next(iter(fresh or [way for way in ways if _heard_as(way) not in said]), None)


def _heard_as(remark: Remark) -> Remark:
    """Who speaks for themselves may say the words of another who does: what counts is who is suspected, and of what."""
    return remark if remark.ground is None else replace(remark, ground=_bare(remark.ground))


def _bare(ground: Ground) -> Ground:
    return replace(ground, seats=ground.seats[:1])


def _anew(ground: Ground | None, said: Collection[Remark]) -> Ground | None:
    """In other words where it has been said; a reason that everybody has heard often enough is left out."""
    if ground is None:
        return None
    before = sum(one.ground is not None and replace(one.ground, again=0) == _bare(ground) for one in said)
    return replace(ground, again=before) if before < RETOLD else None
