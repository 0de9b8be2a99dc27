"""The witch of the classic game and her two potions (ruling C96).

A deal names the cards from Ada on, clockwise; extra cards stand behind the second bar.
"""

from __future__ import annotations

import pytest

from garou.engine.values import IllegalAnswer
from village import calls, calm, dealt, deaths, may, morning, said, told, until, winners

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
