"""What the last ones of the night leave for the morning: cards face up, artifacts, and who is told what."""

from __future__ import annotations

import pytest

from epic import ALL, VAMPIRES, WOLVES, answered, asked, beside, dawn, knows, learnt, may, must, night, only, partner

# --- Revealer ---------------------------------------------------------------------------------------------

TURNED_BACK = [*WOLVES, *VAMPIRES, "tanner", "assassin"]


def shown(role: str) -> tuple[str, list[str]]:
    """A revealer, and Ben holding that card from the centre: nobody has to act for it."""
    deal = f"revealer villager witch | {role} {partner(role)} villager{beside(role)}"
    return deal, ["Cleo witch centre-1", "Cleo witch Ben", "Ada revealer Ben"]


@pytest.mark.parametrize("role", sorted(set(ALL) - set(TURNED_BACK)))
def test_a_harmless_card_stays_face_up_for_all_to_see(role):
    deal, lines = shown(role)
    game = dawn(deal, *lines)
    assert learnt(game, "Ada", "saw-card") == [f"saw-card Ben {role}"]
    assert knows(game, "Cleo")[-1] == f"revealed Ben {role}"


@pytest.mark.parametrize("role", TURNED_BACK)
def test_a_monster_tanner_or_assassin_is_turned_back_and_only_the_revealer_has_seen_it(role):
    deal, lines = shown(role)
    game = dawn(deal, *lines)
    assert learnt(game, "Ada", "saw-card") == [f"saw-card Ben {role}"]
    assert not [text for name in ("Ada", "Ben", "Cleo") for text in learnt(game, name, "revealed")]


def test_the_revealer_may_turn_any_card_his_own_included_or_none():
    game = night("revealer villager villager | robber thing witch")
    assert may(game, "Ada", "Ben", "Cleo")
    assert knows(answered(game, "Ada revealer Ada"), "Ben")[-1] == "revealed Ada revealer"
    assert knows(answered(game, "Ada revealer"), "Ben") == ["dealt villager"]


def test_a_copycat_or_investigator_that_became_a_wolf_stays_up_and_shows_its_print():
    copy = dawn("revealer copycat villager | werewolf thing witch", "Ben copycat centre-1", "Ada revealer Ben")
    assert knows(copy, "Cleo")[-1] == "revealed Ben copycat"
    found = dawn(
        "revealer paranormal-investigator werewolf | robber thing witch",
        "Ben paranormal-investigator Cleo",
        "Ada revealer Ben",
    )
    assert knows(found, "Cleo")[-1] == "revealed Ben paranormal-investigator"


def test_two_revealers_turn_two_cards_shown_in_seat_order():
    game = dawn("villager seer revealer revealer | robber thing witch", "Cleo revealer Ben", "Dan revealer Ada")
    assert learnt(game, "Ada", "revealed") == ["revealed Ada villager", "revealed Ben seer"]


# --- Curator (C70) ------------------------------------------------------------------------------------------


def test_the_curator_may_put_an_artifact_on_any_card_his_own_included():
    game = night("curator werewolf vampire | robber thing witch", "Cleo vampire Ada")
    game = answered(game, "Ben werewolf")
    assert may(game, "Ada", "Ben", "Cleo")


@pytest.mark.parametrize(
    ("deck", "drawn"),
    [
        ("curator werewolf vampire | robber thing witch", "claw fangs brand cudgel mask shroud"),
        ("curator werewolf villager | robber thing witch", "claw brand cudgel mask shroud"),
        ("curator villager villager | robber thing dream-wolf", "claw brand cudgel mask shroud"),
        ("curator villager villager | alpha-wolf thing witch | mystic-wolf", "claw brand cudgel mask shroud"),
        ("curator vampire villager | robber thing witch", "fangs brand cudgel mask shroud"),
        ("curator villager villager | robber thing count", "fangs brand cudgel mask shroud"),
        ("curator villager villager | robber thing master", "fangs brand cudgel mask shroud"),
        ("curator villager villager | robber thing renfield", "brand cudgel mask shroud"),
        ("curator villager villager | robber thing witch", "brand cudgel mask shroud"),
    ],
)
def test_luck_draws_among_the_artifacts_without_claw_or_fangs_where_the_deck_has_no_such_monster(deck, drawn):
    clan = ["Cleo vampire Ada"] if deck.startswith("curator werewolf vampire") else []
    clan = ["Ben vampire Cleo"] if deck.startswith("curator vampire") else clan
    game = night(deck, *clan, "Ada curator Ada")
    assert asked(game).endswith("curator")
    assert only(game).seats == (-1,), "luck answers, and nobody else"
    assert must(game, *drawn.split())


def test_a_curator_who_declines_draws_nothing():
    game = dawn("curator werewolf villager | robber thing witch", "Ada curator")
    assert knows(game, "Cleo") == ["dealt villager"]


def test_an_artifact_may_lie_on_a_card_that_is_face_up():
    game = dawn(
        "curator revealer villager | robber thing witch", "Ben revealer Cleo", "Ada curator Cleo", "luck curator brand"
    )
    assert knows(game, "Ada")[-2:] == ["revealed Cleo villager", "holds-artifact Cleo"]


def test_a_second_curator_sees_where_an_artifact_lies_and_takes_another_card_and_another_artifact():
    game = night("curator curator villager | robber thing werewolf", "Ada curator Cleo", "luck curator claw")
    assert asked(game) == "Ben curator"
    assert knows(game, "Ben")[-1] == "holds-artifact Cleo"
    assert may(game, "Ada", "Ben")
    assert must(answered(game, "Ben curator Ben"), "brand", "cudgel", "mask", "shroud")


def test_a_copied_curator_is_a_second_curator():
    game = night(
        "copycat curator villager | curator thing witch", "Ada copycat centre-1", "Ada curator Ben", "luck curator mask"
    )
    assert asked(game) == "Ben curator"
    assert may(game, "Ada", "Cleo")


def test_when_all_artifacts_lie_on_cards_another_curator_can_only_decline():
    game = night(
        "curator curator curator curator curator villager | robber thing witch",
        "Ada curator Ada", "luck curator brand", "Ben curator Ben", "luck curator cudgel",
        "Cleo curator Cleo", "luck curator mask", "Dan curator Dan", "luck curator shroud",
    )  # fmt: skip
    assert asked(game) == "Eva curator"
    assert may(game), "there is none left: no claw and no fangs in this deck"
    assert asked(answered(game, "Eva curator")).startswith("Ada vote")


# --- Daybreak -------------------------------------------------------------------------------------------------


def test_morning_shows_the_cards_face_up_then_who_has_an_artifact_then_each_the_own():
    game = dawn(
        "revealer curator curator villager | robber thing witch",
        "Ada revealer Dan",
        "Ben curator Dan",
        "luck curator shroud",
        "Cleo curator Ada",
        "luck curator mask",
    )
    morning = ["revealed Dan villager", "holds-artifact Ada", "holds-artifact Dan"]
    assert knows(game, "Ada")[-4:] == [*morning, "artifact mask"]
    assert knows(game, "Dan")[-4:] == [*morning, "artifact shroud"]
    assert knows(game, "Ben")[-3:] == morning
