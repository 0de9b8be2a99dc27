"""What is certain is what all histories that fit have in common."""

from __future__ import annotations

import random

import pytest

from garou.deduction.certainty import certainty
from garou.deduction.evidence import Evidence, Witnessed
from garou.engine.rules import Role, each
from garou.engine.values import RoleName, Seat, Slot, Team
from garou.games.cast import cards
from garou.games.one_night import BEZIER
from inquiries import SmallTable, random_question, random_table
from slices import sliced

ADA, BEN, CLEO = (Seat(Slot(number)) for number in range(3))
Open = dict[Slot, frozenset[RoleName]]


def one_by_one(table: SmallTable, question: list[Evidence]) -> tuple[Open, Open, dict[Slot, set[Slot]]]:
    """By place: what can have been dealt there, what can lie there, and where its card can end."""
    fitting, places = table.fitting(question), [Slot(place) for place in range(len(table.cast))]
    if not fitting:
        return {}, {}, {}
    dealt = {place: frozenset(one.deal[place] for one in fitting) for place in places}
    lies = {place: frozenset(one.counts[place] for one in fitting) for place in places}
    return dealt, lies, {place: {Slot(one.lies.index(place)) for one in fitting} for place in places}


@pytest.mark.parametrize("seed", sliced(range(300), most=5))
def test_what_is_certain_is_what_all_histories_have_in_common(seed):
    luck = random.Random(f"certain {seed}")
    table = random_table(luck, 4_000)
    for _ in range(6):
        question = random_question(luck, table)
        found, (dealt, lies, ends) = certainty(table.given, question), one_by_one(table, question)
        assert (found.dealt, found.lies) == (dealt, lies), (table, question)
        for place, where in found.ends:
            assert ends[place] == {where}, (table, question)
        named = {one.seat for one in question}
        sure = {place for place, places in ends.items() if len(places) == 1 and places != {place} and place in named}
        assert sure <= {place for place, _ in found.ends}, (table, question)


def test_nobody_of_those_who_are_alike_is_certain_to_have_lost_a_card():
    """One of two buried a card, and nobody knows which: one of them stands for both."""

    def bury(me, table):
        table.swap(me, me, table.centre[0])

    def dive(me, table):
        for slot in table.centre:
            table.look(me, slot)

    digger, diver = (
        Role(RoleName(n), Team("village"), night=night) for n, night in (("digger", bury), ("diver", dive))
    )
    rules = BEZIER.with_role("one-night/digging", digger, each(digger), after="seer")
    rules = rules.with_role("one-night/diving", diver, each(diver), after="seer")
    table = SmallTable(rules, cards("digger, diver, 4 villager"), 3)
    own = Witnessed(ADA, (("dealt", "diver"), *(("saw-card", Slot(place), "villager") for place in (3, 4, 5))))
    found, (*_, ends) = certainty(table.given, [own]), one_by_one(table, [own])
    assert table.given.alike
    assert (ends[BEN], ends[CLEO]) == ({BEN, 3}, {CLEO, 3})
    assert {place for place, _ in found.ends} == {place for place, places in ends.items() if len(places) == 1}
