"""One question for every game: counted where that can be done in the budget, else drawn by luck, and it is said."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from dusks import counted as one_by_one
from dusks import dusk_table, random_doubt
from garou.deduction.concluding import conclude, reason
from garou.deduction.conclusions import EVERYTHING, HASTY, WRONG, Budget, Problem
from garou.deduction.counted import counted
from garou.deduction.evidence import Believed, Witnessed
from garou.deduction.reasons import Holds, NoNight
from garou.deduction.tried import tried
from garou.deduction.unsolved import Overlong
from garou.engine.values import Seat, Slot
from garou.games.cast import Cast, cards
from garou.games.one_night import BEZIER
from garou.talk.claims import Common, Said, saw, was
from inquiries import random_model, random_question, random_table
from slices import sliced

ADA, BEN, CLEO = (Seat(Slot(number)) for number in range(3))
SMALL = Common(BEZIER, Cast(cards("werewolf, werewolf, seer, robber, troublemaker, villager")), 3)
COPIERS = Common(BEZIER, Cast(cards("2 doppelganger, werewolf, seer, robber, villager")), 3)
SEER = Witnessed(ADA, (("dealt", "seer"), ("saw-card", 1, "robber")))


def said(question) -> tuple[Said, ...]:
    return tuple(Said(one.seat, claim) for one in question if isinstance(one, Believed) for claim in one.claims)


def own(question) -> Witnessed | None:
    return next((one for one in question if isinstance(one, Witnessed)), None)


# --- However it was found -------------------------------------------------------------------------


@pytest.mark.parametrize("seed", sliced(range(60), most=2))
def test_what_is_counted_is_what_is_tried_one_by_one_and_under_a_model_too(seed):
    luck = random.Random(f"conclude {seed}")
    table = random_table(luck, 600)
    common = Common(table.rules, Cast(table.cast), table.players)
    for number in range(6):
        question = random_question(luck, table)
        model = random_model(luck, table.given) if number % 2 else None
        asked = Problem(common, own(question), said(question), model)
        left, right = counted(asked), tried(asked)
        assert (left.possible, left.worlds, left.chances, left.spared) == (
            right.possible, right.worlds, right.chances, right.spared,
        ), asked  # fmt: skip
        assert (left.teams, left.trust, left.exact) == (right.teams, right.trust, right.exact), asked
        if left.wrong and right.wrong:
            assert len(left.wrong.claims) == len(right.wrong.claims), asked
        assert conclude(asked) == left


@pytest.mark.parametrize("seed", sliced(range(20), most=1))
def test_with_marks_it_is_what_trying_one_by_one_says(seed):
    luck = random.Random(f"conclude marks {seed}")
    table = dusk_table(cards("vampire, cupid, gremlin, robber, villager, villager"), 3)
    for _ in range(3):
        question = random_doubt(luck, table)
        found, expected = conclude(Problem(table.common, own(question), said(question))), one_by_one(table, question)
        assert (found.exact, found.possible, found.worlds) == (True, expected.number > 0, expected.number)
        if found.possible:
            assert [*found.chances] == expected.chances
            assert [*found.marks] == expected.marks
            assert [*found.teams] == expected.teams
            assert found.spared == expected.spared


def test_copiers_are_tried_and_drawn_where_the_budget_has_no_room_for_that():
    asked = Problem(COPIERS, None, (Said(CLEO, was("seer")),))
    exact, near = conclude(asked), conclude(replace(asked, budget=Budget(tried=10)))
    assert (exact.exact, exact.error, near.exact) == (True, 0.0, False)
    assert 0 < near.error < 0.3
    for left, right in zip(exact.chances, near.chances, strict=True):
        assert all(abs(chance - right.get(role, 0)) <= near.error for role, chance in left.items())


# --- Never silently -------------------------------------------------------------------------------


def test_a_question_of_cards_that_is_too_long_is_drawn_and_says_so():
    asked = Problem(SMALL, SEER, (Said(BEN, saw(Slot(4), "werewolf")),))
    with pytest.raises(Overlong):
        counted(replace(asked, said=(), own=None, budget=Budget(cases=0)))
    exact, near = conclude(replace(asked, said=())), conclude(replace(asked, said=(), budget=Budget(cases=0)))
    assert (exact.exact, near.exact) == (True, False)
    assert abs(float(exact.spared) - near.spared) <= near.error
    assert isinstance(exact.spared, Fraction)


def test_a_hasty_answer_of_marks_is_drawn_where_a_patient_one_is_counted():
    common = dusk_table(cards("vampire, cupid, seer, gremlin, villager, villager"), 3).common
    asked = Problem(common, None, (Said(ADA, was("seer")),))
    exact, near = conclude(asked), conclude(replace(asked, budget=replace(HASTY, ways=1)))
    assert (exact.exact, near.exact) == (True, False)
    assert all(abs(chance - near.marks[0].get(mark, 0)) <= near.error for mark, chance in exact.marks[0].items())


def test_what_was_not_asked_for_is_not_worked_out():
    found = conclude(Problem(SMALL, SEER, parts=frozenset()))
    assert found.chances == conclude(Problem(SMALL, SEER)).chances
    assert (found.worlds, found.teams, found.spared) == (0, (), None)
    wrong = Problem(SMALL, SEER, (Said(BEN, was("seer")),))
    assert conclude(replace(wrong, parts=EVERYTHING - {WRONG})).wrong is None
    assert conclude(wrong).wrong.claims == (0,)


# --- Why ------------------------------------------------------------------------------------------


def test_half_a_night_is_said_to_be_one_where_it_is_taken_for_a_whole():
    half = Witnessed(ADA, (("dealt", "insomniac"),))
    common = replace(SMALL, cast=Cast(cards("werewolf, insomniac, seer, robber, troublemaker, villager")))
    found = conclude(Problem(common, half))
    assert (found.possible, found.cut_short) == (False, True)
    assert conclude(Problem(common, replace(half, over=False))).possible
    copier = Witnessed(ADA, (("dealt", "doppelganger"),))
    assert conclude(Problem(COPIERS, copier)).cut_short


def test_a_reason_leads_to_what_was_asked_for_counted_or_tried():
    """Whoever robs takes the card of a player: it never lies in the centre."""
    for common in (SMALL, COPIERS):
        asked = Problem(common, SEER)
        assert reason(asked, Slot(3), "robber")[-1] == Holds(Slot(3), "robber", morning=True, sure=False)
        assert reason(asked, CLEO, "werewolf") == ()
    lies = conclude(Problem(COPIERS, None, (Said(BEN, was("seer")), Said(CLEO, was("seer")))))
    assert (lies.wrong.claims, lies.wrong.frees, lies.wrong.why[-1]) == ((0, 1), 0, NoNight())


def test_nothing_is_explained_where_nothing_can_be_tried():
    assert reason(Problem(COPIERS, SEER, budget=Budget(tried=10)), Slot(3), "robber") == ()
