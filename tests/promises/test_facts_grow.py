"""Facts only grow: nobody is ever untold anything, and nothing slips in before what was told earlier."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given

from decks import begun, every_game, luck, moments, seeds, views


@every_game
@given(seed=seeds)
def test_facts_only_grow(played, seed):
    rng = luck(played, seed)
    for before, after in pairwise(moments(begun(played, rng), rng)):
        assert after.facts[: len(before.facts)] == before.facts


@every_game
@given(seed=seeds)
def test_so_does_what_each_seat_knows(played, seed):
    rng = luck(played, seed)
    for before, after in pairwise(moments(begun(played, rng, most=10), rng)):
        for earlier, later in zip(views(before), views(after), strict=True):
            assert later.facts[: len(earlier.facts)] == earlier.facts


@every_game
@given(seed=seeds)
def test_a_fact_names_places_and_words_and_nothing_else(played, seed):
    rng = luck(played, seed)
    *_, game = moments(begun(played, rng), rng)
    slots = range(len(game.setup.cards))
    for fact in game.facts:
        assert fact.audience, f"{fact.name} is told to nobody"
        for _, value in fact.data:
            parts = value if isinstance(value, tuple) else (value,)
            assert all(part is None or isinstance(part, str) or part in slots for part in parts), fact


@every_game
@given(seed=seeds)
def test_nobody_is_told_anything_once_the_game_is_over(played, seed):
    rng = luck(played, seed)
    *_, game = moments(begun(played, rng), rng)
    ends = [i for i, fact in enumerate(game.facts) if fact.name == "won"]
    assert len(ends) == 1
    assert {fact.name for fact in game.facts[ends[0] + 1 :]} <= {"shown"}
