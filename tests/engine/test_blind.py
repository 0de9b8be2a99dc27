"""What can be asked before anything is looked at, the engine finds out by itself."""

from __future__ import annotations

import pytest

from garou.engine.blind import BlindTable, Peeked, asked_blindly
from garou.engine.rules import Role
from garou.engine.table import Table
from garou.engine.values import RoleName, Seat, Setup, Slot
from garou.games.classic import CLASSIC
from garou.games.epic_battle import EPIC_BATTLE
from garou.games.one_night import BEZIER, RAVENSBURGER
from garou.games.one_night.day import VILLAGE
from printed import added

ME = Seat(Slot(0))
NOBODY = RoleName("")
DUSK = "copycat cupid diseased instigator priest assassin"
NIGHT = "thing seer marksman paranormal-investigator mystic-wolf robber witch revealer"
TABLES = {  # how many cards lie where, and who answers first what everybody could foresee
    BEZIER: (Setup((NOBODY,) * 5, (NOBODY,) * 3), "doppelganger seer robber troublemaker drunk"),
    RAVENSBURGER: (Setup((NOBODY,) * 5, (NOBODY,) * 3), "doppelganger seer robber troublemaker drunk"),
    EPIC_BATTLE: (Setup((NOBODY,) * 6, (NOBODY,) * 3, (NOBODY,)), f"{DUSK} {NIGHT}"),
    CLASSIC: (Setup((NOBODY,) * 8, (), (NOBODY,) * 2), "cupid seer"),
}


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: rules.id)
def test_who_is_asked_before_having_looked_at_anything(rules):
    setup, early = TABLES[rules]
    found = {name for name, role in rules.roles.items() if asked_blindly(rules, role, setup)}
    assert found - added(rules) == {*early.split()}


def acting(night) -> bool:
    setup, _ = TABLES[BEZIER]
    return asked_blindly(BEZIER, Role(RoleName("stranger"), VILLAGE, night=night), setup)


def test_whoever_points_at_a_place_can_be_asked_early():
    def point(me: Seat, table: Table) -> None:
        table.look(me, table.must_choose(me, (*table.others(me), *table.centre)))

    assert acting(point)


def test_whoever_is_shown_something_first_cannot():
    def show(me: Seat, table: Table) -> None:
        table.look(me, table.centre[0])
        table.must_choose(me, table.others(me))

    assert not acting(show)


@pytest.mark.parametrize("what", ["lies", "counts", "marks", "tokens", "printed", "setup", "wakes_as", "votes", "dead"])
def test_options_that_rest_on_what_lies_there_come_late(what):
    def peek(me: Seat, table: Table) -> None:
        table.must_choose(me, [seat for seat in table.seats if getattr(table, what)])

    assert not acting(peek)


def test_whoever_does_something_first_that_shows_them_nothing_can_still_be_asked():
    def busy(me: Seat, table: Table) -> None:
        table.mark(me, me, "ink")
        table.swap(me, me, table.centre[0])
        table.swap_marks(me, me, me)
        table.put("busy", me)
        table.take("busy", me)
        table.turn(me, RoleName("stranger"))
        table.tell((me,), "busy")
        table.announce("busy")
        table.must_choose(me, table.slots)

    assert acting(busy)


def test_words_to_tap_come_late():
    """They would stand on one phone alone."""
    assert not acting(lambda me, table: table.may_choose(me, ["left", "right"]))


def test_what_is_put_to_several_or_to_luck_comes_late():
    assert not acting(lambda _, table: table.agree(table.seats, table.seats))
    assert not acting(lambda _, table: table.chance(table.seats))


def test_who_asks_for_nothing_has_no_question_to_be_put_early():
    assert not acting(lambda me, table: table.may_choose(me, ()) if table.extra else None)
    assert not acting(lambda me, table: table.must_choose(me, table.extra))


def test_role_code_cannot_swallow_that_it_looked():
    def sly(me: Seat, table: Table) -> None:
        try:
            hidden = bool(table.lies)
        except Exception:  # noqa: BLE001  # as careless role code might
            hidden = True
        table.must_choose(me, table.others(me) if hidden else ())

    assert not acting(sly)


def test_the_centre_has_a_fourth_card_where_the_table_says_so():
    setup, _ = TABLES[EPIC_BATTLE]
    three = BlindTable(EPIC_BATTLE, setup, "seer")
    four = BlindTable(EPIC_BATTLE.playing(["alpha-card-in-centre"]), setup, "seer")
    assert (three.centre, three.extra) == ((6, 7, 8), (9,))
    assert (four.centre, four.extra) == ((6, 7, 8, 9), (9,))
    with pytest.raises(Peeked):
        three.face(Slot(0))
