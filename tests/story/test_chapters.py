"""A game is cut where night falls and day breaks, whoever is called first."""

from __future__ import annotations

import pytest

from garou.engine.rules import Role, each, nothing
from garou.engine.values import RoleName
from garou.games.classic import CLASSIC
from garou.games.epic_battle import EPIC_BATTLE
from garou.games.one_night import BEZIER
from garou.games.one_night.day import VILLAGE
from garou.story.chapters import Beginning, beginning

EARLY_BIRD = Role(RoleName("early-bird"), VILLAGE, night=nothing)


def cuts(rules, steps):
    """Every heading, with the name of the step it stands before."""
    found = ((number, beginning(rules, number)) for number in range(steps))
    return [(rules.step(number).name, begins) for number, begins in found if begins]


@pytest.mark.parametrize(
    ("rules", "headings"),
    [
        (BEZIER, [("doppelganger", Beginning("night", 1)), ("vote", Beginning("day", 1))]),
        (
            EPIC_BATTLE,
            [("copycat", Beginning("dusk", 1)), ("lovers", Beginning("night", 1)), ("daybreak", Beginning("day", 1))],
        ),
        (
            CLASSIC,
            [
                ("thief", Beginning("night-number", 1)),
                ("dawn", Beginning("day-number", 1)),
                ("seer", Beginning("night-number", 2)),
                ("dawn", Beginning("day-number", 2)),
            ],
        ),
    ],
    ids=lambda one: getattr(one, "id", ""),
)
def test_a_chapter_begins_where_the_hour_changes(rules, headings):
    assert cuts(rules, len(rules.opening) + 2 * len(rules.round)) == headings


def test_a_new_role_that_is_called_first_opens_the_night():
    rules = BEZIER.with_role("house", EARLY_BIRD, each(EARLY_BIRD), after="deal")
    assert cuts(rules, len(rules.opening))[0] == ("early-bird", Beginning("night", 1))
