"""Claims in the language of the contests, and back: COMINGOUT Agent[01] SEER, DIVINED Agent[02] WEREWOLF."""

from __future__ import annotations

import re
from collections.abc import Iterator

from garou.engine.rules import RuleSet
from garou.engine.values import Refusal, RoleName, Seat, Slot
from garou.talk.claims import AM, SAW, THINK, VOTE, Claim, Common, claim_from

HUMAN = "HUMAN"
KINDS = {AM: "COMINGOUT", THINK: "ESTIMATE", VOTE: "VOTE"}

SENTENCE = re.compile(r"(?:Agent\[(\d+)\]\s+)?([A-Z]+)(?:\s+Agent\[(\d+)\])?(?:\s+([A-Z]+))?$")
WRAPPED = re.compile(r"(?:Agent\[\d+\]\s+)?(AND|BECAUSE|DAY)\b(.*)$", re.DOTALL)


def called(seat: Seat) -> str:
    """As everybody is called in a contest."""
    return f"Agent[{seat + 1:02}]"


def species(rules: RuleSet, shown: RoleName) -> str:
    """What a card that was seen says there: a werewolf or a human."""
    return shown.upper() if shown == rules.emblem else HUMAN


def sentence(claim: Claim, speaker: Seat, common: Common, executed: frozenset[Seat]) -> str:
    """As the protocol says it; nothing where it has no words for that."""
    if claim.kind == SAW:
        seat = Seat(claim.places[0])
        verb = "IDENTIFIED" if seat in executed else "DIVINED"
        return f"{verb} {called(seat)} {species(common.rules, claim.roles[0])}"
    if claim.kind not in KINDS:
        return ""
    whom = Seat(claim.places[0]) if claim.places else speaker
    return " ".join([KINDS[claim.kind], called(whom), *(role.upper() for role in claim.roles)])


def claims(text: str, speaker: Seat, common: Common) -> tuple[Claim, ...]:
    """What a sentence claims that can be claimed at this table, in its order."""
    return tuple(dict.fromkeys(_claims(text.strip(), speaker, common)))


def _claims(text: str, speaker: Seat, common: Common) -> Iterator[Claim]:
    wrapped = WRAPPED.match(text)
    if wrapped:
        inner = [*_bracketed(wrapped[2])]
        for part in inner[-1:] if wrapped[1] == "BECAUSE" else inner:
            yield from _claims(part.strip(), speaker, common)
        return
    found = SENTENCE.match(text)
    if found:
        try:
            yield from _claimed(found, speaker, common)
        except Refusal:
            return


def _bracketed(text: str) -> Iterator[str]:
    """What stands in the outermost brackets."""
    depth, first = 0, 0
    for at, letter in enumerate(text):
        if letter == "(":
            first = at + 1 if not depth else first
            depth += 1
        elif letter == ")":
            depth -= 1
            if not depth:
                yield text[first:at]


def _claimed(found: re.Match[str], speaker: Seat, common: Common) -> Iterator[Claim]:
    subject, verb, number, word = found.groups()
    if (subject and int(subject) != speaker + 1) or not number:
        return
    whom, role = Slot(int(number) - 1), (word or "").lower()
    if verb == "COMINGOUT" and whom == speaker:
        yield claim_from(AM, (role,), common, speaker)
    elif verb in ("COMINGOUT", "ESTIMATE"):
        yield claim_from(THINK, (whom, role), common, speaker)
    elif verb in ("DIVINED", "IDENTIFIED"):
        seen = common.rules.plain if word == HUMAN else role
        yield claim_from(SAW, (whom, seen), common, speaker)
    elif verb == "VOTE":
        yield claim_from(VOTE, (whom,), common, speaker)
