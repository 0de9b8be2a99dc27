"""The record page is the contract: it names every field, call, fact, word and place of an error there is."""

from __future__ import annotations

import random
import re

import pytest

from decks import PLAYED, begun, moments
from garou.games import GAMES
from garou.games.classic.roles import MOMENTS
from garou.record.reading import KNOWN, LONGEST_NAME, WORDS
from pages import ROOT
from printed import ARTIFACTS, MARKS, ROLES, added

PAGE = (ROOT / "docs/record.md").read_text("utf-8")
FACTS = (ROOT / "src/garou/texts/en/facts.ftl").read_text("utf-8")


def section(heading: str) -> str:
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def rows(text: str, column: int = 1) -> set[str]:
    cells = [line.split("|") for line in text.splitlines() if line.startswith("|")]
    return {word for row in cells for word in re.findall(r"`([a-z-]+)`", row[column])}


def test_every_field_has_its_row():
    assert set(KNOWN) == rows(section("Fields"))


def test_every_word_nobody_can_be_called_is_named():
    assert all(f"`{word}`" in section("Fields") for word in WORDS)
    assert f"{LONGEST_NAME} characters" in section("Fields")


def test_every_fact_with_words_has_its_row():
    assert set(re.findall(r"^fact-([a-z-]+) =", FACTS, re.MULTILINE)) == rows(section("The view"))


@pytest.mark.parametrize("game", ROLES)
def test_every_printed_role_is_among_the_words(game: str):
    assert all(f"`{name}`" in section("Words") for name in ROLES[game])


def test_every_mark_artifact_and_moment_is_among_the_words():
    assert all(f"`{name}`" in section("Words") for name in (*MARKS, *ARTIFACTS, *MOMENTS))


def test_every_call_asked_in_random_games_has_its_row():
    """Among the rows of its own game: six hundred games, every option among them."""
    told = {game: set[str]() for game, _ in GAMES}
    for line in section("Calls").splitlines():
        cells = line.split("|")
        for game in told:
            if len(cells) > 2 and game in cells[1]:
                told[game] |= set(re.findall(r"`([a-z-]+)`", cells[2]))
    luck = random.Random(1)
    for number in range(600):
        played = PLAYED[number % len(PLAYED)]
        for game in moments(begun(played, luck, most=8), luck):
            assert {question.call for question in game.open} <= told[played[0]] | added(game.rules)
