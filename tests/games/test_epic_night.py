"""The night of Epic Battle: its order, what those who wake may see and move, and what comes of it."""

from __future__ import annotations

import pytest

from epic import answered, asked, cards, dawn, day, epic, final, knows, learnt, marks, may, must, night, only
from garou.engine.game import reply
from garou.engine.values import Answer, IllegalAnswer

# --- The order of the night ---------------------------------------------------------------------


def test_the_order_of_the_night_is_that_of_the_numbers_on_the_cards():
    steps = [step.name for step in epic().opening]
    assert steps[steps.index("end-of-dusk") + 1 :] == [
        "lovers", "werewolf", "alpha-wolf", "mystic-wolf", "mason", "thing", "seer", "paranormal-investigator",
        "marksman", "robber", "witch", "aura-seer", "gremlin", "insomniac", "revealer", "curator", "daybreak", "vote",
    ]  # fmt: skip


def test_the_questions_of_a_night_come_in_that_order_wherever_people_sit():
    game = night(
        "curator revealer gremlin witch robber marksman paranormal-investigator seer thing mystic-wolf"
        " | villager villager villager"
    )
    calls = []
    while not game.open[0].ballot:
        question = only(game)
        calls += [question.call] if question.call not in calls else []
        game = reply(game, Answer(question.seats[0], question.call, question.options[-1]))
    assert calls == [
        "werewolf", "mystic-wolf", "thing", "seer", "paranormal-investigator", "marksman", "robber", "witch",
        "gremlin", "revealer", "curator",
    ]  # fmt: skip


def test_players_of_the_same_role_act_in_seat_order():
    game = night("villager robber robber | seer thing werewolf")
    assert asked(game) == "Ben robber"
    assert asked(answered(game, "Ben robber Ada")) == "Cleo robber"


def test_who_was_dealt_a_role_wakes_as_it_whatever_lies_before_him_now():
    """C03: the robber takes the insomniac's card; she looks, he does not."""
    game = dawn("robber insomniac villager | seer thing werewolf", "Ada robber Ben")
    assert learnt(game, "Ada", "saw-card") == ["saw-card Ada insomniac"]
    assert learnt(game, "Ben", "saw-card") == ["saw-card Ben robber"]


# --- Mystic Wolf (C75), Masons, the Thing (C87) ---------------------------------------------------------


def test_the_mystic_wolf_may_look_at_any_other_players_card():
    game = night("mystic-wolf werewolf villager | robber thing seer")
    assert asked(game) == "Ada mystic-wolf"
    assert may(game, "Ben", "Cleo")
    assert knows(answered(game, "Ada mystic-wolf Cleo"), "Ada")[-1] == "saw-card Cleo villager"


def test_a_lone_mystic_wolf_may_look_into_the_centre_and_then_at_a_player():
    game = dawn("mystic-wolf villager seer | robber thing witch", "Ada werewolf centre-1", "Ada mystic-wolf Cleo")
    assert learnt(game, "Ada", "saw-card") == ["saw-card centre-1 robber", "saw-card Cleo seer"]


def test_the_mystic_wolf_comes_after_the_alpha_and_may_see_the_card_he_gave():
    game = dawn(
        "mystic-wolf alpha-wolf villager | robber thing witch | dream-wolf",
        "Ben alpha-wolf Cleo",
        "Ada mystic-wolf Cleo",
    )
    assert knows(game, "Ada")[-1] == "saw-card Cleo dream-wolf"


def test_masons_see_each_other_and_a_lone_one_sees_nobody_and_may_not_look():
    pair = dawn("mason villager mason | robber thing seer")
    assert learnt(pair, "Ada", "fellows") == ["fellows mason Cleo"]
    lone = night("mason villager villager | robber mason seer")
    assert knows(lone, "Ada")[-1] == "fellows mason"
    assert asked(lone) == "Ada vote / Ben vote / Cleo vote"


def test_a_copied_mason_is_seen_as_a_mason():
    game = dawn("copycat mason villager | robber mason seer", "Ada copycat centre-2")
    assert learnt(game, "Ben", "fellows") == ["fellows mason Ada"]
    assert learnt(game, "Ada", "fellows") == ["fellows mason Ben"]


