"""The scenarios of Epic Battle are ours: each can be dealt from the box, goes against no advice, and has its words."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from epic import ALL, epic
from garou.dealing import cast_of, deal
from garou.engine.game import check_setup
from garou.engine.values import IllegalSetup
from garou.games.advice import advice
from garou.games.epic_battle import COPIES
from garou.games.epic_battle.scenarios import EPIC_SCENARIOS
from garou.texts import LANGUAGES, words

BOX = Counter(dict(COPIES))
WRITTEN = [scenario for scenario in EPIC_SCENARIOS if scenario.casts]
[ANARCHY] = [scenario for scenario in EPIC_SCENARIOS if not scenario.casts]
CASTS = [(scenario, size) for scenario in WRITTEN for size in scenario.players]
each_cast = pytest.mark.parametrize(("scenario", "size"), CASTS, ids=[f"{s.id}-{size}" for s, size in CASTS])
each_scenario = pytest.mark.parametrize("scenario", EPIC_SCENARIOS, ids=lambda scenario: scenario.id)
SEEDS = range(300)


def teams(cast) -> set[str]:
    return {role.team for role in map(epic().roles.get, cast.counted) if not role.follower}


# --- Each written cast ------------------------------------------------------------------------------


@each_cast
def test_a_cast_has_three_cards_more_than_players_and_one_beside_them_with_the_alpha(scenario, size):
    cast = scenario.casts[size]
    assert len(cast.cards) == size + 3
    assert len(cast.beside) == cast.cards.count("alpha-wolf")


@each_cast
def test_a_cast_stays_within_the_box(scenario, size):
    assert scenario.casts[size].counted <= BOX


@each_cast
def test_a_cast_can_be_dealt(scenario, size):
    for seed in range(5):
        setup = deal(epic(), scenario.casts[size], size, Random(seed))
        check_setup(epic(), setup)
        assert Counter(setup.cards) == scenario.casts[size].counted


@each_cast
def test_no_advice_speaks_against_a_cast(scenario, size):
    assert advice("epic-battle", epic(), scenario.casts[size], size) == ()


# --- Each scenario ------------------------------------------------------------------------------------


@each_scenario
def test_a_scenario_belongs_to_the_game_and_has_words_and_a_level_in_both_languages(scenario):
    assert (scenario.game, scenario.edition) == ("epic-battle", "ravensburger")
    for say in map(words, LANGUAGES):
        assert say(f"scenario-{scenario.id}")
        assert say(f"scenario-{scenario.id}.blurb")
        assert say(f"level-{scenario.level}")


@each_scenario
def test_a_number_of_players_it_is_not_made_for_is_refused(scenario):
    for size in {2, *range(3, 11), 11} - set(scenario.players):
        with pytest.raises(IllegalSetup):
            cast_of(scenario, size, Random(0))


@pytest.mark.parametrize("scenario", [s for s in WRITTEN if s.level == "initiation"], ids=lambda scenario: scenario.id)
def test_a_first_game_has_no_hard_role(scenario):
    for size, cast in scenario.casts.items():
        said = {word.key for word in advice("epic-battle", epic(), cast, size, known=())}
        assert said == ({"few-for-first-game"} if size > 5 else set())  # how many they are is not the cast's fault


@pytest.mark.parametrize("id", ["three-camps-small", "three-camps-large"])
def test_a_scenario_of_three_camps_has_all_three_of_them(id):
    [scenario] = [scenario for scenario in WRITTEN if scenario.id == id]
    for cast in scenario.casts.values():
        assert {"village", "werewolf", "vampire"} <= teams(cast)


@pytest.mark.parametrize(("id", "missing"), [("wolves-first-night", "vampire"), ("vampires-first-night", "werewolf")])
def test_a_first_night_has_monsters_of_one_kind(id, missing):
    [scenario] = [scenario for scenario in WRITTEN if scenario.id == id]
    for cast in scenario.casts.values():
        assert missing not in teams(cast)


# --- All together -------------------------------------------------------------------------------------


def test_no_two_scenarios_have_the_same_name():
    assert len({scenario.id for scenario in EPIC_SCENARIOS}) == len(EPIC_SCENARIOS)


def test_every_role_of_the_game_is_in_some_written_scenario():
    dealt = {role for scenario in WRITTEN for cast in scenario.casts.values() for role in cast.counted}
    assert sorted(dealt) == ALL


def test_there_is_a_written_scenario_for_every_number_of_players():
    assert {size for scenario in WRITTEN for size in scenario.players} == set(range(3, 11))


def test_there_is_a_scenario_of_every_level():
    assert {scenario.level for scenario in EPIC_SCENARIOS} == {"initiation", "easy", "medium", "hard"}


# --- Anarchy ------------------------------------------------------------------------------------------


def test_anarchy_is_for_any_number_and_draws_from_all_that_is_left_in_the_box():
    assert ANARCHY.players == tuple(range(3, 11))
    assert Counter(ANARCHY.fixed) + Counter(ANARCHY.pool) == BOX


@pytest.mark.parametrize("size", range(3, 11))
def test_anarchy_always_draws_a_legal_cast_with_a_monster_of_each_kind(size):
    masons, alphas = set(), set()
    for seed in SEEDS:
        cast = cast_of(ANARCHY, size, Random(seed))
        check_setup(epic(), deal(epic(), cast, size, Random(seed)))
        assert len(cast.cards) == size + 3
        assert Counter(cast.cards) <= BOX
        assert {"werewolf", "vampire"} <= teams(cast)
        assert len(cast.beside) == cast.cards.count("alpha-wolf")
        masons.add(cast.counted["mason"])
        alphas.add(len(cast.beside))
    assert masons <= {0, 2}
    assert alphas == {0, 1}, "an alpha comes now and then, with an extra wolf beside him"


def test_anarchy_stays_within_the_box_with_the_card_beside_it():
    for size in range(3, 11):
        for seed in SEEDS:
            assert cast_of(ANARCHY, size, Random(seed)).counted <= BOX


def test_the_same_luck_draws_the_same_cast():
    assert cast_of(ANARCHY, 8, Random(3)) == cast_of(ANARCHY, 8, Random(3))
