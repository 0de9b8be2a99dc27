"""Who has won at a table of real cards: the vote of the rules, run on how the cards lie at the end.

Nothing is decided here. The end becomes a position, and the engine's own vote step says who dies and who wins,
exactly as it does for the judge.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from itertools import product

from garou.engine.game import Game, check_setup, reply
from garou.engine.rules import Change, Role, RuleSet, Ruling
from garou.engine.table import SEATS, Table
from garou.engine.values import (
    DECLINED,
    Answer,
    IllegalSetup,
    Position,
    RoleName,
    RuleError,
    Seat,
    Setup,
    Slot,
    Unanswered,
)
from garou.games.epic_battle.marks import became, kept_identity


@dataclass(frozen=True, slots=True)
class End:
    """How the table lies when everybody has pointed, by seat. The centre decides nothing, so it is not asked for."""

    cards: tuple[RoleName, ...]  # the printed faces
    counts: tuple[RoleName, ...]  # what each card counts as: itself, or what it copied or became
    votes: tuple[Seat | None, ...]
    marks: tuple[str, ...] = ()
    artifacts: tuple[str, ...] = ()  # "" where none lies
    stayed: tuple[RoleName | None, ...] = ()  # what stays with the player, where the table plays it so


def settle(rules: RuleSet, end: End) -> Game:
    """The finished game: who is dead, who has won and why, and the facts of the vote."""
    check(rules, end)
    game = _at_the_vote(rules, _position(end))
    for seat, target in zip(SEATS, end.votes, strict=False):
        game = reply(game, Answer(seat, game.open[0].call, DECLINED if target is None else (target,)))
    return game


# --- The end as a position -----------------------------------------------------------------------------


def _position(end: End) -> Position:
    """Each card is where it is, as if it had been dealt there: how it came there no longer matters."""
    tokens = {(seat, artifact) for seat, artifact in zip(SEATS, end.artifacts, strict=False) if artifact}
    tokens |= {(seat, became(role)) for seat, role in zip(SEATS, end.stayed, strict=False) if role}
    return Position(
        setup=Setup(end.cards),
        lies=tuple(map(Slot, range(len(end.cards)))),
        counts=end.counts,
        wakes_as=end.cards,
        marks=end.marks or ("",) * len(end.cards),
        tokens=frozenset(tokens),
    )


def _at_the_vote(rules: RuleSet, position: Position) -> Game:
    """A game that has come as far as its vote, with everybody's question open."""
    [(number, step)] = [(number, step) for number, step in enumerate(rules.opening) if step.talk]
    try:
        step.run(Table(rules, position, step.name))
    except Unanswered as waiting:
        return Game(rules, position.setup, position, number, open=waiting.questions)
    raise RuleError(f"{rules.id} asks nobody for a vote")


# --- What has to be asked -----------------------------------------------------------------------------


def can_settle(rules: RuleSet) -> bool:
    """A game of one vote can be settled; one of many nights is led to its end instead."""
    return not rules.round


def bears_on_the_vote(change: Change) -> bool:
    """Does this option decide anything after the night?"""
    parts = (isinstance(part, Ruling) or (isinstance(part, Role) and part.dies) for part in change.parts)
    return any(parts) or any(field == "identity" for field, _ in change.fields)


def copies_stay(rules: RuleSet) -> bool:
    """Is what somebody copied or found kept by the player, and not by the card?"""
    return rules.identity is kept_identity


def may_count_as(rules: RuleSet, face: RoleName) -> tuple[RoleName, ...]:
    """What a card with this face can have come to count as. What it is by itself comes first."""
    role = rules.roles[face]
    if role.may_wake_as:
        itself = role.idle or face
        others = tuple(name for name in rules.roles if name not in (face, itself))
        return (itself,) if copies_stay(rules) else (itself, *others)
    if role.finds and not copies_stay(rules):
        return (face, *(name for name, other in rules.roles.items() if any(map(other.is_a, role.finds))))
    return (face, role.idle) if role.idle else (face,)


