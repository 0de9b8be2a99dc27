"""How a village votes that knows that all who are tied die: a vote for each seat."""

from __future__ import annotations

from random import Random

from decks import seat
from garou.games import rules_of
from garou.games.cast import Cast, cards
from garou.minds.planning import plan
from garou.talk.claims import Common, Said, saw, took, was

ADA, BEN, CLEO, DAN, EVA = map(seat, range(5))
COMMON = Common(rules_of("one-night", "bezier"), Cast(cards("2 werewolf, seer, robber, troublemaker, 3 villager")), 5)


def said(**stories):
    seats = {"ada": ADA, "ben": BEN, "cleo": CLEO, "dan": DAN, "eva": EVA}
    return tuple(Said(seats[name], claim) for name, claims in stories.items() for claim in claims)


TWO_SEERS = said(
    ada=(was("seer"), saw(DAN, "villager")), ben=(was("seer"), saw(EVA, "villager")), cleo=(was("robber"),),
    dan=(was("villager"),), eva=(was("villager"),),
)  # fmt: skip


def test_of_two_seers_both_die_whatever_a_single_liar_does():
    made = plan(COMMON, TWO_SEERS)
    assert not made.circles
    assert made.order[:2] in ([ADA, BEN], [BEN, ADA])
    assert {*made.deaths(made.votes)} >= {ADA, BEN}


def test_where_both_wolves_were_seen_in_the_middle_nobody_dies():
    heard = said(
        ada=(was("seer"), saw(5, "werewolf"), saw(6, "werewolf")), ben=(was("robber"), took(CLEO, "villager")),
        cleo=(was("villager"),), dan=(was("villager"),), eva=(was("villager"),),
    )  # fmt: skip
    made = plan(COMMON, heard)
    assert made.circles
    assert made.votes == (1, 2, 3, 4, 0)
    assert made.deaths(made.votes) == []


def test_everybody_who_heard_the_same_makes_the_same_plan():
    shuffled = Random(1).sample(TWO_SEERS, len(TWO_SEERS))
    stories = tuple(sorted(shuffled, key=lambda one: one.claim.kind != "was"))
    assert plan(COMMON, stories).votes == plan(COMMON, TWO_SEERS).votes
