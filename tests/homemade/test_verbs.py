"""What a home-made role does: each verb, each condition, each thing that happens by day."""

from __future__ import annotations

from epic import answered, asked, cards, declined, knows, must
from homemade_roles import role, rules
from one_night import dawn, day, night, result

DECK = "embroiderer werewolf villager | seer tanner drunk"


def one_night(*night_of, **more):
    return rules(role(*night_of, **more))


# --- Choosing ---------------------------------------------------------------------------------


def test_one_of_the_centre_is_chosen_and_exchanged():
    played = one_night({"choose": "centre"}, {"swap": ["me", "it"]})
    game = night(DECK, rules=played)
    assert asked(game) == "Ada embroiderer"
    assert must(game, "centre-1", "centre-2", "centre-3")
    assert cards(dawn(DECK, "Ada embroiderer centre-2", rules=played)).split()[0] == "tanner"


def test_whoever_declines_does_nothing_more():
    played = one_night({"choose": "others", "may": True}, {"look": "it"}, {"look": "me"})
    game = declined(night(DECK, rules=played))
    assert knows(game, "Ada") == ["dealt embroiderer"]


def test_a_role_may_go_on_where_nothing_was_chosen():
    played = one_night({"choose": "others", "may": True, "else": "go-on"}, {"look": "it"}, {"look": "me"})
    game = declined(night(DECK, rules=played))
    assert knows(game, "Ada") == ["dealt embroiderer", "saw-card Ada embroiderer"]


def test_what_was_chosen_can_be_left_out_of_the_next_choice():
    played = one_night(
        {"choose": "others", "as": "first"}, {"choose": "others", "as": "second", "except": "first"}, {"look": "second"}
    )
    game = answered(night(DECK, rules=played), "Ada embroiderer Ben")
    assert must(game, "Cleo")


def test_those_beside_a_player_are_its_neighbours():
    played = one_night({"choose": "neighbours"}, {"look": "it"})
    deck = "embroiderer werewolf villager villager hunter | seer tanner drunk"
    assert must(night(deck, rules=played), "Ben", "Eva")


def test_a_word_is_chosen_and_decides():
    played = one_night(
        {"choose": "words", "words": ["own", "other"], "as": "side"},
        {"look": "me", "when": {"said": "own"}},
        {"choose": "centre", "when": {"said": "other"}},
        {"look": "it"},
    )
    game = answered(night(DECK, rules=played), "Ada embroiderer say-own")
    assert knows(game, "Ada")[-1] == "saw-card Ada embroiderer"
    game = answered(night(DECK, rules=played), "Ada embroiderer say-other")
    assert must(game, "centre-1", "centre-2", "centre-3")


def test_what_was_seen_decides():
    played = one_night(
        {"choose": "others"}, {"look": "it"}, {"swap": ["me", "it"], "when": {"seen": "it", "is": "werewolf"}}
    )
    assert cards(dawn(DECK, "Ada embroiderer Ben", rules=played)).startswith("werewolf embroiderer")
    assert cards(dawn(DECK, "Ada embroiderer Cleo", rules=played)).startswith("embroiderer werewolf")


# --- Doing and telling ------------------------------------------------------------------------


def test_whoever_takes_a_card_looks_at_it():
    played = one_night({"choose": "others"}, {"take": "it"})
    game = dawn(DECK, "Ada embroiderer Ben", rules=played)
    assert knows(game, "Ada")[1:] == ["moved cards Ada Ben", "saw-card Ada werewolf"]


def test_how_many_of_a_team_there_are_is_told_to_nobody_else():
    played = one_night({"learn": "number", "of": ["werewolf"], "among": "neighbours"})
    game = dawn(DECK, rules=played)
    assert knows(game, "Ada")[1:] == ["counted Ben Cleo werewolf 1"]
    assert knows(game, "Ben") == ["dealt werewolf", "fellows werewolf"]


def test_a_team_is_told_and_no_card():
    played = one_night({"choose": "others"}, {"learn": "team", "of": "it"})
    assert knows(dawn(DECK, "Ada embroiderer Ben", rules=played), "Ada")[1:] == ["saw-team Ben werewolf"]


def test_two_can_be_compared():
    played = one_night({"choose": "others", "number": 2}, {"learn": "same", "of": "it"})
    assert knows(dawn(DECK, "Ada embroiderer Ben Cleo", rules=played), "Ada")[1:] == ["compared Ben Cleo no"]


