"""The nights of the classic game: who is called, what each may do, who is told what (rulings C104, C107).

A deal names the cards from Ada on, clockwise; extra cards stand behind the second bar.
"""

from __future__ import annotations

import pytest

from garou.engine.values import IllegalAnswer, IllegalSetup
from printed import calls as calls_of
from village import (
    alive,
    asked,
    calls,
    calm,
    classic,
    dealt,
    deaths,
    knows,
    may,
    morning,
    named,
    said,
    told,
    whom,
    winners,
)

BREWING = "werewolf witch villager villager villager villager villager"


# --- The order of the night ---------------------------------------------------------------------


def test_thief_cupid_and_lovers_are_called_on_the_first_night_only_and_the_others_every_night():
    rules, opening = classic(), ["deal", "thief", "cupid", "lovers"]
    assert calls_of(rules, [step.name for step in rules.opening]) == opening
    assert calls_of(rules) == [*opening, "seer", "werewolf", "witch", "dawn", "captain", "lynch"]


def test_everybody_is_called_in_the_order_of_the_sheet():
    game = dealt("thief cupid seer werewolf little-girl witch villager | | hunter villager")
    order = []
    for call, line in (
        ("thief", "Ada thief"),
        ("cupid", "Ben cupid Ben Cleo"),
        ("seer", "Cleo seer Dan"),
        ("sleep", "Dan sleep"),
        ("werewolf", "Dan werewolf Gus"),
        ("glance", "Dan glance"),
        ("witch-heal", "Fay witch-heal"),
        ("witch-poison", "Fay witch-poison"),
    ):
        order.append({question.call for question in game.open})
        assert call in order[-1]
        game = said(game, line)
        if call == "glance":  # she is asked at the same time
            game = said(game, "Eva little-girl")
    assert {"glance", "little-girl"} in order
    assert all(len(calls) == 1 for calls in order if calls != {"glance", "little-girl"})
    assert [question.call for question in game.open] == ["lynch"] * 6  # Gus has died, six are alive


def test_wolves_kill_on_the_first_night_too():
    game = morning(dealt("werewolf villager villager villager villager", "Ada werewolf Ben"))
    assert deaths(game) == ["Ben night"]


def test_the_second_night_calls_neither_thief_nor_cupid():
    game = calm(dealt("thief cupid seer werewolf witch villager villager | | hunter villager", "Ben cupid Ben Cleo"))
    assert calls(game) == {"seer", "sleep", "werewolf", "witch-poison"}  # nobody was named, so there is nobody to heal


# --- Decks that cannot be dealt -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        ("werewolf seer villager villager", "players-out-of-range"),  # four
        ("werewolf" + " villager" * 24, "players-out-of-range"),  # twenty-five
        ("villager villager seer witch hunter", "no-werewolf"),
        ("thief werewolf seer villager villager", "thief-and-extra"),  # no extra cards
        ("thief werewolf seer villager villager | | villager", "thief-and-extra"),  # only one
        ("villager werewolf seer villager villager | | villager villager", "thief-and-extra"),  # nobody to take them
        ("villager werewolf seer villager villager | | thief villager", "thief-and-extra"),  # a thief nobody was dealt
        ("thief werewolf seer villager villager | | villager villager villager", "too-many-cards"),
        ("werewolf seer villager villager villager | villager", "centre-cards"),
        ("werewolf minion villager villager villager", "no-such-role"),
        ("thief thief werewolf villager villager | | villager villager", "at-most-one"),
        ("cupid cupid werewolf villager villager", "at-most-one"),
        ("witch villager werewolf villager thief | | witch villager", "at-most-one"),
        ("little-girl little-girl werewolf villager villager", "at-most-one"),
    ],
)
def test_a_deck_that_is_no_deck_is_refused(deal, reason):
    with pytest.raises(IllegalSetup) as refusal:
        dealt(deal)
    assert refusal.value.reason == reason


@pytest.mark.parametrize(
    "deal",
    [
        "werewolf villager villager villager villager",  # one wolf is enough
        "werewolf werewolf werewolf werewolf werewolf",  # and there is no highest number
        "werewolf seer seer hunter hunter hunter",  # seers and hunters may be several
        "thief villager villager villager villager | | werewolf villager",  # the only wolf lies aside
        "werewolf" + " villager" * 23,
    ],
)
def test_any_other_mix_is_dealt(deal):
    assert dealt(deal).setup.deal[0] == deal.split()[0]


def test_where_the_thief_leaves_the_only_wolf_the_village_has_won_at_daybreak():
    game = morning(dealt("thief villager villager villager villager | | werewolf villager", "Ada thief extra-2"))
    assert winners(game) == "Ada Ben Cleo Dan Eva (village)"


# --- Cupid and the lovers -----------------------------------------------------------------------


def test_cupid_must_join_any_two_himself_included():
    game = dealt("cupid werewolf seer villager villager")
    options = may(game, "cupid")
    assert "-" not in options
    assert len(options) == 10  # five players: 5 * 4 / 2 pairs
    assert "Ada Ben" in options


