"""What a deck will feel like: from its cards alone, aspect by aspect."""

from __future__ import annotations

import pytest

from catalogue import everything, keys
from garou.engine.hints import Feel
from garou.games import GAMES
from garou.games.cast import Cast, cards
from garou.games.feel import ASPECTS, DEGREES, feel
from garou.games.scenarios import SCENARIOS
from garou.texts import LANGUAGES, words
from garou.web.help.explaining import felt

EDITIONS = {"one-night": "bezier", "epic-battle": "ravensburger", "classic": ""}
DECKS = [(scenario, cast) for scenario in SCENARIOS for cast in scenario.casts.values()]


def traits(game: str, text: str, beside: str = ""):
    """By aspect."""
    found = feel(GAMES[game, EDITIONS[game]], Cast(cards(text), cards(beside)))
    return {trait.aspect: trait for trait in found}


def degree(aspect: str, game: str, text: str) -> str:
    return traits(game, text)[aspect].degree


# --- How much of each ---------------------------------------------------------------------------


def test_easy_roles_make_an_easy_deck_and_hard_ones_a_hard_one():
    assert degree("ease", "one-night", "2 werewolf, seer, robber, 2 villager") == "low"
    assert degree("ease", "one-night", "2 werewolf, seer, hunter, tanner, villager") == "middle"
    assert degree("ease", "one-night", "2 werewolf, 2 mason, doppelganger, hunter, tanner") == "high"


def test_marks_are_one_more_thing_to_learn():
    assert degree("ease", "epic-battle", "werewolf, seer, 4 villager") == "low"
    assert degree("ease", "epic-battle", "vampire, seer, 4 villager") == "middle"


def test_a_role_is_learned_once_however_many_cards_of_it_there_are():
    assert degree("ease", "one-night", "2 werewolf, seer, 6 hunter") == "low"


def test_those_to_hunt_are_counted_but_not_their_followers():
    pack = traits("one-night", "2 werewolf, minion, tanner, seer, robber, 2 villager")["hunted"]
    assert (pack.count, pack.cards, pack.degree, pack.kind) == (2, 8, "middle", "wolves")
    assert degree("hunted", "one-night", "werewolf, seer, 6 villager") == "low"
    assert degree("hunted", "one-night", "3 werewolf, seer, 2 villager") == "high"


def test_with_vampires_they_are_monsters_and_the_card_beside_counts():
    both = traits("epic-battle", "vampire, renfield, alpha-wolf, 5 villager", "werewolf")["hunted"]
    assert (both.count, both.cards, both.kind) == (3, 9, "monsters")


def test_whoever_learns_something_makes_for_clues():
    assert degree("news", "one-night", "2 werewolf, 7 villager, drunk") == "low"
    assert degree("news", "one-night", "2 werewolf, seer, insomniac, 5 villager") == "middle"
    assert degree("news", "one-night", "2 werewolf, seer, 2 mason, insomniac, villager") == "high"


def test_movers_make_for_muddle_and_so_does_the_drunk():
    assert degree("movement", "one-night", "2 werewolf, seer, 3 villager") == "low"
    assert degree("movement", "one-night", "2 werewolf, drunk, 3 villager") == "middle"
    assert degree("movement", "one-night", "2 werewolf, drunk, robber, troublemaker, villager") == "high"


def test_in_a_game_without_movers_nothing_is_said_of_them():
    assert "movement" not in traits("classic", "2 werewolf, seer, 5 villager")


def test_everybody_who_is_not_of_the_village_may_lie():
    assert degree("deceit", "one-night", "werewolf, seer, 6 villager") == "low"
    assert degree("deceit", "one-night", "werewolf, minion, seer, 4 villager") == "middle"
    assert degree("deceit", "one-night", "2 werewolf, minion, tanner, seer, villager") == "high"


