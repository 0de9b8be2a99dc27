"""The honest mind: the truth once it helps, and a vote against whoever's story fits least. Others hide, and deny."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from zlib import crc32

from garou.engine.hints import Aim
from garou.engine.values import DECLINED, Choice, Question, Seat, Slot
from garou.minds.hearing import Hearing
from garou.talk.claims import AM, THINK, VOTE, Claim

from .judging import judged, seen_by
from .own import Mine, own, true_story
from .square import NOBODY
from .told import SaidSoFar, told

SUSPECTS = 0.4  # how much must speak against somebody before a mind announces its vote
SWAYED = 0.2  # how much more must speak against another before it changes its mind aloud
ACCUSES = 0.5  # how sure it must be to call somebody a monster
ONCE_ANEW = 2  # for whom it will vote is said so often in one day: once, and once anew
HEALS = 0.8
PEEKS = 0.5
SURE = 0.6  # how sure one must be to poison somebody

Scores = Mapping[Seat, float]
Answering = Callable[[Question, Hearing, Random], Choice]


def speak(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    """Its story once; then for whom it will vote, if anything speaks against somebody."""
    mine = own(hearing)
    heard = told(mine.square.lore, hearing.said, hearing.day)
    news = story(mine, heard)
    if news or not (heard.claimants or mine.looks):
        return news
    return announced(mine, heard, scored(mine, heard))


def answer(hearing: Hearing, luck: Random) -> Choice:
    question = hearing.view.questions[0]
    return answered(question, hearing, luck, AIMS)


def answered(question: Question, hearing: Hearing, luck: Random, aims: Mapping[Aim, Answering]) -> Choice:
    """The vote that people die of, and whatever a role aims at."""
    aim = hearing.common.rules.aim_of(question.topic)
    return aims[Aim.CONDEMN if question.ballot and aim is Aim.ACT else aim](question, hearing, luck)


# --- What it says -------------------------------------------------------------------------------


def story(mine: Mine, heard: SaidSoFar) -> tuple[Claim, ...]:
    """Everybody hides as a plain villager; who looks comes out with the first monster, and tells all from then on."""
    known, me = mine.square.lore, mine.seat
    said = heard.card.get(me)
    if me not in mine.square.living:
        return ()
    if mine.role in known.seeing and (said == mine.role or found(mine)):
        before = heard.looks.get(me, {})
        news = [claim for claim in true_story(mine) if _news(claim, said, before)]
        return tuple(news)
    return hiding(mine, heard)


def hiding(mine: Mine, heard: SaidSoFar) -> tuple[Claim, ...]:
    """As everybody does, once."""
    plain = mine.square.lore.plain
    return (Claim(AM, roles=(plain,)),) if plain is not None and mine.seat not in heard.card else ()


def found(mine: Mine) -> bool:
    """Has it seen a monster that lives?"""
    looks, monsters, living = mine.looks, mine.square.lore.monsters, mine.square.living
    return any(role in monsters and seat in living and seat not in mine.beloved for seat, role in looks.items())


def _news(claim: Claim, said: object, before: Mapping[Seat, object]) -> bool:
    return claim.roles[0] != said if claim.kind == AM else before.get(Seat(claim.places[0])) != claim.roles[0]


def announced(mine: Mine, heard: SaidSoFar, scores: Scores | None, least: float = SUSPECTS) -> tuple[Claim, ...]:
    """Whom it will vote against; once more if what was said since speaks much more against another."""
    if scores is None:
        return ()
    me, spared = mine.seat, mine.side
    before = heard.votes.get(me)
    top = max([seat for seat in scores if seat not in spared], key=lambda seat: round(scores[seat], 9), default=None)
    if top is None or scores[top] < least or before == top:
        return ()
    if before is not None and (scores[top] - scores.get(before, 0.0) < SWAYED or _twice(heard, me)):
        return ()
    monster = next(iter(sorted(mine.square.lore.monsters)), None)
    if scores[top] > ACCUSES and monster:
        return (Claim(THINK, (top,), (monster,)), Claim(VOTE, (top,)))
    return (Claim(VOTE, (top,)),)


def _twice(heard: SaidSoFar, me: Seat) -> bool:
    votes = [one for one in heard.said if one.seat == me and one.day == heard.day and one.claim.kind == VOTE]
    return len(votes) >= ONCE_ANEW


# --- Whom it suspects ------------------------------------------------------------------------------


def scored(mine: Mine, heard: SaidSoFar) -> Scores | None:
    """By what it knows, or, where it hides, by what everybody heard; None where nothing speaks against anybody."""
    if not heard.claimants and not (mine.honest and (mine.looks or mine.saved)):
        return None
    single = mine.role if mine.honest and mine.role in mine.square.lore.single else NOBODY
    found = judged(mine.square, heard, single, mine.seat if single else None)
    if mine.honest and (mine.looks or mine.saved):
        return seen_by(mine, found)
    return found.scores if found.moved else None


# --- What it chooses -------------------------------------------------------------------------------


def any_of(some: Sequence[Choice], luck: Random) -> Choice:
    """As `choice`, in half the time."""
    return some[int(luck.random() * len(some))]


def alike(some: Sequence[Choice], moment: str) -> Choice:
    """Drawn so that all who know the same draw the same, and mostly even where one of them spares somebody."""
    return max(some, key=lambda choice: crc32(f"{moment} {choice}".encode()))


def fitting(question: Question, mine: Mine) -> list[Choice]:
    """Neither oneself nor one's own side, where anything else can be chosen."""
    ours = mine.side
    some = [choice for choice in question.options if choice and ours.isdisjoint(choice)]
    return some or [choice for choice in question.options if choice]


