"""When a seat is asked tells it nothing: worlds that look alike to it ask it in the same windows, and look the same.

Played with the cards of a box. With a deck of one's own and more copies, the pace role by role tells more: seats that
hold the same lone card are asked one after the other.
"""

import random
from collections import Counter
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decks import PLAYED, accepted, exchanged, luck, random_setup, shuffled, title
from garou.engine.values import Fact, Question, Seat, Setup, Slot
from garou.games import rules_of
from garou.rooms.windows import Window
from garou.texts import words
from garou.web.table import scenes
from slices import crossed
from timeless import chosen_for, play

pytestmark = pytest.mark.slow

FAMILIES = ("one-night", "epic-battle", "classic")


class Moment(NamedTuple):
    """A window as one seat sees it."""

    window: Window
    known: tuple[Fact, ...]
    question: Question | None
    page: scenes.Scene


def played(chosen, setup, keys, chance):
    """What every seat saw, window by window; each answers by its key, or oversleeps."""
    seen = {Seat(Slot(number)): [] for number in range(chosen.size)}

    def look(room):
        for seat, moments in seen.items():
            page = scenes.scene(room, room.seated[seat], words("en"))
            moments.append(Moment(room.window, room.known_to(seat), room.question_for(seat), page))

    play(chosen, setup, keys, chance, look)
    return seen


def from_the_box(rules, rng):
    while True:
        setup = random_setup(rules, rng, most=10)
        if all(count <= rules.box.get(role, 1) for role, count in Counter(setup.cards).items()):
            return setup


def twin(rules, first: Setup, me: Seat, rng) -> Setup:
    """The same cards dealt otherwise, but for one seat's and what lies beside the centre; or as they lay."""
    for _ in range(50):
        setup = shuffled(rules, first, rng)
        if rules.centre and setup.extra:
            setup = exchanged(setup, len(setup.cards) - 1, setup.cards.index(first.extra[0]))
        setup = exchanged(setup, me, setup.cards.index(first.deal[me]))
        if accepted(rules, setup) and (not rules.centre or setup.extra == first.extra):
            return setup
    return first


def assert_alike(one: list[Moment], other: list[Moment], what) -> None:
    for a, b in zip(one, other, strict=False):
        if a.known != b.known:
            return
        shot = [m.question for m in (a, b) if m.question and m.question.call == "hunter"]
        if len(shot) == 1:
            return  # of what a hunter has died is his to know: of the poison there is no shot
        assert (a.window, a.question) == (b.window, b.question), what
        assert a.page == b.page, what


@pytest.mark.parametrize(("family", "pace"), crossed(FAMILIES, ["quick", "swift"]))
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_worlds_that_look_alike_to_a_seat_ask_it_in_the_same_windows(family, pace, seed):
    rng = random.Random(f"{family} {pace} {seed}")
    found = rng.choice([one for one in PLAYED if one[0] == family])
    rules = rules_of(*found)
    setup = from_the_box(rules, luck(found, seed))
    chosen = chosen_for(found, setup, pace)
    keys = [f"{seed} {number}" for number in range(chosen.size)]
    first = played(chosen, setup, keys, seed)
    for me in rng.sample(list(first), min(3, chosen.size)):
        others = [key if seat == me else f"{key} otherwise" for seat, key in enumerate(keys)]
        for again in (twin(rules, setup, me, rng), setup):
            second = played(chosen, again, others, f"{seed} again")
            assert_alike(first[me], second[me], (title(found), me, setup, again))
