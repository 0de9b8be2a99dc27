"""How tables are drawn: legal sizes, as even as can be, few who have met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from garou.tournaments.drawing import repeats, seated, table_sizes

legal_sizes = st.sets(st.integers(3, 12), min_size=1).map(lambda sizes: tuple(sorted(sizes)))


# --- Sizes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "legal", "near", "expected"),
    [
        (24, range(3, 11), 5, (5, 5, 5, 5, 4)),  # 4 * 5 + 4; 4 tables would be 6 each, further from 5 than 4.8 is
        (25, range(3, 11), 5, (5, 5, 5, 5, 5)),
        (14, range(3, 11), 5, (5, 5, 4)),  # one seat more or less is even enough: no two tables of 7
        (12, range(3, 11), 8, (6, 6)),  # 6 is as near to 8 as 12 people come: 3 * 4, 2 * 6, and 12 is too many
        (7, (3, 4, 5), 5, (4, 3)),
        (11, (3, 5), 5, (5, 3, 3)),  # 5 + 3 + 3, the only way
        (16, (3, 5), 5, (5, 5, 3, 3)),  # no table of 4: spread 2
        (12, (3, 6), 4, (3, 3, 3, 3)),  # 6 + 3 + 3 would be 4 on average, but even comes first
        (5, (3, 4), 3, (4,)),  # 4 + a bye; 3 and two byes would be worse
        (23, (6, 7), 5, (7, 7, 7)),  # 3 * 7 = 21, two sit out: 23 is no sum of sixes and sevens
        (15, (8, 9, 10), 9, (10,)),  # two tables need 16
        (2, (3, 4), 3, ()),
    ],
)
def test_sizes_worked_out_by_hand(count, legal, near, expected):
    assert table_sizes(count, tuple(legal), near) == expected


def all_ways(count: int, legal: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every multiset of legal sizes whose sum is at most the count, by brute force."""
    ways: list[tuple[int, ...]] = [()]
    for size in legal:
        ways = [
            (size,) * times + way
            for way in ways
            for times in range((count - sum(way)) // size + 1)
        ]  # fmt: skip
    return ways


@settings(max_examples=10 * settings().max_examples)
@given(st.integers(0, 26), legal_sizes, st.integers(3, 12))
def test_as_few_as_possible_sit_out_and_tables_are_as_even_as_possible(count, legal, near):
    found = table_sizes(count, legal, near)
    assert set(found) <= set(legal)
    most = max(map(sum, all_ways(count, legal)))
    assert sum(found) == most
    if most:
        spread = min(way[0] - way[-1] for way in all_ways(count, legal) if sum(way) == most)
        assert found[0] - found[-1] <= max(spread, 1)


# --- Who with whom -------------------------------------------------------------------------------


def met_at(*tables: str) -> Counter[frozenset[str]]:
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize(
    ("names", "sizes", "met", "fewest"),
    [
        ("ABCDEFGHI", (3, 3, 3), ("ABC", "DEF", "GHI"), 0),  # each new table takes one of each old one
        ("ABCDEF", (3, 3), ("ABC", "DEF"), 2),  # three from two old tables: two have met, at both tables
        ("ABCDEFGHIJKL", (4, 4, 4), ("ABCD", "EFGH", "IJKL"), 3),  # four over three tables: one pair of each old one
        ("ABCD", (4,), ("ABCD", "ABCD"), 12),  # all six pairs have met twice
    ],
)
def test_the_fewest_repeats_there_can_be_are_found(names, sizes, met, fewest, seed):
    tables = seated(tuple(names), sizes, met_at(*met), Random(seed))
    assert repeats(tables, met_at(*met)) == fewest


def test_a_pair_that_has_met_twice_is_parted_before_one_that_has_met_once():
    met = met_at("AB", "AB", "AC", "BD")  # of A's partners D costs nothing, C one, B two; with D left: BC costs nothing
    assert {frozenset(t) for t in seated(("A", "B", "C", "D"), (2, 2), met, Random(1))} == {
        frozenset("AD"),
        frozenset("BC"),
    }


drawn = st.tuples(
    st.lists(st.integers(3, 5), min_size=1, max_size=5), st.lists(st.permutations(range(25)), max_size=4), st.integers()
)


@given(drawn)
def test_everybody_sits_once_and_no_two_could_change_places_for_fewer_repeats(case):
    sizes, past, seed = case
    names = tuple("ABCDEFGHIJKLMNOPQRSTUVWXY"[: sum(sizes)])
    rows = ["".join(names[i] for i in order if i < len(names)) for order in past]
    met = met_at(*(row[i : i + 4] for row in rows for i in range(0, len(row), 4)))
    tables = [list(table) for table in seated(names, sizes, met, Random(seed))]
    assert sorted(name for table in tables for name in table) == sorted(names)
    assert sorted(map(len, tables)) == sorted(sizes)
    found = repeats(tables, met)
    for one, other in combinations(range(len(tables)), 2):
        for i, j in product(range(len(tables[one])), range(len(tables[other]))):
            changed = [list(table) for table in tables]
            changed[one][i], changed[other][j] = changed[other][j], changed[one][i]
            assert repeats(changed, met) >= found


def test_the_same_luck_draws_the_same_tables():
    names, met = tuple("ABCDEFGHIJKL"), met_at("ABCD", "EFGH")
    assert seated(names, (4, 4, 4), met, Random(7)) == seated(names, (4, 4, 4), met, Random(7))
    assert seated(names, (4, 4, 4), met, Random(7)) != seated(names, (4, 4, 4), met, Random(8))


def all_seatings(names: tuple[str, ...], sizes: tuple[int, ...]) -> Iterator[list[tuple[str, ...]]]:
    """Every way to part these people into tables of these sizes."""
    if not names:
        yield []
    for size in sorted(set(sizes)):
        others = sorted(sizes)
        others.remove(size)
        for company in combinations(names[1:], size - 1):
            table = (names[0], *company)
            rest = tuple(name for name in names if name not in table)
            yield from ([table, *tables] for tables in all_seatings(rest, tuple(others)))


@pytest.mark.parametrize("sizes", [(3, 3), (4, 3), (4, 4), (3, 3, 3), (5, 4), (5, 5)])
def test_for_a_small_field_no_seating_at_all_is_better(sizes):
    """After one to four rounds drawn blindly: against every seating there is."""
    names = tuple("ABCDEFGHIJ"[: sum(sizes)])
    everything = list(all_seatings(names, sizes))
    for seed in range(15):
        luck, met = Random(seed), Counter()
        for _ in range(luck.randint(1, 4)):
            met += met_at(*luck.choice(everything))
        assert repeats(seated(names, sizes, met, luck), met) == min(repeats(tables, met) for tables in everything)