@pytest.mark.parametrize(
    ("deal", "who", "left", "right"),
    [
        ("thing villager villager villager | robber witch seer", "Ada", "Ben", "Dan"),
        ("villager villager villager thing | robber witch seer", "Dan", "Ada", "Cleo"),
        ("villager thing villager | robber witch seer", "Ben", "Cleo", "Ada"),
    ],
)
def test_the_thing_must_tap_a_neighbour_who_feels_from_which_side(deal, who, left, right):
    game = night(deal)
    assert must(game, left, right)
    assert knows(answered(game, f"{who} thing {left}"), left)[-1] == "tapped right", "she sits to the right of him"
    assert knows(answered(game, f"{who} thing {right}"), right)[-1] == "tapped left"


# --- Seer ---------------------------------------------------------------------------------------------


def test_the_seer_may_look_at_another_player_or_at_two_cards_of_the_centre():
    game = night("seer villager alpha-wolf | robber thing witch | werewolf", "Cleo alpha-wolf Ben")
    assert may(game, "Ben", "Cleo", "centre-1 centre-2", "centre-1 centre-3", "centre-2 centre-3")
    assert knows(answered(game, "Ada seer Ben"), "Ada")[-1] == "saw-card Ben werewolf", "the alpha came before"


@pytest.mark.parametrize("choice", ["Ada", "centre-1", "Ben Cleo", "Ben centre-1", "centre-1 centre-2 centre-3"])
def test_the_seer_sees_neither_herself_nor_one_card_of_the_centre_nor_both_kinds(choice):
    with pytest.raises(IllegalAnswer):
        night("seer villager werewolf | robber thing witch", "Cleo werewolf", f"Ada seer {choice}")


# --- Marksman (C86) -----------------------------------------------------------------------------------


def test_the_marksman_may_see_the_card_of_one_player_and_the_mark_of_another():
    game = night("marksman vampire villager | robber thing witch", "Ben vampire Cleo")
    assert may(game, "Ben", "Cleo"), "another player's card, never his own"
    game = answered(game, "Ada marksman Ben")
    assert may(game, "Ada", "Cleo"), "the mark of anybody but Ben, his own included"
    game = answered(game, "Ada marksman Cleo")
    assert knows(game, "Ada")[-2:] == ["saw-card Ben vampire", "saw-mark Cleo vampire"]


def test_the_marksman_may_leave_either_part():
    game = night("marksman vampire villager | robber thing witch", "Ben vampire Cleo", "Ada marksman")
    assert may(game, "Ada", "Ben", "Cleo"), "no card seen, so anybody's mark"
    assert knows(answered(game, "Ada marksman Ben"), "Ada")[-1] == "saw-mark Ben clarity"
    card_only = dawn(
        "marksman vampire villager | robber thing witch", "Ben vampire Cleo", "Ada marksman Ben", "Ada marksman"
    )
    assert learnt(card_only, "Ada", "saw-card", "saw-mark") == ["saw-mark Ada clarity", "saw-card Ben vampire"]


# --- Robber, Witch (C72) --------------------------------------------------------------------------------


def test_the_robber_may_take_another_players_card_and_sees_it():
    game = night("robber seer villager | werewolf thing witch")
    assert may(answered(game, "Ben seer"), "Ben", "Cleo")
    game = dawn("robber seer villager | werewolf thing witch", "Ada robber Ben")
    assert cards(game) == "seer robber villager | werewolf thing witch"
    assert knows(game, "Ada") == ["dealt robber", "moved cards Ada Ben", "saw-card Ada seer"]
    assert knows(game, "Ben") == ["dealt seer"], "and his victim never knows"