@pytest.mark.parametrize("order", ["Cleo Eva", "Eva Cleo"])
def test_cupid_may_name_the_two_in_any_order(order):
    game = dealt("cupid werewolf seer villager villager", f"Ada cupid {order}")
    assert told(game, "joined") == ["Ada: joined Cleo Eva"]


@pytest.mark.parametrize("choice", ["Ben", "Ben Ben", "Ada Ben Cleo", "-"])
def test_cupid_joins_two_different_players_and_no_other_number(choice):
    with pytest.raises(IllegalAnswer):
        dealt("cupid werewolf seer villager villager", f"Ada cupid {choice}")


def test_lovers_recognise_each_other_and_learn_nothing_more():
    game = dealt("cupid werewolf seer villager villager", "Ada cupid Ben Dan")
    assert knows(game, "Ben") == ["dealt werewolf", "fellows lovers Dan"]
    assert knows(game, "Dan") == ["dealt villager", "fellows lovers Ben"]
    assert knows(game, "Ada") == ["dealt cupid", "joined Ben Dan"]
    assert knows(game, "Eva") == ["dealt villager"]


def test_cupid_who_joined_himself_wakes_as_a_lover_too():
    game = dealt("cupid werewolf seer villager villager", "Ada cupid Ada Cleo")
    assert knows(game, "Ada") == ["dealt cupid", "joined Ada Cleo", "fellows lovers Cleo"]


# --- Seer (C107) --------------------------------------------------------------------------------


def test_seer_may_look_at_any_other_living_player_or_at_nobody():
    game = dealt("seer werewolf villager villager villager villager", "Ben werewolf Dan")
    assert may(dealt("seer werewolf villager villager villager"), "seer") == ["-", "Ben", "Cleo", "Dan", "Eva"]
    assert may(calm(game), "seer") == ["-", "Ben", "Cleo", "Eva", "Fay"]  # Dan is dead


def test_seer_who_declines_learns_nothing():
    game = dealt("seer werewolf villager villager villager", "Ada seer")
    assert knows(game, "Ada") == ["dealt seer"]


def test_seer_sees_what_a_player_is_and_is_the_only_one_told():
    game = dealt("seer werewolf hunter villager villager", "Ada seer Cleo")
    assert told(game, "saw-card") == ["Ada: saw-card Cleo hunter"]


def test_seer_may_look_every_night_and_twice_at_the_same_player():
    game = said(calm(dealt("seer werewolf villager villager villager", "Ada seer Ben")), "Ada seer Ben")
    assert told(game, "saw-card") == ["Ada: saw-card Ben werewolf"] * 2


def test_two_seers_look_one_after_the_other_and_each_alone():
    game = dealt("seer werewolf seer villager villager")
    assert whom(game, "seer") == "Ada"
    game = said(game, "Ada seer Cleo", "Cleo seer Ada")
    assert told(game, "saw-card") == ["Ada: saw-card Cleo seer", "Cleo: saw-card Ada seer"]


def test_a_dead_seer_looks_no_more():
    game = calm(dealt("seer werewolf villager villager villager villager", "Ben werewolf Ada"))
    assert "seer" not in calls(game)


def test_seer_sees_neither_love_nor_office():
    game = dealt("cupid werewolf seer villager villager", "Ada cupid Ben Dan", "Cleo seer Dan")
    assert knows(game, "Cleo")[-1] == "saw-card Dan villager"


# --- Daybreak -----------------------------------------------------------------------------------


def test_the_dead_of_a_night_are_told_in_seat_order_whoever_killed_them():
    bitten_first = dealt(BREWING, "Ada werewolf Cleo", "Ben witch-poison Eva")
    poisoned_first = dealt(BREWING, "Ada werewolf Eva", "Ben witch-poison Cleo")
    assert deaths(bitten_first) == deaths(poisoned_first) == ["Cleo night", "Eva night"]


def test_a_quiet_night_tells_the_room_nothing():
    game = morning(dealt(BREWING))
    assert [line for line in told(game, "died", "shown", "captain", "voted") if line.startswith("all")] == []
    assert alive(game) == "Ada Ben Cleo Dan Eva Fay Gus"


def test_the_card_of_the_dead_is_shown_to_everybody_right_after_the_death():
    game = dealt(BREWING, "Ada werewolf Cleo", "Ben witch-poison Eva")
    assert told(game, "died", "shown") == [
        "all: died Cleo night",
        "all: shown Cleo villager villager",
        "all: died Eva night",
        "all: shown Eva villager villager",
    ]


def test_nobody_is_asked_at_night_who_has_no_part_in_it():
    """Villager and hunter are asked nothing from the deal to the first vote."""
    game = dealt("werewolf hunter villager seer witch little-girl villager")
    seats = set()
    while not game.open[0].ballot:
        seats |= {named(game, question.seats) for question in game.open}
        game = said(game, f"{named(game, game.open[0].seats)} {game.open[0].call}")
    assert seats == {"Ada", "Dan", "Eva", "Fay"}


def test_asking_is_over_when_the_game_is():
    game = morning(dealt("werewolf villager villager villager villager", "Ada sleep sleep"))
    assert game.open == ()
    with pytest.raises(AssertionError):
        asked(game, "lynch")
