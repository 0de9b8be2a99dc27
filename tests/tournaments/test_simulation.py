"""Whole tournaments with bots: every scenario can be played, by the rules, and the same luck plays it again."""

from __future__ import annotations

from random import Random

import pytest

from garou.games.scenarios import SCENARIOS
from garou.tournaments.elimination import LOSSES
from garou.tournaments.simulation import Simulation, chip_race, duplicate, elimination, names
from garou.tournaments.values import IllegalEntry

every_scenario = pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)


def test_a_wild_tournament_may_deal_nobody_to_look_for():
    bag = next(one for one in SCENARIOS if one.id == "bag")
    tame, wild = (
        [Simulation(bag, Random(seed), wild).dealt(5).cards.count("werewolf") for seed in range(200)]
        for wild in (False, True)
    )
    assert min(tame) > 0
    assert min(wild) == 0


@every_scenario
def test_every_scenario_can_be_raced_for(scenario):
    race = chip_race(Simulation(scenario, Random(1)), scenario.players[0], 3, None)
    assert race.champion is not None
    assert race.chips[race.champion] >= 3


@every_scenario
def test_every_scenario_can_be_played_until_one_is_left(scenario):
    cup = elimination(Simulation(scenario, Random(2)), 25, scenario.players[0], None)
    out = [row for row in cup.standings() if row.name != cup.champion]
    assert len(out) == 24
    assert {row.losses for row in out} == {LOSSES}
    assert all(
        len(sitting.names) + sitting.fillers in scenario.players for one in cup.rounds for sitting in one.sittings
    )


def test_duplicate_plays_every_deal_at_every_table_and_all_lie_open_in_the_end():
    cup = duplicate(Simulation(SCENARIOS[0], Random(3)), 12, 4, 5)
    assert len(cup.results) == 3 * 5
    assert all(cup.open(deal) for deal in range(5))
    assert {row.deals for row in cup.standings()} == {5}
    assert len(set(cup.deals)) > 1


def test_tables_that_cannot_be_filled_are_refused():
    with pytest.raises(IllegalEntry, match="entrants-and-seats"):
        duplicate(Simulation(SCENARIOS[0], Random(3)), 13, 4, 5)


def test_it_stops_where_it_is_told_to():
    hall = Simulation(SCENARIOS[0], Random(4))
    assert len(chip_race(hall, 3, 100, 6).games) == 6
    assert len(elimination(hall, 24, 5, 1).rounds) == 1


def test_the_same_luck_plays_the_same_tournament():
    first, again, other = (elimination(Simulation(SCENARIOS[0], Random(seed)), 24, 5, None) for seed in (5, 5, 6))
    assert first == again
    assert first != other


def test_there_are_names_for_everybody():
    assert len(set(names(500))) == 500
    assert names(26)[:1] + names(26)[24:] == ("Ada", "Ada 2", "Ben 2")
