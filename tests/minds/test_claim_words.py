"""Claims in words, in both languages."""

from __future__ import annotations

import re
from itertools import product

import pytest

from decks import seat
from garou.engine.values import Slot
from garou.games import GAMES
from garou.games.cast import Cast
from garou.talk.claims import (
    BLANKS,
    Common,
    IllegalClaim,
    Said,
    am,
    circle,
    claim_from,
    fillings,
    kinds,
    saw,
    swapped,
    think,
    took,
    vote,
    was,
    wears,
)
from garou.talk.stories import Statement
from garou.texts import LANGUAGES, words
from garou.texts.claims import badge, blank_label, filling_label, kind_label, sentence, spoken
from garou.texts.narrator import Narrator

ADA, BEN, EVA, CENTRE = seat(0), seat(1), seat(2), Slot(3)
NAMES = ("Ada", "Ben", "Éva")

SPOKEN = {
    am("seer"): ("I am a Seer.", "Je suis Voyante.", "Ich bin Seherin."),
    was("insomniac"): (
        "I was an Insomniac at first.",
        "Au départ, j’étais Insomniaque.",
        "Am Anfang war ich Schlaflose.",
    ),
    saw(BEN, "werewolf"): (
        "I looked at Ben’s card: a Werewolf.",
        "J’ai regardé chez Ben\u00a0: un Loup-Garou.",
        "Ich habe mir die Karte von Ben angesehen: ein Werwolf.",
    ),
    saw(ADA, "insomniac"): (
        "I looked at my own card: an Insomniac.",
        "J’ai regardé ma carte\u00a0: une Insomniaque.",
        "Ich habe mir meine Karte angesehen: eine Schlaflose.",
    ),
    saw(CENTRE, "thing"): (
        "I looked at centre card 1: a Thing.",
        "J’ai regardé la carte 1 du centre\u00a0: une Chose.",
        "Ich habe mir Karte 1 der Mitte angesehen: ein Ding.",
    ),
    swapped(ADA, EVA): (
        "I swapped two cards: Éva and me.",
        "J’ai échangé deux cartes\u00a0: Éva et moi.",
        "Ich habe zwei Karten vertauscht: Éva und ich.",
    ),
    took(EVA, "witch"): (
        "I took Éva’s card: a Witch.",
        "J’ai pris la carte devant Éva\u00a0: une Sorcière.",
        "Ich habe die Karte von Éva genommen: eine Hexe.",
    ),
    took(CENTRE): (
        "I took centre card 1 without looking.",
        "J’ai pris la carte 1 du centre sans regarder.",
        "Ich habe Karte 1 der Mitte genommen, ohne hinzusehen.",
    ),
    think(EVA, "cupid"): ("I think Éva is Cupid.", "Pour moi, Éva est Cupidon.", "Ich halte Éva für Amor."),
    circle(): (
        "I think there is no monster at this table. Let us vote in a circle, each for the next one: I point at Ben.",
        (
            "Pour moi, il n’y a pas de monstre à cette table. "
            "Votons en cercle, chacun contre la place suivante\u00a0: moi, contre Ben."
        ),
        (
            "Ich glaube, an diesem Tisch ist kein Monster. "
            "Lasst uns im Kreis abstimmen, jeder auf den Nächsten: Ich zeige auf Ben."
        ),
    ),
    vote(EVA): ("I will vote for Éva.", "Je vais voter contre Éva.", "Ich stimme gegen Éva."),
    wears(ADA, "love"): ("I wear the mark of Love.", "Je porte la marque d’Amour.", "Ich trage das Zeichen der Liebe."),
    wears(BEN, "fear"): (
        "Ben wears the mark of Fear.",
        "Ben porte la marque de Peur.",
        "Ben trägt das Zeichen der Angst.",
    ),
}

