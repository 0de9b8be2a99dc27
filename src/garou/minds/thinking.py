"""What a seat makes of all it knows and heard, in a game of one night: what follows, by the measured model of lying.

It is counted where cards alone move, unless that takes too long for people who wait; else nights are drawn by luck, and
the answer says how far off it may be.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from garou.deduction.astold import AsTold
from garou.deduction.concluding import conclude
from garou.deduction.conclusions import Budget, Problem
from garou.deduction.evidence import Believed, Witnessed
from garou.deduction.lying import LyingModel
from garou.deduction.truth import told_in
from garou.engine.values import Fact, Seat
from garou.talk.claims import Common, Said
from garou.talk.stories import by_seat

from .habits import lying_model, measured
from .opinion import Opinion, blank

THINKING = Budget(cases=20_000, tried=300, nights=400, enough=150)  # while all tables of a server wait
DRAWING = replace(THINKING, cases=0)
MOST_COPYING = 6  # seats at which a card that copies another is counted: at eight it takes ten times as long as without
VAGUE = 0.3  # nights drawn by luck that leave more open than that are not gone by
TABLES = 64  # whose model of lying is kept
THOUGHTS = 512  # that are kept: everybody asks the same at a vote
OF_THE_DAY = frozenset(("voted", "died", "captain", "won"))  # facts that say nothing of cards


def think(common: Common, seat: Seat | None, facts: Iterable[Fact], said: Iterable[Said]) -> Opinion:
    """Of a seat with these facts, after its night; without a seat, of somebody who only listens.

    It is a function of what it is handed: that earlier answers are kept changes nothing but the time it takes.
    """
    told = told_in(common.rules, [fact for fact in facts if fact.name not in OF_THE_DAY])
    return _thought(common, Witnessed(seat, told) if seat is not None else None, heard_by(common, seat, said))


def heard_by(common: Common, seat: Seat | None, said: Iterable[Said]) -> tuple[Said, ...]:
    """What the others say by now: what is told anew overtakes the old, and opinions are no stories."""
    others = zip(common.seats, by_seat(common, said), strict=True)
    return tuple(Said(who, claim) for who, story in others if who != seat for claim in story)


@lru_cache(maxsize=THOUGHTS)
def _thought(common: Common, own: Witnessed | None, heard: tuple[Said, ...]) -> Opinion:
    copies = any(common.rules.roles[name].may_wake_as for name in common.roles)
    budget = DRAWING if copies and common.players > MOST_COPYING else THINKING
    asked = Problem(common, own, heard, _model(common), frozenset(), budget)
    found = conclude(asked)
    if found.error > VAGUE:
        return _as_told(asked)
    if not found.possible:
        return blank(common)  # no night tells a seat just this
    chances = tuple({name: float(part) for name, part in found.chances[seat].items()} for seat in common.seats)
    trust = found.trust or {}
    return Opinion(chances, tuple(float(trust.get(seat, 1)) for seat in common.seats), found.exact, found.error)


def _as_told(asked: Problem) -> Opinion:
    """What follows if no card was moved but by those who tell of it: nobody can say how far off that is."""
    heard = [one for one in asked.evidence if isinstance(one, Believed)]
    found = AsTold(asked.common, [asked.own] if asked.own else [], heard, _model(asked.common))
    if not found.likely:
        return blank(asked.common)
    trust = found.trust()
    honest = tuple([trust.get(seat, 1.0) for seat in asked.common.seats])
    return Opinion(tuple(found.chances()), honest, exact=False, error=1.0)


@lru_cache(maxsize=TABLES)
def _model(common: Common) -> LyingModel:
    return lying_model(measured(), common)
