"""All the words of a role may stand together, in the file of its game, whatever their keys begin with."""

import sys

import pytest

from garou import texts
from garou.engine.values import PUBLIC, Fact
from garou.texts import LANGUAGES, OF_ROLES, Words
from garou.texts.narrator import Narrator

TOGETHER = """
role-stranger = Stranger
    .the = the Stranger
call-stranger = Stranger
help-one-night-stranger = Say nothing.
announce-one-night-stranger-act = Look.
fact-died-fright = Boo: { $player } dies.
story-died-fright = Fright takes { $player }.
"""


@pytest.fixture(params=OF_ROLES)
def spoken(request, monkeypatch):
    written = texts._written  # noqa: SLF001  # as if somebody had added a role

    def longer(lang, file):
        return written(lang, file) + (TOGETHER if file == request.param else "")

    monkeypatch.setattr(texts, "_written", longer)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # what is kept is that of the real files
    forget()
    yield Words
    forget()


def forget():
    for cached in (texts._messages, texts._bundle):  # noqa: SLF001  # what was read before
        cached.cache_clear()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["role-stranger", "role-stranger.the", "call-stranger", "help-one-night-stranger"])
def test_words_are_found_in_the_file_of_a_game(spoken, lang, key):
    assert spoken(lang).has(key)
    assert spoken(lang)(key)


def test_a_cause_of_death_may_have_words_of_its_own(spoken):
    narrator = Narrator(spoken("en"), "one-night", ("Ada",), ())
    fright = Fact(frozenset((PUBLIC,)), "died", (("player", 0), ("cause", "fright")))
    assert narrator.fact(fright, PUBLIC) == "Boo: Ada dies."
    assert narrator.story(fright) == "Fright takes Ada."


def test_a_cause_without_words_is_just_a_death():
    narrator = Narrator(Words("en"), "one-night", ("Ada",), ())
    assert narrator.story(Fact(frozenset((PUBLIC,)), "died", (("player", 0), ("cause", "fright")))) == "Ada dies."
