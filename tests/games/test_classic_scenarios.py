"""The set-ups of the classic game, and what is advised about a table (ruling C89)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from garou.dealing import cast_of, deal
from garou.engine.game import check_setup
from garou.games.advice import advice
from garou.games.cast import Cast, cards
from garou.games.classic.advice import wolves_for
from garou.games.classic.scenarios import CLASSIC_SCENARIOS
from garou.games.scenarios import SCENARIOS
from garou.texts import LANGUAGES, words
from printed import CLASSIC
from village import classic

EVERY = [(scenario, size) for scenario in CLASSIC_SCENARIOS for size in scenario.players]
every_scenario = pytest.mark.parametrize("scenario", CLASSIC_SCENARIOS, ids=lambda scenario: scenario.id)
every_table = pytest.mark.parametrize(("scenario", "size"), EVERY, ids=lambda part: getattr(part, "id", str(part)))


def test_all_of_them_are_listed_with_the_other_games():
    assert [scenario for scenario in SCENARIOS if scenario.game == "classic"] == list(CLASSIC_SCENARIOS)


def test_there_is_one_for_every_number_of_players():
    assert {size for _, size in EVERY} == set(range(5, 25))


@every_table
def test_it_has_a_card_for_everybody_and_two_more_for_a_thief(scenario, size):
    cast = scenario.casts[size]
    assert len(cast.cards) == size + (2 if "thief" in cast.cards else 0)
    assert cast.beside == ()


@every_table
def test_it_can_be_dealt(scenario, size):
    luck = random.Random(size)
    dealt = deal(classic(), cast_of(scenario, size, luck), size, luck)
    check_setup(classic(), dealt)
    assert len(dealt.deal) == size
    assert "thief" not in dealt.extra


@every_table
def test_it_has_at_least_two_wolves_a_seer_and_more_villagers_than_wolves(scenario, size):
    counted = Counter(scenario.casts[size].cards)
    assert counted["werewolf"] >= 2
    assert counted["seer"] == 1
    assert counted["werewolf"] * 2 < size  # even if the thief adds none


def test_the_smallest_set_of_the_book_is_among_them():
    """Two werewolves, a seer, and villagers for the others."""
    smallest = next(scenario for scenario in CLASSIC_SCENARIOS if scenario.id == "smallest-village")
    assert Counter(smallest.casts[5].cards) == {"werewolf": 2, "seer": 1, "villager": 2}
    assert Counter(smallest.casts[8].cards) == {"werewolf": 2, "seer": 1, "villager": 5}
    assert all(set(cast.cards) == {"werewolf", "seer", "villager"} for cast in smallest.casts.values())


def test_every_role_is_in_one_of_them():
    assert {name for scenario, size in EVERY for name in scenario.casts[size].cards} == CLASSIC


@every_scenario
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_has_a_name_and_a_few_words_in_each_language(scenario, lang):
    assert words(lang)(f"scenario-{scenario.id}")
    assert words(lang)(f"scenario-{scenario.id}.blurb").endswith((".", "?", "!"))
    assert words(lang)(f"level-{scenario.level}")


# --- Advice -------------------------------------------------------------------------------------


def advised(players: int, text: str) -> list[str]:
    return [word.key for word in advice("classic", classic(), Cast(cards(text)), players)]


@pytest.mark.parametrize(
    ("players", "key"),
    [(5, "few-players"), (7, "few-players"), (8, None), (18, None), (19, "many-players"), (24, "many-players")],
)
def test_eight_to_eighteen_players_are_advised(players, key):
    wolves = wolves_for(players)
    assert advised(players, f"{wolves} werewolf, seer, {players - wolves - 1} villager") == ([key] if key else [])


@pytest.mark.parametrize("size", range(5, 25))
def test_about_one_wolf_in_four_is_advised(size):
    """As near to a quarter as whole wolves can be; the book has two in its smallest village."""
    assert wolves_for(size) == 2 if size < 8 else abs(wolves_for(size) - size / 4) <= 0.5


@pytest.mark.parametrize("wolves", [1, 2, 4, 5])
def test_any_other_number_of_wolves_is_commented_on_and_never_refused(wolves):
    text = f"{wolves} werewolf, seer, {11 - wolves} villager"
    [word] = advice("classic", classic(), Cast(cards(text)), 12)
    assert (word.key, dict(word.details)) == ("wolves", {"wolves": 3, "count": wolves})
    dealt = deal(classic(), Cast(cards(text)), 12, random.Random(1))
    assert len(dealt.deal) == 12


def test_three_wolves_in_twelve_need_no_word():
    assert advised(12, "3 werewolf, seer, 8 villager") == []


def test_hard_roles_are_no_first_game():
    cast = Cast(cards("2 werewolf, seer, little-girl, witch, 3 villager"))
    found = advice("classic", classic(), cast, 8, known=())
    assert [(word.key, dict(word.details)) for word in found] == [("hard-role-for-first-game", {"role": "little-girl"})]
