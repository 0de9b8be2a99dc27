"""`garou texts`: a language that was only begun, what it lacks, and what is wrong with one."""

from __future__ import annotations

import re
import subprocess

import pytest
from fluent.syntax import parse, serialize

from catalogue import TEXTS
from command import ENGLISH, GAROU, garou
from garou.texts import LANGUAGES
from garou.texts.checking import check, files
from garou.texts.making import make
from garou.texts.written import messages, untranslated


@pytest.fixture(scope="module")
def begun(tmp_path_factory):
    place = tmp_path_factory.mktemp("texts") / "it"
    make("it", place)
    return place


def reworded(place, folder, file, old, new):
    """A copy of the folder in which one thing stands otherwise."""
    copy = folder / "it"
    copy.mkdir()
    for path in place.glob("*.ftl"):
        text = path.read_text("utf-8")
        if path.stem == file:
            before, found, after = text.rpartition(old)  # the first is the English beside it
            assert found
            text = before + new + after
        (copy / path.name).write_text(text, "utf-8")
    return copy


def test_a_new_language_has_every_message_with_the_english_beside_it(tmp_path):
    done = garou("texts", "new", "it", cwd=tmp_path)
    assert (done.status, done.err) == (0, [])
    assert "GAROU_TEXTS=" in done.out[0]
    for file in files():
        original, fresh = ((folder / f"{file}.ftl").read_text("utf-8") for folder in (TEXTS / "en", tmp_path / "it"))
        assert list(messages(fresh)) == list(messages(original))
        assert file == "language" or untranslated(fresh, original) == set(messages(original))
    assert "language-name = Italiano" in (tmp_path / "it/language.ftl").read_text("utf-8")


def test_nothing_is_written_over_and_a_language_has_a_code(tmp_path):
    (tmp_path / "it").mkdir()
    assert garou("texts", "new", "it", cwd=tmp_path).err == ["garou: it is there already; name another folder"]
    assert garou("texts", "new", "Klingon", cwd=tmp_path).status == 2
    assert not (tmp_path / "Klingon").exists()


def test_whoever_begins_is_told_by_file_what_is_not_there_yet(begun, tmp_path):
    done = garou("texts", "check", begun)
    assert done.status == 1
    assert len(done.out) == len(files()), "a line for each but the language’s own, and one for all"
    assert re.fullmatch(r"[\d,]+ things are to be done\.", done.out[-1])
    assert garou("texts", "check", tmp_path).status == 2


@pytest.mark.parametrize(
    ("file", "change", "reason"),
    [
        ("web", ("\nweb-watch = Watch without playing\n", "\n"), "missing"),
        ("web", ("web-watch = Watch without playing\n", "web-watch = Guarda\nweb-wtach = Guarda\n"), "left-over"),
        ("facts", ("= Your card: { $role }.", "= La tua carta: { $card }."), "variables"),
        ("roles", ("role-seer = Seer\n", "role-seer = Veggente del villaggio in fondo alla valle\n"), "too-long"),
        ("web", ("\nweb-watch =", "\nweb watch ="), "unreadable"),
    ],
)
def test_what_is_wrong_is_found_where_it_is(begun, tmp_path, file, change, reason):
    text = reworded(begun, tmp_path, file, *change)
    found = [one for one in check(text) if one.reason != "untranslated"]
    assert {(one.reason, one.file) for one in found} == {(reason, file)}


def test_what_says_something_else_is_translated_and_keeps_its_mark(begun, tmp_path):
    place = reworded(begun, tmp_path, "web", "web-watch = Watch without playing\n", "web-watch = Guarda e basta\n")
    lacking = {one.key for one in check(place) if one.file == "web"}
    assert "web-watch" not in lacking
    assert "web-title" in lacking


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_complete_language_lacks_nothing(lang):
    done = garou("texts", "check", lang)
    assert (done.status, done.out) == (0, ["Complete: nothing is missing, left over or too long."])


def test_a_form_that_only_one_language_has_is_its_own():
    """German declines; nobody asks that of English."""
    assert "role-seer.a-acc" not in {one.key for one in check(TEXTS / "de")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_are_the_same_when_a_program_has_read_and_written_them(lang):
    """As platforms for translating do: nothing is lost, and a second time nothing moves."""
    for path in sorted((TEXTS / lang).glob("*.ftl")):
        first = parse(path.read_text("utf-8"))
        again = serialize(first)
        assert parse(again).equals(first, ignored_fields=["span", "annotations"]), path.name
        assert serialize(parse(again)) == again, path.name


def test_what_a_draft_lacks_is_said_in_english_and_in_brackets(begun, tmp_path):
    place = reworded(begun, tmp_path, "cli", "cli-version-help = ", "cli-version-help = Dice: ")
    done = subprocess.run(
        [GAROU, "--lang", "it", "--help"], env=ENGLISH | {"GAROU_TEXTS": str(place), "COLUMNS": "200"},
        capture_output=True, text=True, check=True, encoding="utf-8",
    )  # fmt: skip
    assert "⟦Garou plays the werewolf games" in done.stdout
    assert re.search(r"--version +Dice: ", done.stdout)
