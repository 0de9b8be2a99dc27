"""Claims as values: what can be said in which game, and what is refused, in words."""

from __future__ import annotations

import json
from itertools import product

import pytest

from decks import seat
from garou.engine.values import RoleName, Slot
from garou.games import GAMES
from garou.games.cast import Cast, cards
from garou.talk.claims import BLANKS, Claim, Common, IllegalClaim, claim_from, fillings, kinds
from garou.texts import LANGUAGES, words
from garou.texts.narrator import refusal

ADA, BEN = seat(0), seat(1)

ONE_NIGHT = Common(GAMES["one-night", "bezier"], Cast(cards("2 werewolf, seer, robber, drunk, villager")), 3)
EPIC = Common(
    GAMES["epic-battle", "ravensburger"],
    Cast(cards("alpha-wolf, vampire, seer, priest, robber, villager"), cards("dream-wolf")),
    3,
)
MARKLESS = Common(GAMES["epic-battle", "ravensburger"], Cast(cards("2 werewolf, seer, robber, witch, villager")), 3)
CLASSIC = Common(GAMES["classic", ""], Cast(cards("2 werewolf, seer, 3 villager")), 6)
ALL = (ONE_NIGHT, EPIC, MARKLESS, CLASSIC)


def said(kind: str, *parts: object, common: Common = ONE_NIGHT) -> Claim:
    return claim_from(kind, parts, common, ADA)


def reason(kind: object, *parts: object, common: Common = ONE_NIGHT) -> str:
    with pytest.raises(IllegalClaim) as refused:
        claim_from(kind, parts, common, ADA)
    for lang in LANGUAGES:
        assert refusal(words(lang), refused.value)
    return refused.value.reason


def test_each_game_has_its_own_kinds():
    moving = ("am", "was", "saw", "swapped", "took", "think", "vote", "circle")
    assert kinds(ONE_NIGHT) == kinds(MARKLESS) == moving
    assert kinds(EPIC) == (*moving, "mark")
    assert kinds(CLASSIC) == ("am", "saw", "think", "vote")


def test_blanks_are_filled_from_what_everybody_knows():
    assert fillings("role", ONE_NIGHT) == ("werewolf", "seer", "robber", "drunk", "villager")
    assert fillings("role?", ONE_NIGHT) == ("", *fillings("role", ONE_NIGHT))
    assert fillings("seat", ONE_NIGHT) == (0, 1, 2)
    assert fillings("place", ONE_NIGHT) == (0, 1, 2, 3, 4, 5)
    assert fillings("place", EPIC) == tuple(range(7))  # the alpha wolf's card lies beside the centre
    assert "dream-wolf" in fillings("role", EPIC)
    assert fillings("mark", EPIC) == tuple(EPIC.rules.marks)
    assert fillings("mark", ONE_NIGHT) == ()


@pytest.mark.parametrize("common", ALL)
def test_whatever_can_be_tapped_together_is_a_claim_or_has_a_reason(common):
    made = set()
    for kind in kinds(common):
        for parts in product(*(fillings(blank, common) for blank in BLANKS[kind])):
            if ADA in parts and (kind in ("think", "vote", "took") or parts == (ADA, ADA)):
                assert reason(kind, *parts, common=common) in ("claim-about-oneself", "claim-same-place")
            elif kind != "swapped" or parts[0] != parts[1]:
                claim = claim_from(kind, parts, common, ADA)
                made.add((kind, parts, claim))
                assert Claim.from_json(json.loads(json.dumps(claim.to_json()))) == claim
    assert {kind for kind, _, _ in made} == {*kinds(common)}
    assert len({claim for _, _, claim in made}) == len(made)


def test_a_circle_needs_nothing_but_to_be_said():
    assert said("circle") == Claim("circle")
    assert reason("circle", 1) == "claim-blanks"
    assert reason("circle", common=CLASSIC) == "claim-kind", "who is spared today is bitten tonight"


def test_a_claim_keeps_places_and_roles_apart():
    assert said("saw", 4, "seer") == Claim("saw", (Slot(4),), (RoleName("seer"),))
    assert said("took", 1, "") == Claim("took", (BEN,))
    assert said("swapped", 1, 3) == Claim("swapped", (BEN, Slot(3)))
    assert said("mark", 1, "fear", common=EPIC) == Claim("mark", (BEN,), mark="fear")


@pytest.mark.parametrize("kind", ["dreamt", "mark", "", None, 3, ["am"], {}])
def test_other_kinds_are_refused(kind):
    assert reason(kind, 1, "fear") == "claim-kind"


def test_a_kind_of_another_game_is_refused():
    assert reason("swapped", 1, 2, common=CLASSIC) == "claim-kind"


def test_too_few_and_too_many_parts_are_refused():
    assert reason("saw", 1) == reason("am") == reason("vote", 1, 2) == "claim-blanks"


@pytest.mark.parametrize("part", ["hunter", "minion", "", "Seer", 1, None, True, 1.0, ["seer"], {"role": "seer"}])
def test_a_role_that_is_not_in_the_cast_is_refused(part):
    assert reason("am", part) == "claim-part"


@pytest.mark.parametrize("part", [-1, 3, 24, 10**30, "1", "Ben", True, False, 1.0, None, [1]])
def test_a_seat_that_is_not_there_is_refused(part):
    assert reason("vote", part) == "claim-part"


def test_nobody_speaks_of_themselves_as_of_another():
    assert reason("vote", 0) == reason("think", 0, "werewolf") == "claim-about-oneself"


def test_moving_takes_two_cards():
    assert reason("swapped", 2, 2) == reason("took", 0, "seer") == "claim-same-place"
