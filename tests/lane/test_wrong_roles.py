"""A role that goes another way in the lane than in the engine is noticed, each of the twelve, by few games."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from garou.engine.rules import nothing, together
from garou.games.one_night import BEZIER, roles
from garou.games.one_night.day import VILLAGE, WEREWOLVES
from lanes import NONE, differences, some_games, tables

EACH = 50


def look_at_the_last(me, table):
    for slot in table.may_choose_some(me, roles.one_or_two(table.others(me), table.centre))[:1]:
        table.look(me, slot)


def rob_without_looking(me, table):
    victim = table.may_choose(me, table.others(me))
    if victim is not None:
        table.swap(me, me, victim)


def stir_itself_in(me, table):
    pair = table.may_choose_some(me, roles.pairs(table.others(me)))
    if pair:
        table.swap(me, me, pair[1])


def stumble_over_a_seat(me, table):
    table.must_choose(me, table.centre)
    table.look(me, me)


def look_and_stay(me, table):
    seen = table.look(me, table.must_choose(me, table.others(me)))
    table.turn(me, roles.VILLAGER.name)
    table.wakes_as[me] = seen.name


WRONG = {
    "villager": replace(roles.VILLAGER, team=WEREWOLVES, follower=True),
    "doppelganger": replace(roles.DOPPELGANGER, night=look_and_stay),
    "werewolf": together("werewolf", nothing, roles.WEREWOLF),
    "minion": replace(roles.MINION, night=lambda me, table: table.recognise("minion", (me,), table.waking("seer"))),
    "mason": together("mason", lambda masons, table: table.recognise("mason", masons, ()), roles.MASON),
    "seer": replace(roles.SEER, night=look_at_the_last),
    "robber": replace(roles.ROBBER, night=rob_without_looking),
    "troublemaker": replace(roles.TROUBLEMAKER, night=stir_itself_in),
    "drunk": replace(roles.DRUNK, night=stumble_over_a_seat),
    "insomniac": replace(roles.INSOMNIAC, night=lambda me, table: table.look(me, table.centre[0])),
    "hunter": replace(roles.HUNTER, dies=nothing),
    "tanner": replace(roles.TANNER, team=VILLAGE),
}


@cache
def slice_of_games():
    """Those that are played in every run, as far as their rules are the printed ones of one edition."""
    return [(one, some_games(one, EACH)) for one in tables(60) if one.rules is BEZIER]


def test_every_role_is_tried():
    assert {WRONG[name].name for name in WRONG} == set(BEZIER.roles) == set(WRONG)


@pytest.mark.parametrize("role", WRONG)
def test_a_role_that_goes_another_way_is_noticed(role):
    rules = BEZIER.but("wrong", WRONG[role])
    assert any(differences(one, games, rules) != NONE for one, games in slice_of_games())


def test_right_roles_are_right_at_these_tables():
    assert all(differences(one, games) == NONE for one, games in slice_of_games())
