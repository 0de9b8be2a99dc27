"""What the books advise on a deck: said where it fits, game by game, and never more than said."""

from __future__ import annotations

import pytest

from decks import setup
from garou.engine.game import check_setup
from garou.games import GAMES
from garou.games.advice import ADVISERS, advice
from garou.games.cast import Cast, cards
from garou.games.classic.advice import wolves_for
from garou.games.scenarios import SCENARIOS
from garou.texts import LANGUAGES, words
from printed import ROLES, added

EDITIONS = {"one-night": "ravensburger", "epic-battle": "ravensburger", "classic": ""}


def said(game: str, text: str, players: int, known=None, beside: str = "") -> list[str]:
    """The keys of all advice on these cards."""
    cast = Cast(cards(text), cards(beside))
    return [word.key for word in advice(game, GAMES[game, EDITIONS[game]], cast, players, known)]


def details(game: str, text: str, players: int, key: str, known=None) -> dict[str, object]:
    found = advice(game, GAMES[game, EDITIONS[game]], Cast(cards(text)), players, known)
    [word] = [word for word in found if word.key == key]
    return dict(word.details)


BOTH = pytest.mark.parametrize("game", ["one-night", "epic-battle"])

# --- Masons -----------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("players", range(3, 11))
def test_masons_are_advised_from_seven_players_on(game, players):
    expected = ["masons-from-seven"] if players < 7 else []
    assert said(game, "2 mason, werewolf, seer", players) == expected


# --- Insomniac (C32) --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "movers"),
    [
        ("one-night", {"robber", "troublemaker"}),
        ("epic-battle", {"robber", "witch", "alpha-wolf", "gremlin"}),
    ],
)
def test_the_insomniac_is_advised_beside_somebody_who_moves_cards_of_players(game, movers):
    """One Night's own misprint, the hunter, is read as the robber; the drunk moves nobody's card but his own."""
    rules = GAMES[game, EDITIONS[game]]
    for role in ROLES[game] - {"insomniac", "werewolf", "mason", "bodyguard", "renfield"}:
        expected = [] if role in movers else ["insomniac-without-mover"]
        assert said(game, f"insomniac, werewolf, {role}", 5) == expected, role
    assert set(details(game, "insomniac, werewolf", 5, "insomniac-without-mover")["movers"]) - added(rules) == movers


def test_an_insomniac_alone_is_told_so_and_a_deck_without_her_is_not():
    assert said("one-night", "2 werewolf, insomniac, 3 villager", 3) == ["insomniac-without-mover"]
    assert said("one-night", "2 werewolf, seer, 3 villager", 3) == []


# --- The box ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["one-night", "epic-battle"])
def test_more_copies_than_the_box_holds_are_named_role_by_role(game):
    for role, copies in GAMES[game, EDITIONS[game]].box.items():
        text = (
            f"{copies + 1} {role}, werewolf, robber" if role not in ("werewolf", "robber") else f"{copies + 1} {role}"
        )
        found = details(game, text, 7, "more-than-the-box")
        assert found == {"role": role, "count": copies + 1, "box": copies}


def test_the_card_beside_the_alpha_counts_for_the_box_too():
    """Two werewolves are in the box: one dealt and one beside is fine, two dealt and one beside is not."""
    deck = "alpha-wolf, werewolf, seer, robber"
    assert said("epic-battle", deck, 5, beside="werewolf") == []
    assert said("epic-battle", f"{deck}, werewolf", 5, beside="werewolf") == ["more-than-the-box"]


# --- Somebody to look for ---------------------------------------------------------------------------


def test_a_deck_without_a_monster_is_told_so_and_followers_and_solos_are_none():
    assert said("one-night", "minion, tanner, 3 villager", 3) == ["no-werewolf"]
    assert said("one-night", "werewolf, 3 villager", 3) == []
    assert said("epic-battle", "renfield, assassin, tanner, villager", 3) == ["no-werewolf", "follower-alone"]
    for monster in ("werewolf", "alpha-wolf", "mystic-wolf", "dream-wolf", "vampire", "master", "count"):
        assert said("epic-battle", f"{monster}, villager", 3) == []


# --- First games ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "hard"),
    [("one-night", {"doppelganger", "mason"}), ("epic-battle", {"mason", "diseased", "instigator"})],
)
def test_a_role_of_three_stars_is_not_for_a_first_game(game, hard):
    rules = GAMES[game, EDITIONS[game]]
    for role in rules.roles:
        keys = said(game, f"werewolf, robber, {role}", 7, known=())
        assert ("hard-role-for-first-game" in keys) == (role in hard), role


def test_every_hard_role_of_a_first_game_is_named():
    cast = Cast(cards("2 werewolf, 2 mason, doppelganger, seer"))
    found = advice("one-night", GAMES["one-night", "bezier"], cast, 7, known=())
    named = [word.details for word in found if word.key == "hard-role-for-first-game"]
    assert named == [(("role", "doppelganger"),), (("role", "mason"),)]


def test_where_nobody_said_what_the_group_knows_nothing_is_said_about_it():
    assert said("one-night", "2 werewolf, 2 mason, doppelganger, seer", 7) == []


def test_one_or_two_new_roles_at_a_time_are_well_and_three_are_many():
    known = {"werewolf", "seer", "robber"}
    assert said("one-night", "2 werewolf, seer, robber, drunk, tanner", 3, known) == []
    assert said("one-night", "2 werewolf, seer, robber, drunk, tanner, hunter", 4, known) == ["many-new-roles"]
    found = details("one-night", "2 werewolf, seer, drunk, tanner, 2 villager, hunter", 4, "many-new-roles", known)
    assert found == {"count": 4}, "drunk, tanner, hunter and villager: kinds, not cards"


