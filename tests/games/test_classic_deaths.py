"""One death brings another in the classic game: last shots and griefs (rulings C94, C95).

A deal names the cards from Ada on, clockwise. `votes lynch Ada>Ben` is a ballot in which everybody else points at
nobody, `all lynch Ben` one in which everybody but Ben points at Ben.
"""

from __future__ import annotations

import pytest

from village import alive, calls, dealt, deaths, may, morning, said, told, until, whom, why, winners

# --- Hunter (C94, C95) --------------------------------------------------------------------------

HUNTING = "werewolf hunter witch villager villager villager villager villager"


def test_a_devoured_hunter_may_shoot_anybody_alive():
    game = dealt(HUNTING, "Ada werewolf Ben")
    assert whom(game, "hunter") == "Ben"
    assert may(game, "hunter") == ["-", "Ada", "Cleo", "Dan", "Eva", "Fay", "Gus", "Hal"]
    assert deaths(said(game, "Ben hunter Hal")) == ["Ben night", "Hal shot"]


def test_a_lynched_hunter_may_shoot():
    game = said(dealt(HUNTING), "all lynch Ben", "Ben hunter Hal")
    assert deaths(game) == ["Ben lynch", "Hal shot"]


def test_a_hunter_may_hold_his_fire():
    game = said(dealt(HUNTING), "all lynch Ben", "Ben hunter")
    assert deaths(game) == ["Ben lynch"]
    assert whom(game, "sleep") == "Ada"


def test_a_poisoned_hunter_does_not_shoot():
    game = dealt(HUNTING, "Ada werewolf Dan", "Cleo witch-poison Ben")
    assert deaths(game) == ["Ben night", "Dan night"]
    assert game.open[0].call == "lynch"


def test_a_hunter_who_is_devoured_and_poisoned_in_one_night_was_devoured_and_shoots():
    game = dealt(HUNTING, "Ada werewolf Ben", "Cleo witch-poison Ben", "Ben hunter Ada")
    assert deaths(game) == ["Ben night", "Ada shot"]


def test_a_hunter_who_is_healed_and_poisoned_in_one_night_was_poisoned_and_does_not_shoot():
    game = dealt(HUNTING, "Ada werewolf Ben", "Cleo witch-heal heal", "Cleo witch-poison Ben")
    assert deaths(game) == ["Ben night"]
    assert game.open[0].call == "lynch"


def test_a_hunter_who_is_healed_lives():
    game = dealt(HUNTING, "Ada werewolf Ben", "Cleo witch-heal heal", "Cleo witch-poison")
    assert deaths(game) == []


MOURNING = "werewolf hunter cupid villager villager villager villager villager"


def test_a_hunter_who_dies_of_grief_does_not_shoot():
    game = dealt(MOURNING, "Cleo cupid Ben Dan", "Ada werewolf Dan")
    assert deaths(morning(game)) == ["Dan night", "Ben grief"]
    assert "hunter" not in calls(game)


def test_a_hunter_whose_wolf_starves_dies_of_grief_and_does_not_shoot():
    game = dealt(MOURNING, "Cleo cupid Ada Ben", "Ada sleep sleep")
    assert deaths(game) == ["Ada hunger", "Ben grief"]
    assert winners(game) == "Cleo Dan Eva Fay Gus Hal (village)"


def test_a_hunter_who_is_shot_does_not_shoot():
    game = dealt("werewolf hunter hunter villager villager villager villager", "Ada werewolf Ben", "Ben hunter Cleo")
    assert deaths(game) == ["Ben night", "Cleo shot"]
    assert game.open[0].call == "lynch"


def test_two_hunters_devoured_and_lynched_each_shoot_once():
    game = dealt("werewolf hunter hunter villager villager villager villager", "Ada werewolf Ben", "Ben hunter Gus")
    game = said(game, "all lynch Cleo", "Cleo hunter Ada")
    assert deaths(game) == ["Ben night", "Gus shot", "Cleo lynch", "Ada shot"]
    assert winners(game) == "Ben Cleo Dan Eva Fay Gus (village)"


def test_a_devoured_hunter_who_is_a_lover_shoots_after_the_grief():
    """The other one is dead already, and not among those he may shoot."""
    game = dealt(MOURNING, "Cleo cupid Ben Dan", "Ada werewolf Ben")
    assert deaths(until(game, "hunter")) == ["Ben night", "Dan grief"]
    assert may(game, "hunter") == ["-", "Ada", "Cleo", "Eva", "Fay", "Gus", "Hal"]


def test_a_hunter_devoured_in_the_night_his_lover_was_poisoned_died_of_the_bite_and_shoots():
    """Deaths of one moment come before the griefs, whatever the seats."""
    deal = "werewolf witch cupid villager hunter villager villager villager"
    game = dealt(deal, "Cleo cupid Dan Eva", "Ada werewolf Eva", "Ben witch-poison Dan", "Eva hunter Ada")
    assert deaths(game) == ["Dan night", "Eva night", "Ada shot"]


def test_a_lover_who_is_shot_takes_the_other_along():
    game = dealt(MOURNING, "Cleo cupid Eva Hal", "Ada werewolf Ben", "Ben hunter Hal")
    assert deaths(game) == ["Ben night", "Hal shot", "Eva grief"]


