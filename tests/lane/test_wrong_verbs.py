"""What the lane does for itself, put wrong on purpose, is noticed by the same few games."""

from __future__ import annotations

import pytest

from garou.games.one_night import BEZIER, RAVENSBURGER
from garou.lane import day, looking, places
from garou.lane.arrays import u32, where
from garou.lane.places import SomeSeats
from garou.lane.racks import Rack
from garou.lane.spread import Spread
from lanes import NONE, differences, some_games, tables

swapped, voted = Rack.swap, day.most_voted
GAMES = [(one, some_games(one, 50)) for one in tables(30)]


def never(*_):
    return False


def _lowest(seats):
    return where(seats != 0, seats & (~seats + 1), u32(0))


WRONG = {
    "cards move whoever wakes": (Rack, "swap", lambda *moved: swapped(*moved[:4])),
    "one vote kills": (day, "most_voted", lambda votes: voted(votes) | day.tally(votes)[0]),
    "nobody shares the most votes": (day, "most_voted", lambda votes: _lowest(voted(votes))),
    "last words bring no last words": (day, "most", lambda *_: 1),
    "others are counted from the left": (looking, "other_than", lambda *both: both[1]),
    "a copier is nothing until she is dealt": (Spread, "_became", never),
    "nobody joins another call": (Spread, "join", lambda *_: None),
    "a group is never alone": (SomeSeats, "__len__", lambda _: 2),
    "oneself counts among the others": (places.Beside, "__bool__", SomeSeats.__bool__),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_it_is_noticed(wrong, monkeypatch):
    where_it_is, name, instead = WRONG[wrong]
    monkeypatch.setattr(where_it_is, name, instead)
    assert any(differences(one, games) != NONE for one, games in GAMES)


def test_right_verbs_are_right():
    assert {one.rules.id for one, _ in GAMES} > {BEZIER.id, RAVENSBURGER.id}
    assert all(differences(one, games) == NONE for one, games in GAMES)