@pytest.mark.parametrize(
    ("text", "calls", "found"),
    [
        ("2 werewolf, 4 villager", 1, "low"),
        ("2 werewolf, seer, robber, troublemaker, drunk, villager", 5, "middle"),
        ("2 werewolf, doppelganger, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac", 9, "high"),
    ],
)
def test_one_night_is_as_long_as_it_has_calls(text, calls, found):
    length = traits("one-night", text)["calls"]
    assert (length.count, length.degree) == (calls, found)


def test_where_nights_come_again_they_are_counted_by_those_who_play():
    assert traits("classic", "2 werewolf, seer, 4 villager")["nights"].count == 3
    assert traits("classic", "2 werewolf, seer, thief, 5 villager")["nights"].count == 3  # two cards lie aside
    assert degree("nights", "classic", "4 werewolf, seer, 11 villager") == "high"


# --- What some decks bring along ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("aspect", "game", "without", "brought_by"),
    [
        ("three", "epic-battle", "vampire, seer, 4 villager", "werewolf"),
        ("three", "epic-battle", "werewolf, seer, 4 villager", "master"),
        ("turning", "one-night", "2 werewolf, seer, troublemaker, 2 villager", "drunk"),
        ("turning", "epic-battle", "2 werewolf, seer, 3 villager", "vampire"),
        ("turning", "classic", "2 werewolf, seer, 3 villager", "thief"),
        ("chains", "one-night", "2 werewolf, seer, 3 villager", "hunter"),
        ("chains", "classic", "2 werewolf, seer, 3 villager", "cupid"),
        ("alone", "one-night", "2 werewolf, minion, seer, 2 villager", "tanner"),
        ("alone", "epic-battle", "2 werewolf, renfield, seer, 2 villager", "assassin"),
    ],
)
def test_some_cards_bring_something_of_their_own(aspect, game, without, brought_by):
    assert aspect not in traits(game, without)
    assert aspect in traits(game, f"{without}, {brought_by}")


def test_renfield_alone_is_no_third_team():
    assert "three" not in traits("epic-battle", "werewolf, renfield, seer, 3 villager")


# --- Of every deck ------------------------------------------------------------------------------


def test_no_cards_feel_like_nothing():
    assert feel(GAMES["one-night", "bezier"], Cast(())) == ()
    assert felt(words("en"), GAMES["one-night", "bezier"], None) == ()


@pytest.mark.parametrize(("scenario", "cast"), DECKS, ids=lambda one: getattr(one, "id", None))
def test_a_deck_always_feels_the_same_whatever_the_order_of_its_cards(scenario, cast):
    rules = GAMES[scenario.game, scenario.edition]
    found = feel(rules, cast)
    assert found == feel(rules, Cast(tuple(reversed(cast.cards)), cast.beside))
    assert len({trait.aspect for trait in found}) == len(found)
    assert [trait.notches for trait in found if trait.degree] == [
        DEGREES.index(trait.degree) + 1 for trait in found if trait.degree
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_deck_can_be_put_into_words(lang):
    for scenario, cast in DECKS:
        for trait in felt(words(lang), GAMES[scenario.game, scenario.edition], cast):
            assert trait.name[0].isupper()
            assert trait.about.endswith((".", "?"))
            assert bool(trait.degree) == bool(trait.notches)


def test_every_aspect_has_words_for_all_its_degrees_and_no_other():
    told = {trait.aspect: bool(trait.degree) for s, cast in DECKS for trait in feel(GAMES[s.game, s.edition], cast)}
    assert keys("feel-") == {*told, "title"}
    assert len(told) == len(ASPECTS) + 1  # nights or calls
    for aspect, degrees in told.items():
        wanted = {f"feel-{aspect}.{form}" for form in (DEGREES if degrees else ("about",))}
        assert {key for key in everything("en") if key.startswith(f"feel-{aspect}.")} == wanted


def test_whatever_a_role_can_bring_to_a_deck_some_role_brings():
    brought = {feel for rules in GAMES.values() for role in rules.roles.values() for feel in role.feels}
    assert brought == set(Feel)