def test_a_chain_with_a_question_in_its_middle_tells_what_came_before_it():
    """Ben, the hunter, is lynched: Gus dies of grief before Ben aims, and everybody has heard of it."""
    game = said(dealt(MOURNING, "Cleo cupid Ben Gus"), "all lynch Ben")
    assert told(game, "died") == ["all: died Ben lynch", "all: died Gus grief"]
    game = said(game, "Ben hunter Ada")
    assert deaths(game) == ["Ben lynch", "Gus grief", "Ada shot"]
    assert winners(game) == "Ben Cleo Dan Eva Fay Gus Hal (village)"


def test_two_hunters_who_fall_in_one_night_shoot_one_after_the_other():
    """With any death: Ben was devoured and Cleo poisoned; whom Ben shot, Cleo cannot shoot again."""
    deal = "werewolf hunter hunter witch villager villager villager villager"
    game = dealt(deal, "Ada werewolf Ben", "Dan witch-poison Cleo", options=ANY_DEATH)
    assert deaths(game) == ["Ben night", "Cleo night"]
    assert whom(game, "hunter") == "Ben"
    game = said(game, "Ben hunter Hal")
    assert whom(game, "hunter") == "Cleo"
    assert may(game, "hunter") == ["-", "Ada", "Dan", "Eva", "Fay", "Gus"]


def test_the_last_one_alive_may_be_shot_and_nobody_is_left():
    """The wolf eats the hunter, the hunter shoots her lover, and the wolf dies of grief."""
    game = dealt("werewolf hunter cupid villager villager", "Cleo cupid Ada Eva", "Ada werewolf Cleo")
    game = said(game, "votes lynch Ada>Dan Eva>Dan")
    assert alive(game) == "Ada Ben Eva"
    game = said(game, "Ada werewolf Ben", "Ben hunter Eva")
    assert deaths(game)[2:] == ["Ben night", "Eva shot", "Ada grief"]
    assert winners(game) == " ()"


def test_a_hunter_who_falls_with_everybody_else_has_nobody_left_to_shoot():
    """Of the last three the wolf eats the hunter, the witch poisons the wolf, and dies of grief for the hunter."""
    game = dealt("werewolf witch hunter cupid villager", "Dan cupid Ben Cleo", "Ada werewolf Dan")
    game = said(game, "all lynch Eva", "Ada werewolf Cleo", "Ben witch-heal", "Ben witch-poison Ada")
    assert deaths(game)[2:] == ["Ada night", "Cleo night", "Ben grief"]
    assert game.open == ()
    assert why(game) == ["village lost nobody-left: Ben Cleo Dan Eva", "werewolf lost nobody-left: Ada"]


# --- The option hunter-any-death ----------------------------------------------------------------

ANY_DEATH = "hunter-any-death"


def test_with_any_death_a_poisoned_hunter_shoots():
    game = dealt(HUNTING, "Cleo witch-poison Ben", "Ben hunter Ada", options=ANY_DEATH)
    assert deaths(game) == ["Ben night", "Ada shot"]


def test_with_any_death_a_hunter_who_dies_of_grief_shoots():
    game = dealt(MOURNING, "Cleo cupid Ben Dan", "Ada werewolf Dan", "Ben hunter Hal", options=ANY_DEATH)
    assert deaths(game) == ["Dan night", "Ben grief", "Hal shot"]


def test_with_any_death_a_hunter_who_is_shot_shoots():
    deal = "werewolf hunter hunter villager villager villager villager"
    game = dealt(deal, "Ada werewolf Ben", "Ben hunter Cleo", "Cleo hunter Ada", options=ANY_DEATH)
    assert deaths(game) == ["Ben night", "Cleo shot", "Ada shot"]


def test_with_any_death_he_may_still_hold_his_fire():
    game = dealt(HUNTING, "Cleo witch-poison Ben", "Ben hunter", options=ANY_DEATH)
    assert deaths(game) == ["Ben night"]


# --- Griefs -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("victim", "mourner"), [("Dan", "Eva"), ("Eva", "Dan")])
def test_a_lover_dies_of_grief_in_the_same_elimination(victim, mourner):
    game = dealt("werewolf cupid villager villager villager villager", "Ben cupid Dan Eva", f"Ada werewolf {victim}")
    assert told(game, "died", "shown") == [
        f"all: died {victim} night",
        f"all: shown {victim} villager villager",
        f"all: died {mourner} grief",
        f"all: shown {mourner} villager villager",
    ]


def test_lovers_who_both_die_in_the_night_both_die_of_the_night():
    deal = "werewolf cupid witch villager villager villager"
    game = dealt(deal, "Ben cupid Dan Fay", "Ada werewolf Fay", "Cleo witch-poison Dan")
    assert deaths(game) == ["Dan night", "Fay night"]


def test_a_healed_lover_needs_no_tears():
    deal = "werewolf cupid witch villager villager villager"
    game = dealt(deal, "Ben cupid Dan Fay", "Ada werewolf Fay", "Cleo witch-heal heal", "Cleo witch-poison")
    assert deaths(game) == []
