"""When a seat is asked tells it nothing: worlds that look alike to it ask it in the same windows, and look the same.

Played with the cards of a box. Of an own deck with more copies the pace role by role tells more: seats that hold the
same lone card are asked one after the other.
"""

import asyncio
import random
from collections import Counter
from typing import NamedTuple
from unittest import mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decks import PLAYED, accepted, exchanged, luck, random_setup, shuffled, title
from garou.engine.values import Fact, Question, Seat, Setup, Slot
from garou.games import rules_of
from garou.rooms import playing
from garou.rooms.awake import Awake, TableDeed
from garou.rooms.happenings import take
from garou.rooms.playing import Playing
from garou.rooms.room import Phase, Room
from garou.rooms.settings import Settings
from garou.rooms.windows import Window
from garou.texts import words
from garou.web import pages

pytestmark = pytest.mark.slow

MOST = 40  # windows of a game that goes on for days
FAMILIES = ("one-night", "epic-battle", "classic")


class Moment(NamedTuple):
    """A window as one seat sees it."""

    window: Window
    known: tuple[Fact, ...]
    question: Question | None
    page: pages.Scene


class Timeless(Playing):
    """A clock that stands still, and nothing to write on: windows close when they are told to."""

    def __init__(self, luck):
        self.luck, self.clock, self.wall = luck, lambda: 0.0, lambda: 0.0

    async def _commit(self, deed, **_):
        deed.live.room.become(deed.room)

    def deed(self, live):
        return TableDeed(live, live.room.draft(), self.clock, take)


async def dealt(hall, chosen, setup):
    live = Awake(Room("lune-123"))
    deed = hall.deed(live)
    deed.happen("created", settings=chosen.to_json())
    for chair in range(1, chosen.size + 1):
        deed.happen("joined", chair=chair, name=f"P{chair}", token="h", lang="en")
    cards = {"deal": setup.deal, "centre": setup.centre, "extra": setup.extra}
    cast = {"cast": chosen.cards, "beside": chosen.beside, "promise": "p", "nonce": "n"}
    deed.happen("dealt", **cards, **cast)
    await hall._commit(deed)  # noqa: SLF001  # no clock
    return live


async def played(chosen, setup, keys, chance):
    """What every seat saw, window by window; each answers by its key, or oversleeps."""
    hall = Timeless(random.Random(chance))
    live = await dealt(hall, chosen, setup)
    room, seats = live.room, [Seat(Slot(number)) for number in range(chosen.size)]
    seen = {seat: [] for seat in seats}
    await hall._close(hall.deed(live), 0.0)  # noqa: SLF001  # no clock
    while room.phase is Phase.PLAYING and room.windows < MOST:
        for seat in seats:
            page = pages.scene(room, room.seated[seat], words("en"))
            seen[seat].append(Moment(room.window, room.known_to(seat), room.question_for(seat), page))
        for seat in seats:
            if question := room.question_for(seat):
                own = random.Random(f"{keys[seat]} {room.windows} {question.options}")
                if own.random() < 0.85:
                    deed = hall.deed(live)
                    hall._answer(deed, seat, question, own.choice(question.options))  # noqa: SLF001  # no clock
                    await hall._commit(deed)  # noqa: SLF001  # no clock
        await hall._close(hall.deed(live), 0.0)  # noqa: SLF001  # no clock
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


@pytest.mark.parametrize("pace", ["quick", "swift"])
@pytest.mark.parametrize("family", FAMILIES)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_worlds_that_look_alike_to_a_seat_ask_it_in_the_same_windows(family, pace, seed):
    with mock.patch.multiple(playing, CLOSING=0.0, RESOLVING=0.0):
        asyncio.run(_compared(family, pace, seed))


async def _compared(family, pace, seed):
    rng = random.Random(f"{family} {pace} {seed}")
    game, edition, options = found = rng.choice([one for one in PLAYED if one[0] == family])
    rules = rules_of(*found)
    setup = from_the_box(rules, luck(found, seed))
    cards = setup.deal + setup.centre if rules.centre else setup.cards
    beside = setup.extra if rules.centre else ()
    chosen = Settings(game, edition, None, tuple(sorted(cards)), beside, options, pace, "en", len(setup.deal))
    keys = [f"{seed} {number}" for number in range(chosen.size)]
    first = await played(chosen, setup, keys, seed)
    for me in rng.sample(list(first), min(3, chosen.size)):
        others = [key if seat == me else f"{key} otherwise" for seat, key in enumerate(keys)]
        for again in (twin(rules, setup, me, rng), setup):
            second = await played(chosen, again, others, f"{seed} again")
            assert_alike(first[me], second[me], (title(found), me, setup, again))
