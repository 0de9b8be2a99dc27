"""What holds in every double elimination: whoever wins, whoever leaves, however late a result comes."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from garou.tournaments.elimination import LOSSES, Elimination, Sitting

DECKS = ((3,), (3, 4, 5), (3, 5), (6, 7), tuple(range(3, 11)), tuple(range(8, 19)))
MANY = 10 * settings().max_examples

entrants = st.integers(2, 30).map(lambda number: tuple(f"p{n}" for n in range(number)))
some_cup = st.builds(Elimination, entrants, st.sampled_from(DECKS), st.integers(3, 8))


def anything(sitting: Sitting, luck: Random) -> tuple[str, ...]:
    """Nobody, some or all."""
    share = luck.choice((0, 0.3, 0.7, 1))
    return tuple(name for name in sitting.names if luck.random() < share)


def some_not_all(sitting: Sitting, luck: Random) -> tuple[str, ...]:
    return tuple(luck.sample(sitting.names, luck.randint(1, len(sitting.names) - 1)))


def a_round(cup: Elimination, luck: Random, winners, leaving: float = 0.0) -> Elimination:
    """One round, results in any order, somebody perhaps leaving at any moment."""
    cup = cup.begin(cup.draw(luck))
    sittings = cup.rounds[-1].sittings
    for table in luck.sample(range(len(sittings)), len(sittings)):
        while cup.champion is None and luck.random() < leaving:
            cup = cup.leave(luck.choice(cup.field))
        cup = cup.enter(table, winners(sittings[table], luck))
    return cup


@settings(max_examples=MANY)
@given(some_cup, st.integers(), st.integers(0, 8), st.sampled_from([0, 0.1]))
def test_it_ends_with_one_champion_whatever_happened_before(cup, seed, odd_rounds, leaving):
    """After any rounds at all, games with winners and losers end it: each counts a loss, and there are 2n - 1."""
    luck = Random(seed)
    for _ in range(odd_rounds):
        if cup.champion is None:
            cup = a_round(cup, luck, anything, leaving)
    rounds = 0
    while cup.champion is None:
        cup = a_round(cup, luck, some_not_all)
        rounds += 1
    assert rounds <= LOSSES * len(cup.entrants) - 1
    assert cup.field == (cup.champion,)
    assert cup.standings()[0].name == cup.champion
    assert cup.tally().losses[cup.champion] < LOSSES


@settings(max_examples=MANY)
@given(some_cup, st.integers(), st.sampled_from([0, 0.1]))
def test_every_round_is_fair(cup, seed, leaving):
    """Legal tables, nobody twice, nobody with two losses, nobody gone, byes among those left one apart at most."""
    luck = Random(seed)
    counted: Counter[str] = Counter()  # losses, counted here once more
    for number in range(1, 12):
        if cup.champion is not None:
            break
        field = cup.field
        before = cup
        cup = a_round(cup, luck, anything, leaving)
        last = cup.rounds[-1]
        names = [name for sitting in last.sittings for name in sitting.names]
        assert sorted([*names, *last.byes]) == sorted(field)
        assert all(counted[name] < LOSSES for name in names)
        assert {name for name, _ in before.gone}.isdisjoint(names)
        assert all(len(sitting.names) + sitting.fillers in cup.sizes for sitting in last.sittings)
        assert not any(sitting.fillers for sitting in last.sittings) or len(field) < min(cup.sizes)
        had = Counter(name for one in cup.rounds for name in one.byes)
        assert max(had[name] for name in field) - min(had[name] for name in field) <= 1
        if number not in cup.tally().uncounted:
            counted += Counter(name for sitting in last.sittings for name in sitting.losers)
        assert {name for name in cup.entrants if counted[name] >= LOSSES}.isdisjoint(cup.field)
        assert cup.field


@settings(max_examples=MANY)
@given(some_cup, st.integers())
def test_the_order_in_which_results_come_does_not_matter(cup, seed):
    luck = Random(seed)
    for _ in range(4):
        if cup.champion is None:
            drawn = cup.begin(cup.draw(luck))
            tables = range(len(drawn.rounds[-1].sittings))
            results = {table: anything(drawn.rounds[-1].sittings[table], luck) for table in tables}
            ends = []
            for order in (tables, luck.sample(tables, len(tables))):
                cup = drawn
                for table in order:
                    cup = cup.enter(table, results[table])
                ends.append(cup)
            assert ends[0] == ends[1]


@given(some_cup, st.integers())
def test_the_same_luck_draws_the_same_tournament(cup, seed):
    ends = []
    for luck in (Random(seed), Random(seed)):
        running = cup
        for _ in range(5):
            running = running if running.champion else a_round(running, luck, anything)
        ends.append(running)
    assert ends[0] == ends[1]
