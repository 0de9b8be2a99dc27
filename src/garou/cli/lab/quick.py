"""`garou lab balance --lane`: the same counts among those who choose at random, from the array lane."""

from __future__ import annotations

from typing import Any

import click

from garou.cli.refusing import refused
from garou.lab.balance import Balance, reach
from garou.simulating.matches import Match
from garou.texts import Words

AT_RANDOM = "random"  # the mind whose choices these are
ENOUGH, ENOUGH_ROUNDS = 1 << 18, 1 << 15  # games, unless one says; of those that go on night after night
MOST = 10_000_000  # however precise one wants it


def alone(words: Words, asked: dict[str, Any], *others: object) -> dict[str, Any]:
    """What is asked for, with nobody else to think, and nobody else to play."""
    if asked["minds"] or any(others):
        raise click.ClickException(words("lab-lane-alone"))
    return {**asked, "minds": AT_RANDOM}


def wanted(match: Match, games: int | None, precision: float | None) -> int:
    """How many games at most."""
    if precision is not None:
        return MOST
    return games or (ENOUGH_ROUNDS if match.rules.round else ENOUGH)


def measured(words: Words, match: Match, most: int, precision: float | None) -> tuple[Balance, bool]:
    """What came of it, and whether it is all of it."""
    found = Balance()
    with refused(words):
        from garou.lane import NoArrayForm  # noqa: PLC0415  # an extra that may be missing
        from garou.lane.matches import sums  # noqa: PLC0415  # the same
    try:
        for counts, changed in sums(match):
            found = Balance(counts, changed)
            if found.games >= most or (precision is not None and reach(match, found) <= precision):
                break
    except NoArrayForm:
        raise click.ClickException(words("lab-no-lane")) from None
    except KeyboardInterrupt:
        return found, False
    return found, True
