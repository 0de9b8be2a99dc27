"""What a bot replies when somebody speaks to it: a remark of a few kinds, from what it knows and what was said."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from garou.engine.values import Seat
from garou.talk.claims import OPINIONS, VOTE, Claim
from garou.talk.gestures import NOD, POINT, SHAKE, SHRUG, Gesture
from garou.talk.remarks import ACCUSED, OPINION, STORY, SUSPECT, WORDINGS, Remark, Wish

from .hearing import Hearing
from .talking import SUSPECTS, speak
from .voting import scores

MOST_REPEATED = 4  # claims in one remark


class Reply(NamedTuple):
    """What is claimed for the first time, and the remark that goes with it."""

    claims: tuple[Claim, ...]
    remark: Remark


def reply(hearing: Hearing, asked: Wish, luck: Random) -> Reply:
    """What was claimed stands: a liar repeats the same lie. Who has claimed nothing yet does it now."""
    wording = luck.randrange(WORDINGS)
    if asked.kind in (STORY, ACCUSED):
        return _story(hearing, asked, wording, luck)
    if asked.kind == SUSPECT:
        suspect = _suspect(hearing, luck)
        return Reply((), Remark("unsure" if suspect is None else "doubt", wording, suspect))
    if asked.kind == OPINION and asked.about in hearing.living and asked.about != hearing.seat:
        return Reply((), Remark("doubt" if _doubts(hearing, asked.about) else "trust", wording, asked.about))
    return Reply((), Remark("shrug", wording))


WITHOUT_A_WORD = {"trust": NOD, "doubt": SHAKE, "deny": SHAKE}


def wordless(asked: Wish, remark: Remark) -> Gesture:
    """The same where no word may be said: a story cannot be told by hands."""
    if asked.kind == SUSPECT and remark.about is not None:
        return Gesture(POINT, remark.about)
    return Gesture(WITHOUT_A_WORD.get(remark.kind, SHRUG))


def _story(hearing: Hearing, asked: Wish, wording: int, luck: Random) -> Reply:
    """News first, else what was said before."""
    told = dict.fromkeys(claim for claim in hearing.claimed(hearing.seat, today=True) if _of_the_night(claim))
    news = tuple(claim for claim in speak(hearing, luck) if _of_the_night(claim))
    claims = news or tuple(told)[-MOST_REPEATED:]
    kind = "deny" if asked.kind == ACCUSED else "tell" if news else "repeat" if told else "nothing"
    return Reply(news, Remark(kind, wording, None, claims))


def _of_the_night(claim: Claim) -> bool:
    return claim.kind not in OPINIONS


def _announced(hearing: Hearing) -> list[Seat]:
    """For whom it has said to vote today."""
    votes = [claim for claim in hearing.claimed(hearing.seat, today=True) if claim.kind == VOTE]
    return [Seat(claim.places[0]) for claim in votes if claim.places[0] in hearing.living]


def _suspect(hearing: Hearing, luck: Random) -> Seat | None:
    if announced := _announced(hearing):
        return announced[-1]
    rated = {seat: round(score, 6) for seat, score in scores(hearing).items() if seat not in hearing.own.beloved}
    top = max(rated.values(), default=0.0)
    return luck.choice([seat for seat, score in rated.items() if score == top]) if top >= SUSPECTS else None


def _doubts(hearing: Hearing, seat: Seat) -> bool:
    if seat in hearing.own.beloved:
        return False
    return seat in _announced(hearing) or scores(hearing)[seat] >= SUSPECTS
