"""Puzzles with marks: one answer, the same when every deal and night is tried, and a proof that a person can follow."""

from __future__ import annotations

import json
from random import Random

import pytest

from garou.deduction.reasons import Away, Law, NoNight, Wears
from garou.games import DEFAULT_EDITION, rules_of
from garou.puzzles.cases import answers
from garou.puzzles.making import BY_NAME, Order, attempt, keeps, units
from garou.puzzles.proving import solved
from garou.puzzles.shelf import DUSK, read_dusk
from garou.puzzles.shelving import likeness, rack
from garou.puzzles.telling import tellable
from garou.puzzles.values import LIE, PLAYERS
from garou.puzzles.wording import thoughts
from garou.puzzles.written import with_answer
from garou.talk.claims import MARK
from garou.texts import LANGUAGES, words
from riddles import tried
from slices import sliced

RACK = list(enumerate(DUSK.read_text("utf-8").splitlines()))
SMALL = [number for number, found in enumerate(read_dusk()) if len(found.puzzle.players) == 3]


def test_the_rack_has_enough_of_several_levels_and_kinds_and_no_two_alike():
    some = read_dusk()
    assert len(some) >= 20
    assert [found.length for found in some] == sorted(found.length for found in some)
    assert len({found.level for found in some}) >= 3
    assert len({found.puzzle.lying.who for found in some}) >= 3
    assert len({likeness(found.puzzle) for found in some}) == len(some)


def test_each_speaks_of_marks_and_most_proofs_do():
    of_marks = 0
    for found in read_dusk():
        assert any(one.claim.kind == MARK for one in found.puzzle.said)
        assert found.puzzle.ask.what == LIE
        assert found.proof.shown
        of_marks += any(isinstance(step, Away | Law | Wears) for step in found.proof.steps)
    assert of_marks > len(RACK) * 3 // 4


@pytest.mark.slow
@pytest.mark.parametrize(("number", "line"), sliced(RACK, 2, first=1, several=True))
def test_a_puzzle_of_the_rack_has_one_answer_and_the_proof_that_is_kept(number, line):
    found = read_dusk()[number]
    puzzle = found.puzzle
    assert answers(puzzle) == (found.answer,)
    assert json.loads(line) == with_answer(solved(puzzle))
    needed = [not keeps(puzzle.without([puzzle.said.index(one) for one in unit]), found.answer, puzzle)
              for unit in units(puzzle)]  # fmt: skip
    assert all(needed)


@pytest.mark.slow
@pytest.mark.parametrize("number", sliced(SMALL, 1, first=6))
def test_what_is_counted_is_what_trying_every_night_finds(number):
    puzzle = read_dusk()[number].puzzle
    assert {*answers(puzzle)} == tried(puzzle)


@pytest.mark.deep
@pytest.mark.parametrize("number", SMALL)
def test_that_holds_with_one_story_less(number):
    """Then there may be several answers, and all of them are found."""
    puzzle = read_dusk()[number].puzzle
    less = puzzle.without(puzzle.by((puzzle.speakers[0],)))
    if less.said and (puzzle.lying.who != PLAYERS or len(less.speakers) >= puzzle.lying.number):
        assert {*answers(less)} == tried(less)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thought_has_words(lang):
    for found in read_dusk():
        for one in thoughts(found, words(lang)):
            assert one.hint
            assert "{" not in one.text + one.hint


@pytest.mark.deep
def test_the_rack_is_what_one_command_makes():
    wish = Order("epic-battle", DEFAULT_EDITION["epic-battle"])
    assert [with_answer(found) for found in rack("2026", len(RACK), wish)] == [json.loads(line) for _, line in RACK]


@pytest.mark.slow
def test_the_same_luck_makes_the_same_puzzle():
    wish, found = Order("epic-battle", DEFAULT_EDITION["epic-battle"], players=3), []
    for _ in range(2):
        luck = Random("the same")
        found.append(next(filter(None, (attempt(luck, BY_NAME["wolf"], wish) for _ in range(400)))))
    first, again = map(with_answer, found)
    assert first == again
    assert NoNight() not in found[0].proof.steps


def test_cards_of_which_everybody_learns_something_or_that_copy_are_left_in_the_box():
    rules = rules_of("epic-battle", DEFAULT_EDITION["epic-battle"], ())
    left = {name for name in rules.box if rules.roles[name].team == "village" and not tellable(rules, name)}
    assert left == {"copycat", "curator", "paranormal-investigator", "revealer"}
