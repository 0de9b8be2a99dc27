"""`garou league`: a file, a table, a page; what is wrong is said in one sentence, and a stop keeps what was played."""

from __future__ import annotations

import json

import pytest

from command import garou
from garou.cli import league
from garou.league import running
from garou.league.book import GameBook
from garou.texts import words

FILE = """
seed = 1
games = 16
[[table]]
name = "five"
cards = "2 werewolf, seer, robber, troublemaker, 3 villager"
[[entrant]]
name = "the true"
mind = "honest"
[[entrant]]
name = "the lucky"
mind = "random"
"""
PAGE = "# Ours\n\n<!-- league -->\nold\n<!-- league: end -->\n\nThe end.\n"


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "league.toml"
    path.write_text(FILE)
    return path


def test_a_league_is_told_as_a_table_and_as_json(file):
    done = garou("league", file, "--jobs", "1")
    assert (done.status, done.err) == (0, [])
    assert any("the true" in line and "±" in line for line in done.out)
    told = json.loads(garou("league", file, "--jobs", "2", "--json").out[0])
    assert told["games"] == 4 * 16
    assert [one["name"] for one in told["ratings"]] == ["the true", "the lucky"]


def test_a_page_is_rewritten_by_one_command(file, tmp_path):
    page = tmp_path / "page.md"
    page.write_text(PAGE)
    assert garou("league", file, "--jobs", "1", "--page", page).status == 0
    first = page.read_text()
    assert first.startswith("# Ours\n\n<!-- league -->\n\n| | Entrant |")
    assert first.endswith("<!-- league: end -->\n\nThe end.\n")
    assert garou("league", file, "--jobs", "2", "--page", page).status == 0
    assert page.read_text() == first


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("seed =", "this is no TOML: "),
        ("games = 1", 'there is no "[[table]]"'),
        (FILE.replace("honest", "genius"), "genius"),
        (FILE.replace("the lucky", "the true"), "two are called"),
        (FILE.replace('mind = "random"', 'mnd = "random"'), "is not known; known are"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(text, said, tmp_path):
    path = tmp_path / "wrong.toml"
    path.write_text(text)
    done = garou("league", path)
    assert (done.status, done.out, len(done.err)) == (2, [], 1)
    assert done.err[0].startswith(f"garou: {path}: ")
    assert said in done.err[0]


def test_a_file_that_is_not_there_and_a_page_without_marks_are_refused_before_anybody_plays(file, tmp_path):
    nowhere = garou("league", tmp_path / "nowhere.toml")
    assert (nowhere.status, len(nowhere.err)) == (2, 1)
    plain = tmp_path / "plain.md"
    plain.write_text("# No marks")
    refused = garou("league", file, "--page", plain)
    assert (refused.status, len(refused.err)) == (2, 1)
    assert "is no page with the marks" in refused.err[0]


def test_a_stop_keeps_what_was_played(file, tmp_path, monkeypatch):
    asked = league.asked_of(words("en"), str(file))
    book = tmp_path / "book.jsonl"

    def stopped(some_league, kept, jobs):
        for number, one in enumerate(running.played(some_league, kept, jobs)):
            if number == 5:
                raise KeyboardInterrupt
            yield one

    monkeypatch.setattr(league, "played", stopped)
    scores, whole = league.counted(words("en"), asked, GameBook(book, asked), 1)
    assert not whole
    assert sum(score.games for score in scores.values()) == 5 * 2
    kept = GameBook(book, asked)
    assert sum(kept.score(piece) is not None for piece in running.pieces(asked)) == 6