def unasked(rules: RuleSet, face: RoleName, marks: Collection[str]) -> RoleName | None:
    """What a card counts as about which nothing has to be asked; None where somebody has to say.

    A card that counts only when it was dealt, the assassin's, has left its mark before somebody: no mark, no question,
    unless somebody may have put another over it since.
    """
    known = may_count_as(rules, face)
    role = rules.roles[face]
    covered = bool(marks) and marked_after(rules, role)
    if role.idle and not role.may_wake_as and not covered and not any(mark in marks for mark in role.marks):
        return role.idle
    return known[0] if len(known) == 1 else None


def marked_after(rules: RuleSet, role: Role) -> bool:
    """Does anybody hand out marks who is called after this role?"""
    called = [step.roles or frozenset() for step in rules.opening]
    last = max((number for number, roles in enumerate(called) if role.name in roles), default=0)
    return any(rules.roles[name].marks for roles in called[last + 1 :] for name in roles)


def in_doubt(
    rules: RuleSet, cards: tuple[RoleName, ...], marks: tuple[str, ...], artifacts: tuple[str, ...]
) -> tuple[Seat, ...]:
    """Whose card has to be asked about: it may count as several things, and no artifact lies over it."""
    covered = [bool(artifact and rules.artifacts[artifact].counts_as) for artifact in artifacts] or [False] * len(cards)
    return tuple(
        seat
        for seat, face in zip(SEATS, cards, strict=False)
        if not covered[seat] and unasked(rules, face, marks) is None
    )


def counting(
    rules: RuleSet,
    cards: tuple[RoleName, ...],
    marks: tuple[str, ...],
    artifacts: tuple[str, ...],
    told: Mapping[Seat, RoleName],
) -> tuple[RoleName, ...]:
    """What every card counts as: as told where it was asked; under an artifact it makes no difference."""
    asked = in_doubt(rules, cards, marks, artifacts)
    known = ((seat, face, unasked(rules, face, marks)) for seat, face in zip(SEATS, cards, strict=False))
    return tuple(told[seat] if seat in asked else sure or may_count_as(rules, face)[0] for seat, face, sure in known)


# --- What is nonsense ---------------------------------------------------------------------------------


def check(rules: RuleSet, end: End) -> None:
    """Refuses what no night can have led to."""
    some_deck_has(rules, end.cards)
    for seat, (face, counts) in enumerate(zip(end.cards, end.counts, strict=True), 1):
        if counts not in may_count_as(rules, face):
            raise IllegalSetup("cannot-count-as", seat=seat, face=face, counts=counts)
    _known(end.marks, tuple(rules.marks))
    _known(filter(None, end.artifacts), tuple(rules.artifacts))
    _known(filter(None, end.stayed), tuple(rules.roles))
    each_artifact_once(rules, end.artifacts)


def each_artifact_once(rules: RuleSet, artifacts: tuple[str, ...]) -> None:
    for artifact in rules.artifacts:
        if artifacts.count(artifact) > 1:
            raise IllegalSetup("artifact-twice", artifact=artifact)


def some_deck_has(rules: RuleSet, cards: tuple[RoleName, ...]) -> None:
    """There must be cards for the places nobody sits at with which these can be dealt: the other mason, a wolf."""
    refused: IllegalSetup | None = None
    plain = RoleName(rules.plain)
    centre = (plain,) * (rules.centre - 1)
    beside = ((), *((name,) for name in rules.roles))
    for extra, other in product(beside, (plain, *rules.roles)):
        try:
            check_setup(rules, Setup(cards, (other, *centre), extra))
        except IllegalSetup as error:
            refused = refused or error
        else:
            return
    if refused:
        raise refused


def _known(words: Iterable[str], known: tuple[str, ...]) -> None:
    for word in words:
        if word not in known:
            raise IllegalSetup("none-of", found=word, known=known)
