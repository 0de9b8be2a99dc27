"""The nights of the classic game: who is called, what each may do, and who is told what (rulings C96 to C100, C104,
C106, C107).

A deal names the cards from Ada on, clockwise; extra cards stand behind the second bar.
"""

from __future__ import annotations

import pytest

from garou.engine.values import IllegalAnswer, IllegalSetup
from village import (
    alive,
    asked,
    calls,
    calm,
    classic,
    dealt,
    deaths,
    final,
    knows,
    may,
    morning,
    named,
    said,
    told,
    until,
    whom,
    why,
    winners,
)

# --- The order of the night ---------------------------------------------------------------------


def test_thief_cupid_and_lovers_are_called_on_the_first_night_only_and_the_others_every_night():
    assert [step.name for step in classic().opening] == ["deal", "thief", "cupid", "lovers"]
    assert [step.name for step in classic().round] == ["seer", "werewolf", "witch", "dawn", "captain", "lynch"]


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


# --- Thief (C100) -------------------------------------------------------------------------------

THIEF = "thief werewolf seer villager villager villager | | "


def test_thief_sees_both_extra_cards_and_nobody_else_does():
    game = dealt(THIEF + "witch werewolf")
    assert told(game, "saw-card") == ["Ada: saw-card extra-1 witch", "Ada: saw-card extra-2 werewolf"]


def test_thief_between_two_wolves_must_take_one():
    game = dealt(THIEF + "werewolf werewolf")
    assert may(game, "thief") == ["extra-1", "extra-2"]


@pytest.mark.parametrize("extra", ["werewolf villager", "villager werewolf", "villager villager", "hunter witch"])
def test_thief_may_keep_his_card_beside_anything_else(extra):
    assert may(dealt(THIEF + extra), "thief") == ["-", "extra-1", "extra-2"]


def test_thief_who_keeps_his_card_is_a_plain_villager_to_the_seer_and_in_the_end():
    game = said(dealt(THIEF + "witch hunter"), "Ada thief", "Cleo seer Ada", "Ben werewolf Ben")
    assert told(game, "turned") == ["Ada: turned villager"]
    assert "saw-card Ada villager" in knows(game, "Cleo")
    assert final(game)["Ada"] == "villager"
    assert winners(game) == "Ada Cleo Dan Eva Fay (village)"  # the wolf named himself


def test_thief_who_kept_his_card_is_shown_as_what_he_was_dealt_and_what_he_counted_as():
    game = morning(dealt(THIEF + "witch hunter", "Ada thief", "Ben werewolf Ada"))
    assert "all: shown Ada thief villager" in told(game, "shown")


def test_thief_takes_a_card_and_leaves_his_own_in_its_place():
    game = dealt(THIEF + "villager hunter", "Ada thief extra-2")
    assert told(game, "moved", "turned") == ["Ada: moved cards Ada extra-2", "Ada: turned hunter"]
    assert [game.position.printed(slot) for slot in (0, 6, 7)] == ["hunter", "villager", "thief"]


@pytest.mark.parametrize(
    ("role", "call"),
    [
        ("witch", "witch-poison"),
        ("seer", "seer"),
        ("cupid", "cupid"),
        ("werewolf", "sleep"),
        ("little-girl", "little-girl"),
    ],
)
def test_thief_acts_as_what_he_took_in_the_same_night(role, call):
    game = dealt(f"thief werewolf villager villager villager villager | | villager {role}", "Ada thief extra-2")
    assert "Ada" in whom(game, call).split()


def test_thief_who_took_the_wolf_is_seen_by_the_pack_and_by_the_seer_as_a_wolf():
    game = dealt(THIEF + "werewolf villager", "Ada thief extra-1", "Cleo seer Ada", "Ada sleep", "Ben sleep")
    assert told(game, "fellows") == ["Ada: fellows werewolf Ben", "Ben: fellows werewolf Ada"]
    assert "saw-card Ada werewolf" in knows(game, "Cleo")


def test_thief_who_took_the_wolf_wins_with_the_wolves():
    """Of two villagers in five one is lynched and one was eaten: one villager is left."""
    game = dealt("thief werewolf villager villager villager | | werewolf werewolf", "Ada thief extra-1")
    game = said(game, "all werewolf Cleo", "all lynch Dan")
    assert winners(game) == "Ada Ben (werewolf)"
    assert final(game)["Ada"] == "werewolf"


