"""What a bot replies when somebody speaks to it: a remark of a few kinds, from what it knows and what was said."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import NamedTuple

from garou.engine.values import Seat
from garou.talk.claims import OPINIONS, Claim
from garou.talk.gestures import NOD, POINT, SHAKE, SHRUG, Gesture
from garou.talk.remarks import (
    ACCUSED,
    COUNTER,
    DENY,
    DOUBT,
    GREET,
    GREETED,
    NOTHING,
    OPINION,
    REPEAT,
    RETORT,
    RIVALLED,
    STORY,
    SUSPECT,
    TELL,
    TRUST,
    UNSURE,
    WHY,
    Ground,
    Remark,
    Wish,
)
from garou.talk.remarks import SHRUG as WHAT

from .days.sage import rated as rated_by_day
from .grounds import BOTH, HUNCH, ground_against, rivals
from .hearing import Hearing
from .talking import SUSPECTS, speak
from .voting import scores

MOST_REPEATED = 4  # claims in one remark
Speak = Callable[[Hearing, Random], tuple[Claim, ...]]


class Reply(NamedTuple):
    """What is claimed for the first time, and the remark that goes with it."""

    claims: tuple[Claim, ...]
    remark: Remark


def reply(hearing: Hearing, asked: Wish, luck: Random, speaking: Speak = speak) -> Reply:
    """What was claimed stands: a liar repeats the same lie. Who has claimed nothing yet does it now."""
    about = asked.about if asked.about in hearing.living and asked.about != hearing.seat else None
    if asked.kind == RIVALLED and about is not None:
        return Reply((), _rival(hearing, about))
    if asked.kind in (STORY, ACCUSED):
        return _story(hearing, asked, about, speaking(hearing, luck))
    if asked.kind in (OPINION, WHY) and about is not None:
        opinion = _opinion(hearing, about)
        return Reply((), _at_least_a_hunch(opinion) if asked.kind == WHY else opinion)
    if asked.kind in (SUSPECT, WHY):
        return Reply((), _at_least_a_hunch(_suspicion(hearing, luck)))
    return Reply((), Remark(GREET if asked.kind == GREETED else WHAT))


WITHOUT_A_WORD = {TRUST: NOD, DOUBT: SHAKE, DENY: SHAKE, RETORT: SHAKE, COUNTER: SHAKE, GREET: NOD}


def wordless(asked: Wish, remark: Remark) -> Gesture:
    """The same where no word may be said: a story cannot be told by hands."""
    if asked.kind == SUSPECT and remark.about is not None:
        return Gesture(POINT, remark.about)
    return Gesture(WITHOUT_A_WORD.get(remark.kind, SHRUG))


def _story(hearing: Hearing, asked: Wish, accuser: Seat | None, spoken: tuple[Claim, ...]) -> Reply:
    """News first, else what was said before; who is accused by a known voice answers that one."""
    told = dict.fromkeys(claim for claim in hearing.claimed(hearing.seat, today=True) if _of_the_night(claim))
    news = tuple(claim for claim in spoken if _of_the_night(claim))
    claims = news or tuple(told)[-MOST_REPEATED:]
    if asked.kind == STORY:
        return Reply(news, Remark(TELL if news else REPEAT if told else NOTHING, claims=claims))
    if accuser is not None and not news:
        return Reply((), Remark(RETORT, about=accuser))
    return Reply(news, Remark(DENY, claims=claims))


def _of_the_night(claim: Claim) -> bool:
    return claim.kind not in OPINIONS


def _rival(hearing: Hearing, other: Seat) -> Remark:
    """Somebody claims the card that this seat has claimed."""
    found = rivals(hearing.seat, hearing)
    if found is None or other not in found[1]:
        return _opinion(hearing, other)
    return Remark(COUNTER, about=other, ground=Ground(BOTH, (other, hearing.seat), (found[0],)))


def _suspicion(hearing: Hearing, luck: Random) -> Remark:
    suspect = _suspect(hearing, luck)
    return Remark(UNSURE) if suspect is None else _doubt(hearing, suspect)


def _at_least_a_hunch(remark: Remark) -> Remark:
    """Who asks for a reason is told where there is none."""
    if remark.kind != DOUBT or remark.about is None or remark.ground is not None:
        return remark
    return replace(remark, ground=Ground(HUNCH, (remark.about,)))


def _opinion(hearing: Hearing, seat: Seat) -> Remark:
    return _doubt(hearing, seat) if _doubts(hearing, seat) else Remark(TRUST, about=seat)


def _doubt(hearing: Hearing, seat: Seat) -> Remark:
    return Remark(DOUBT, about=seat, ground=ground_against(seat, hearing))


def _suspect(hearing: Hearing, luck: Random) -> Seat | None:
    if (announced := hearing.voted(hearing.seat)) in hearing.living:
        return announced
    rated = {seat: round(score, 6) for seat, score in _rated(hearing).items() if seat not in hearing.own.beloved}
    top = max(rated.values(), default=0.0)
    return luck.choice([seat for seat, score in rated.items() if score == top]) if top >= SUSPECTS else None


def _rated(hearing: Hearing) -> Mapping[Seat, float]:
    """For everybody else alive: the higher, the better dead."""
    return rated_by_day(hearing) if hearing.common.rules.round else scores(hearing)


def _doubts(hearing: Hearing, seat: Seat) -> bool:
    if seat in hearing.own.beloved:
        return False
    rated, announced = _rated(hearing), hearing.voted(hearing.seat)
    most = rated.get(announced, 0.0) if announced is not None else 0.0
    return seat == announced or rated.get(seat, 0.0) >= max(SUSPECTS, most)
