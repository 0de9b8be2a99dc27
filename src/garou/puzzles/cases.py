"""What can be: every choice of liars, and the weight of the nights that fit it. Exact, whatever the claims.

A case is a sum of questions to the deduction, some of them taken away: a sentence is false where the rest is true and
it is not, a player holds none of some cards where all is counted but those nights in which one is held.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations, product
from typing import NamedTuple

from garou.engine.values import RoleName
from garou.talk.claims import WAS, Said

from .basis import Basis, basis
from .values import BY_CARD, LIE, NOBODY, PLAYERS, WHERE, IllegalPuzzle, Pick, Puzzle, was_dealt

MOST_TERMS = 600  # questions that one puzzle may take: beyond, nobody could follow it either


class Term(NamedTuple):
    """All these are true: counted in, or taken away."""

    sign: int
    said: tuple[Said, ...]


Terms = tuple[Term, ...]


def given(puzzle: Puzzle) -> Basis:
    """What the whole table knows, kept for the next question about the same cards."""
    return basis(puzzle.rules, puzzle.cards, len(puzzle.players))


# --- Cases -------------------------------------------------------------------------------------------


def choices(puzzle: Puzzle) -> tuple[Pick, ...]:
    """Every choice of liars: seats, or sentences by their numbers."""
    lying = puzzle.lying
    if lying.who == NOBODY:
        return ((),)
    if lying.who == BY_CARD:
        pool: Sequence[int] = puzzle.seats
    else:
        pool = puzzle.speakers if lying.who == PLAYERS else range(len(puzzle.said))
    return tuple(combinations(pool, lying.number))


def truthful(puzzle: Puzzle, liars: Pick) -> tuple[int, ...]:
    """The claims that are true in this case, by their numbers."""
    false = liars if puzzle.lying.who not in (BY_CARD, PLAYERS) else puzzle.by(liars)
    return tuple(number for number in range(len(puzzle.said)) if number not in false)


def dealings(puzzle: Puzzle, liars: Pick) -> tuple[tuple[Said, ...], ...]:
    """Which cards the liars may have been dealt, where cards make them lie."""
    if puzzle.lying.who != BY_CARD:
        return ((),)
    found = product(puzzle.lying.roles, repeat=len(liars))
    return tuple(tuple(map(was_dealt, liars, roles)) for roles in found if _enough(puzzle, roles))


def _enough(puzzle: Puzzle, roles: Sequence[RoleName]) -> bool:
    return all(roles.count(role) <= puzzle.cards.count(role) for role in roles)


def terms(puzzle: Puzzle, liars: Pick) -> Terms:
    """Everything that fits this case, as a sum."""
    rest = tuple(puzzle.said[number] for number in truthful(puzzle, liars))
    if puzzle.lying.who == BY_CARD:
        return tuple(_by_card(puzzle, liars, rest))
    stories = [puzzle.by((liar,)) for liar in liars] if puzzle.lying.who == PLAYERS else [(liar,) for liar in liars]
    return tuple(_false(puzzle, rest, stories))


def _false(puzzle: Puzzle, rest: tuple[Said, ...], stories: Sequence[tuple[int, ...]]) -> Iterator[Term]:
    """The rest is true, and of each story something is not."""
    for true in _subsets(stories):
        told = tuple(puzzle.said[number] for story in true for number in story)
        yield Term(-1 if len(true) % 2 else 1, rest + told)


def _by_card(puzzle: Puzzle, liars: Pick, rest: tuple[Said, ...]) -> Iterator[Term]:
    """The liars hold such cards, and nobody else does."""
    roles = puzzle.lying.roles
    if any(one.claim.kind == WAS and one.claim.roles[0] in roles for one in rest):
        return
    told = {one.seat for one in rest if one.claim.kind == WAS}
    silent = [seat for seat in puzzle.seats if seat not in liars and seat not in told]
    for others in _subsets(silent):
        for held in product(roles, repeat=len(liars) + len(others)):
            if _enough(puzzle, held):
                dealt = tuple(map(was_dealt, (*liars, *others), held))
                yield Term(-1 if len(others) % 2 else 1, rest + dealt)


def _subsets(some: Sequence[int] | Sequence[tuple[int, ...]]) -> Iterator[tuple]:  # type: ignore[type-arg]  # of either kind
    for size in range(len(some) + 1):
        yield from combinations(some, size)


# --- What fits ------------------------------------------------------------------------------------------


def can_be(puzzle: Puzzle, liars: Pick) -> bool:
    """Is there a night in which exactly these lie?"""
    found, table = terms(puzzle, liars), given(puzzle)
    if not any(table.possible(one.said) for one in found if one.sign > 0):
        return False
    if all(one.sign > 0 for one in found):
        return True
    return sum((one.sign * table.solved(one.said).weight for one in found), Fraction(0)) > 0


def lies_at(puzzle: Puzzle, liars: Pick) -> dict[tuple[int, RoleName], Fraction]:
    """In this case: how much weighs each card at each place in the morning; only what can be."""
    table, found = given(puzzle), dict[tuple[int, RoleName], Fraction]()
    for sign, said in terms(puzzle, liars):
        sums = table.solved(said)
        if not sums.possible:
            continue
        for place in range(len(puzzle.cards)):
            for role, chance in sums.chances(place).items():
                found[place, role] = found.get((place, role), Fraction(0)) + sign * sums.weight * chance
    return {key: weight for key, weight in found.items() if weight}


def strictly(puzzle: Puzzle, liars: Pick) -> bool:
    """Might every single sentence of these liars be false, too? Then it does not matter how much a liar lies."""
    rest = tuple(puzzle.said[number] for number in truthful(puzzle, liars))
    spoken = [(number,) for number in puzzle.by(liars) if puzzle.said[number].claim.kind != WAS]
    total = Fraction(0)
    for dealt in dealings(puzzle, liars):
        for sign, said in _false(puzzle, rest + dealt, spoken):
            total += sign * given(puzzle).solved(said).weight
    return total > 0


def answers(puzzle: Puzzle) -> tuple[Pick, ...]:
    """Everything that may be the answer: a puzzle has one."""
    check(puzzle)
    if puzzle.ask.what == LIE:
        return tuple(liars for liars in choices(puzzle) if can_be(puzzle, liars))
    return tuple(sorted({pick for liars in choices(puzzle) for pick in _asked(puzzle, lies_at(puzzle, liars))}))


def _asked(puzzle: Puzzle, there: Iterable[tuple[int, RoleName]]) -> Iterator[Pick]:
    names = given(puzzle).names
    for place, role in there:
        if puzzle.ask.what == WHERE and role == puzzle.ask.role:
            yield (place,)
        elif puzzle.ask.what != WHERE and place == puzzle.ask.place:
            yield (names.index(role),)


def check(puzzle: Puzzle) -> None:
    """Not too much to count, and something to ask."""
    if puzzle.lying.who == NOBODY and puzzle.ask.what == LIE:
        raise IllegalPuzzle("puzzle-no-liar")
    if puzzle.ask.what == WHERE and puzzle.cards.count(puzzle.ask.role) != 1:
        raise IllegalPuzzle("puzzle-several-cards", role=puzzle.ask.role)
    spoken = {one.seat for one in puzzle.said}
    if spoken - {one.seat for one in puzzle.said if one.claim.kind == WAS}:
        raise IllegalPuzzle("puzzle-no-card-said")
    if sum(1 for liars in choices(puzzle) for _ in terms(puzzle, liars)) > MOST_TERMS:
        raise IllegalPuzzle("puzzle-too-long")