def test_thief_who_took_the_hunter_shoots_when_he_is_devoured():
    game = dealt(THIEF + "hunter villager", "Ada thief extra-1", "Ben werewolf Ada", "Ada hunter Ben")
    assert deaths(game) == ["Ada night", "Ben shot"]
    assert winners(game) == "Ada Cleo Dan Eva Fay (village)"


def test_thief_who_took_the_witch_is_shown_the_victim_the_same_night_and_may_save_herself():
    game = dealt(THIEF + "witch villager", "Ada thief extra-1", "Ben werewolf Ada", "Ada witch-heal heal")
    assert told(game, "victim", "healed") == ["Ada: victim Ada", "Ada: healed Ada"]
    assert deaths(morning(game)) == []


def test_thief_who_took_cupid_joins_two_lovers():
    game = dealt(THIEF + "cupid villager", "Ada thief extra-1", "Ada cupid Ada Ben")
    assert told(game, "joined", "fellows") == [
        "Ada: joined Ada Ben",
        "Ada: fellows lovers Ben",
        "Ben: fellows lovers Ada",
    ]


def test_thief_who_took_the_little_girl_spies():
    game = dealt(THIEF + "little-girl villager", "Ada thief extra-1", "Ben sleep", "Ada little-girl late")
    game = said(game, "Ben glance early", "luck little-girl Ben")
    assert "saw-card Ben werewolf" in knows(game, "Ada")


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


# --- Little Girl (C97) --------------------------------------------------------------------------

SPYING = "werewolf werewolf little-girl witch villager villager villager villager"


def test_little_girl_may_open_her_eyes_at_any_of_three_moments():
    """Eight ways: 2 * 2 * 2."""
    assert may(dealt(SPYING), "little-girl") == [
        "-", "early", "middle", "late", "early middle", "early late", "middle late", "early middle late",
    ]  # fmt: skip


def test_a_wolf_may_glance_at_one_moment():
    assert may(dealt(SPYING), "glance") == ["-", "early", "middle", "late"]


def test_glances_and_peeks_are_asked_at_the_same_time():
    game = until(dealt(SPYING, "Ben sleep sleep"), "glance")
    assert [(named(game, q.seats), q.call) for q in game.open] == [("Ada", "glance"), ("Cleo", "little-girl")]


def test_little_girl_who_is_caught_is_the_victim_instead_of_the_one_named():
    game = dealt(SPYING, "all werewolf Fay", "Ada glance middle", "Cleo little-girl early middle", "Ben glance")
    assert told(until(game, "witch-heal"), "victim") == ["Dan: victim Cleo"]
    assert deaths(morning(game)) == ["Cleo night"]


def test_little_girl_who_is_caught_learns_nothing():
    """Not even what she might have seen at the moments when nobody glanced."""
    game = dealt(SPYING, "Ada glance middle", "Ben glance", "Cleo little-girl early middle late")
    assert knows(game, "Cleo") == ["dealt little-girl"]
    assert not [question for question in game.open if question.call == "little-girl"]


def test_only_the_wolf_whose_glance_met_her_eye_is_told_whom_he_caught():
    game = dealt(SPYING, "Ada glance middle", "Ben glance late", "Cleo little-girl early middle")
    assert told(game, "caught") == ["Ada: caught Cleo"]


def test_two_wolves_may_catch_her_at_two_moments():
    game = dealt(SPYING, "Ada glance late", "Ben glance early", "Cleo little-girl early late")
    assert told(game, "caught") == ["Ada: caught Cleo", "Ben: caught Cleo"]
    assert deaths(morning(game)) == ["Cleo night"]


def test_little_girl_who_is_caught_may_be_healed_and_the_one_named_lives_as_well():
    game = dealt(SPYING, "all werewolf Fay", "Ada glance early", "Ben glance", "Cleo little-girl early")
    game = said(game, "Dan witch-heal heal")
    assert told(game, "healed") == ["Dan: healed Cleo"]
    assert deaths(morning(game)) == []


def test_little_girl_who_is_caught_takes_her_lover_along():
    game = dealt("werewolf cupid little-girl villager villager villager villager", "Ben cupid Cleo Gus")
    game = said(game, "Ada werewolf Dan", "Ada glance early", "Cleo little-girl early")
    assert deaths(game) == ["Cleo night", "Gus grief"]


def test_little_girl_is_caught_even_where_the_wolves_name_nobody():
    game = dealt(SPYING, "all werewolf", "Ada glance early", "Ben glance", "Cleo little-girl early")
    assert deaths(morning(game)) == ["Cleo night"]