def best(question: Question, scores: Scores, mine: Mine, luck: Random) -> Choice:
    """The one with the highest score; who is as high as another is chosen by luck."""
    some = fitting(question, mine)
    if not some:
        return DECLINED
    top, tied = -1e9, list[Choice]()
    for choice in some:
        score = round(scores.get(choice[0], 0.0), 6)  # type: ignore[call-overload]  # seats are asked for
        if score > top:
            top, tied = score, [choice]
        elif score == top:
            tied.append(choice)
    return tied[0] if len(tied) == 1 else any_of(tied, luck)


def _condemn(question: Question, hearing: Hearing, luck: Random) -> Choice:
    mine = own(hearing)
    scores = scored(mine, told(mine.square.lore, hearing.said, hearing.day))
    some = fitting(question, mine) if scores is None else ()
    return best(question, scores, mine, luck) if scores is not None else any_of(some, luck) if some else DECLINED


def _trust(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """Itself, its own, else whoever is suspected least."""
    mine = own(hearing)
    for seat in (mine.seat, *mine.fellows, *mine.beloved):
        if (seat,) in question.options:
            return (seat,)
    scores = scored(mine, told(mine.square.lore, hearing.said, hearing.day)) or {}
    return best(question, {seat: -score for seat, score in scores.items()}, mine, luck)


def _do_something(question: Question, hearing: Hearing, luck: Random) -> Choice:
    some = fitting(question, own(hearing))
    return any_of(some, luck) if some else DECLINED


def _look(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """At somebody not seen yet."""
    mine = own(hearing)
    some = fitting(question, mine)
    new = [choice for choice in some if choice[0] not in mine.looks]
    return any_of(new or some, luck) if some else DECLINED


def _bite(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """All of a pack choose alike, from what they all know: who came out as something special, else by a shared luck."""
    mine = own(hearing)
    square, heard = mine.square, told(mine.square.lore, hearing.said, hearing.day)
    prey = [choice for choice in fitting(question, mine) if choice[0] in square.living]
    special = [choice for choice in prey if heard.card.get(Seat(Slot(int(choice[0])))) in square.lore.lookers]
    return alike((not mine.split and special) or prey, f"{hearing.day} {square.moment}") if prey else DECLINED


def _decline(question: Question, hearing: Hearing, luck: Random) -> Choice:
    return DECLINED if question.may_decline else any_of(question.options, luck)


def _now_and_then(question: Question, hearing: Hearing, luck: Random) -> Choice:
    doing = [choice for choice in question.options if choice != DECLINED]
    return any_of(doing, luck) if luck.random() < PEEKS else _decline(question, hearing, luck)


def _heal(question: Question, hearing: Hearing, luck: Random) -> Choice:
    mine = own(hearing)
    saves = mine.victim == mine.seat or luck.random() < HEALS
    return next(choice for choice in question.options if choice != DECLINED) if saves else DECLINED


def _poison(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """Only somebody the witch is sure of."""
    mine = own(hearing)
    scores = scored(mine, told(mine.square.lore, hearing.said, hearing.day)) or {}
    sure = [c for c in fitting(question, mine) if scores.get(c[0], 0.0) > SURE]  # type: ignore[call-overload]
    return any_of(sure, luck) if sure else DECLINED


def _shoot(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """A dying hunter takes the most suspected along."""
    return _condemn(question, hearing, luck)


AIMS: Mapping[Aim, Answering] = {
    Aim.ACT: _do_something,
    Aim.LEARN: _look,
    Aim.HUNT: _bite,
    Aim.REST: _decline,
    Aim.DARE: _now_and_then,
    Aim.SAVE: _heal,
    Aim.STRIKE: _poison,
    Aim.AVENGE: _shoot,
    Aim.CONDEMN: _condemn,
    Aim.TRUST: _trust,
}
