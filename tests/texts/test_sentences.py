"""Sentences as people would say them: nobody is told by name what they do to themselves, no side has a wrong verb."""

from __future__ import annotations

import pytest

from garou.engine.values import Fact, Seat, Slot
from garou.games.one_night import CENTRE
from garou.texts import LANGUAGES, words
from garou.texts.narrator import Narrator

ZOE = Seat(Slot(0))


def moved(what: str, *places: int) -> Fact:
    """By Zoé, who is the first of two."""
    return Fact(frozenset((ZOE,)), "moved", (("what", what), ("places", tuple(map(Slot, places)))))


def narrator(lang: str) -> Narrator:
    return Narrator(words(lang), "epic-battle", ("Zoé", "Ben", "Dan"), CENTRE)


STORIES = [
    (moved("marks", 0), "Zoé changes their own mark.", "Zoé change sa propre marque."),
    (moved("marks", 1), "Zoé lays another mark in front of Ben.", "Zoé pose une autre marque devant Ben."),
    (moved("marks", 0, 1), "Zoé swaps marks with Ben.", "Zoé échange sa marque avec Ben."),
    (moved("cards", 0, 1), "Zoé swaps their card with Ben.", "Zoé échange sa carte avec Ben."),
    (
        moved("cards", 0, 4),
        "Zoé swaps their card with centre card 2.",
        "Zoé échange sa carte avec la carte 2 du centre.",
    ),
    (moved("cards", 1, 2), "Zoé swaps two cards: Ben and Dan.", "Zoé échange deux cartes\u00a0: Ben et Dan."),
]


@pytest.mark.parametrize(("fact", "english", "french"), STORIES)
def test_whoever_moves_what_lies_before_them_is_named_once(fact, english, french):
    assert narrator("en").story(fact) == english
    assert narrator("fr").story(fact) == french


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("fact", [fact for fact, _, _ in STORIES])
def test_nobody_reads_their_own_name_in_what_they_did(lang, fact):
    assert "Zoé" not in narrator(lang).fact(fact, ZOE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_behind_a_side_fits_one_and_many(lang):
    """« Loups-Garous · gagne » had a verb for one behind a name for many."""
    said = {words(lang)(f"replay-team-{how}") for how in ("all", "none")}
    assert said == {"en": {"victory", "defeat"}, "fr": {"victoire", "défaite"}, "de": {"Sieg", "Niederlage"}}[lang]


def test_french_has_one_word_for_the_card_one_was_dealt():
    for text in (words("fr")("claim-was.badge", {"role": "Voyante"}), words("fr")("web-was", {"role": "Voyante"})):
        assert text.startswith("au départ\u00a0: Voyante")
