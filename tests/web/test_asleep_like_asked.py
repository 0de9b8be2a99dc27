"""Whoever is asked and whoever sleeps hold the same thing in their hands, at every moment of every night.

Over every game, generated casts and ways to deal them, called and swift, and over roles added at run time: the form has
the same fields, words and buttons in the same order, and what travels is as long, as a page and for a program.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks import PLAYED, Played, luck, random_setup, shuffled, title
from garou.engine.values import RoleName, Setup
from garou.games import rules_of
from garou.rooms.room import Chair, Phase, Room
from garou.rooms.windows import Kind, Window
from garou.texts import LANGUAGES, Words, words
from garou.web import live
from garou.web.api.routes import longest_view, view_of
from garou.web.live import filled, least, message, spaced
from garou.web.table import asking
from garou.web.table.asking import Chip
from garou.web.table.coming import draw
from garou.web.table.scenes import scene
from strangers import EDITION, at_home
from timeless import chosen_for, play, seats_of

FAMILIES = ("one-night", "epic-battle", "classic")
MOST = 10  # players
WINDOWS = {True: 24, False: 200}  # of a game that goes on for days, and of one that must end

every_night = pytest.mark.parametrize(
    ("family", "pace"), [(family, pace) for family in FAMILIES for pace in ("quick", "swift")]
)
seeds = st.integers(0, 10**9)


class Chatty(Words):
    """Has words for roles nobody has heard of, and too many of them."""

    def __call__(self, key, args=None):
        return super().__call__(key, args) if super().has(key) else f"{key}: {'so to say ' * 8}"

    def first(self, *keys):
        return next((key for key in keys if super(Chatty, self).has(key)), keys[0])


# --- What somebody holds --------------------------------------------------------------------------------


FIELD = re.compile(r"<(form|fieldset|input|button|textarea|select|label)\b([^>]*)>")
KEPT = re.compile(r"\b(type|name|value|class|action)=\"([^\"]*)\"|(data-legal)=")


def form_of(page: str, seats: int) -> tuple:
    """What can be filled in, in the order of the page: not what it says, nor what of it this reader can tap.

    Houses come last, by their number: everybody's ring begins with their own.
    """
    fields = [(tag, *KEPT.findall(attributes)) for tag, attributes in FIELD.findall(page)]
    houses = {("value", str(seat), "") for seat in range(seats)}
    return (*(one for one in fields if houses.isdisjoint(one)), *sorted(one for one in fields if houses & {*one}))


def held(room: Room, chair: Chair, spoken: Words) -> tuple[tuple, tuple[int, ...]]:
    """The form of one seat, and how long whatever is sent to it is."""
    page, long = draw(None, room, scene(room, chair, spoken), spoken), least(room, spoken, chair)
    view = view_of(room, chair).model_dump_json()
    sent = message(page, 1, long), filled(page, long), spaced(view, longest_view(room))
    return form_of(page, len(room.seated)), tuple(len(text.encode()) for text in sent)


@dataclass
class Night:
    """What everybody held in one game, by the number of the window."""

    spoken: Words
    windows: dict[int, Window] = field(default_factory=dict)
    forms: dict[int, set] = field(default_factory=dict)
    lengths: dict[int, set] = field(default_factory=dict)
    asked: set[int] = field(default_factory=set)  # windows in which somebody was

    def look(self, room: Room) -> None:
        if room.window.kind is not Kind.CALL:
            return
        number = room.windows
        self.windows[number] = room.window
        for seat in seats_of(room):
            if seat not in room.dead:
                form, lengths = held(room, room.seated[seat], self.spoken)
                self.forms.setdefault(number, set()).add(form)
                self.lengths.setdefault(number, set()).add(lengths)
                self.asked |= {number} if room.question_for(seat) else set()


def night(played: Played, setup: Setup, pace: str, seed: object, spoken: Words) -> Night:
    found = Night(spoken)
    keys = [f"{seed} {number}" for number in range(len(setup.deal))]
    chosen, days = chosen_for(played, setup, pace, spoken.lang), bool(rules_of(*played).round)
    room = play(chosen, setup, keys, seed, found.look, then=found.look, most=WINDOWS[days])
    assert days or room.phase is Phase.OVER, (title(played), pace, setup)
    return found


# --- The promise ----------------------------------------------------------------------------------------


def assert_of_one_shape(found: Night, what: object) -> None:
    for number, window in found.windows.items():
        [first, *others] = found.forms[number]
        assert not others, (what, window, [set(first) ^ set(other) for other in others])
        assert len(found.lengths[number]) == 1, (what, window, found.lengths[number])


def assert_alike(one: Night, other: Night, what: object) -> None:
    """In the first night: from then on everybody has seen what is different."""
    number = 1
    while number in one.windows and number in other.windows:
        assert one.windows[number] == other.windows[number], what
        assert one.forms[number] == other.forms[number], (what, one.windows[number])
        assert one.lengths[number] == other.lengths[number], (what, one.windows[number])
        number += 1


def promised(played: Played, pace: str, seed: int, spoken: Words, casting=random_setup) -> Night:
    """One cast, dealt twice."""
    rules, rng = rules_of(*played), luck(played, seed)
    setup = casting(rules, rng, most=MOST)
    first = night(played, setup, pace, seed, spoken)
    what = title(played), pace, setup
    assert_of_one_shape(first, what)
    other = dealt_again(rules, setup, rng)
    second = night(played, other, pace, f"{seed} again", spoken)
    assert_of_one_shape(second, (*what, other))
    assert_alike(first, second, (*what, other))
    return first


def dealt_again(rules, setup: Setup, rng: random.Random) -> Setup:
    """The same cast in other hands; what lies beside the centre everybody knows."""
    while True:
        other = shuffled(rules, setup, rng)
        if not rules.centre or other.extra == setup.extra:
            return other


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


STRANGERS = ("pusher", "herald", "oracle", "stargazer", "doppelganger")


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
