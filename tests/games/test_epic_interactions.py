"""Any two effects that can meet on one player of Epic Battle: `epic_interactions.md` says what happens, row by row.

Here every row is played, the grid of pairs is made anew so that none can be forgotten, and the rows are held
against each other.
"""

from __future__ import annotations

import re
from itertools import combinations, product
from pathlib import Path
from typing import NamedTuple

import pytest

from epic import PLACE, at_vote

MARKS = [f"{mark} mark" for mark in ("clarity", "love", "assassin", "bat", "vampire", "fear", "disease", "traitor")]
ARTIFACTS = ["claw", "fangs", "brand", "cudgel", "mask", "shroud"]
ROLES = ["hunter", "bodyguard", "master", "tanner", "assassin", "werewolf", "vampire", "renfield", "villager"]
PROTECTIONS = ["warded", "shielded"]
ROLE_ARTIFACTS = ("claw", "fangs", "brand", "cudgel")

# One card, one mark, one artifact lie before a player, so two of a kind never meet; two protections can.
KINDS = (MARKS, ARTIFACTS, ROLES, PROTECTIONS)
GRID = {frozenset(pair) for one, other in combinations(KINDS, 2) for pair in product(one, other)}
GRID |= {frozenset(PROTECTIONS)}


class Row(NamedTuple):
    """One line of the file, as it is written there."""

    effects: str
    happens: str
    table: str
    ada: str  # what she counts as, her team, whether she dies, whether she wins
    dead: str
    winners: str
    ruling: str

    @property
    def met(self) -> frozenset[str]:
        return frozenset(self.effects.split(" + "))

    @property
    def seats(self) -> list[dict[str, str]]:
        return [PLACE.fullmatch(part).groupdict() for part in self.table.split()]


def read() -> list[Row]:
    text = Path(__file__).with_name("epic_interactions.md").read_text("utf-8")
    lines = [[cell.strip(" `") for cell in line.split("|")[1:-1]] for line in text.splitlines() if line[:1] == "|"]
    return [Row(*cells) for cells in lines if cells[0] != "effects on Ada" and cells[0] != "---"]


ROWS = read()


def said(table: str) -> tuple[str, str, str]:
    """What the engine makes of it, in the words of the file."""
    verdict = at_vote(table)
    dies = "dies" if "Ada" in verdict.dead.split() else "lives"
    wins = "wins" if "Ada" in verdict.winners.split() else "loses"
    ada = f"{verdict.final.split()[0]}, {verdict.teams.split()[0]}: {dies}, {wins}"
    return ada, verdict.dead or "nobody", verdict.winners or "nobody"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.effects.replace(" ", "-"))
def test_what_the_row_says_comes_to_pass(row):
    assert said(row.table) == (row.ada, row.dead, row.winners), row.happens


# --- Is the file whole, and true to itself? ---------------------------------------------------------


def test_no_pair_of_effects_is_forgotten():
    """8*6 + 8*9 + 8*2 + 6*9 + 6*2 + 9*2 pairs of two kinds, and the two protections: 48+72+16+54+12+18+1 = 221."""
    pairs = [row.met for row in ROWS if len(row.met) == 2]
    assert len(GRID) == 221
    assert set(pairs) == GRID
    assert len(pairs) == len(GRID), "a pair has one row"


def test_more_than_two_effects_are_made_of_pairs_that_can_meet_and_have_one_row_too():
    larger = [row.met for row in ROWS if len(row.met) > 2]
    assert len(larger) == len(set(larger)) > 20
    for met in larger:
        assert {frozenset(pair) for pair in combinations(met, 2)} <= GRID, met


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.effects.replace(" ", "-"))
def test_the_effects_a_row_names_are_the_ones_that_lie_before_ada(row):
    ada, *others = row.seats
    present = {ada["card"], f"{ada['mark'] or 'clarity'} mark", ada["artifact"]}
    pointing = [seat for seat in others if seat["vote"] == "Ada"]
    if any(seat["card"] == "bodyguard" and seat["artifact"] not in ROLE_ARTIFACTS for seat in pointing):
        present.add("warded")
    if any(seat["card"] == "vampire" and seat["artifact"] not in ROLE_ARTIFACTS for seat in pointing):
        present.add("shielded")
    assert row.met <= present


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.effects.replace(" ", "-"))
def test_every_row_tells_the_situation_and_names_what_it_rests_on(row):
    assert row.happens
    assert all(re.fullmatch(r"A3|C\d\d", ruling) for ruling in row.ruling.split(", ")), row.ruling


def test_two_rows_with_the_same_table_say_the_same():
    by_table = {}
    for row in ROWS:
        outcome = (row.ada, row.dead, row.winners)
        assert by_table.setdefault(row.table, outcome) == outcome, row.effects


def test_what_somebody_is_depends_on_card_mark_and_artifact_alone():
    """Renfield's team is left out: he is of the village where nobody is a vampire (C53)."""
    known = {}
    for row in ROWS:
        ada = row.seats[0]
        lies = (ada["card"], ada["mark"] or "clarity", ada["artifact"])
        identity = row.ada.split(":")[0]
        if ada["card"] != "renfield":
            assert known.setdefault(lies, identity) == identity, row.effects


def test_a_role_artifact_says_the_same_over_every_card_and_mark():
    """C65: no row may let a card or mark shine through claw, fangs, brand or cudgel."""
    becomes = {"claw": "werewolf, werewolf", "fangs": "vampire, vampire", "brand": "villager, village"}
    becomes |= {"cudgel": "tanner, tanner"}
    for row in ROWS:
        if (artifact := row.seats[0]["artifact"]) in becomes:
            assert row.ada.split(":")[0] == becomes[artifact], row.effects