def test_the_witch_may_look_and_then_must_give_the_card_to_somebody_herself_included():
    game = night("witch villager villager | robber tanner seer")
    assert may(game, "centre-1", "centre-2", "centre-3")
    game = answered(game, "Ada witch centre-2")
    assert knows(game, "Ada")[-1] == "saw-card centre-2 tanner"
    assert must(game, "Ada", "Ben", "Cleo")
    game = answered(game, "Ada witch Ben")
    assert cards(game) == "witch tanner villager | robber villager seer"
    assert knows(game, "Ben") == ["dealt villager"]


def test_a_witch_who_declines_moves_nothing():
    game = dawn("witch villager villager | robber tanner seer", "Ada witch")
    assert cards(game) == "witch villager villager | robber tanner seer"


def test_a_witch_who_takes_a_later_role_does_not_wake_again():
    game = dawn("witch villager villager | insomniac tanner seer", "Ada witch centre-1", "Ada witch Ada")
    assert knows(game, "Ada") == ["dealt witch", "saw-card centre-1 insomniac", "moved cards centre-1 Ada"]


def test_the_witch_gives_an_assassin_card_that_makes_a_villager():
    game = day(
        "witch villager werewolf | assassin tanner seer", "Ada witch centre-1", "Ada witch Ben", votes="Cleo Cleo Ada"
    )
    assert final(game) == "witch villager werewolf"


# --- Gremlin (C56, C83, C84) ------------------------------------------------------------------------------


def test_the_gremlin_may_exchange_the_cards_or_the_marks_of_any_two_himself_included():
    game = night("gremlin vampire villager | robber thing witch", "Ben vampire Cleo")
    pairs = ("Ada Ben", "Ada Cleo", "Ben Cleo")
    assert may(game, *(f"cards {pair}" for pair in pairs), *(f"marks {pair}" for pair in pairs))


def test_the_gremlin_moves_cards_and_the_marks_stay_where_they_are():
    game = dawn("gremlin vampire villager | robber thing witch", "Ben vampire Cleo", "Ada gremlin cards Ada Cleo")
    assert cards(game) == "villager vampire gremlin | robber thing witch"
    assert marks(game) == "clarity clarity vampire", "a mark stays with its seat (C84)"
    assert knows(game, "Cleo") == ["dealt villager", "saw-mark Cleo vampire"]


def test_the_gremlin_moves_marks_and_the_cards_stay_where_they_are():
    game = dawn("gremlin vampire villager | robber thing witch", "Ben vampire Cleo", "Ada gremlin marks Ada Cleo")
    assert cards(game) == "gremlin vampire villager | robber thing witch"
    assert marks(game) == "vampire clarity clarity"
    assert knows(game, "Ada")[-1] == "moved marks Ada Cleo", "unseen: he does not learn that he is bitten now"


@pytest.mark.parametrize("choice", ["Ada Ben", "cards Ben", "cards Ben Ben", "cards marks Ben", "cards Ben centre-1"])
def test_the_gremlin_names_one_kind_and_two_different_players(choice):
    with pytest.raises(IllegalAnswer):
        night("gremlin vampire villager | robber thing witch", "Ben vampire Cleo", f"Ada gremlin {choice}")


# --- Insomniac (C43, C85) -----------------------------------------------------------------------------------


def test_the_insomniac_sees_her_card_after_all_exchanges_and_neither_mark_nor_artifact():
    game = dawn(
        "insomniac gremlin vampire curator | robber thing witch",
        "Cleo vampire Dan",
        "Ben gremlin cards Ada Cleo",
        "Dan curator Ada",
        "luck curator fangs",
    )
    assert learnt(game, "Ada", "saw-card", "saw-mark") == ["saw-mark Ada clarity", "saw-card Ada vampire"]


def test_a_copied_insomniac_looks_too_and_sees_the_printed_copycat():
    game = dawn("copycat villager robber | insomniac thing witch", "Ada copycat centre-1")
    assert learnt(game, "Ada", "saw-card") == ["saw-card centre-1 insomniac", "saw-card Ada copycat"]
    robbed = dawn("copycat villager robber | insomniac thing witch", "Ada copycat centre-1", "Cleo robber Ada")
    assert learnt(robbed, "Ada", "saw-card")[-1] == "saw-card Ada robber", "the card before her, whatever she copied"
