"""What nights drawn by luck say is as far from counting one by one as they say themselves, at most."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from dusks import counted, dusk_table, random_doubt, random_dusk
from garou.deduction.estimates import Estimate, estimate
from garou.deduction.evidence import Believed, Witnessed
from garou.deduction.lying import LyingModel, posterior
from garou.engine.values import Seat, Slot
from garou.games.cast import Cast, cards
from garou.games.one_night import BEZIER
from garou.games.teams import MONSTERS
from garou.talk.claims import Common, saw, was
from inquiries import random_model, random_question, random_table
from slices import leaving_out, sliced

ADA, BEN = Seat(Slot(0)), Seat(Slot(1))


def near(found, expected, error):
    assert all(abs(found.get(name, 0) - chance) <= error for name, chance in expected.items()), (found, expected)
    assert found.keys() <= expected.keys()


def check(table, question):
    found, exact = estimate(table.common, question, MONSTERS), counted(table, question)
    assert found.possible == (True if exact.number else None)
    if not exact.number:
        return
    for place, chances in enumerate(exact.chances):
        near(found.chances(place), chances, found.error)
    for seat in range(table.common.players):
        near(found.marks(seat), exact.marks[seat], found.error)
        near(found.teams(seat), exact.teams[seat], found.error)
    assert abs(found.spared - exact.spared) <= found.error
    assert abs(found.worlds - exact.number) <= found.worlds_error * exact.number * 1.5


@pytest.mark.slow
@pytest.mark.parametrize("seed", sliced(range(100), most=1))
def test_an_estimate_is_no_further_off_than_it_says(seed):
    luck = random.Random(f"estimates {seed}")
    table = random_dusk(luck, leaving_out(1_000, 3_000))
    for number in range(leaving_out(2, 3)):
        check(table, random_doubt(luck, table) if number else [])


@pytest.mark.slow
@pytest.mark.parametrize("seed", sliced(range(40), most=1))
def test_so_it_is_of_liars_and_in_a_game_that_can_be_counted(seed):
    luck = random.Random(f"liars {seed}")
    table = random_table(luck, leaving_out(300, 1_000))
    common = Common(table.rules, Cast(table.cast), table.players)
    for _ in range(3):
        question, model = random_question(luck, table), random_model(luck, table.given)
        own = next((one for one in question if isinstance(one, Witnessed)), None)
        heard = [one for one in question if isinstance(one, Believed)]
        exact, found = posterior(table.given, own, heard, model), estimate(common, question, MONSTERS, model)
        for place in range(len(table.cast)) if found.possible else ():
            near(found.chances(place), exact.chances(place), found.error)
        for one in heard if found.possible else ():
            assert abs(found.trust(one.seat) - exact.trust(one.seat)) <= found.error


def test_the_same_question_has_the_same_answer_each_time():
    common = Common(BEZIER, Cast(cards("werewolf, seer, robber, 3 villager")), 3)
    question = [Believed(ADA, (was("seer"), saw(BEN, "robber")))]
    one, other = (estimate(common, question, tries=500) for _ in range(2))
    assert [one.chances(place) for place in range(6)] == [other.chances(place) for place in range(6)]
    assert (one.worlds, one.error, one.exact) == (other.worlds, other.error, False)


def test_more_nights_leave_less_open_and_none_at_all_leave_everything():
    table = dusk_table(cards("vampire, cupid, 4 villager"), 3)
    few, many = (estimate(table.common, (), enough=enough).error for enough in (100, 2_000))
    assert many < few < 1
    nothing: Estimate = estimate(table.common, [Believed(ADA, (was("seer"),))])
    assert (nothing.possible, nothing.error, nothing.worlds, nothing.worlds_error) == (None, 1.0, 0.0, 1.0)


def test_a_model_of_lying_keeps_what_cannot_be_true():
    """Both say they were dealt the only seer; without a model no night has that."""
    common = Common(BEZIER, Cast(cards("werewolf, seer, 4 villager")), 3)
    heard = [Believed(ADA, (was("seer"),)), Believed(BEN, (was("seer"),))]
    model = LyingModel("even", dict.fromkeys(common.roles, Fraction(1, 2)), lambda _: Fraction(1, 4))
    assert estimate(common, heard).possible is None
    found = estimate(common, heard, model=model)
    assert abs(found.trust(ADA) - found.trust(BEN)) < 2 * found.error
    assert 0 < found.trust(ADA) < 1
