"""A rehearsal finds out what kinds of things a night can ask, from the cards alone."""

from __future__ import annotations

import pytest
from hypothesis import given

from decks import PLAYED, luck, moments, random_setup, seeds, setup, shuffled
from garou.engine.game import start
from garou.engine.rehearsal import rehearsed
from garou.engine.values import CHANCE, PUBLIC, RoleName
from garou.games import GAMES, rules_of
from garou.games.classic import CLASSIC
from garou.games.one_night import BEZIER
from strangers import HOUSES


def kinds(call: str, options) -> set:
    """Which words go with how many places."""
    parts = [(tuple(p for p in one if isinstance(p, str)), sum(isinstance(p, int) for p in one)) for one in options]
    return {(call, *part) for part in parts}


def foreseen(rules, dealt) -> set:
    cards = dealt.deal + dealt.centre if rules.centre else dealt.cards
    beside = dealt.extra if rules.centre else ()
    found = [one for one in rehearsed(rules, cards, beside, len(dealt.deal)) if one.asked]
    return {kind for one in found for kind in kinds(one.asked.topic, one.asked.options)}


def asked(rules, dealt, rng) -> set:
    """In one game, at night."""
    past = [moment for moment in moments(start(rules, dealt), rng) if moment.open]
    by_night = [moment for moment in past if rules.step(moment.step).heard]
    questions = [question for moment in by_night for question in moment.open if question.seats != (CHANCE,)]
    return {kind for question in questions for kind in kinds(question.topic, question.options)}


@pytest.mark.parametrize("rules", [*GAMES.values(), *HOUSES.values()], ids=lambda rules: rules.id)
@given(seed=seeds)
def test_whatever_a_night_asks_for_was_rehearsed(rules, seed):
    """But for single words and places, where somebody is in danger, alone, or has seen what somebody is."""
    rng = luck(("any", rules.id, ()), seed)
    dealt = random_setup(rules, rng, most=8)
    unforeseen = asked(rules, dealt, rng) - foreseen(rules, dealt)
    assert not [kind for kind in unforeseen if len(kind[1]) + kind[2] > 1]


@given(seed=seeds)
def test_a_rehearsal_rests_on_the_cards_and_not_on_who_holds_them(seed):
    for played in PLAYED[:: len(PLAYED) // 6]:
        rules, rng = rules_of(*played), luck(played, seed)
        dealt = random_setup(rules, rng, most=10)
        other = shuffled(rules, dealt, rng)
        if not rules.centre or other.extra == dealt.extra:
            assert foreseen(rules, dealt) == foreseen(rules, other)


def test_what_a_seat_is_told_is_rehearsed_too():
    cards = setup("seer werewolf werewolf | villager villager villager").cards
    told = {(one.call, len(one.told)) for one in rehearsed(BEZIER, cards, (), 3) if not one.asked}
    assert ("seer", 2) in told, "two cards of the centre"
    assert ("werewolf", 1) in told
    assert all(PUBLIC not in fact.audience for one in rehearsed(BEZIER, cards, (), 3) for fact in one.told)


def test_the_cards_of_a_thief_lie_where_they_must():
    cards = setup("thief seer werewolf villager villager werewolf villager").cards
    assert {one.asked.topic for one in rehearsed(CLASSIC, cards, (), 5) if one.asked} >= {"thief", "seer", "sleep"}


def test_no_deal_is_imagined_that_the_rules_refuse():
    """One mason alone."""
    assert rehearsed(BEZIER, (RoleName("mason"), *setup("seer robber drunk tanner hunter").deal), (), 3) == ()
