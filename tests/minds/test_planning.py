"""How a village votes that knows that all who are tied die: guesses at who lies, and a vote for each seat."""

from __future__ import annotations

from random import Random

import pytest

from decks import seat
from garou.games import rules_of
from garou.games.cast import Cast, cards
from garou.minds.agreeing import Agreeing, night_of
from garou.minds.guessing import dealt, guessed, guesses
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


def test_guesses_weigh_one_in_all_and_none_lets_two_seers_be_right():
    found = guesses(COMMON, TWO_SEERS)
    assert sum(guess.weight for guess in found) == pytest.approx(1)
    assert all(guess.liars & 0b11 for guess in found)


def test_what_a_believed_look_shows_is_certain():
    heard = said(ada=(was("seer"), saw(BEN, "werewolf")), ben=(was("villager"),))
    sure = guessed(Agreeing(COMMON, night_of(COMMON, heard)), sure=1 << ADA)
    assert {guess.liars for guess in sure} == {1 << BEN}
    assert sure[0].monsters[BEN] == 1.0


def test_liars_of_whom_one_is_right_are_left_out_where_it_is_known():
    heard = Agreeing(COMMON, night_of(COMMON, TWO_SEERS))
    assert all(guess.liars >> BEN & 1 and not guess.liars >> ADA & 1 for guess in guessed(heard, sure=1 << ADA))
    assert all(guess.liars >> ADA & 1 for guess in guessed(heard, false=1 << ADA))


def test_a_liar_holds_a_bad_card_unless_hardly_any_are_left():
    """Two bad cards and four good ones for one liar: 2 · 5! ways and 4 · 5! · 0.03."""
    ways, share = dealt(2, 4, 1)
    assert (ways, share) == (pytest.approx(2 * 120 + 4 * 120 * 0.03), pytest.approx(2 / 2.12))


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
