"""When a claim is true: a statement about the facts its speaker was told, and about nothing else but the morning."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from garou.engine.rules import RuleSet
from garou.engine.values import Fact, RoleName, Seat, Slot
from garou.talk.claims import AM, MARK, SAW, SWAPPED, TOOK, WAS, Claim

DEALT, SAW_CARD, MOVED, TURNED, FELLOWS = ("dealt", "saw-card", "moved", "turned", "fellows")
SAW_MARK = "saw-mark"
CARDS = "cards"  # what moved: not marks
OF_MARKS = (SAW_MARK, "bitten", "tapped", "thumbs", "holds-artifact", "artifact", "revealed")
NIGHT = (DEALT, SAW_CARD, MOVED, TURNED, FELLOWS, *OF_MARKS)

Note = tuple[Any, ...]  # one fact, as short as it gets: its name and what is in it
Told = tuple[Note, ...]


def notes(facts: Iterable[Fact]) -> Told:
    """A seat's facts of the night, in a form that is quick to compare."""
    return in_order((fact.name, *(value for _, value in fact.data)) for fact in facts if fact.name in NIGHT)


def lived(facts: Iterable[Fact]) -> Told:
    """All that a seat, or the whole room, was told of a game of several nights, by day as well."""
    return in_order((fact.name, *(value for _, value in fact.data)) for fact in facts)


def told_in(rules: RuleSet, facts: Iterable[Fact]) -> Told:
    """What a question about this game goes by."""
    return lived(facts) if rules.round else notes(facts)


def in_order(told: Iterable[Note]) -> Told:
    """Which of two cards was named first means nothing, so it is always the same one."""
    return tuple(_sorted(told))


def _sorted(told: Iterable[Note]) -> Iterator[Note]:
    for name, some in groupby(told, lambda note: note[0]):
        if name == SAW_CARD:
            yield from sorted(some, key=lambda note: note[1])
        elif name == MOVED:
            yield from ((*note[:2], tuple(sorted(note[2]))) for note in some)
        else:
            yield from some


def holds(claim: Claim, seat: Seat, told: Sequence[Note], morning: RoleName | None, rules: RuleSet) -> bool:
    """Is this true of a seat that was told these, and whose card counts as `morning` at last?

    `am`: it was turned into this role, or holds it in the morning. `took` without a role says nothing of the role.
    `mark`: it saw that mark there.
    What somebody thinks, or will vote, is never false.
    """
    if claim.kind == WAS:
        return (DEALT, claim.roles[0]) in told
    if claim.kind == AM:
        return (TURNED, claim.roles[0]) in told or morning == claim.roles[0]
    if claim.kind == SAW:
        return _saw(claim.places[0], claim.roles[0], told, rules)
    if claim.kind == MARK:
        return (SAW_MARK, claim.places[0], claim.mark) in told
    if claim.kind == SWAPPED:
        return any(note[:2] == (MOVED, CARDS) and {*note[2]} == {*claim.places} for note in told)
    if claim.kind == TOOK:
        return any(_took(claim, seat, note, after) for note, after in zip(told, [*told[1:], ("",)], strict=True))
    return True


def _saw(place: Slot, role: RoleName, told: Sequence[Note], rules: RuleSet) -> bool:
    """A card with this face there; or somebody there who opened the eyes at the same call."""
    if (SAW_CARD, place, role) in told:
        return True
    together = any(step.name == role and not step.alone and step.roles for step in rules.opening)
    return together and any(note[:2] == (FELLOWS, role) and place in note[2] for note in told)


def _took(claim: Claim, seat: Seat, note: Note, after: Note) -> bool:
    if note[:2] != (MOVED, CARDS) or {*note[2]} != {seat, claim.places[0]}:
        return False
    return not claim.roles or after == (SAW_CARD, seat, claim.roles[0])
