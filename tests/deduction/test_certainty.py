"""What is certain is what all histories that fit have in common."""

from __future__ import annotations

import random

import pytest

from garou.deduction.certainty import certainty
from garou.deduction.evidence import Evidence
from garou.engine.values import RoleName, Slot
from inquiries import SmallTable, random_question, random_table
from slices import sliced

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
