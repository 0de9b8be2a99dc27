"""Whoever is asked and whoever sleeps hold the same thing in their hands, at every moment of every night.

Over every game, generated casts and ways to deal them, called and swift, and over roles added at run time: the form has
the same fields, words and buttons in the same order, and what travels is as long, as a page and for a program.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from holding import promised
from hypothesis import given
from hypothesis import strategies as st

from decks import PLAYED, random_setup
from garou.engine.values import RoleName
from garou.texts import LANGUAGES, Words, words
from garou.web import live
from garou.web.table import asking
from garou.web.table.asking import Chip
from slices import crossed
from strangers import EDITION, at_home

FAMILIES = ("one-night", "epic-battle", "classic")

every_night = pytest.mark.parametrize(("family", "pace"), crossed(FAMILIES, ["quick", "swift"]))
seeds = st.integers(0, 10**9)


class Chatty(Words):
    """Has words for roles nobody has heard of, and too many of them."""

    def __call__(self, key, args=None):
        return super().__call__(key, args) if super().has(key) else f"{key}: {'so to say ' * 8}"

    def first(self, *keys):
        return next((key for key in keys if super(Chatty, self).has(key)), keys[0])


# --- The promise ----------------------------------------------------------------------------------------


@pytest.mark.slow
@every_night
@given(seed=seeds)
def test_whoever_sleeps_holds_what_whoever_is_asked_holds(family, pace, seed):
    rng = random.Random(seed)
    played = rng.choice([one for one in PLAYED if one[0] == family])
    promised(played, pace, seed, words(rng.choice(LANGUAGES)))


@pytest.mark.slow
@every_night
@given(seed=seeds)
def test_so_do_those_who_play_with_roles_nobody_has_heard_of(family, pace, seed):
    with at_home():
        promised((family, EDITION, ()), pace, seed, Chatty(random.Random(seed).choice(LANGUAGES)))


STRANGERS = ("strange-pusher", "strange-herald", "strange-oracle", "strange-stargazer", "doppelganger")


def with_all_strangers(rules, rng, most):
    """A cast that asks for words in more than one call."""
    while True:
        setup = random_setup(rules, rng, most)
        cards = [*map(RoleName, STRANGERS), *setup.cards[len(STRANGERS) :]]
        if len(setup.cards) >= len(STRANGERS) + 3:
            return replace(setup, deal=tuple(cards[: len(setup.deal)]), centre=tuple(cards[len(setup.deal) :]))


@pytest.mark.parametrize("pace", ["quick", "swift"])
def test_some_are_asked_and_some_sleep_in_the_nights_that_are_looked_at(pace):
    with at_home():
        found = promised(("one-night", EDITION, ()), pace, 3, Chatty("en"), casting=with_all_strangers)
    assert 3 <= len(found.asked) < len(found.windows)
    values = {part[1] for forms in found.forms.values() for form in forms for one in form for part in one[1:]}
    assert values >= {"left", "right", "north", "west", "bless", "curse", "spare"}


# --- A promise that can be broken -----------------------------------------------------------------------


def broken(pace: str = "quick") -> None:
    with at_home(), pytest.raises(AssertionError):
        promised(("one-night", EDITION, ()), pace, 3, Chatty("en"), casting=with_all_strangers)


def test_a_word_that_only_the_asked_seat_is_shown_breaks_it(monkeypatch):
    question = asking._question  # noqa: SLF001  # to be broken on purpose

    def and_one_more(*args):
        found = question(*args)
        return replace(found, chips=(*found.chips, Chip("psst", "psst", legal=True)))

    monkeypatch.setattr(asking, "_question", and_one_more)
    broken()


def test_words_that_only_sleepers_are_not_shown_break_it(monkeypatch):
    dream = asking._dream  # noqa: SLF001  # to be broken on purpose
    monkeypatch.setattr(asking, "_dream", lambda *args: replace(dream(*args), chips=()))
    broken()


@pytest.mark.parametrize("pace", ["quick", "swift"])
def test_a_page_that_grows_with_what_can_be_chosen_breaks_it(pace, monkeypatch):
    monkeypatch.setattr(live, "on_a_page", lambda *_: 0)
    broken(pace)


# --- Order ----------------------------------------------------------------------------------------------

PROGRAM = """
from strangers import HOUSES
from garou.games import GAMES
from garou.engine.rehearsal import rehearsed
for rules in (*GAMES.values(), *HOUSES.values()):
    cast = tuple(rules.roles)
    for step in rules.steps:
        print(rules.id, step.name, rules.said_under(step, frozenset(cast)), rules.said_under(step, cast[::-1]))
    print([(one.call, one.asked and one.asked.options) for one in rehearsed(rules, cast, (), 5)])
"""


def test_words_come_in_an_order_that_the_hash_seed_cannot_change():
    told = {said_with(seed) for seed in ("1", "2", "3")}
    assert len(told) == 1
    assert "('north', 'east', 'south', 'west')" in told.pop()


def said_with(hash_seed: str) -> str:
    tests = str(Path(__file__).parents[1])
    env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": tests}
    return subprocess.run([sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=True).stdout
