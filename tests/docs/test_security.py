"""The page on security names tests that are there, and says of each attack what holds against it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from pages import ROOT

TEXT = (ROOT / "SECURITY.md").read_text("utf-8")


def attacks() -> Iterator[tuple[str, str, str]]:
    """Attack, what holds against it, and the tests, of every row."""
    for line in TEXT.split("## Attacks")[1].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" |")]
        if line.startswith("| ") and cells[0] != "attack":
            yield cells[0], cells[1], cells[2] if len(cells) > 2 else ""


ROWS = [*attacks()]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0][:60])
def test_every_attack_has_what_holds_against_it_and_its_tests_are_there(row):
    _, holds, tests = row
    assert holds
    named = re.findall(r"`(tests/[\w/]+\.py)`", tests)
    assert named
    assert ", ".join(f"`{name}`" for name in named) == tests
    assert [name for name in named if not (ROOT / name).is_file()] == []


def test_no_attack_is_told_twice():
    assert len({attack for attack, *_ in ROWS}) == len(ROWS) > 40
