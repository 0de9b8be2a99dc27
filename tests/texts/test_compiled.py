"""Words are compiled once: what was made of a file is kept beside it, and good for nothing else."""

import marshal
import sys

import pytest

from garou.texts import compiled
from garou.texts.compiled import messages

WOLF = """
-wolf = wolf
howl = A { -wolf } howls { $times ->
    [one] once
   *[other] { $times } times
 }.
    .name = the howl
"""


@pytest.fixture
def file(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    (tmp_path / "en").mkdir()
    return tmp_path / "en" / "night.ftl"


@pytest.fixture
def never_again(monkeypatch):
    def refuse(*args):
        raise AssertionError(f"compiles {args}")

    return lambda: monkeypatch.setattr(compiled, "_compile", refuse)


def kept(file):
    return [*file.parent.glob("__pycache__/*")]


def howl(file, text=WOLF):
    troubles = []
    said = [messages(file, text)["howl"]({"times": times}, troubles) for times in (1, 2)]
    assert troubles == []
    return said


def test_terms_plurals_and_attributes_are_said_as_they_are_written(file):
    assert howl(file) == ["A wolf howls once.", "A wolf howls 2 times."]
    assert messages(file, WOLF)["howl.name"]({}, []) == "the howl"
    assert "-wolf" not in messages(file, WOLF), "a term is said within messages alone"


def test_what_was_compiled_is_not_compiled_again(file, never_again):
    before = howl(file)
    never_again()
    assert howl(file) == before


def test_another_text_is_compiled_anew_and_kept_instead(file, never_again):
    howl(file)
    assert howl(file, WOLF.replace("A {", "The {"))[0] == "The wolf howls once."
    assert len(kept(file)) == 1
    never_again()
    assert howl(file, WOLF.replace("A {", "The {"))[0] == "The wolf howls once."


@pytest.mark.parametrize("lying", [b"", b"no such thing", marshal.dumps(None), marshal.dumps((b"another seal", {}, 1))])
def test_whatever_else_lies_there_is_passed_over(file, lying):
    before = howl(file)
    [place] = kept(file)
    place.write_bytes(lying)
    assert howl(file) == before
    assert place.read_bytes() != lying


def test_torn_it_is_compiled_anew(file):
    before = howl(file)
    [place] = kept(file)
    place.write_bytes(place.read_bytes()[:-40])
    assert howl(file) == before


def test_where_nobody_may_write_it_is_said_all_the_same(file):
    (file.parent / "__pycache__").write_text("a file, where a folder is wanted")
    assert howl(file)[0] == "A wolf howls once."


def test_whoever_wants_nothing_written_finds_nothing(file, monkeypatch):
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert howl(file)[0] == "A wolf howls once."
    assert kept(file) == []


@pytest.mark.parametrize("wrong", ["howl = { $times", "howl = { -nobody }"])
def test_what_cannot_be_said_is_an_error_that_names_the_file(file, wrong):
    with pytest.raises(ValueError, match=r"night\.ftl"):
        messages(file, wrong)
    assert kept(file) == []
