"""The paranormal investigator of Epic Battle, who may become what he finds (rulings C46, C47, C48)."""

from __future__ import annotations

import pytest

from epic import (
    ALL,
    CATCHING,
    DUTIES,
    answered,
    asked,
    beside,
    cards,
    dawn,
    day,
    final,
    knows,
    learnt,
    may,
    night,
    partner,
)


@pytest.mark.parametrize("role", CATCHING)
def test_the_investigator_stops_at_a_monster_or_tanner_and_becomes_it(role):
    deal = f"paranormal-investigator {role} villager villager | robber thing witch{beside(role)}"
    game = night(deal, *DUTIES.get(role, ()), "Ada paranormal-investigator Ben")
    assert knows(game, "Ada")[-2:] == [f"saw-card Ben {role}", f"turned {role}"]
    assert "paranormal-investigator" not in asked(game), "he may not look on"
    assert game.position.counts[0] == role


@pytest.mark.parametrize("role", sorted(set(ALL) - set(CATCHING)))
def test_the_investigator_stays_what_he_is_at_any_other_card_and_may_look_at_one_more(role):
    deal = f"paranormal-investigator {role} {partner(role)} villager | robber werewolf witch"
    game = night(deal, *DUTIES.get(role, ()), "Ada paranormal-investigator Ben")
    assert asked(game) == "Ada paranormal-investigator"
    assert may(game, "Cleo", "Dan"), "another player's, and neither his own nor one of the centre"
    game = answered(game, "Ada paranormal-investigator Cleo")
    assert learnt(game, "Ada", "saw-card", "turned") == [
        f"saw-card Ben {role}", f"saw-card Cleo {partner(role)}",
    ]  # fmt: skip


def test_the_investigator_may_decline_and_may_stop_after_one_card():
    game = night("paranormal-investigator villager villager | robber thing witch")
    assert may(game, "Ben", "Cleo")
    assert asked(answered(game, "Ada paranormal-investigator")) == "Ada vote / Ben vote / Cleo vote"
    stopped = answered(answered(game, "Ada paranormal-investigator Ben"), "Ada paranormal-investigator")
    assert learnt(stopped, "Ada", "saw-card") == ["saw-card Ben villager"]


def test_the_investigator_may_become_what_he_sees_second():
    game = night(
        "paranormal-investigator villager tanner | robber thing witch",
        "Ada paranormal-investigator Ben",
        "Ada paranormal-investigator Cleo",
    )
    assert knows(game, "Ada")[-1] == "turned tanner"


def test_a_copycat_who_is_a_wolf_and_a_bitten_villager_make_nothing_of_the_investigator():
    """C46, C48: only the printed face counts, never what was copied and never a mark."""
    game = night(
        "paranormal-investigator copycat vampire villager | werewolf thing witch",
        "Ben copycat centre-1",
        "Cleo vampire Dan",
        "Ada paranormal-investigator Ben",
        "Ada paranormal-investigator Dan",
    )
    assert learnt(game, "Ada", "saw-card", "turned") == ["saw-card Ben copycat", "saw-card Dan villager"]


def test_the_investigator_becomes_the_wolf_that_the_alpha_laid_before_somebody():
    game = night(
        "paranormal-investigator alpha-wolf villager | robber thing witch | dream-wolf",
        "Ben alpha-wolf Cleo",
        "Ada paranormal-investigator Cleo",
    )
    assert knows(game, "Ada")[-1] == "turned dream-wolf"


def test_what_the_investigator_became_goes_with_his_card():
    """C47: the robber takes the card that is a tanner now; Ada is the robber."""
    game = day(
        "paranormal-investigator robber tanner | villager thing witch",
        "Ada paranormal-investigator Cleo",
        "Ben robber Ada",
        votes="Ben Ada Ben",
    )
    assert learnt(game, "Ben", "saw-card") == ["saw-card Ben paranormal-investigator"]
    assert final(game) == "robber tanner tanner"
    assert game.outcome.winners == (1,), "Ben dies as a tanner"


def test_an_investigator_whose_card_was_exchanged_before_turns_the_card_dealt_to_him():
    """The alpha gave Ada a wolf; what she becomes lies on the investigator's card, wherever it lies."""
    game = day(
        "paranormal-investigator alpha-wolf tanner | robber thing witch | werewolf",
        "Ben alpha-wolf Ada",
        "Ada paranormal-investigator Cleo",
        votes="Ben Ada Ada",
    )
    assert cards(game) == "werewolf alpha-wolf tanner | robber thing witch | paranormal-investigator"
    assert final(game) == "werewolf alpha-wolf tanner"
    assert game.position.counts[0] == "tanner", "the card dealt to Ada, beside the centre now"


def test_an_investigator_who_becomes_a_wolf_or_vampire_wakes_no_more():
    game = dawn(
        "paranormal-investigator alpha-wolf villager | robber thing witch | werewolf",
        "Ben alpha-wolf Cleo",
        "Ada paranormal-investigator Ben",
    )
    assert [answer.call for answer in game.log if answer.seat == 0] == ["paranormal-investigator"]


def test_a_copied_investigator_becomes_what_he_finds():
    game = day(
        "copycat tanner villager | paranormal-investigator thing witch",
        "Ada copycat centre-1",
        "Ada paranormal-investigator Ben",
        votes="Ben Ada Ada",
    )
    assert learnt(game, "Ada", "turned") == ["turned paranormal-investigator", "turned tanner"]
    assert final(game) == "tanner tanner villager"
