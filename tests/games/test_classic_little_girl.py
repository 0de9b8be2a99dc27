"""The little girl of the classic game, who spies on the werewolves (ruling C97).

A deal names the cards from Ada on, clockwise; extra cards stand behind the second bar.
"""

from __future__ import annotations

import pytest

from village import calls, calm, dealt, deaths, knows, may, morning, named, said, told, until, whom, winners

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


# --- The option girl-beyond-help (C97) ----------------------------------------------------------

LOST = "girl-beyond-help"
CATCHING = ("all werewolf Fay", "Ada glance early", "Ben glance", "Cleo little-girl early")


def test_beyond_help_the_witch_is_told_of_no_victim_and_is_not_asked_to_heal():
    game = dealt(SPYING, *CATCHING, options=LOST)
    assert told(game, "victim") == ["Dan: victim -"]
    assert [question.call for question in game.open] == ["witch-poison"]
    assert deaths(morning(game)) == ["Cleo night"]


def test_beyond_help_the_witch_may_still_poison_and_heal_another_night():
    game = dealt(SPYING, *CATCHING, "Dan witch-poison Hal", options=LOST)
    assert deaths(game) == ["Cleo night", "Hal night"]
    game = said(calm(game), "all werewolf Fay", "Dan witch-heal heal")
    assert deaths(morning(game)) == ["Cleo night", "Hal night"]


def test_beyond_help_the_girl_dies_even_if_the_witch_poisons_her_too():
    assert deaths(dealt(SPYING, *CATCHING, "Dan witch-poison Cleo", options=LOST)) == ["Cleo night"]


def test_beyond_help_only_a_girl_who_is_caught_is_lost():
    """Named by the wolves and not caught, she is a victim like anybody else."""
    game = dealt(SPYING, "all werewolf Cleo", "all glance", "Cleo little-girl", "Dan witch-heal heal", options=LOST)
    assert told(game, "healed") == ["Dan: healed Cleo"]
    assert deaths(morning(game)) == []


def test_beyond_help_her_lover_follows_her():
    deal = "werewolf cupid little-girl witch villager villager villager"
    game = dealt(
        deal, "Ben cupid Cleo Gus", "Ada werewolf Fay", "Ada glance early", "Cleo little-girl early", options=LOST
    )
    assert deaths(morning(game)) == ["Cleo night", "Gus grief"]