@pytest.mark.parametrize("glances", [("early", "early"), ("", "middle"), ("", "")])
def test_little_girl_who_is_not_caught_sees_a_wolf_at_each_of_her_moments(glances):
    game = dealt(SPYING, f"Ada glance {glances[0]}", f"Ben glance {glances[1]}", "Cleo little-girl late")
    assert may(game, "little-girl") == ["Ada", "Ben"]  # which of them, luck decides
    game = said(game, "luck little-girl Ben")
    assert told(game, "saw-card") == ["Cleo: saw-card Ben werewolf"]


def test_luck_is_asked_once_for_each_of_her_moments():
    game = dealt(SPYING, "Ada glance", "Ben glance", "Cleo little-girl early middle late")
    game = said(game, "luck little-girl Ben", "luck little-girl Ada", "luck little-girl Ben")
    assert told(game, "saw-card") == [
        "Cleo: saw-card Ben werewolf",
        "Cleo: saw-card Ada werewolf",
        "Cleo: saw-card Ben werewolf",
    ]
    assert {question.call for question in game.open} <= {"witch-heal", "witch-poison"}


def test_a_sleeping_wolf_cannot_be_seen_and_cannot_glance():
    game = dealt(SPYING, "Ben sleep sleep")
    assert whom(game, "glance") == "Ada"
    assert may(said(game, "Ada glance", "Cleo little-girl late"), "little-girl") == ["Ada"]


def test_little_girl_is_asked_though_every_wolf_sleeps_and_then_sees_nobody():
    """Not to be asked would tell her that they starve."""
    game = dealt(SPYING, "all sleep sleep", "Cleo little-girl early late")
    assert knows(game, "Cleo") == ["dealt little-girl"]
    assert deaths(morning(game)) == ["Ada hunger", "Ben hunger"]


def test_little_girl_is_asked_even_where_no_wolf_sits_at_the_table():
    """The only wolf lies aside, and not to be asked would tell her so."""
    game = dealt(
        "thief villager little-girl villager villager | | werewolf villager", "Ada thief", "Cleo little-girl late"
    )
    assert "saw-card" not in " ".join(knows(game, "Cleo"))
    assert winners(game) == "Ada Ben Cleo Dan Eva (village)"


def test_little_girl_who_spies_well_may_be_the_victim_all_the_same():
    game = dealt(SPYING, "all werewolf Cleo", "Ada glance late", "Ben glance", "Cleo little-girl early")
    assert deaths(morning(said(game, "luck little-girl Ada"))) == ["Cleo night"]


def test_little_girl_spies_again_the_next_night():
    game = calm(dealt(SPYING, "all werewolf Hal"))
    assert whom(game, "little-girl") == "Cleo"


def test_wolves_glance_while_she_may_lie_among_the_extra_cards():
    game = dealt("thief werewolf villager villager villager villager | | little-girl villager", "Ada thief")
    assert whom(game, "glance") == "Ben"
    assert whom(calm(game), "glance") == "Ben"  # the thief left her there, and nobody else knows


def test_wolves_do_not_glance_where_no_little_girl_is_in_the_cast():
    assert "glance" not in calls(dealt("thief werewolf villager villager villager villager | | villager villager"))


def test_wolves_do_not_glance_after_she_was_seen_to_die():
    game = calm(dealt(SPYING, "all werewolf Cleo"))
    assert "glance" not in calls(game)


def test_wolves_do_not_glance_after_the_thief_who_was_she_was_seen_to_die():
    deal = "thief werewolf villager villager villager villager | | little-girl villager"
    game = calm(dealt(deal, "Ada thief extra-1", "Ben werewolf Ada"))
    assert "all: shown Ada little-girl little-girl" in told(game, "shown")
    assert "glance" not in calls(game)


def test_wolves_glance_on_after_anybody_else_died():
    game = calm(dealt(SPYING, "all werewolf Dan"))
    assert whom(game, "glance") == "Ada Ben"


# --- Witch (C96) --------------------------------------------------------------------------------

BREWING = "werewolf witch villager villager villager villager villager"


def test_witch_is_shown_the_victim_and_nobody_else_is():
    game = until(dealt(BREWING, "Ada werewolf Dan"), "witch-heal")
    assert told(game, "victim") == ["Ben: victim Dan"]


def test_witch_is_told_that_there_is_no_victim_and_has_nobody_to_heal():
    game = dealt(BREWING, "Ada werewolf")
    assert told(until(game, "witch-poison"), "victim") == ["Ben: victim -"]
    assert "witch-heal" not in calls(game)


