"""The sage mind: chances from every deal that fits, and each choice by what it is worth to its side."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from garou.engine.hints import Aim
from garou.engine.values import DECLINED, Choice, Question, RoleName, Seat, Slot
from garou.minds.hearing import Hearing
from garou.talk.claims import AM, SAW, Claim

from . import honest, sly
from .fortune import by_night, gained, last_chance
from .honest import Answering, Scores, alike, announced, answered, any_of, best, fitting
from .judging import judged
from .own import Mine, own
from .sly import charge, out, rope, voiced
from .told import SaidSoFar, told
from .worlds import heard as weighed
from .worlds import known_to

MARGIN = 0.12  # what a potion must bring at least: who knows more later aims better
BITTEN = 0.8  # how likely who has come out as one who looks is bitten the next night
CROWD = 0.2  # what a voice more against somebody counts to who wants anybody to hang
HITS = 0.6  # how likely a monster that was seen hangs


def speak(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    mine = own(hearing)
    heard = told(mine.square.lore, hearing.said, hearing.day)
    if mine.seat not in mine.square.living:
        return ()
    return (story(mine, heard) if mine.honest else bluff(mine, heard)) or announced(
        mine, heard, wanted(mine, heard), sly.WHISPER
    )


def answer(hearing: Hearing, luck: Random) -> Choice:
    return answered(hearing.view.questions[0], hearing, luck, AIMS)


def rated(hearing: Hearing) -> dict[Seat, float]:
    """Whom it would rather see dead, as it says when it is asked: for all others alive."""
    mine = own(hearing)
    wants = wanted(mine, told(mine.square.lore, hearing.said, hearing.day))
    return {seat: score for seat, score in wants.items() if seat not in mine.side}


# --- What it believes -----------------------------------------------------------------------------


def suspected(mine: Mine, heard: SaidSoFar) -> Scores:
    """A villager by what it knows; whoever hides by what all think: by some who count, and by some who do not."""
    if mine.honest:
        return known_to(mine, heard).chances
    return weighed(mine.square, heard).chances if _hunted(mine, heard) else sly.by_the_crowd(mine, heard)


def _with_the_crowd(mine: Mine, heard: SaidSoFar) -> Scores:
    """Where a vote more may hang somebody: first by voices, then by what speaks against them."""
    ropes, scores = rope(mine, heard), sly.wanted(mine, heard)
    voice = CROWD * _hunted(mine, heard)
    return {seat: score + voice * ropes.get(seat, 0) for seat, score in scores.items()}


def wanted(mine: Mine, heard: SaidSoFar) -> Scores:
    return voiced(mine, heard, suspected(mine, heard)) if mine.honest else _with_the_crowd(mine, heard)


def left(mine: Mine) -> tuple[int, int]:
    """How many of the village live, and how many of the others."""
    wolves = min(mine.square.wolves, len(mine.square.living))
    return len(mine.square.living) - wolves, wolves


# --- A villager's story ----------------------------------------------------------------------------


def story(mine: Mine, heard: SaidSoFar) -> tuple[Claim, ...]:
    """Who holds a card there is one of comes out when that brings the village more than hiding."""
    if mine.role in mine.square.lore.single and mine.seat in heard.card and _time(mine, heard):
        return out(mine, heard)
    return sly.story(mine, heard)


def _time(mine: Mine, heard: SaidSoFar) -> bool:
    """Is what would be known then worth more than what may still be found, hiding?"""
    living, known, square = mine.square.living, mine.square.lore, mine.square
    if last_chance(square.common.rules, *left(mine)):
        return True
    if mine.role not in known.seeing:
        return False
    looks = {seat: role for seat, role in mine.looks.items() if seat in living and seat not in mine.beloved}
    found = any(role in known.monsters for role in looks.values())
    others, cleared = len(living) - 1, sum(role not in known.monsters for role in looks.values())
    before = max([share for seat, share in weighed(square, heard).chances.items() if seat in living])
    rest = square.wolves / max(1, others - cleared)
    gain = (1.0 if found else max(before, rest)) - before
    return gain > (BITTEN - 1 / max(1, others)) * rest * HITS


# --- A wolf's story --------------------------------------------------------------------------------


def bluff(mine: Mine, heard: SaidSoFar) -> tuple[Claim, ...]:
    """One of the pack is the one who looks, if nobody else is: and has seen nothing but villagers."""
    card = heard.card.get(mine.seat)
    if card in mine.square.lore.lookers:
        return _next_look(mine, heard)
    role = _vacant(mine, heard)
    if card is not None and role is not None and _hunted(mine, heard) and _envoy(mine) == mine.seat:
        return (Claim(AM, roles=(role,)), *_next_look(mine, heard))
    return sly.bluff(mine, heard)


def _hunted(mine: Mine, heard: SaidSoFar) -> bool:
    """Does the village agree on somebody? One where everybody votes alone is best left to itself."""
    return sum(voter not in mine.side for voter in heard.eager) > 1


def _vacant(mine: Mine, heard: SaidSoFar) -> RoleName | None:
    """A card that looks, which nobody claims and nobody has seen."""
    lookers = mine.square.lore.lookers
    return next((r for r in sorted(lookers) if mine.square.hidden.get(r) and not heard.claimants.get(r)), None)


def _envoy(mine: Mine) -> Seat:
    pack = sorted({mine.seat, *mine.fellows} & {*mine.square.living})
    return alike([(seat,) for seat in pack], f"{mine.square.lore.seats} {sorted(pack)}")[0]  # type: ignore[return-value]


def _next_look(mine: Mine, heard: SaidSoFar) -> tuple[Claim, ...]:
    """One for each night: first its own, then others against whom little speaks."""
    plain, before = mine.square.lore.plain, heard.looks.get(mine.seat, {})
    if plain is None or len(before) > len(mine.square.ballots) or charge(mine, heard):
        return sly.bluff(mine, heard) if not before else ()
    crowd = weighed(mine.square, heard).chances
    ours = [seat for seat in mine.fellows if seat in mine.square.living and seat not in before]
    others = [seat for seat in mine.square.living if seat not in before and seat != mine.seat]
    some = ours or sorted(others, key=lambda seat: round(crowd[seat], 6))
    return (Claim(SAW, (some[0],), (heard.card.get(some[0], plain),)),) if some else ()


# --- What it chooses -------------------------------------------------------------------------------


def _condemn(question: Question, hearing: Hearing, luck: Random) -> Choice:
    mine = own(hearing)
    heard = told(mine.square.lore, hearing.said, hearing.day)
    doomed = _doomed(mine, heard)
    if doomed is not None and (doomed,) in question.options:
        return (doomed,)
    return best(question, wanted(mine, heard), mine, luck)


def _doomed(mine: Mine, heard: SaidSoFar) -> Seat | None:
    """One of its own whom nobody can save: to vote against it as well looks innocent."""
    for seat in mine.fellows if not mine.honest and _hunted(mine, heard) else ():
        if seat in mine.square.living and 2 * rope(mine, heard).get(seat, 0) > len(mine.square.living):
            return seat
    return None


def _strike(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """A potion, which can be kept: for whoever's death raises the chance to win far enough."""
    return _taken(question, hearing, luck, MARGIN)