BADGES = {
    am("robber"): ("Robber?", "Voleur\u202f?", "Räuber?"),
    was("robber"): ("was Robber", "au départ\u00a0: Voleur", "am Anfang: Räuber"),
    saw(BEN, "seer"): ("saw Ben: Seer", "a vu Ben\u00a0: Voyante", "sah Ben: Seherin"),
    swapped(ADA, BEN): ("swapped Ben and own card", "a échangé Ben et sa carte", "tauschte Ben und eigene Karte"),
    took(BEN, "seer"): ("took Ben’s card: Seer", "a pris chez Ben\u00a0: Voyante", "nahm die Karte von Ben: Seherin"),
    think(BEN, "werewolf"): ("takes Ben for a Werewolf", "voit en Ben un Loup-Garou", "hält Ben für einen Werwolf"),
    circle(): (
        "wants a circle: nobody dies",
        "veut voter en cercle\u00a0: personne ne meurt",
        "will im Kreis abstimmen: niemand stirbt",
    ),
    vote(BEN): ("will vote for Ben", "votera contre Ben", "stimmt gegen Ben"),
}


def narrator(lang: str) -> Narrator:
    return Narrator(words(lang), "epic-battle", NAMES, GAMES["epic-battle", "ravensburger"].places)


@pytest.mark.parametrize("claim", SPOKEN, ids=lambda claim: claim.kind)
def test_a_claim_is_said_aloud(claim):
    assert tuple(spoken(narrator(lang), Said(ADA, claim)) for lang in LANGUAGES) == SPOKEN[claim]


@pytest.mark.parametrize("claim", BADGES, ids=lambda claim: claim.kind)
def test_a_claim_is_a_badge(claim):
    assert tuple(badge(narrator(lang), Said(ADA, claim)) for lang in LANGUAGES) == BADGES[claim]


def test_the_last_at_the_table_points_at_the_first():
    assert spoken(narrator("en"), Said(EVA, circle())).endswith("I point at Ada.")


def test_a_claim_is_told_about_its_speaker():
    told = [sentence(narrator(lang), Statement(Said(BEN, vote(ADA)))) for lang in LANGUAGES]
    assert told == [
        "Ben says: “I will vote for Ada.”",
        "Ben dit\u00a0: «\u202fJe vais voter contre Ada.\u202f»",
        "Ben sagt: „Ich stimme gegen Ada.“",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids="/".join)
def test_whatever_can_be_claimed_has_words(game, lang):
    rules = GAMES[game]
    spare = ("werewolf",) * (len(rules.places) - rules.centre)
    common = Common(rules, Cast(tuple(rules.roles), spare), len(rules.roles) - rules.centre)
    names = tuple(f"Mia{number}" for number in range(common.players))
    teller = Narrator(words(lang), game[0], names, rules.places)
    for kind in kinds(common):
        assert kind_label(teller.words, kind).endswith("…")
        for number, blank in enumerate(BLANKS[kind]):
            assert blank_label(teller.words, kind, number).endswith("?")
            assert all(filling_label(teller, blank, filling, ADA) for filling in fillings(blank, common))
        for parts in product(*(fillings(blank, common) for blank in BLANKS[kind])):
            for text in both(teller, kind, parts, common):
                assert not re.search(r"[{}]|None|  |'|\"|\bnone\b|\b(de|à) (le|les)\b", text), text


def both(teller: Narrator, kind: str, parts: tuple, common: Common) -> list[str]:
    try:
        claim = claim_from(kind, parts, common, ADA)
    except IllegalClaim:
        return []
    return [show(teller, Said(ADA, claim)) for show in (spoken, badge)]


def test_the_own_card_and_an_unseen_card_have_buttons():
    teller = narrator("en")
    assert filling_label(teller, "place", ADA, ADA) == "My own card"
    assert filling_label(teller, "place", BEN, ADA) == "Ben"
    assert filling_label(teller, "role?", "", ADA) == "I did not look"
    assert filling_label(teller, "mark", "fear", ADA) == "the mark of Fear"
    assert filling_label(teller, "role", "seer", ADA) == "Seer"
