"""Deduction is equal, as fractions, to every deal and every night tried one by one."""

from __future__ import annotations

import random

import pytest

from inquiries import compare, compare_posterior, more_names, random_model, random_question, random_table
from slices import sliced

TABLES, QUESTIONS = 10, 6


@pytest.mark.parametrize("seed", sliced(range(200), most=1))
def test_everything_is_as_counting_one_by_one_says(seed):
    """Two thousand tables in all: every role, both editions, options, home-made decks, roles added at run time."""
    luck = random.Random(f"worlds {seed}")
    for turn in range(TABLES):
        table = random_table(luck, most=600 if turn % 5 else 4_000)
        for number in range(QUESTIONS):
            question = random_question(luck, table) if number else []
            compare(table, question)
            if number % 2:
                compare_posterior(table, question, random_model(luck, table.given))


@pytest.mark.parametrize("seed", sliced(range(60), most=1))
def test_so_is_what_to_think_of_those_who_only_name_a_card(seed):
    """They are taken neither for honest nor for liars, and most of them are nobody anybody else speaks of."""
    luck = random.Random(f"names {seed}")
    for turn in range(TABLES):
        table = random_table(luck, most=600 if turn % 5 else 4_000)
        for _ in range(QUESTIONS // 2):
            question = more_names(luck, table, random_question(luck, table))
            compare_posterior(table, question, random_model(luck, table.given))
