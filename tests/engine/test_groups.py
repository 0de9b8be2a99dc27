"""Groups of players are asked for by verbs, and always come in seat order."""

from __future__ import annotations

from epic import dawn
from garou.engine.table import Table
from garou.games.epic_battle.marks import ARTIFACTS, VAMPIRES
from garou.games.epic_battle.night import FACE_UP

GAME = dawn(
    "vampire renfield curator revealer | seer robber villager",
    "Ada vampire Cleo",
    "Dan revealer Dan",
    "Cleo curator Ben",
    "luck curator mask",
)


def table() -> Table:
    return Table(GAME.rules, GAME.position)


def test_by_what_lies_before_them():
    assert table().wearing("vampire") == (2,)
    assert table().holders(*ARTIFACTS) == (1,)
    assert table().holders(FACE_UP, *ARTIFACTS) == (1, 3)
    assert "mask" not in table().unplaced(*ARTIFACTS)
    assert table().unplaced("brand", "mask") == ("brand",)


def test_by_what_they_are():
    assert table().members(VAMPIRES) == (0, 2), "bitten she is one of them, and a servant is none"
    assert table().guarded() == set()


def test_these_without_those_and_those_in_both():
    seats = table().seats
    assert table().but(seats, (2,), (None, 0)) == (1, 3)
    assert table().both(seats[::-1], {1, 3}) == (3, 1)


def test_by_their_team():
    assert table().being("seer") == ()
    assert table().side(VAMPIRES) == (0, 1, 2), "a servant is on their side"
    assert table().living()[VAMPIRES] == 3


def test_the_others_of_ones_own_group():
    assert table().besides(1, (0, 1, 3)) == (0, 3)
    assert table().besides(2, (0, 1, 3)) == ()


def test_the_most_named_are_all_of_them():
    assert table().leaders({0: 1, 1: 0, 2: 1, 3: None}) == (1,)
    assert table().leaders({0: 1, 1: 0, 2: None}, twice=(1,)) == (0,)
    assert table().leaders({0: 1, 1: 0}) == (0, 1)
    assert table().leaders({0: None}) == ()


def test_who_points_at_whom():
    found = table()
    found.votes = dict.fromkeys(found.seats[1:], found.seats[0]) | {found.seats[0]: None}
    assert found.pointing(found.seats[0]) == (1, 2, 3)
    assert found.pointing(found.seats[1]) == ()