def test_whom_it_chose_can_be_told_so():
    played = one_night({"choose": "others"}, {"tell": "it"})
    game = dawn(DECK, "Ada embroiderer Ben", rules=played)
    assert knows(game, "Ben")[-1] == "chosen-by embroiderer"
    assert knows(game, "Cleo") == ["dealt villager"]


def test_everybody_is_told_only_when_day_breaks():
    played = one_night({"choose": "others"}, {"tell": "everybody"}, after="seer")
    deck = "embroiderer robber villager | seer tanner drunk"
    game = answered(night(deck, rules=played), "Ada embroiderer Cleo")
    assert asked(game) == "Ben robber"
    assert knows(game, "Cleo") == ["dealt villager"]
    assert knows(declined(game), "Cleo")[-1] == "pointed-out embroiderer Cleo"


def test_a_card_is_turned_up_when_day_breaks():
    played = one_night({"choose": "others"}, {"reveal": "it"})
    assert knows(dawn(DECK, "Ada embroiderer Ben", rules=played), "Cleo")[-1] == "revealed Ben werewolf"


def test_those_who_wake_together_know_each_other():
    played = rules(role({"recognise": "fellows"}, wakes={"after": "seer", "together": True}))
    game = dawn("embroiderer embroiderer villager | seer tanner drunk", rules=played)
    assert knows(game, "Ada")[-1] == "fellows embroiderer Ben"


def test_a_wolf_of_ones_own_wakes_with_the_pack():
    wolf = role({"choose": "others"}, {"look": "it"}, team="werewolf", wakes={"with": "werewolf", "after": "werewolf"})
    game = dawn("embroiderer werewolf minion | seer tanner drunk", "Ada embroiderer Cleo", rules=rules(wolf))
    assert knows(game, "Ada")[1:] == ["fellows werewolf Ben", "saw-card Cleo minion"]
    assert knows(game, "Ben")[-1] == "fellows werewolf Ada"
    assert knows(game, "Cleo")[-1] == "fellows minion Ada Ben"


def test_whoever_copies_it_acts_there_and_then():
    played = one_night({"choose": "centre"}, {"look": "it"})
    deck = "doppelganger embroiderer villager | seer tanner drunk"
    game = answered(night(deck, rules=played), "Ada doppelganger Ben")
    assert asked(game) == "Ada doppelganger"
    assert must(game, "centre-1", "centre-2", "centre-3")


def test_two_who_copy_each_other_come_to_an_end():
    mirror = role({"choose": "others"}, {"look": "it"}, {"turn": "it", "then": "act"}, after="deal", idle="villager")
    deck = "embroiderer doppelganger villager | seer tanner drunk"
    game = answered(night(deck, rules=rules(mirror)), "Ada embroiderer Ben")
    game = answered(answered(game, "Ada doppelganger Ben"), "Ben doppelganger Ada")
    assert game.open[0].ballot


# --- By day -----------------------------------------------------------------------------------


def by_day(**more):
    return rules(role(**more))


def test_its_death_can_take_along_whoever_it_voted_for():
    assert result(day(DECK, votes="Ben Ada Ada", rules=by_day(dies="voted"))).startswith("Ada Ben died")


def test_its_death_can_take_along_its_neighbours():
    assert result(day(DECK, votes="Ben Ada Ada", rules=by_day(dies="neighbours"))).startswith("Ada Ben Cleo died")


def test_it_may_be_one_who_cannot_die_by_the_vote():
    assert result(day(DECK, votes="Ben Ada Ada", rules=by_day(guards="self"))).startswith("nobody died")


def test_its_finger_can_count_for_two():
    assert result(day(DECK, votes="Ben Cleo Ada", rules=by_day(votes=2))).startswith("Ben died")


def test_it_can_win_by_dying_and_alone():
    played = by_day(team="alone", wins="dying")
    assert result(day(DECK, votes="Ben Ada Ada", rules=played)) == "Ada died; Ada Ben won: embroiderer werewolf"
    assert "embroiderer" not in result(day(DECK, votes="Ben Cleo Ben", rules=played))


def test_it_can_win_if_somebody_beside_it_dies():
    played = by_day(team="alone", wins="neighbour-dying")
    assert "Ada" in result(day(DECK, votes="Cleo Cleo Ben", rules=played)).split(";")[1]
    assert "Ada" not in result(day(DECK, votes="Ben Cleo Ada", rules=played)).split(";")[1]


def test_it_can_win_with_its_team_by_a_goal_of_its_own():
    played = by_day(wins="surviving")
    assert "Ada" in result(day(DECK, votes="Ben Cleo Ada", rules=played)).split(";")[1]
