"""Claims that cannot all be true: a smallest set of them, and what is free again without one."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from garou.deduction.contradictions import contradiction, freed, frees_most, smallest
from garou.deduction.evidence import Believed, Witnessed
from garou.deduction.premises import Premises
from garou.engine.values import Seat, Slot
from garou.games.cast import cards
from garou.games.one_night import BEZIER, RAVENSBURGER
from garou.talk.claims import Said, am, saw, think, vote, was
from inquiries import SmallTable, random_question, true_of
from slices import sliced

ADA, BEN, CLEO, DAN = (Seat(Slot(number)) for number in range(4))
GIVEN = Premises(BEZIER, cards("2 werewolf, seer, robber, troublemaker, 3 villager"), 5)
SAID = [
    Said(ADA, was("villager")), Said(BEN, was("seer")), Said(BEN, saw(ADA, "villager")), Said(CLEO, was("seer")),
    Said(DAN, am("villager")),
]  # fmt: skip


def test_two_seers_contradict_each_other():
    assert contradiction(GIVEN, None, SAID) == (1, 3)
    assert contradiction(GIVEN, None, SAID[:3]) is None


def test_one_claim_may_contradict_what_a_seat_knows():
    assert contradiction(GIVEN, Witnessed(DAN, (("dealt", "seer"),)), SAID) == (1,)


def test_facts_that_no_night_tells_contradict_themselves():
    own = Witnessed(DAN, (("dealt", "villager"), ("saw-card", 0, "seer")))
    assert contradiction(GIVEN, own, SAID) == ()


def test_what_somebody_thinks_or_will_vote_is_never_false():
    opinions = [Said(ADA, think(BEN, "werewolf")), Said(BEN, think(ADA, "werewolf")), Said(CLEO, vote(ADA))]
    assert contradiction(GIVEN, None, opinions) is None


SMALL = (
    SmallTable(RAVENSBURGER, cards("2 werewolf, robber, insomniac, villager, seer"), 3),
    SmallTable(RAVENSBURGER, cards("doppelganger, robber, 2 werewolf, villager, tanner, hunter"), 4),
)


@pytest.mark.parametrize("seed", sliced(range(60), most=6))
def test_contradictions_and_what_is_freed_agree_with_counting_one_by_one(seed):
    luck, table = random.Random(f"contradictions {seed}"), SMALL[seed % 2]
    question = random_question(luck, table)
    own = next((Witnessed(one.seat, one.told) for one in question if isinstance(one, Witnessed)), None)
    said = [Said(one.seat, claim) for one in question for claim in one.claims][:7]
    masks: Counter[int] = Counter()
    for history in table.fitting([own] if own else []):
        true = [true_of(history, Believed(one.seat, (one.claim,)), table.rules) for one in said]
        masks[sum(1 << i for i, holds in enumerate(true) if holds)] += history.weight
    impossible = (
        some for size in range(len(said) + 1) for some in combinations(range(len(said)), size)
        if not any(all(mask >> i & 1 for i in some) for mask in masks)
    )  # fmt: skip
    smallest, found = next(impossible, None), contradiction(table.given, own, said)
    assert found == smallest
    weights = freed(table.given, own, said)
    best = next((number for number, weight in enumerate(weights) if weight and weight == max(weights)), None)
    assert frees_most(table.given, own, said) == frees_most(table.given, own, said, found) == best
    for number, weight in enumerate(weights):
        others = [i for i in range(len(said)) if i != number]
        assert weight == sum(w for mask, w in masks.items() if all(mask >> i & 1 for i in others))


def test_who_loses_patience_finds_the_same():
    """To grow what fits is a help and no more: here nothing is ever grown."""
    wrong = [{1, 4}, {0, 2, 3}]

    def fits(some):
        return not any(bad.issubset(some) for bad in wrong)

    everything = frozenset(range(6))
    assert smallest(everything, fits) == smallest(everything, fits, lambda _: False) == (1, 4)
