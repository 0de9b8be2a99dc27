"""`garou puzzle`: the same seed, the same bytes; solved by typing; a file checked; refusals in both languages."""

from __future__ import annotations

import json

import pytest

from command import garou
from garou.puzzles.shelf import SHELF
from garou.puzzles.written import read_puzzle
from garou.texts import LANGUAGES, words

LINE = SHELF.read_text("utf-8").splitlines()[0]


def test_the_same_seed_makes_the_same_bytes():
    first, again, other = (garou("puzzle", "--seed", seed, "--kind", "liar", "--json") for seed in ("4", "4", "5"))
    assert (first.status, first.out) == (0, again.out)
    assert first.out != other.out
    assert read_puzzle(*first.out).lying.who == "players"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_puzzle_is_solved_by_typing(lang):
    """A wrong answer is told why, a hint is given, and the right one brings the proof."""
    made = json.loads(*garou("puzzle", "--seed", "4", "--kind", "liar", "--json").out)
    right = made["players"].index(*made["answer"]) + 1
    wrong = 1 + right % len(made["players"])
    typed = f"+\nx\n{wrong}\n{right}\n".encode()
    done = garou("puzzle", "--seed", "4", "--kind", "liar", "--lang", lang, stdin=typed)
    assert done.status == 0
    said, out = words(lang), "\n".join(done.out)
    assert said("puzzle-asks-liars", {"number": 1}) in out
    assert said("puzzle-right-liars", {"who": made["answer"][0], "count": 1}) in out
    assert out.count(said("cli-puzzle-how", {"number": 1})) == 2


def test_who_gives_up_or_goes_away_has_not_solved_it():
    asked = ("puzzle", "--seed", "4", "--kind", "liar")
    assert garou(*asked, stdin=b"=\n").status == 1
    assert garou(*asked, stdin=b"").status == 1


def test_a_file_is_checked(tmp_path):
    (tmp_path / "one.json").write_text(LINE, "utf-8")
    done = garou("puzzle", "--check", "one.json", cwd=tmp_path)
    assert done.status == 0, done.err
    several = json.loads(LINE) | {"claims": json.loads(LINE)["claims"][:1]}
    (tmp_path / "several.json").write_text(json.dumps(several), "utf-8")
    found = garou("puzzle", "--check", "several.json", "--json", cwd=tmp_path)
    assert found.status == 1
    assert len(json.loads(*found.out)["answers"]) != 1


def test_what_is_no_puzzle_is_refused_in_a_line(tmp_path):
    (tmp_path / "bad.json").write_text("{}", "utf-8")
    for lang in LANGUAGES:
        done = garou("puzzle", "--check", "bad.json", "--lang", lang, cwd=tmp_path)
        assert (done.status, done.out, len(done.err)) == (2, [], 1)
    assert garou("puzzle", "--level", "6").status == 2
    assert garou("puzzle", "--game", "chess").status == 2


def test_the_schema_is_printed():
    assert json.loads("\n".join(garou("schema", "--puzzle").out))["$id"] == "urn:garou-puzzle:1"
