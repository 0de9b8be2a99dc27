"""The set-ups of One Night against the lists of the books, typed here a second time from the French."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from garou.dealing import cast_of, deal
from garou.engine.game import check_setup
from garou.engine.values import IllegalSetup
from garou.games import GAMES
from garou.games.advice import advice
from garou.games.one_night.scenarios import BEZIER_BOOK, RAVENSBURGER_BOOK
from garou.texts import LANGUAGES, words
from printed import ONE_NIGHT, added

FRENCH = {
    "LG": "werewolf", "villageois": "villager", "voyante": "seer", "voleur": "robber", "noiseuse": "troublemaker",
    "tanneur": "tanner", "soûlard": "drunk", "chasseur": "hunter", "maçon": "mason", "insomniaque": "insomniac",
    "sbire": "minion", "doppelgänger": "doppelganger",
}  # fmt: skip

# The sixteen cards of the box, as the book counts them: 3+2+1+1+1+1+1+1+2+1+1+1.
BOX = (
    "3 villageois, 2 LG, voyante, voleur, noiseuse, tanneur, soûlard, chasseur, 2 maçon, insomniaque, sbire,"
    " doppelgänger"
)

# Every printed list, whole: the lines of the book each add to the first one of their scenario.
PRINTED = {
    ("first-night", "initiation"): {
        3: "2 LG, voyante, voleur, noiseuse, villageois",
        4: "2 LG, voyante, voleur, noiseuse, 2 villageois",
        5: "2 LG, voyante, voleur, noiseuse, 3 villageois",
    },
    ("full-moon", "easy"): {
        3: "2 LG, insomniaque, voleur, noiseuse, villageois",
        4: "2 LG, insomniaque, voleur, noiseuse, 2 villageois",
        5: "2 LG, insomniaque, voleur, noiseuse, 2 villageois, voyante",
        6: "2 LG, insomniaque, voleur, noiseuse, 3 villageois, voyante",
    },
    ("lonely-night", "easy"): {
        3: "LG, voyante, voleur, noiseuse, 2 villageois",
        4: "LG, voyante, voleur, noiseuse, 3 villageois",
    },
    ("confusion", "medium"): {
        3: "2 LG, soûlard, voleur, noiseuse, insomniaque",
        4: "2 LG, soûlard, voleur, noiseuse, insomniaque, villageois",
        5: "2 LG, soûlard, voleur, noiseuse, insomniaque, villageois, voyante",
        6: "2 LG, soûlard, voleur, noiseuse, insomniaque, 2 villageois, voyante",
        7: "2 LG, soûlard, voleur, noiseuse, insomniaque, 3 villageois, voyante",
        8: "2 LG, soûlard, voleur, noiseuse, insomniaque, 3 villageois, voyante, sbire",
        9: "2 LG, soûlard, voleur, noiseuse, insomniaque, 2 villageois, voyante, sbire, 2 maçon",
    },
    ("profit", "medium"): {
        4: "2 LG, chasseur, voyante, voleur, soûlard, insomniaque",
        5: "2 LG, chasseur, voyante, voleur, soûlard, insomniaque, noiseuse",
        6: "2 LG, chasseur, voyante, voleur, soûlard, insomniaque, noiseuse, villageois",
        7: "2 LG, chasseur, voyante, voleur, soûlard, insomniaque, noiseuse, 2 villageois",
    },
    ("strange-companions", "medium"): {
        6: "2 LG, sbire, chasseur, voyante, voleur, noiseuse, 2 maçon",
        7: "2 LG, sbire, chasseur, voyante, voleur, noiseuse, 2 maçon, villageois",
    },
    ("uncertainty", "medium"): {
        4: "2 LG, tanneur, voyante, voleur, soûlard, insomniaque",
        5: "2 LG, tanneur, voyante, voleur, soûlard, insomniaque, noiseuse",
        6: "2 LG, tanneur, voyante, voleur, soûlard, insomniaque, noiseuse, villageois",
        7: "2 LG, tanneur, voyante, voleur, soûlard, insomniaque, noiseuse, 2 maçon",
        8: "2 LG, tanneur, voyante, voleur, soûlard, insomniaque, noiseuse, 2 maçon, chasseur",
        9: "2 LG, tanneur, voyante, voleur, soûlard, insomniaque, noiseuse, 2 maçon, chasseur, sbire",
        10: "2 LG, tanneur, voyante, voleur, soûlard, insomniaque, noiseuse, 2 maçon, chasseur, sbire, villageois",
    },
    ("alliance-in-the-dark", "hard"): {
        5: "2 LG, 2 maçon, sbire, voleur, noiseuse, insomniaque",
        6: "2 LG, 2 maçon, sbire, voleur, noiseuse, insomniaque, soûlard",
        7: "2 LG, 2 maçon, sbire, voleur, noiseuse, insomniaque, soûlard, voyante",
        8: "2 LG, 2 maçon, sbire, voleur, noiseuse, insomniaque, soûlard, voyante, villageois",
        9: "2 LG, 2 maçon, sbire, voleur, noiseuse, insomniaque, soûlard, voyante, 2 villageois",
        10: "2 LG, 2 maçon, sbire, voleur, noiseuse, insomniaque, soûlard, voyante, 2 villageois, tanneur",
    },
    ("revenants", "hard"): {
        8: "2 LG, doppelgänger, sbire, chasseur, voyante, voleur, noiseuse, villageois, 2 maçon",
        9: "2 LG, doppelgänger, sbire, chasseur, voyante, voleur, noiseuse, villageois, 2 maçon, insomniaque",
        10: "2 LG, doppelgänger, sbire, chasseur, voyante, voleur, noiseuse, villageois, 2 maçon, insomniaque, soûlard",
    },
}
LISTS = [(*title, size, text) for title, sizes in PRINTED.items() for size, text in sizes.items()]
each_list = pytest.mark.parametrize(
    ("name", "level", "size", "text"), LISTS, ids=[f"{name}-{size}" for name, _, size, _ in LISTS]
)

BEZIER, RAVENSBURGER = GAMES["one-night", "bezier"], GAMES["one-night", "ravensburger"]
BY_ID = {scenario.id: scenario for scenario in (*BEZIER_BOOK, *RAVENSBURGER_BOOK)}
DRAWN = ["anarchy", "bag"]


def counted(text: str) -> Counter[str]:
    """Cards as the French book lists them."""
    found: Counter[str] = Counter()
    for entry in text.split(", "):
        number, _, name = entry.rpartition(" ")
        found[FRENCH[name]] += int(number or 1)
    return found


# --- The printed lists ----------------------------------------------------------------------------


def test_there_are_thirty_eight_printed_lists_in_nine_scenarios():
    """3 + 4 + 2 + 7 + 4 + 2 + 7 + 6 + 3 = 38."""
    assert len(LISTS) == 38
    assert [scenario.id for scenario in RAVENSBURGER_BOOK] == [*(name for name, _ in PRINTED), "anarchy"]


@each_list
def test_every_printed_list_is_the_one_we_deal(name, level, size, text):
    scenario = BY_ID[name]
    assert scenario.level == level
    assert scenario.casts[size].counted == counted(text)
    assert counted(text).total() == size + 3
    assert counted(text) <= counted(BOX), "within the sixteen cards of the box"


def test_no_scenario_has_a_size_the_book_does_not_print():
    for (name, _), sizes in PRINTED.items():
        assert BY_ID[name].players == tuple(sorted(sizes))


@each_list
def test_a_printed_list_can_be_dealt_in_either_edition(name, level, size, text):
    for rules in (BEZIER, RAVENSBURGER):
        setup = deal(rules, BY_ID[name].casts[size], size, Random(size))
        check_setup(rules, setup)
        assert Counter(setup.cards) == counted(text)


# Where the book's own lists go against the book's own advice (C34). Nothing else is said about any of them.
AGAINST_ADVICE = {("strange-companions", 6), ("alliance-in-the-dark", 5), ("alliance-in-the-dark", 6)}


@each_list
def test_advice_has_nothing_on_a_printed_list_but_masons_at_a_small_table(name, level, size, text):
    said = [word.key for word in advice("one-night", RAVENSBURGER, BY_ID[name].casts[size], size)]
    assert said == (["masons-from-seven"] if (name, size) in AGAINST_ADVICE else [])


# --- Basic sets -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "text"),
    [
        (3, "2 LG, voyante, voleur, noiseuse, villageois"),
        (4, "2 LG, voyante, voleur, noiseuse, 2 villageois"),
        (5, "2 LG, voyante, voleur, noiseuse, 3 villageois"),
    ],
)
def test_the_basic_sets_of_bezier_are_for_three_to_five_players(size, text):
    basic = BY_ID["basic"]
    assert basic.players == (3, 4, 5)
    assert basic.casts[size].counted == counted(text)
    assert advice("one-night", BEZIER, basic.casts[size], size, known=()) == (), "nothing against a first game"


# --- Drawn casts (C33) ------------------------------------------------------------------------------


def test_the_box_of_both_editions_is_the_one_the_book_counts():
    for rules in (BEZIER, RAVENSBURGER):
        assert Counter({role: rules.box[role] for role in ONE_NIGHT}) == counted(BOX)
    assert counted(BOX).total() == 16


def test_anarchy_draws_from_the_thirteen_cards_that_are_left_and_the_bag_from_all_sixteen():
    anarchy, bag = BY_ID["anarchy"], BY_ID["bag"]
    assert Counter(anarchy.fixed) == counted("2 LG, villageois")
    assert Counter(anarchy.pool) == counted(BOX) - counted("2 LG, villageois")
    assert len(anarchy.pool) == 13
    assert Counter(role for role in bag.pool if role in ONE_NIGHT) == counted(BOX)
    assert not bag.fixed
    assert anarchy.players == bag.players == tuple(range(3, 11))


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize("size", range(3, 11))
def test_a_drawn_cast_is_legal_and_has_both_masons_or_none(name, size):
    scenario = BY_ID[name]
    rules = GAMES["one-night", scenario.edition]
    masons = set()
    for seed in range(200):
        cast = cast_of(scenario, size, Random(seed))
        assert len(cast.cards) == size + 3
        assert cast.counted <= counted(BOX) + Counter(added(rules))
        assert Counter(scenario.fixed) <= cast.counted
        masons.add(cast.counted["mason"])
        check_setup(rules, deal(rules, cast, size, Random(seed)))
    assert masons == {0, 2}, "and both happen"


@pytest.mark.parametrize("size", range(3, 11))
def test_a_bag_is_drawn_again_until_there_is_a_werewolf_unless_the_table_wants_it_wild(size):
    drawn = [cast_of(BY_ID["bag"], size, Random(seed)).counted["werewolf"] for seed in range(200)]
    wild = [cast_of(BY_ID["bag"], size, Random(seed), wild=True).counted["werewolf"] for seed in range(400)]
    assert min(drawn) == 1
    assert min(wild) == 0


@pytest.mark.parametrize("name", DRAWN)
def test_the_same_luck_draws_the_same_cast(name):
    assert cast_of(BY_ID[name], 6, Random(7)) == cast_of(BY_ID[name], 6, Random(7))


@pytest.mark.parametrize("name", BY_ID)
def test_a_number_of_players_it_is_not_made_for_is_refused(name):
    for size in {2, *range(3, 11), 11} - set(BY_ID[name].players):
        with pytest.raises(IllegalSetup):
            cast_of(BY_ID[name], size, Random(0))


# --- Words ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", BY_ID)
def test_every_scenario_has_a_name_a_blurb_and_a_level_in_both_languages(name, lang):
    say = words(lang)
    assert say(f"scenario-{name}")
    assert say(f"scenario-{name}.blurb")
    assert say(f"level-{BY_ID[name].level}")
