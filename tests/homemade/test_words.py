"""A home-made role in words: its rule as a sentence, its name in all its forms, and all that a table says about it."""

from __future__ import annotations

import random

import pytest

from decks import random_setup
from garou.engine.game import reply, start
from garou.engine.values import Answer
from garou.games import GAMES
from garou.games.scenarios import SCENARIOS
from garou.homemade import rules_of, shelf
from garou.homemade.coding import code_of
from garou.homemade.values import Spelling
from garou.texts import LANGUAGES
from garou.texts import words as printed_words
from garou.texts.grammar import forms
from garou.texts.house import words
from garou.texts.narrator import Narrator
from garou.texts.sentences import pieces, rule
from homemade_roles import NAMES, TELLING, as_data, role

EMBROIDERER = role({"choose": "centre"}, {"swap": ["me", "it"]}, {"look": "me"})
PLAYERS = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana", "Igor", "Joy")


def said(lang, *night, base="one-night/bezier", **more):
    doc = as_data(role(*night, **more), base=base)
    game = base.partition("/")[0]
    return rule(words(lang, code_of(doc)), doc.roles[0], rules_of(game, code_of(doc)))


# --- The rule as a sentence -------------------------------------------------------------------------


def test_the_rule_is_a_sentence_in_english():
    assert said("en", *EMBROIDERER["night"]) == (
        "At night, right after the Robber, you must choose a card in the centre: you exchange your card with that "
        "card, and you look at your own card. You win with the village."
    )


def test_and_in_french():
    assert said("fr", *EMBROIDERER["night"]) == (
        "La nuit, juste après le Voleur, tu dois choisir une carte du centre\u00a0: tu échanges ta carte avec "
        "cette carte et tu regardes ta propre carte. Tu gagnes avec le village."
    )


def test_what_it_does_by_day_is_said_too():
    assert said("en", dies="neighbours", votes=2, team="alone", wins="surviving") == (
        "You sleep all night. If you die, the two beside you die with you. Your vote counts for 2. "
        "You win alone, and only by staying alive."
    )


def test_a_condition_is_said_before_what_it_is_for():
    night = ({"choose": "others"}, {"look": "it"}, {"swap": ["me", "it"], "when": {"seen": "it", "is": "werewolf"}})
    assert "and if it plays for the werewolves, you exchange your card with that player’s card." in said("en", *night)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), [key for key in GAMES if key[1] != "bezier"])
def test_every_printed_role_can_be_said(game, edition, lang):
    """In pieces, each of which knows which part of the document says so."""
    for doc in shelf.printed(game, edition).values():
        found = pieces(words(lang), doc, GAMES[game, edition])
        text = "".join(piece.text for piece in found)
        assert text == rule(words(lang), doc, GAMES[game, edition])
        assert text[0].isupper()
        assert text.endswith(".")
        assert not any(junk in text for junk in ("{", "homemade", "  ", " .", ".."))
        said_of = {piece.field for piece in found}
        assert {f"night[{number}]" for number in range(len(doc.night))} <= said_of
        assert said_of <= {"", "wakes", "dies", "guards", "votes", "wins", "team"} | {
            f"night[{number}]" for number in range(len(doc.night))
        }


# --- Names ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "name", "made"),
    [
        ("en", Spelling("Embroiderer"), ("the Embroiderer", "an Embroiderer", "of the Embroiderer", "Embroiderers")),
        ("en", Spelling("Fox"), ("the Fox", "a Fox", "of the Fox", "Foxes")),
        ("en", Spelling("Spy"), ("the Spy", "a Spy", "of the Spy", "Spies")),
        ("fr", Spelling("Brodeuse", gender="f"), ("la Brodeuse", "une Brodeuse", "de la Brodeuse", "Brodeuses")),
        ("fr", Spelling("Épieur"), ("l’Épieur", "un Épieur", "de l’Épieur", "Épieurs")),
        ("fr", Spelling("Corbeau"), ("le Corbeau", "un Corbeau", "du Corbeau", "Corbeaux")),
        ("fr", Spelling("Homme", the="l’Homme"), ("l’Homme", "un Homme", "du Homme", "Hommes")),
        ("de", Spelling("Stickerin", gender="f"), ("die Stickerin", "eine Stickerin", "der Stickerin", "Stickerinnen")),
        ("xx", Spelling("Qosqo"), ("Qosqo",) * 4),
    ],
)
def test_forms_that_nobody_told_are_made_from_the_name(lang, name, made):
    found = forms(name, lang)
    assert tuple(found[form] for form in ("the", "a", "of", "many")) == made


