"""The werewolves of the classic game: awake or asleep, and whom they name (rulings C98, C99, C106).

A deal names the cards from Ada on, clockwise; extra cards stand behind the second bar.
"""

from __future__ import annotations

import pytest

from village import calm, dealt, deaths, knows, may, morning, said, told, until, whom, why, winners

# --- Werewolves: eyes shut or open (C98) --------------------------------------------------------

PACK = "werewolf werewolf werewolf villager villager villager villager villager villager"


def test_every_living_wolf_may_keep_the_eyes_shut():
    game = dealt(PACK)
    assert whom(game, "sleep") == "Ada Ben Cleo"
    assert may(game, "sleep") == ["-", "sleep"]


def test_wolves_awake_see_each_other_and_not_who_sleeps():
    game = dealt(PACK, "Ben sleep sleep", "Ada sleep", "Cleo sleep")
    assert told(game, "fellows") == ["Ada: fellows werewolf Cleo", "Cleo: fellows werewolf Ada"]
    assert whom(game, "werewolf") == "Ada Cleo"
    assert knows(game, "Ben") == ["dealt werewolf"]


def test_wolves_see_each_other_again_every_night():
    game = until(calm(dealt(PACK, "Ben sleep sleep")), "werewolf")
    assert told(game, "fellows")[2:] == [
        "Ada: fellows werewolf Ben Cleo",
        "Ben: fellows werewolf Ada Cleo",
        "Cleo: fellows werewolf Ada Ben",
    ]


def test_a_wolf_alone_awake_sees_nobody():
    game = until(dealt(PACK, "Ben sleep sleep", "Cleo sleep sleep"), "werewolf")
    assert told(game, "fellows") == ["Ada: fellows werewolf"]


def test_dead_wolves_are_asked_nothing():
    game = calm(dealt(PACK, "all werewolf Ben"))
    assert deaths(game) == ["Ben night"]
    assert whom(game, "sleep") == "Ada Cleo"


def test_one_wolf_awake_keeps_the_whole_pack_from_hunger():
    game = morning(dealt(PACK, "Ben sleep sleep", "Cleo sleep sleep", "Ada werewolf"))
    assert deaths(game) == []


def test_wolves_who_all_sleep_starve_at_daybreak_and_the_village_wins():
    game = morning(dealt(PACK, "all sleep sleep"))
    assert deaths(game) == ["Ada hunger", "Ben hunger", "Cleo hunger"]
    assert winners(game) == "Dan Eva Fay Gus Hal Ivy (village)"
    assert why(game) == [
        "village won last-wolf-gone: Dan Eva Fay Gus Hal Ivy",
        "werewolf lost camp-lost: Ada Ben Cleo",
    ]


def test_wolves_starve_on_a_later_night_too_and_only_the_living_matter():
    game = calm(dealt(PACK, "all werewolf Ben"))
    assert deaths(morning(said(game, "all sleep sleep")))[1:] == ["Ada hunger", "Cleo hunger"]


STARVING = "werewolf werewolf witch villager villager villager"


def test_before_the_wolves_starve_the_witch_is_asked_and_sees_no_victim():
    game = until(dealt(STARVING, "all sleep sleep"), "witch-poison")
    assert told(game, "victim") == ["Cleo: victim -"]
    assert deaths(game) == []
    assert may(game, "witch-poison") == ["-", "Ada", "Ben", "Dan", "Eva", "Fay"]


def test_those_who_starve_die_after_the_dead_of_the_night():
    game = dealt(STARVING, "all sleep sleep", "Cleo witch-poison Fay")
    assert deaths(game) == ["Fay night", "Ada hunger", "Ben hunger"]
    assert winners(game) == "Cleo Dan Eva Fay (village)"  # Fay too: the dead win with their camp


def test_a_starving_wolf_who_is_poisoned_dies_once():
    game = dealt(STARVING, "all sleep sleep", "Cleo witch-poison Ben")
    assert deaths(game) == ["Ben night", "Ada hunger"]


