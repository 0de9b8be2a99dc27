"""The sly mind: it votes with others, comes out when it is about to hang, and as a wolf has a story ready.

Whoever is not of the village keeps quiet about its own, points where the crowd points, and answers who found it out by
claiming the very same card.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple
from zlib import crc32

from garou.engine.hints import Aim
from garou.engine.values import DECLINED, Choice, Question, RoleName, Seat
from garou.minds.hearing import Hearing
from garou.talk.claims import AM, SAW, Claim

from . import honest
from .honest import Answering, Scores, alike, announced, answered, any_of, best, fitting, found, hiding
from .judging import judged, seen_by
from .own import Mine, own, true_story
from .square import NOBODY
from .told import SaidSoFar, told

FIRST = 0.7  # who claims a card first is believed so far, where a second one claims it
VOICE = 0.12  # what it counts that somebody else speaks against them today
FOCUS = 0.02  # where nothing else does, all look at the same one
DANGER = 0.34  # of those who live: so many voices against one are a rope
WHISPER = 0.15  # how much must speak against somebody before it announces its vote: hardly anything


def speak(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    mine = own(hearing)
    heard = told(mine.square.lore, hearing.said, hearing.day)
    if mine.seat not in mine.square.living:
        return ()
    return (story(mine, heard) if mine.honest else bluff(mine, heard)) or announced(
        mine, heard, wanted(mine, heard), WHISPER
    )


def answer(hearing: Hearing, luck: Random) -> Choice:
    return answered(hearing.view.questions[0], hearing, luck, AIMS)


# --- Whom it wants dead ---------------------------------------------------------------------------


def suspected(mine: Mine, heard: SaidSoFar) -> Scores:
    """By somebody of the village: what it knows itself goes before all that was said."""
    single = mine.role if mine.role in mine.square.lore.single else NOBODY
    found = judged(mine.square, heard, single, mine.seat if single else None, FIRST)
    return seen_by(mine, found)


def by_the_crowd(mine: Mine, heard: SaidSoFar) -> Scores:
    """By somebody who has only listened."""
    return judged(mine.square, heard, first=FIRST).scores


def wanted(mine: Mine, heard: SaidSoFar) -> Scores:
    """For everybody alive: what speaks against them, how many voices, and a little for whom all look at."""
    return voiced(mine, heard, suspected(mine, heard) if mine.honest else by_the_crowd(mine, heard))


def voiced(mine: Mine, heard: SaidSoFar, scores: Scores) -> dict[Seat, float]:
    moment, me, found = mine.square.moment, mine.seat, dict[Seat, float]()
    for seat in mine.square.living:
        score = scores.get(seat, 0.0)
        found[seat] = score + FOCUS * (crc32(f"{moment} {seat}".encode()) % 997) / 997 * (0 < score < 1)
    doubted = [seat for seat, score in scores.items() if score > 0.5]
    top = max(scores.values(), default=0.0) or 1.0
    for voter, target in heard.votes.items():
        if voter != me and target in found and voter not in doubted:
            found[target] += VOICE * min(1.0, scores.get(target, 0.0) / top)  # nobody follows against better knowledge
    return found


# --- A villager's story ----------------------------------------------------------------------------


def story(mine: Mine, heard: SaidSoFar) -> tuple[Claim, ...]:
    """It hides like everybody, and comes out with a monster, against a rival, or with the rope before its eyes."""
    known, card = mine.square.lore, heard.card.get(mine.seat)
    if mine.role in known.seeing and found(mine):
        return out(mine, heard)
    comes = mine.role in known.single and card is not None
    if comes and (card == mine.role or rival(mine, heard) or in_danger(mine, heard)):
        return out(mine, heard)
    return hiding(mine, heard)


def out(mine: Mine, heard: SaidSoFar) -> tuple[Claim, ...]:
    """All that it has not said yet, for once the truth; but who hides with a card there is one of is not given away."""
    card, before = heard.card.get(mine.seat), heard.looks.get(mine.seat, {})
    said = true_story(mine) if mine.role in mine.square.lore.seeing else true_story(mine)[:1]
    news = [
        claim for claim in said
        if (claim.roles[0] != card if claim.kind == AM else before.get(Seat(claim.places[0])) != claim.roles[0])
    ]  # fmt: skip
    return tuple([claim for claim in news if claim.kind == AM or not _hidden(claim, mine, heard)])


def _hidden(claim: Claim, mine: Mine, heard: SaidSoFar) -> bool:
    seen, role = Seat(claim.places[0]), claim.roles[0]
    special = role in mine.square.lore.single and seen in mine.square.living
    return special and heard.card.get(seen) != role and not rope(mine, heard).get(seen)


def rival(mine: Mine, heard: SaidSoFar) -> bool:
    """Does somebody alive claim this very card?"""
    others = heard.claimants.get(mine.role, ())
    return any(seat != mine.seat and seat in mine.square.living for seat in others)


def in_danger(mine: Mine, heard: SaidSoFar) -> bool:
    """Do more speak against it than against anybody else, and enough of them?"""
    return rope(mine, heard).get(mine.seat, 0) >= max(2, *rope(mine, heard).values(), DANGER * len(mine.square.living))


def rope(mine: Mine, heard: SaidSoFar) -> Mapping[Seat, int]:
    """How many have said today that they will vote against each."""
    found = {mine.seat: 0, next(iter(mine.fellows), mine.seat): 0}
    for target in heard.votes.values():
        found[target] = found.get(target, 0) + 1
    return found


# --- A wolf's story --------------------------------------------------------------------------------


class Charge(NamedTuple):
    """Somebody alive claims to have seen this seat as what it is, and claims that card."""

    accuser: Seat
    card: RoleName


def bluff(mine: Mine, heard: SaidSoFar) -> tuple[Claim, ...]:
    """A plain villager; who is found out says the same of the finder; who is about to hang is somebody special."""
    card, known = heard.card.get(mine.seat), mine.square.lore
    if card in known.single:
        return ()
    accused = charge(mine, heard)
    if accused is not None and not alone_with(mine, heard, accused.card):
        return countered(mine, accused)
    free = free_cards(mine, heard) if in_danger(mine, heard) else []
    if free:
        return (Claim(AM, roles=(free[crc32(mine.square.moment.encode()) % len(free)],)),)
    return (Claim(AM, roles=(known.plain,)),) if card is None and known.plain is not None else ()


def charge(mine: Mine, heard: SaidSoFar) -> Charge | None:
    for teller, looks in heard.looks.items():
        card = heard.card.get(teller)
        found = teller in mine.square.living and looks.get(mine.seat) in mine.square.lore.monsters
        if found and card is not None and card in mine.square.lore.single:
            return Charge(teller, card)
    return None


def alone_with(mine: Mine, heard: SaidSoFar, card: RoleName) -> bool:
    """Does one of its own claim that card already?"""
    return any(seat in mine.fellows for seat in heard.claimants.get(card, ()))


def countered(mine: Mine, accused: Charge) -> tuple[Claim, ...]:
    seen = Claim(SAW, (accused.accuser,), (mine.role,))
    return (Claim(AM, roles=(accused.card,)), *([seen] if accused.card in mine.square.lore.lookers else []))


def free_cards(mine: Mine, heard: SaidSoFar) -> list[RoleName]:
    """Villagers' cards there is one of that nobody claims, nobody has seen and that need no night told with them."""
    known = mine.square.lore
    return [
        name for name in sorted(known.single - known.lookers)
        if mine.square.hidden.get(name) and not heard.claimants.get(name)
    ]  # fmt: skip