def test_witch_need_not_use_a_potion_and_is_asked_again():
    game = dealt(BREWING, "Ada werewolf Dan")
    assert may(game, "witch-heal") == ["-", "heal"]
    assert may(game, "witch-poison") == ["-", "Ada", "Cleo", "Dan", "Eva", "Fay", "Gus"]  # the victim, not herself
    assert deaths(morning(game)) == ["Dan night"]
    assert {"witch-heal", "witch-poison"} <= calls(said(calm(game), "Ada werewolf Eva"))


def test_witch_heals_the_victim():
    game = dealt(BREWING, "Ada werewolf Dan", "Ben witch-heal heal")
    assert told(game, "healed") == ["Ben: healed Dan"]
    assert deaths(morning(game)) == []


def test_witch_heals_herself():
    game = dealt(BREWING, "Ada werewolf Ben", "Ben witch-heal heal")
    assert told(game, "victim", "healed") == ["Ben: victim Ben", "Ben: healed Ben"]
    assert deaths(morning(game)) == []


def test_witch_who_is_the_victim_may_still_poison():
    game = dealt(BREWING, "Ada werewolf Ben", "Ben witch-poison Ada")
    assert deaths(game) == ["Ada night", "Ben night"]
    assert winners(game) == "Ben Cleo Dan Eva Fay Gus (village)"


def test_witch_poisons_somebody():
    game = dealt(BREWING, "Ada werewolf Dan", "Ben witch-poison Cleo")
    assert told(game, "poisoned") == ["Ben: poisoned Cleo"]
    assert deaths(game) == ["Cleo night", "Dan night"]


def test_witch_uses_both_potions_in_one_night():
    game = dealt(BREWING, "Ada werewolf Dan", "Ben witch-heal heal", "Ben witch-poison Cleo")
    assert deaths(game) == ["Cleo night"]


def test_witch_who_poisons_the_victim_kills_nobody_else():
    assert deaths(dealt(BREWING, "Ada werewolf Dan", "Ben witch-poison Dan")) == ["Dan night"]


def test_witch_may_poison_the_one_she_has_just_healed():
    game = dealt(BREWING, "Ada werewolf Dan", "Ben witch-heal heal", "Ben witch-poison Dan")
    assert deaths(game) == ["Dan night"]


def test_witch_may_not_poison_herself():
    with pytest.raises(IllegalAnswer):
        dealt(BREWING, "Ben witch-poison Ben")


def test_each_potion_works_once():
    game = calm(dealt(BREWING, "Ada werewolf Dan", "Ben witch-heal heal"))
    game = said(game, "Ada werewolf Eva")
    assert calls(game) == {"witch-poison"}
    assert told(until(game, "witch-poison"), "victim")[1:] == ["Ben: victim Eva"]  # shown while the poison is left
    game = calm(said(game, "Ben witch-poison Fay"))
    assert deaths(game) == ["Eva night", "Fay night"]
    assert not {"witch-heal", "witch-poison"} & calls(game)


def test_witch_with_only_the_healing_potion_left_is_asked_for_that_alone():
    game = calm(dealt(BREWING, "Ada werewolf", "Ben witch-poison Dan"))
    assert calls(said(game, "Ada werewolf Eva")) == {"witch-heal"}


def test_witch_without_potions_is_shown_no_victim():
    game = calm(dealt(BREWING, "Ada werewolf Dan", "Ben witch-heal heal", "Ben witch-poison Cleo"))
    game = morning(said(game, "Ada werewolf Eva"))
    assert told(game, "victim") == ["Ben: victim Dan"]
    assert deaths(game) == ["Cleo night", "Eva night"]


def test_a_dead_witch_brews_no_more():
    game = calm(dealt(BREWING, "Ada werewolf Ben"))
    assert not {"witch-heal", "witch-poison"} & calls(said(game, "Ada werewolf Eva"))


def test_witch_who_poisons_the_last_wolf_wins_for_the_village():
    game = dealt(BREWING, "Ada werewolf Dan", "Ben witch-poison Ada")
    assert deaths(game) == ["Ada night", "Dan night"]
    assert winners(game) == "Ben Cleo Dan Eva Fay Gus (village)"


def test_witch_cannot_poison_the_dead():
    game = calm(dealt(BREWING, "Ada werewolf Dan"))
    assert "Dan" not in may(game, "witch-poison")


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
