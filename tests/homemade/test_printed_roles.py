"""The printed roles written as documents are the printed roles: facts, questions, options and winners."""

from __future__ import annotations

import random

import pytest

from decks import PLAIN, random_setup, title
from garou.engine.game import reply, start
from garou.engine.values import Answer
from garou.games import GAMES
from garou.homemade import base_in, shelf
from garou.homemade.coding import code_of
from garou.homemade.editions import compiled
from garou.homemade.values import EditionDoc
from slices import leaving_out

GAMES_OF_AN_EDITION = 10_000


def written(game, edition):
    """The edition with every role that can be written replaced by its document."""
    base = f"{game}/{edition}" if edition else game
    return EditionDoc(base, roles=tuple(shelf.printed(game, edition).values()))


def alike(coded, made, rng):
    """One game by both, answer by answer."""
    setup = random_setup(coded, rng)
    one, other = start(coded, setup), start(made, setup)
    while one.open:
        assert one.open == other.open
        question = rng.choice(one.open)
        answer = Answer(rng.choice(question.seats), question.call, rng.choice(question.options))
        one, other = reply(one, answer), reply(other, answer)
    assert (one.facts, one.outcome, one.position) == (other.facts, other.outcome, other.position)
    assert not other.open


@pytest.mark.parametrize("played", PLAIN, ids=title)
def test_a_role_written_as_a_document_is_the_printed_role(played):
    game, edition, _ = played
    doc = written(game, edition)
    coded, made = GAMES[game, edition], compiled(doc)
    for number in range(0, GAMES_OF_AN_EDITION, leaving_out(usually=250, deep=1)):
        rng = random.Random(f"{title(played)} {number}")
        chosen = tuple(name for name in made.options if rng.random() < 0.2)
        try:
            rules = coded.playing(chosen), made.playing(chosen)
        except ValueError:  # options that exclude each other
            rules = coded, made
        alike(*rules, rng)


def test_forty_of_the_printed_roles_are_written():
    there = [(game, name) for game in ("one-night", "epic-battle", "classic") for name in shelf.printed(game)]
    assert len(there) >= 40
    every = {(game, name) for (game, _), rules in GAMES.items() for name in rules.roles}
    assert {*there} <= every
    assert len(every) == 50


@pytest.mark.parametrize("played", PLAIN, ids=title)
def test_they_wake_at_the_same_calls(played):
    game, edition, _ = played
    coded, made = GAMES[game, edition], compiled(written(game, edition))
    for one, other in zip(coded.steps, made.steps, strict=True):
        assert (one.name, one.roles, one.heard, one.alone, one.dusk) == (
            other.name, other.roles, other.heard, other.alone, other.dusk,
        )  # fmt: skip


@pytest.mark.parametrize("played", PLAIN, ids=title)
def test_what_they_say_of_themselves_is_found_out(played):
    """Which words may be asked for, which marks they bring, whether they move cards: nobody has to write that down."""
    game, edition, _ = played
    coded, made = GAMES[game, edition], compiled(written(game, edition))
    cast = list(coded.roles.values())
    for name in shelf.printed(game, edition):
        one, other = coded.roles[name], made.roles[name]
        for field in ("team", "number", "stars", "mover", "follower", "idle", "spends", "brings", "finds", "cause"):
            assert getattr(one, field) == getattr(other, field), (name, field)
        assert {*one.marks} == {*other.marks}
        assert one.says(cast) == other.says(cast)


@pytest.mark.parametrize("played", PLAIN, ids=title)
def test_an_edition_of_them_fits_into_a_link(played):
    game, edition, _ = played
    code = code_of(written(game, edition))
    assert len(code) < 1500
    assert base_in(code) == (game, edition)