def test_who_has_played_before_hears_nothing_about_hard_roles():
    known = {"werewolf", "seer", "robber"}
    assert said("one-night", "2 werewolf, seer, robber, doppelganger", 3, known) == []


# --- Bodyguard --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 11))
def test_the_bodyguard_is_advised_from_five_players_on(players):
    expected = ["bodyguard-from-five"] if players < 5 else []
    assert said("epic-battle", "werewolf, bodyguard, seer", players) == expected


# --- Classic ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(5, 25))
def test_the_classic_game_is_at_its_best_with_eight_to_eighteen(players):
    keys = said("classic", f"{wolves_for(players)} werewolf, seer", players)
    expected = [] if 8 <= players <= 18 else ["few-players" if players < 8 else "many-players"]
    assert keys == expected


@pytest.mark.parametrize(("players", "wolves"), [(5, 2), (8, 2), (12, 3), (16, 4), (20, 5), (24, 6)])
def test_about_one_in_four_is_a_wolf(players, wolves):
    assert wolves_for(players) == wolves
    assert "wolves" not in said("classic", f"{wolves} werewolf, seer", players)
    for other in (wolves - 1, wolves + 1):
        found = details("classic", f"{other} werewolf, seer", players, "wolves")
        assert found == {"wolves": wolves, "count": other}


def test_the_classic_game_has_no_box_and_no_advice_of_the_others():
    assert said("classic", "2 werewolf, seer, 9 hunter", 8) == []


# --- Scenarios ----------------------------------------------------------------------------------------

# The book's own lists that go against the book's own advice (C34).
MASONS_AT_A_SMALL_TABLE = {("strange-companions", 6), ("alliance-in-the-dark", 5), ("alliance-in-the-dark", 6)}


def expected_about(scenario, players: int) -> set[str]:
    """Advice speaks of how many sit there, which no list of cards can help, and of no card we propose."""
    if (scenario.id, players) in MASONS_AT_A_SMALL_TABLE:
        return {"masons-from-seven"}
    if scenario.game == "classic":
        return {"few-players"} if players < 8 else {"many-players"} if players > 18 else set()
    return {"few-for-first-game"} if scenario.level == "initiation" and players > 5 else set()


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario.game}-{scenario.id}")
def test_no_scenario_of_any_game_goes_against_our_own_advice(scenario):
    rules = GAMES[scenario.game, scenario.edition].playing(scenario.options)
    known = () if scenario.level == "initiation" else None
    for players, cast in scenario.casts.items():
        found = {word.key for word in advice(scenario.game, rules, cast, players, known)}
        assert found == expected_about(scenario, players), players


# --- Never more than said -----------------------------------------------------------------------------


def test_what_is_advised_against_can_be_dealt_all_the_same():
    check_setup(GAMES["one-night", "bezier"], setup("mason mason insomniac | villager villager minion"))
    check_setup(GAMES["epic-battle", "ravensburger"], setup("bodyguard bodyguard insomniac | mason mason villager"))
    check_setup(GAMES["classic", ""], setup("werewolf villager villager villager villager"))


# One deck a piece of advice.
EXAMPLES = {
    "masons-from-seven": ("one-night", "2 mason, werewolf", 3, None),
    "insomniac-without-mover": ("one-night", "insomniac, werewolf", 3, None),
    "more-than-the-box": ("one-night", "2 seer, werewolf", 3, None),
    "no-werewolf": ("one-night", "villager", 3, None),
    "hard-role-for-first-game": ("one-night", "doppelganger, werewolf", 3, ()),
    "many-new-roles": ("one-night", "werewolf, seer, drunk", 3, ("robber",)),
    "bodyguard-from-five": ("epic-battle", "bodyguard, werewolf", 3, None),
    "few-players": ("classic", "2 werewolf, seer", 5, None),
    "many-players": ("classic", "5 werewolf, seer", 20, None),
    "wolves": ("classic", "werewolf, seer", 12, None),
}


@pytest.mark.parametrize("key", EXAMPLES)
def test_each_piece_of_advice_can_be_given_and_has_words(key):
    game, text, players, known = EXAMPLES[key]
    assert said(game, text, players, known) == [key]
    assert all(words(lang).has(f"advice-{key}") for lang in LANGUAGES)


def test_every_game_has_its_advisers():
    assert set(ADVISERS) == {game for game, _ in GAMES}


# --- What is new to a group -------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("players", range(3, 11))
def test_a_first_game_is_for_five_at_most(game, players):
    deck = "2 werewolf, seer, robber"
    assert ("few-for-first-game" in said(game, deck, players, known=())) is (players > 5)
    assert "few-for-first-game" not in said(game, deck, players, known=("seer",))
    assert "few-for-first-game" not in said(game, deck, players)


def test_a_first_game_has_one_camp_of_monsters():
    both, one = "werewolf, vampire, seer, robber", "2 werewolf, seer, robber"
    assert "one-camp-for-first-game" in said("epic-battle", both, 4, known=())
    assert "one-camp-for-first-game" not in said("epic-battle", both, 4, known=("vampire",))
    assert "one-camp-for-first-game" not in said("epic-battle", both, 4)
    assert "one-camp-for-first-game" not in said("epic-battle", one, 4, known=())


@pytest.mark.parametrize("clan", ["vampire", "master", "count"])
def test_renfield_is_advised_beside_another_of_his_clan(clan):
    assert said("epic-battle", "2 werewolf, renfield, seer, robber, villager", 3) == ["follower-alone"]
    assert said("epic-battle", f"2 werewolf, renfield, {clan}, robber, villager", 3) == []


def test_a_village_is_advised_to_have_a_seer():
    assert said("classic", "2 werewolf, 6 villager", 8) == ["no-seer"]
    assert said("classic", "2 werewolf, seer, 5 villager", 8) == []
