"""The pages of puzzles as they are sent: what the shelf lists, and what an address may name."""

import json

import pytest
from stage import ask, opened, run

from garou.puzzles.shelf import read_shelf
from garou.texts import LANGUAGES, words


async def answers(*paths, **headers):
    async with opened() as app:
        return [await ask(app, "GET", path, **headers) for path in paths]


def test_the_shelf_lists_every_puzzle_and_today_s():
    [answer] = run(answers("/puzzles", accept_language="fr"))
    text = answer.body.decode()
    assert text.count('class="lv"') == len(read_shelf())
    assert words("fr")("puzzle-page-today") in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_shelf_comes_in_one_piece(lang):
    whole, one = run(answers("/puzzles/shelf.json", "/puzzles/play?n=2-5", accept_language=lang))
    found = json.loads(whole.body)
    assert len(found) == len(read_shelf())
    assert found["2-5"]["html"] in one.body.decode()
    assert len({piece["told"]["next"] for piece in found.values()}) == len(found)


def test_what_is_no_puzzle_is_not_there():
    for answer in run(answers(*(f"/puzzles/play?n={n}" for n in ("6-1", "1-99", "1", "x", "1-0", "1-1-1", "9" * 400)))):
        assert answer.status == 404
    [today] = run(answers("/puzzles/play"))
    assert today.status == 200
