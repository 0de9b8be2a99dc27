"""The page on adding a role is a program: its role is played, its test class run, its words put into sentences."""

from __future__ import annotations

from functools import cache
from itertools import chain
from random import Random

import pytest
from fluent.syntax import ast, parse
from fluent_compiler.bundle import FluentBundle

from decks import finish, setup
from garou.engine.game import start
from garou.engine.live import play_silently
from garou.engine.rules import RuleSet
from garou.texts import LANGUAGES
from pages import ROOT, blocks, ran

PAGE = ROOT / "docs/adding-a-role.md"
NAME = "apprentice-seer"


@cache
def program() -> dict[str, object]:
    return ran(PAGE)


def house_rules() -> RuleSet:
    rules = program()["HOUSE_RULES"]
    assert isinstance(rules, RuleSet)
    return rules


# --- The role and its test class ----------------------------------------------------------------


def test_the_page_has_a_test_class_and_every_test_of_it_passes():
    found = {name: thing for name, thing in program().items() if name.startswith("Test")}
    assert list(found) == ["TestApprenticeSeer"]
    tests = [name for name in dir(found["TestApprenticeSeer"]) if name.startswith("test_")]
    assert len(tests) >= 4
    for name in tests:
        getattr(found["TestApprenticeSeer"](), name)()


def test_the_new_role_is_called_right_after_the_seer():
    names = [step.name for step in house_rules().opening]
    assert names[names.index("seer") + 1] == NAME


def test_the_new_role_goes_with_every_option_of_the_edition():
    rng = Random(1)
    for option in ("", *house_rules().options):
        rules = house_rules().playing([option] if option else [])
        deal = setup(f"{NAME} doppelganger minion {NAME} | robber werewolf tanner")
        assert finish(start(rules, deal), rng).outcome
        assert play_silently(rules, deal, rng.choice).outcome


# --- Its words ------------------------------------------------------------------------------------


def words_on_the_page() -> dict[str, str]:
    """English first, then French."""
    return dict(zip(LANGUAGES, (block.code for block in blocks(PAGE, "ftl")), strict=True))


def keys(text: str) -> set[str]:
    """Every message, and every attribute of one."""
    messages = [entry for entry in parse(text).body if isinstance(entry, ast.Message)]
    forms = [[f"{m.id.name}.{attribute.id.name}" for attribute in m.attributes] for m in messages]
    return {m.id.name for m in messages} | {*chain(*forms)}


def keys_of_the_seer(lang: str) -> set[str]:
    files = ("roles", "one-night-roles", "questions")
    folder = ROOT / "src/garou/texts" / lang
    found = set.union(*(keys((folder / f"{file}.ftl").read_text("utf-8")) for file in files))
    heads = ("role-seer", "one-night-seer-", "ask-one-night-seer", "call-seer")
    return {key for key in found if key.startswith(heads)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_new_role_has_words_for_all_the_seer_has(lang: str):
    wanted = {key.replace("seer", NAME) for key in keys_of_the_seer(lang)}
    assert keys(words_on_the_page()[lang]) == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_page_make_sentences(lang: str):
    text = words_on_the_page()[lang]
    bundle = FluentBundle.from_string(lang, text, use_isolating=False)
    assert bundle.check_messages() == []
    for key in keys(text):
        sentence, problems = bundle.format(key, {"places": "centre-1"})
        assert sentence
        assert problems == []


@pytest.mark.parametrize(("lang", "said"), [("en", "Look at centre card 1"), ("fr", "Regarder la carte 1")])
def test_the_button_names_the_card(lang: str, said: str):
    bundle = FluentBundle.from_string(lang, words_on_the_page()[lang], use_isolating=False)
    card = {"en": "centre card 1", "fr": "la carte 1"}[lang]
    assert bundle.format(f"ask-one-night-{NAME}.choose", {"places": card})[0] == said
