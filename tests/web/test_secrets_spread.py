"""Two worlds at two workers: every reader's streams, pages and answers go to either of them, and tell nothing more.

The evenings and how they are compared are those of test_secrets.
"""

from collections import Counter

import pytest
from alike import assert_alike, assert_of_one_length
from listening import evening
from test_secrets import WORLDS
from twins import people, twin_of
from worlds_played import MOST

from garou.engine.values import PUBLIC, Seat, Slot
from garou.rooms import whispers
from garou.rooms.windows import Kind
from slices import sliced

pytestmark = pytest.mark.slow

SPREAD = [(name, me) for name in ("one-night", "epic-battle", "classic") for me in (PUBLIC, *people(WORLDS[name]))]


@pytest.mark.parametrize(("name", "me"), sliced(SPREAD, 4, several=True))
def test_nobody_hears_a_difference_at_two_workers_before_they_may_know_of_one(name, me):
    here, there = (evening(of, me, windows=MOST, workers=2) for of in (WORLDS[name], twin_of(WORLDS[name], me, 1)))
    moment = assert_alike(here, there, me)
    ways = Counter(way for _, way, _ in here.heard[me])
    assert min(ways["page stream"], ways["api stream"]) > 5, "each worker has something to say"
    assert moment >= here.windows[0][0], "the deal is told apart before the first call"
    if me == PUBLIC:
        nights = [at for at, kind, _ in here.windows if kind is Kind.CALL and at < here.begins(Kind.TALK)]
        assert moment >= nights[-1], "bystanders hear nothing of the night"


def test_every_page_of_the_first_night_is_of_one_length_at_two_workers():
    of = WORLDS["one-night"]
    assert_of_one_length(evening(of, *people(of), windows=MOST, workers=2))


def test_these_evenings_would_hear_a_worker_that_shows_a_finger_as_soon_as_another_one_tells_of_it(monkeypatch):
    """And not at the beat. Whom somebody points at shows to their fellows alone; that they do would show to all."""
    hears = whispers.HEARD["lean"]

    def at_once(hall, worker, code, *said):
        hears(hall, worker, code, *said)
        hall.live[code].leant += 1
        hall.live[code].tell()

    of, me = WORLDS["epic-battle"], Seat(Slot(0))
    monkeypatch.setitem(whispers.HEARD, "lean", at_once)
    here, there = (evening(world, me, windows=MOST, workers=2) for world in (of, twin_of(of, me, 1)))
    with pytest.raises(AssertionError, match="sound different"):
        assert_alike(here, there, me)
