"""In the middle of the night: what a seat was told so far, and everything that may still come."""

from __future__ import annotations

import random

import pytest

from garou.deduction.evidence import Believed, Evidence, Witnessed
from garou.engine.values import Seat, Slot
from garou.games.cast import cards
from garou.games.one_night import BEZIER
from inquiries import SmallTable, compare, random_claims, random_table
from slices import sliced

ADA = Seat(Slot(0))


def test_a_seat_that_was_told_only_its_card_may_be_told_anything_yet():
    table = SmallTable(BEZIER, cards("robber, seer, werewolf, insomniac, 2 villager"), 3)
    dealt = (("dealt", "robber"),)
    assert compare(table, [Witnessed(ADA, dealt, over=False)])
    assert len(table.fitting([Witnessed(ADA, dealt, over=False)])) > len(table.fitting([Witnessed(ADA, dealt)]))


@pytest.mark.parametrize("seed", sliced(range(200), most=4))
def test_half_a_night_is_as_counting_one_by_one_says(seed):
    luck = random.Random(f"half {seed}")
    table = random_table(luck, 3_000)
    for _ in range(8):
        history, me = luck.choice(table.every), luck.randrange(table.players)
        told = history.told[me]
        told = told[: luck.randint(1, len(told))]
        question: list[Evidence] = [Witnessed(Seat(Slot(me)), told, over=False)]
        for seat in range(table.players):
            if seat != me and luck.random() < 0.3:
                claims = random_claims(luck, history, seat, table)
                question += [Believed(Seat(Slot(seat)), claims)] if claims else []
        compare(table, question)