def test_a_starving_wolf_takes_his_lover_along():
    game = morning(dealt("werewolf cupid villager villager villager", "Ben cupid Ada Eva", "Ada sleep sleep"))
    assert deaths(game) == ["Ada hunger", "Eva grief"]
    assert winners(game) == "Ben Cleo Dan (village)"  # Ada and Eva were a camp of their own


# --- Werewolves: the victim (C99, C106) ---------------------------------------------------------


def test_a_wolf_may_name_anybody_alive_himself_and_wolves_included_or_nobody():
    game = calm(dealt(PACK, "all werewolf Eva"))
    assert may(game, "werewolf") == ["-", "Ada", "Ben", "Cleo", "Dan", "Fay", "Gus", "Hal", "Ivy"]


@pytest.mark.parametrize(
    ("pointed", "victim"),
    [
        ("Ada>Dan Ben>Dan Cleo>Eva", ["Dan night"]),  # two of three
        ("Ada>Dan Ben>Eva Cleo>Fay", []),  # one each: a tie
        ("Ada>Dan Ben>Eva", []),  # a tie, and Cleo names nobody
        ("Ada>Dan", ["Dan night"]),  # one name is more than none
        ("", []),  # awake without a name is no hunger
        ("Ada>Ada Ben>Ada Cleo>Dan", ["Ada night"]),  # himself too
        ("Ada>Cleo Ben>Cleo Cleo>Cleo", ["Cleo night"]),
    ],
)
def test_the_victim_is_the_one_most_named_and_a_tie_means_none(pointed, victim):
    assert deaths(morning(dealt(PACK, f"votes werewolf {pointed}"))) == victim


def test_only_those_awake_have_a_say():
    game = dealt(PACK, "Ben sleep sleep", "Cleo sleep sleep", "votes werewolf Ada>Dan")
    assert deaths(morning(game)) == ["Dan night"]


def test_wolves_awake_see_each_other_point_and_nobody_else_does():
    game = dealt(PACK, "Ben sleep sleep", "votes werewolf Ada>Dan")
    assert told(game, "named") == ["Ada Cleo: named Ada Dan", "Ada Cleo: named Cleo -"]


def test_nobody_in_the_pack_sees_a_name_before_all_have_named():
    game = dealt(PACK, "Ada werewolf Dan", "Cleo werewolf Dan")
    assert told(game, "named") == []
    assert whom(game, "werewolf") == "Ben"


def test_a_wolf_who_names_himself_may_end_the_game():
    game = morning(dealt("werewolf villager villager villager villager", "Ada werewolf Ada"))
    assert winners(game) == "Ben Cleo Dan Eva (village)"


# --- The option wolves-spare-wolves -------------------------------------------------------------

SPARING = "wolves-spare-wolves"


def test_where_wolves_spare_wolves_those_awake_cannot_be_named():
    game = dealt(PACK, "Cleo sleep sleep", options=SPARING)
    assert may(game, "werewolf") == ["-", "Cleo", "Dan", "Eva", "Fay", "Gus", "Hal", "Ivy"]


def test_where_wolves_spare_wolves_the_options_do_not_tell_a_sleeping_wolf_from_a_villager():
    """Cleo is a wolf and keeps the eyes shut, or a villager: whoever is awake may name her either way."""
    wolf = dealt(PACK, "Cleo sleep sleep", options=SPARING)
    villager = dealt(PACK.replace("werewolf villager", "villager villager", 1), options=SPARING)
    assert may(wolf, "werewolf") == may(villager, "werewolf")


def test_where_wolves_spare_wolves_a_sleeping_wolf_is_not_eaten():
    game = dealt(f"{PACK} witch", "Cleo sleep sleep", "all werewolf Cleo", options=SPARING)
    assert told(until(game, "witch-poison"), "victim") == ["Joe: victim -"]
    assert deaths(morning(game)) == []


def test_where_wolves_spare_wolves_a_villager_is_eaten_as_ever():
    assert deaths(morning(dealt(PACK, "all werewolf Dan", options=SPARING))) == ["Dan night"]
