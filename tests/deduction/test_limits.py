"""Where deduction could not be exact it says so, and never gives a number."""

from __future__ import annotations

import pytest

from garou.deduction.evidence import Witnessed
from garou.deduction.premises import Premises
from garou.deduction.unsolved import Unsolved, countable
from garou.engine.rules import Role, each, together
from garou.engine.values import RoleName, Seat, Slot, Team
from garou.games import GAMES
from garou.games.cast import cards
from garou.games.one_night import BEZIER, RAVENSBURGER
from garou.games.one_night.roles import WEREWOLF
from inquiries import HOUSE, SmallTable, compare
from strangers import LISTENER, ORACLE, PUSHER, STARGAZER

ADA, BEN = Seat(Slot(0)), Seat(Slot(1))


def test_two_copiers_are_refused():
    with pytest.raises(Unsolved) as refused:
        Premises(BEZIER, cards("2 doppelganger, 2 werewolf, seer, villager"), 3)
    assert (refused.value.reason, refused.value.details) == ("worlds-copiers", {"known": ("doppelganger",)})


@pytest.mark.parametrize("key", GAMES)
def test_games_with_more_than_cards_that_move_are_refused(key):
    rules = GAMES[key]
    if not countable(rules):
        with pytest.raises(Unsolved) as refused:
            Premises(rules, cards("2 werewolf, seer, 5 villager"), 5)
        assert refused.value.details == {"known": ("one-night",)}
    assert countable(rules) == (key[0] == "one-night")


def reads_counts(me, table):
    table.look(me, table.centre[0 if table.counts[0] == "seer" else 1])


def reads_who_wakes(me, table):
    table.look(me, table.centre[0 if "seer" in table.wakes_as else 1])


def counts_the_wolves(me, table):
    table.look(me, table.centre[len(table.waking("werewolf")) % 3])


def sees_who_is_awake(me, table):
    if table.awake("seer"):
        table.look(me, table.centre[0])


def tells(me, table):
    table.tell((me,), "saw-card", where=me, role="seer")


def reads_a_face(me, table):
    if table.face(me).name == "seer":
        table.look(me, table.centre[0])


def acts_by_a_face(me, table):
    if table.look(me, table.centre[0]).name == "seer":
        table.look(me, table.centre[1])


def puts_a_token(me, table):
    table.put("asleep", *table.others(me))


def turns(me, table):
    table.turn(me, "werewolf")


def asks_two_at_once(me, table):
    table.each_may_choose(dict.fromkeys(table.seats, table.centre))


ODD = (
    reads_counts, reads_who_wakes, counts_the_wolves, sees_who_is_awake, tells, reads_a_face, acts_by_a_face,
    puts_a_token, turns, asks_two_at_once,
)  # fmt: skip


@pytest.mark.parametrize("night", ODD)
def test_a_role_that_cannot_be_followed_is_refused_with_its_call(night):
    role = Role(RoleName("odd-one"), Team("village"), night=night)
    rules = BEZIER.with_role("one-night/odd", role, each(role), after="seer")
    with pytest.raises(Unsolved) as refused:
        Premises(rules, cards("odd-one, 2 werewolf, seer, 2 villager"), 3)
    assert (refused.value.reason, refused.value.details) == ("worlds-role", {"call": "odd-one"})
    Premises(rules, cards("2 werewolf, seer, 3 villager"), 3)  # it is refused only where its card is


def test_so_is_a_pack_that_decides_something():
    def choose(wolves, table):
        table.recognise("werewolf", wolves, wolves)
        table.look(wolves[0], table.agree(wolves, table.centre))

    rules = BEZIER.but("one-night/pack", together("werewolf", choose, WEREWOLF))
    with pytest.raises(Unsolved):
        Premises(rules, cards("2 werewolf, seer, 3 villager"), 3)


def test_and_a_stranger_whose_question_rests_on_what_was_seen():
    with pytest.raises(Unsolved) as refused:
        Premises(HOUSE, (ORACLE.name, *cards("2 werewolf, 3 villager")), 3)
    assert refused.value.details == {"call": ORACLE.name}


# --- Roles that go by where somebody sits -----------------------------------------------------------


@pytest.mark.parametrize(("role", "alike"), [(LISTENER, False), (PUSHER, False), (STARGAZER, True)])
def test_roles_that_go_by_seats_are_found_out(role, alike):
    given = Premises(HOUSE, (role.name, *cards("2 werewolf, 5 villager")), 5)
    assert given.alike == alike


def test_and_so_are_those_that_go_by_neighbours():
    def beside(me, table):
        table.swap(me, *table.neighbours(me))

    role = Role(RoleName("odd-neighbour"), Team("village"), night=beside)
    rules = BEZIER.with_role("one-night/odd", role, each(role), after="seer")
    table = SmallTable(rules, cards("odd-neighbour, insomniac, 2 werewolf, 3 villager"), 4)
    assert not table.given.alike
    assert compare(table, [])
    assert compare(table, [Witnessed(ADA, (("dealt", "insomniac"), ("saw-card", 0, "werewolf")))])


def test_two_movers_of_one_kind_act_in_the_order_they_sit():
    table = SmallTable(BEZIER, cards("2 robber, insomniac, werewolf, 3 villager"), 4)
    assert not table.given.alike
    assert compare(table, [Witnessed(BEN, (("dealt", "insomniac"), ("saw-card", 1, "robber")))])
    later = (("dealt", "robber"), ("moved", "cards", (0, 2)), ("saw-card", 2, "villager"))
    assert compare(table, [Witnessed(Seat(Slot(2)), later)])  # what he saw may have been robbed from Ben before


# --- A night that is not over -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("told", "short"),
    [
        ([("dealt", "werewolf")], True),
        ([("dealt", "werewolf"), ("fellows", "werewolf", ())], False),
        ([("dealt", "insomniac")], True),
        ([("dealt", "drunk")], True),
        ([("dealt", "robber")], False),  # he declined
        ([("dealt", "robber"), ("moved", "cards", (0, 2))], True),
        ([("dealt", "doppelganger")], True),
        ([("dealt", "doppelganger"), ("saw-card", 1, "insomniac"), ("turned", "insomniac")], True),
        ([("dealt", "doppelganger"), ("saw-card", 1, "villager"), ("turned", "villager")], False),
        ([("dealt", "villager")], False),
        ([("dealt", "villager"), ("saw-card", 1, "seer")], False),  # that is none at all
    ],
)
def test_the_facts_of_half_a_night_are_told_from_those_of_a_whole_one(told, short):
    cast = cards("doppelganger, werewolf, insomniac, drunk, robber, villager, seer, tanner")
    given = Premises(RAVENSBURGER, cast, 5)
    assert given.cut_short(Witnessed(ADA, tuple(told))) == short
