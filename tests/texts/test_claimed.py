"""What somebody has typed, offered as a claim: in English and in French, with and without accents."""

from __future__ import annotations

import pytest

from decks import seat
from garou.engine.values import RoleName, Slot
from garou.games.cast import Cast
from garou.games.classic import CLASSIC
from garou.games.one_night import BEZIER
from garou.talk.claims import Common, am, circle, saw, swapped, think, took, vote, was
from garou.texts.claimed import claims_in

NAMES = ("Zed", "Ada", "Ben", "Zoé", "Élodie")
ZED, ADA, BEN, ZOE, ELODIE = map(seat, range(5))  # Zed speaks
CARDS = ["werewolf", "werewolf", "seer", "robber", "troublemaker", "villager", "tanner", "hunter"]
TABLE = Common(BEZIER, Cast(tuple(map(RoleName, CARDS))), 5)
VILLAGE = Common(CLASSIC, Cast(tuple(map(RoleName, ["werewolf", "seer", "villager", "villager", "witch"]))), 5)
WOLF, SEER, ROBBER, VILLAGER = map(RoleName, ("werewolf", "seer", "robber", "villager"))

TYPED = [
    ("je suis la voyante, j'ai vu Ben loup", (am(SEER), saw(BEN, WOLF))),
    ("I'm the seer and saw Ben is a wolf", (am(SEER), saw(BEN, WOLF))),
    ("JE SUIS VOYANTE", (am(SEER),)),
    ("Moi je suis la vraie voyante !", (am(SEER),)),
    ("chuis villageoise", (am(VILLAGER),)),
    ("i am the seeer", (am(SEER),)),
    ("I am the robbber", (am(ROBBER),)),
    ("Je suis la Noiseuse et j’ai échangé Ben et Zoe", (am(RoleName("troublemaker")), swapped(BEN, ZOE))),
    ("I swapped Ada and Ben", (swapped(ADA, BEN),)),
    ("I was the robber and took Ben's card: the seer", (was(ROBBER), took(BEN, SEER))),
    ("j'étais le voleur, j'ai pris la carte d'Elodie", (was(ROBBER), took(ELODIE))),
    ("Ben is a wolf", (think(BEN, WOLF),)),
    ("Élodi est loup-garou, je vote Élodie", (think(ELODIE, WOLF), vote(ELODIE))),
    ("je suis sûr que Ben est le loup", (think(BEN, WOLF),)),
    ("je pense que zoe est le tanneur. Je vote contre Ada", (think(ZOE, RoleName("tanner")), vote(ADA))),
    ("I'm voting for Ben", (vote(BEN),)),
    ("I saw centre card 1: a werewolf", (saw(Slot(5), WOLF),)),
    ("I saw the werewolf in centre 2", (saw(Slot(6), WOLF),)),
    ("j'ai vu centre 3 loup", (saw(Slot(7), WOLF),)),
    ("Let's vote in a circle", (circle(),)),
    ("no wolf, circle?", (circle(),)),
    ("pas de loup, on vote en rond ?", (circle(),)),
    ("je suis la voyante, cercle !", (am(SEER), circle())),
]


@pytest.mark.parametrize(("line", "claims"), TYPED)
def test_what_is_typed_is_read_as_claims(line, claims):
    assert claims_in(line, NAMES, "one-night", TABLE, ZED) == claims


@pytest.mark.parametrize(
    "line",
    [
        "gg",
        "Ben?",
        "Ben est loup ?",
        "is Ben a wolf?",
        "je ne suis pas la voyante",
        "I'm not the seer",
        "I am no werewolf",
        "je n'ai pas vu Ben loup",
        "I didn't see Ben, the wolf",
        "Ben n'est pas un loup",
        "I'm against the seer",
        "je suis avec la voyante",
        "je suis la sorcière",  # whom no card of this table makes
        "I vote for Zed",
        "loup",
        "Ada and Ben",
        "no circle please",
        "pas de cercle",
        "why a circle?",
        "pourquoi un cercle ?",
    ],
)
def test_what_claims_nothing_offers_nothing(line):
    assert claims_in(line, NAMES, "one-night", TABLE, ZED) == ()


def test_where_no_card_moves_who_was_something_is_it():
    assert claims_in("j'étais la voyante", NAMES, "classic", VILLAGE, ZED) == (am(SEER),)
    assert claims_in("j'ai échangé Ada et Ben", NAMES, "classic", VILLAGE, ZED) == ()


def test_where_there_is_another_night_nobody_is_offered_a_circle():
    assert claims_in("circle!", NAMES, "classic", VILLAGE, ZED) == ()


def test_a_line_offers_a_few_claims_at_most_and_none_twice():
    many = "I vote Ada, I vote Ada, I vote Ben, I vote Zoé, I vote Élodie"
    assert claims_in(many, NAMES, "one-night", TABLE, ZED) == (vote(ADA), vote(BEN), vote(ZOE))


def test_somebody_called_like_a_role_is_somebody():
    names = ("Zed", "Seer", "Ben")
    table = Common(BEZIER, Cast(tuple(map(RoleName, CARDS[:6]))), 3)
    assert claims_in("I vote for Seer", names, "one-night", table, ZED) == (vote(seat(1)),)


def test_a_name_that_is_nothing_but_a_picture_is_never_meant():
    assert claims_in("I vote for the wolf", ("Zed", "😀", "Ben"), "one-night", TABLE, ZED) == ()
