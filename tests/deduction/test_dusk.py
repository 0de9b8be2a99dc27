"""Marks beside the cards: what deduction says of Epic Battle is what trying every deal and every night says."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from dusks import BOX, PLAIN, common_of, counted, dusk_table, random_doubt, random_dusk
from garou.deduction.dusk import count, layers_of
from garou.deduction.evidence import Believed, Witnessed
from garou.deduction.scribe import one_each
from garou.deduction.unsolved import Overlong, Unsolved
from garou.engine.values import Seat, Slot
from garou.games.cast import cards
from garou.games.teams import MONSTERS
from garou.talk.claims import was, wears
from slices import leaving_out, sliced

EVER = 10**9
ADA, BEN, CLEO = (Seat(Slot(number)) for number in range(3))


def compare(table, question, given, counting) -> None:
    """Number of histories, their weight, every card, mark and team at every place, no monster at the table."""
    found, exact = count(given, question, effort=EVER), counted(table, question)
    assert found.weight == exact.weight, question
    assert count(counting, question).weight == exact.number, question
    assert found.possible == (exact.number > 0)
    if not exact.number:
        return
    assert [found.chances(place) for place in range(len(table.common.cards))] == exact.chances, question
    assert [found.marks(seat) for seat in range(table.common.players)] == exact.marks, question
    assert [found.teams(seat) for seat in range(table.common.players)] == exact.teams, question
    assert found.spared(MONSTERS) == exact.spared, question


def ask(table, luck, questions: int) -> None:
    given, counting = layers_of(table.common), layers_of(table.common, one_each)
    for number in range(questions):
        compare(table, random_doubt(luck, table) if number else [], given, counting)


@pytest.mark.parametrize("seed", sliced(range(400), most=4))
def test_everything_is_as_counting_one_by_one_says(seed):
    """Sixteen hundred questions in all: three and four seats, options, claims true and false."""
    luck = random.Random(f"dusk {seed}")
    ask(random_dusk(luck, 2_000), luck, 4)


@pytest.mark.slow
@pytest.mark.parametrize("role", sliced(sorted({*BOX}), most=4))
def test_every_role_is_met(role):
    luck = random.Random(f"dusk with {role}")
    for _ in range(leaving_out(1, 3)):
        ask(random_dusk(luck, leaving_out(800, 1_500), (role, role) if role == "mason" else (role,)), luck, 4)


def test_who_was_bitten_is_on_the_side_of_the_vampires_and_no_villager():
    """Ada is the vampire; she has bitten one of two, and Ben says that it was not him."""
    table = dusk_table(cards("vampire, 5 villager"), 3)
    own = Witnessed(ADA, next(one.told[0] for one in table.every if one.told[0][0] == ("dealt", "vampire")))
    bitten = own.told[-2][1] if own.told[-2][0] == "bitten" else own.told[2][1]
    found = count(layers_of(table.common), [own])
    assert found.teams(bitten) == {"vampire": 1}
    assert found.chances(bitten) == {"villager": 1}
    assert found.spared(MONSTERS) == 0


def test_a_mark_that_somebody_saw_is_there_or_was_moved():
    layers = layers_of(common_of(cards("cupid, gremlin, 4 villager"), 3))
    found = count(layers, [Believed(BEN, (was("villager"), wears(BEN, "love")))])
    assert 0 < found.marks(BEN)["love"] < 1  # the gremlin may have been at it
    assert count(layers, [Believed(BEN, (was("gremlin"), wears(CLEO, "love")))]).possible is False


def test_the_chance_of_no_mark_at_all_is_told_in_a_game_without():
    found = count(layers_of(common_of(cards("werewolf, seer, 4 villager"), 3)), [])
    assert found.marks(ADA) == {}
    assert found.spared(MONSTERS) == Fraction(1, 2)


def test_what_takes_too_long_or_cannot_be_followed_is_not_counted():
    common = common_of(cards("vampire, count, cupid, gremlin, robber, witch, renfield, 4 villager"), 8)
    with pytest.raises(Overlong):
        count(layers_of(common), [], patience=50)
    kept = common_of(cards("copycat, cupid, 4 villager"), 3, ("copy-stays-with-player",))
    with pytest.raises(Unsolved):
        count(layers_of(kept), [])


def test_seats_that_nobody_speaks_of_stand_for_each_other():
    """What is said of one is said of all; with a neighbour to be told from another, each is itself."""
    some = cards("vampire, cupid, gremlin, robber, 4 villager")
    found = count(layers_of(common_of(some, 5)), [Believed(ADA, (was(PLAIN),))])
    assert len({tuple(found.chances(seat).items()) for seat in range(1, 5)}) == 1
    assert len({tuple(found.marks(seat).items()) for seat in range(1, 5)}) == 1
    assert sum(found.chances(BEN).values()) == sum(found.teams(BEN).values()) == 1