def test_a_name_is_that_of_the_readers_language_and_else_another():
    both, one = as_data(EMBROIDERER), as_data({**EMBROIDERER, "names": {"de": "Stickerin"}})
    assert words("fr", code_of(both))("role-embroiderer.the") == "la Brodeuse"
    assert words("en", code_of(both))("role-embroiderer") == NAMES["en"]
    assert words("fr", code_of(one))("role-embroiderer") == "Stickerin"


def test_what_the_author_says_stands_before_what_is_made():
    doc = as_data({**EMBROIDERER, "says": {"fr": {"summary": "Tu brodes.", "ask": "Quelle carte\u00a0?"}}})
    assert words("fr", code_of(doc))("one-night-embroiderer-summary") == "Tu brodes."
    assert words("fr", code_of(doc))("ask-one-night-embroiderer") == "Quelle carte\u00a0?"
    assert words("en", code_of(doc))("one-night-embroiderer-summary").startswith("You must choose a card")


def test_a_printed_role_that_was_changed_says_what_it_does_now():
    doc = as_data({"id": "seer", "wakes": {"after": "mason"}, "night": [{"choose": "centre"}, {"look": "it"}]})
    told = words("en", code_of(doc))
    assert told("role-seer") == "Seer"
    assert told("one-night-seer-summary") == "You must choose a card in the centre: you look at that card."
    assert told("one-night-robber-summary") == printed_words("en")("one-night-robber-summary")


# --- At a table -------------------------------------------------------------------------------------

LOUD = (
    as_data(role(*TELLING), role({"recognise": "fellows"}, id="weaver", wakes={"after": "seer", "together": True})),
    as_data(
        role({"choose": "words", "words": ["left", "right"]}, {"look": "me"}, team="alone", wins="dying"),
        role(id="thorn", dies="neighbours", guards="voted"),
    ),
    as_data(
        role({"choose": "others", "may": True}, {"mark": "fear"}, after="cupid"),
        role(
            {"choose": "others"},
            {"reveal": "it"},
            id="lamp",
            wakes={"with": "werewolf", "after": "werewolf"},
            team="werewolf",
        ),
        base="epic-battle/ravensburger",
    ),
    as_data(
        role({"choose": "others", "may": True}, {"protect": "it"}, after="werewolf"),
        role(id="thorn", dies="chosen"),
        base="classic",
    ),
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("doc", LOUD, ids=lambda doc: "-".join(one.id for one in doc.roles))
def test_whatever_is_asked_told_or_decided_has_words(doc, lang):
    game, code = doc.base.partition("/")[0], code_of(doc)
    rules, told = rules_of(game, code), words(lang, code)
    for number in range(12):
        rng = random.Random(number)
        narrator = Narrator(told, game, PLAYERS * 3, rules.places)
        played = start(rules, dealt_to(doc, rules, rng))
        while played.open:
            asked = rng.choice(played.open)
            assert narrator.question(asked)
            assert all(narrator.option(asked, choice) for choice in asked.options)
            played = reply(played, Answer(asked.seats[0], asked.call, rng.choice(asked.options)))
        for fact in played.facts:
            assert narrator.story(fact)
            assert all(narrator.fact(fact, seat) for seat in fact.audience)
        assert all(narrator.reason(reason) for reason in played.outcome.why)
        assert all(told(f"call-{step.name}") for step in rules.steps)


def dealt_to(doc, rules, rng):
    """A deal in which somebody holds one of its roles."""
    while True:
        setup = random_setup(rules, rng, most=8)
        if {*setup.deal} & {one.id for one in doc.roles}:
            return setup


def test_no_scenario_of_the_house_is_lost_by_an_edition():
    told = words("en", code_of(LOUD[0]))
    assert all(told(f"scenario-{scenario.id}") for scenario in SCENARIOS)