def _shoot(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """A shot, now or never: for whoever's death raises the chance to win at all."""
    return _taken(question, hearing, luck, 0.0)


def _taken(question: Question, hearing: Hearing, luck: Random, least: float) -> Choice:
    mine = own(hearing)
    scores = suspected(mine, told(mine.square.lore, hearing.said, hearing.day))
    target = best(question, scores, mine, luck)
    if target == DECLINED or not mine.honest or not question.may_decline:
        return target
    worth = gained(mine.square.common.rules, *left(mine), scores.get(Seat(Slot(int(target[0]))), 0.0))
    return target if worth > least else DECLINED


def _look(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """At whom least is certain."""
    mine = own(hearing)
    scores = suspected(mine, told(mine.square.lore, hearing.said, hearing.day))
    open_question = {seat: share * (1 - share) for seat, share in scores.items()}
    new = {seat: worth for seat, worth in open_question.items() if seat not in mine.looks}
    return best(question, dict.fromkeys(scores, -1.0) | new, mine, luck)


def _bite(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """Who may look first of all, who holds another card there is one of, and whom nobody suspects."""
    mine = own(hearing)
    square, heard = mine.square, told(mine.square.lore, hearing.said, hearing.day)
    prey = [choice for choice in fitting(question, mine) if choice and choice[0] in square.living]
    if not prey:
        return DECLINED
    crowd, trust = suspected(mine, heard), judged(square, heard, first=sly.FIRST).trust
    worth = {choice: _worth(Seat(choice[0]), heard, trust, crowd, mine) for choice in prey}  # type: ignore[arg-type]
    top = max(worth.values())
    some = prey if mine.split else [choice for choice in prey if worth[choice] == top]
    return alike(some, f"{hearing.day} {square.moment}")


def _worth(seat: Seat, heard: SaidSoFar, trust: Scores, crowd: Scores, mine: Mine) -> float:
    special = trust.get(seat, 0.0) * (2 if heard.card.get(seat) in mine.square.lore.lookers else 1)
    return round(special - crowd.get(seat, 0.0) + 0.5 * (seat == mine.square.captain), 6)


def _settle(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """Before the first night: a card for the side that will win more likely; lovers, but not oneself."""
    mine = own(hearing)
    spare = {
        choice: mine.spare[Slot(int(choice[0]))] for choice in question.options if choice and choice[0] in mine.spare
    }
    if not spare:
        strangers = [choice for choice in question.options if choice and mine.seat not in choice]
        return any_of(strangers or question.options, luck)
    worth = {choice: _as(role, mine) for choice, role in spare.items()}
    top = max(worth, key=worth.__getitem__)
    return top if worth[top] > _as(mine.square.lore.plain, mine) or not question.may_decline else DECLINED


def _as(role: RoleName | None, mine: Mine) -> float:
    """What one may hope for with this card; one that looks, or that there is one of, serves a village more."""
    known, (village, wolves) = mine.square.lore, left(mine)
    if role in known.monsters:
        return 1 - by_night(mine.square.common.rules, village - 1, wolves + 1)
    worth = 0.02 * (role in known.single) + 0.02 * (role in known.lookers)
    return by_night(mine.square.common.rules, village, wolves) + worth


def _peek(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """Always once: who is caught dies in place of another, and who is not knows a wolf."""
    once = [choice for choice in question.options if len(choice) == 1]
    return any_of(once, luck) if own(hearing).honest and once else honest.AIMS[Aim.DARE](question, hearing, luck)


AIMS: Mapping[Aim, Answering] = {
    **sly.AIMS,
    Aim.ACT: _settle,
    Aim.DARE: _peek,
    Aim.LEARN: _look,
    Aim.HUNT: _bite,
    Aim.STRIKE: _strike,
    Aim.AVENGE: _shoot,
    Aim.CONDEMN: _condemn,
}
