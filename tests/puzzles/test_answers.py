"""A puzzle has one answer: counted exactly, and the same when every deal and night is tried one by one."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from garou.deduction.truth import holds
from garou.engine.values import RoleName
from garou.puzzles.cases import answers
from garou.puzzles.making import KINDS, Order, attempt, keeps, make, units
from garou.puzzles.proving import said_of, solved
from garou.puzzles.shelf import SHELF, read_shelf
from garou.puzzles.shelving import likeness
from garou.puzzles.values import (
    BY_CARD,
    CARD,
    LEVELS,
    LIE,
    NOBODY,
    PLAYERS,
    WHERE,
    IllegalPuzzle,
    Lying,
    Sought,
    level_of,
)  # fmt: skip
from garou.puzzles.written import with_answer
from histories import every_history
from riddles import tried
from slices import sliced

EACH = 40
RACK = list(enumerate(SHELF.read_text("utf-8").splitlines()))


def made(kind, seed, players=3):
    """A puzzle of this kind, small enough to try every night of it."""
    luck = Random(f"{kind.name} {seed}")
    while True:
        found = attempt(luck, kind, Order(players=max(players, kind.players[0])))
        if found:
            return found


# --- One by one -----------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("kind", sliced(KINDS, 4))
def test_what_is_counted_is_what_trying_every_night_finds(kind):
    """As it was made, and with one thing less said: then there may be several answers, and all of them are found."""
    puzzle = made(kind, 1).puzzle
    assert {*answers(puzzle)} == tried(puzzle)
    less = puzzle.without(puzzle.by((puzzle.speakers[0],)))
    if less.said and (puzzle.lying.who != PLAYERS or len(less.speakers) >= puzzle.lying.number):
        assert {*answers(less)} == tried(less)


@pytest.mark.deep
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(2, 12))
def test_that_holds_for_many(kind, seed):
    puzzle = made(kind, seed).puzzle
    assert {*answers(puzzle)} == tried(puzzle)
    for number in range(len(puzzle.said)):
        less = puzzle.without((number,))
        try:
            found = answers(less)
        except IllegalPuzzle:
            continue
        assert {*found} == tried(less)


def test_whoever_is_silent_may_hold_the_card_that_lies():
    puzzle = made(KINDS[0], 3).puzzle
    bare = puzzle.without(range(1, len(puzzle.said)))
    assert {*answers(bare)} == tried(bare)
    assert len(answers(bare)) > 1


# --- As little as can be ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_that_is_said_is_superfluous(kind):
    found = made(kind, 5, 4)
    puzzle, kept = found.puzzle, []
    for unit in units(puzzle):
        numbers = [puzzle.said.index(one) for one in unit]
        kept.append(keeps(puzzle.without(numbers), found.answer, puzzle))
    assert not any(kept)
    assert len(puzzle.players) - len(puzzle.speakers) <= 1


@pytest.mark.slow
@pytest.mark.parametrize("kind", sliced(KINDS, 4, first=1))
def test_the_proof_leaves_nobody_else(kind):
    """Of those who could lie, each but the answer would have to tell the truth where some thought finds a clash."""
    found = made(kind, 7, 4)
    puzzle, wrong = found.puzzle, set(_choices(found)) - {found.liars}
    out = set()
    for thought in found.proof.findings:
        said = said_of(puzzle, thought.supposed)
        assert not possible_together(puzzle, [said[number] for number in thought.numbers])
        out |= {thought.supposed} if thought.supposed else {p for p in wrong if _true(puzzle, p) >= {*thought.numbers}}
    assert out == wrong
    assert found.proof.shown
    assert found.level == level_of(found.length)


def _choices(found):
    puzzle = found.puzzle
    pool = {PLAYERS: puzzle.speakers, BY_CARD: puzzle.seats, NOBODY: ()}.get(puzzle.lying.who, range(len(puzzle.said)))
    return combinations(pool, puzzle.lying.number)


def _true(puzzle, liars):
    false = puzzle.by(liars) if puzzle.lying.who in (PLAYERS, BY_CARD) else liars
    return set(range(len(puzzle.said))) - {*false}


def possible_together(puzzle, said):
    return any(
        all(holds(c.claim, c.seat, night.told[c.seat], night.counts[c.seat], puzzle.rules) for c in said)
        for night in every_history(puzzle.rules, puzzle.cards, len(puzzle.players))
    )


def test_the_same_luck_makes_the_same_puzzle():
    wish = Order(level=2, kind="wolf")
    first, again = (with_answer(make(Random(11), wish)) for _ in range(2))
    assert json.dumps(first) == json.dumps(again)
    assert json.dumps(first) != json.dumps(with_answer(make(Random(12), wish)))


def test_a_question_nobody_could_answer_is_refused():
    puzzle = made(KINDS[0], 3).puzzle
    double = next(name for name in puzzle.cards if puzzle.cards.count(name) != 1 or name)
    for bad in (
        replace(puzzle, lying=Lying(NOBODY, 0)),
        replace(puzzle, ask=Sought(WHERE, role=RoleName("doppelganger"))),
        replace(puzzle, said=tuple(one for one in puzzle.said if one.claim.kind != "was")),
    ):
        with pytest.raises(IllegalPuzzle):
            answers(bad)
    assert double


# --- The shelf ----------------------------------------------------------------------------------------------


def test_the_shelf_has_as_many_of_each_level_and_no_two_alike():
    shelf = read_shelf()
    assert [found.level for found in shelf] == [level for level in LEVELS for _ in range(EACH)]
    assert len({likeness(found.puzzle) for found in shelf}) == len(shelf)
    for level in LEVELS:
        kinds = {(one.puzzle.lying.who, one.puzzle.ask.what) for one in shelf if one.level == level}
        assert len(kinds) >= 3, level


@pytest.mark.parametrize(("number", "line"), sliced(RACK, 10, first=3, several=True))
def test_a_puzzle_of_the_shelf_has_one_answer_and_the_proof_that_is_kept(number, line):
    found = read_shelf()[number]
    assert answers(found.puzzle) == (found.answer,)
    assert json.loads(line) == with_answer(solved(found.puzzle))
    assert found.puzzle.ask.what in (LIE, WHERE, CARD)
    kept = [keeps(found.puzzle.without([found.puzzle.said.index(one) for one in unit]), found.answer, found.puzzle)
            for unit in units(found.puzzle)]  # fmt: skip
    assert not any(kept)