# --- What it chooses -------------------------------------------------------------------------------


def _condemn(question: Question, hearing: Hearing, luck: Random) -> Choice:
    mine = own(hearing)
    return best(question, wanted(mine, told(mine.square.lore, hearing.said, hearing.day)), mine, luck)


def _trust(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """All of a pack for the same one of it; a village for whom least speaks against."""
    mine = own(hearing)
    heard = told(mine.square.lore, hearing.said, hearing.day)
    pack = [choice for choice in question.options if choice and choice[0] in (mine.seat, *mine.fellows)]
    if pack and not mine.honest:
        return alike(pack, mine.square.moment)
    scores = wanted(mine, heard)
    return best(question, {seat: -score for seat, score in scores.items()}, mine, luck)


def _bite(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """Who came out, first of all who looks; else somebody against whom nobody speaks: the others hang by themselves."""
    mine = own(hearing)
    square, heard = mine.square, told(mine.square.lore, hearing.said, hearing.day)
    prey = [choice for choice in fitting(question, mine) if choice and choice[0] in square.living]
    if not prey:
        return DECLINED
    crowd = judged(square, heard, first=FIRST)
    worth = {choice: _worth(Seat(choice[0]), heard, crowd.trust, crowd.scores, mine) for choice in prey}  # type: ignore[arg-type]
    top = max(worth.values())
    some = prey if mine.split else [choice for choice in prey if worth[choice] == top]
    return alike(some, f"{hearing.day} {square.moment}")


def _worth(seat: Seat, heard: SaidSoFar, trust: Scores, scores: Scores, mine: Mine) -> float:
    special = trust.get(seat, 0.0) * (2 if heard.card.get(seat) in mine.square.lore.lookers else 1)
    return round(special - scores.get(seat, 0.0), 6)


def _heal(question: Question, hearing: Hearing, luck: Random) -> Choice:
    return next(choice for choice in question.options if choice != DECLINED)


def _poison(question: Question, hearing: Hearing, luck: Random) -> Choice:
    mine = own(hearing)
    scores = suspected(mine, told(mine.square.lore, hearing.said, hearing.day))
    sure = [c for c in fitting(question, mine) if scores.get(c[0], 0.0) > honest.SURE]  # type: ignore[call-overload]
    return any_of(sure, luck) if sure else DECLINED


AIMS: Mapping[Aim, Answering] = {
    **honest.AIMS,
    Aim.HUNT: _bite,
    Aim.SAVE: _heal,
    Aim.STRIKE: _poison,
    Aim.AVENGE: _condemn,
    Aim.CONDEMN: _condemn,
    Aim.TRUST: _trust,
}
