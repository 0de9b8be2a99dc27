"""The pages of puzzles as they are sent: what the shelf lists, and what an address may name."""

import json
from html import unescape

import pytest
from stage import ask, opened, run

from garou.puzzles.shelf import read_dusk, read_shelf
from garou.puzzles.wording import narrator_of
from garou.texts import LANGUAGES, words

EVERY = (*read_shelf(), *read_dusk())


async def answers(*paths, **headers):
    async with opened() as app:
        return [await ask(app, "GET", path, **headers) for path in paths]


def test_the_shelf_lists_every_puzzle_and_today_s():
    [answer] = run(answers("/puzzles", accept_language="fr"))
    text = answer.body.decode()
    assert text.count('class="lv"') == len(EVERY)
    assert words("fr")("puzzle-page-today") in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_shelf_comes_in_one_piece(lang):
    whole, one = run(answers("/puzzles/shelf.json", "/puzzles/play?n=2-5", accept_language=lang))
    found = json.loads(whole.body)
    assert len(found) == len(EVERY)
    assert found["2-5"]["html"] in one.body.decode()
    assert len({piece["told"]["next"] for piece in found.values()}) == len(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_puzzle_with_marks_says_so_and_every_card_says_what_it_does(lang):
    marked, plain, shelf = run(answers("/puzzles/play?n=6-1", "/puzzles/play?n=1-1", "/puzzles", accept_language=lang))
    spoken, found = words(lang), read_dusk()[0].puzzle
    text = unescape(marked.body.decode())
    assert spoken("puzzle-marks") in unbroken(text)
    assert spoken("puzzle-marks") not in unbroken(unescape(plain.body.decode()))
    assert spoken("puzzle-page-dusk.about") in unescape(shelf.body.decode())
    narrator = narrator_of(found, spoken)
    for role in found.roles:
        assert f'data-name="{narrator.role(role)}' in text
        assert narrator.about_role(role, "summary") in text


def unbroken(text):
    """As it was before words were kept together."""
    return text.replace("\u2060", "")


def test_what_is_no_puzzle_is_not_there():
    for answer in run(answers(*(f"/puzzles/play?n={n}" for n in ("7-1", "1-99", "1", "x", "1-0", "1-1-1", "9" * 400)))):
        assert answer.status == 404
    [today] = run(answers("/puzzles/play"))
    assert today.status == 200
