"""The table options of Epic Battle that change the night; those of the vote stand with the vote."""

from __future__ import annotations

import pytest

from epic import ALL, CATCHING, DUTIES, answered, asked, beside, day, final, knows, may, must, night, only

# --- Options of the night ----------------------------------------------------------------------------------------


def test_with_alpha_card_in_centre_the_extra_card_can_be_looked_at_copied_and_given_out():
    option = ("alpha-card-in-centre",)
    deal = "alpha-wolf copycat seer witch | robber thing villager | dream-wolf"
    copycat = night(deal, options=option)
    places = ("centre-1", "centre-2", "centre-3", "centre-wolf")
    assert must(copycat, *places)
    lone = answered(copycat, "Ben copycat centre-1")
    assert asked(lone) == "Ada werewolf"
    assert may(lone, *places)
    seer = answered(answered(lone, "Ada werewolf centre-wolf"), "Ada alpha-wolf Ben")
    assert "centre-3 centre-wolf" in [" ".join(pair) for pair in pairs_of(seer)]
    witch = answered(seer, "Dan witch centre-wolf")
    assert knows(witch, "Dan")[-1] == "saw-card centre-wolf copycat", "the alpha has laid Ben's card there"


def pairs_of(game) -> list[list[str]]:
    return [[game.rules.places[slot - 4] for slot in option] for option in only(game).options if len(option) == 2]


def test_with_alpha_card_in_centre_a_copycat_may_be_the_extra_wolf():
    game = night(
        "villager copycat villager | alpha-wolf thing villager | dream-wolf",
        "Ben copycat centre-wolf",
        options=("alpha-card-in-centre",),
    )
    assert knows(game, "Ben")[-1] == "turned dream-wolf"


STAYS = ("copy-stays-with-player",)


def test_with_copy_stays_with_player_a_robbed_copycat_stays_what_it_copied():
    deal = "copycat robber villager seer | tanner werewolf thing"
    game = day(deal, "Ada copycat centre-1", "Ben robber Ada", votes="Ben Ada Ada Ben", options=STAYS)
    assert final(game) == "tanner villager villager seer", "and the robber holds a plain card"


def test_with_copy_stays_with_player_a_robbed_investigator_stays_what_he_found():
    deal = "paranormal-investigator robber tanner seer | villager werewolf thing"
    lines = ("Ada paranormal-investigator Cleo", "Ben robber Ada")
    game = day(deal, *lines, votes="Ben Ada Ada Ben", options=STAYS)
    assert final(game) == "tanner paranormal-investigator tanner seer"


@pytest.mark.parametrize("role", CATCHING)
def test_with_copy_stays_with_player_a_copied_investigator_is_what_he_found_last(role):
    deal = f"copycat {role} villager villager | paranormal-investigator thing witch{beside(role)}"
    lines = ("Ada copycat centre-1", *DUTIES.get(role, ()), "Ada paranormal-investigator Ben")
    game = day(deal, *lines, votes="Ben Ada Ada Ben", options=STAYS)
    assert final(game).split()[0] == role


@pytest.mark.parametrize("role", sorted(set(ALL) - {"copycat"}))
def test_with_copy_stays_with_player_a_copycat_left_alone_is_the_same_as_without(role):
    second = "mason" if role == "mason" else "seer"
    deal = f"copycat villager villager {second} | {role} thing witch{beside(role)}"
    plain, lasting = (night(deal, "Ada copycat centre-1", options=some) for some in ((), STAYS))
    assert knows(plain, "Ada") == knows(lasting, "Ada")
    assert asked(plain) == asked(lasting)


def test_with_robber_must_rob_the_robber_has_to_take_a_card():
    assert must(night("robber villager tanner | seer thing witch", options=("robber-must-rob",)), "Ben", "Cleo")
    assert may(night("robber villager tanner | seer thing witch"), "Ben", "Cleo")
