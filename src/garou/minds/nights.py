"""What a mind answers at night: rather something than nothing, and nothing against its own side."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from garou.deduction.retelling import events
from garou.engine.hints import Aim
from garou.engine.values import DECLINED, Choice, Question, Seat
from garou.talk.claims import SAW

from .hearing import Hearing
from .voting import condemn, monsters, scores, trust

PASSES = 0.1  # how often somebody who may do nothing does nothing
AT_A_PLAYER = 0.75  # how often a seer looks at a player rather than into the centre
SURE = 0.6  # how sure one must be to poison somebody
HEALS = 0.8
PEEKS = 0.5

Answering = Callable[[Question, Hearing, Random], Choice]


def by_night(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """Always one of the options."""
    return AIMS[hearing.common.rules.aim_of(question.topic)](question, hearing, luck)


def _fitting(question: Question, hearing: Hearing) -> list[Choice]:
    """Neither oneself nor one's own side, where anything else can be chosen."""
    ours = {hearing.seat, *hearing.own.fellows, *hearing.own.beloved}
    doing = [choice for choice in question.options if choice != DECLINED]
    return [choice for choice in doing if ours.isdisjoint(choice)] or doing


def _do_something(question: Question, hearing: Hearing, luck: Random) -> Choice:
    doing = _fitting(question, hearing)
    idle = question.may_decline and luck.random() < PASSES
    return luck.choice(doing) if doing and not idle else DECLINED if question.may_decline else question.options[0]


def _decline(question: Question, hearing: Hearing, luck: Random) -> Choice:
    return DECLINED if question.may_decline else luck.choice(question.options)


def _now_and_then(question: Question, hearing: Hearing, luck: Random) -> Choice:
    return luck.choice(_fitting(question, hearing)) if luck.random() < PEEKS else _decline(question, hearing, luck)


def _look(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """At somebody not seen yet, or now and then into the centre."""
    doing = _fitting(question, hearing)
    seen = [claim.places for claim in hearing.own.truths if claim.kind == SAW]
    players = [choice for choice in doing if len(choice) == 1 and choice not in seen]
    elsewhere = [choice for choice in doing if len(choice) > 1]
    if players and (not elsewhere or luck.random() < AT_A_PLAYER):
        return luck.choice(players)
    return luck.choice(elsewhere or doing) if doing else _decline(question, hearing, luck)


def _bite(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """All of a pack choose alike from what they all know: who came out as something special, else by a shared luck."""
    prey = [choice for choice in _fitting(question, hearing) if choice[0] in hearing.living]
    if not prey:
        return _do_something(question, hearing, luck)
    pack = sorted({hearing.seat, *hearing.own.fellows})
    told = (seat for seat in hearing.common.seats if len(events(hearing.common, seat, hearing.stories[seat])) > 1)
    known = [seat for seat in told if seat not in pack]
    special = [choice for choice in prey if choice[0] in known]
    shared = Random(f"{pack} {hearing.day} {hearing.living}")
    return special[0] if special else shared.choice(prey)


def _heal(question: Question, hearing: Hearing, luck: Random) -> Choice:
    victims = [fact.of("player") for fact in hearing.view.facts if fact.name == "victim"]
    saves = victims[-1:] == [hearing.seat] or luck.random() < HEALS
    return next(choice for choice in question.options if choice != DECLINED) if saves else DECLINED


def _poison(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """Only somebody the witch is sure of."""
    roles = monsters(hearing)
    sure = [c for c in question.options if c and hearing.own_opinion.chance(_seat(c), roles) > SURE]
    return luck.choice(sure) if sure else DECLINED


def _seat(choice: Choice) -> Seat:
    return next(Seat(part) for part in choice if isinstance(part, int))


def _shoot(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """A dying hunter takes the most suspected along."""
    return condemn(question, hearing, luck) if scores(hearing) else _decline(question, hearing, luck)


AIMS: Mapping[Aim, Answering] = {
    Aim.ACT: _do_something,
    Aim.LEARN: _look,
    Aim.HUNT: _bite,
    Aim.REST: _decline,
    Aim.DARE: _now_and_then,
    Aim.SAVE: _heal,
    Aim.STRIKE: _poison,
    Aim.AVENGE: _shoot,
    Aim.CONDEMN: condemn,
    Aim.TRUST: trust,
}
