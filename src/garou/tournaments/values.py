"""What every kind of tournament needs: names, places, and how to say no."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from garou.engine.values import Refusal

FEWEST = 2  # one alone has won before anything is played


class IllegalEntry(Refusal):
    """A name, a result or a leave that this tournament cannot take."""


def check_names(names: Sequence[str]) -> None:
    """Two at least, and every name once: a result is entered under it."""
    if len(names) < FEWEST:
        raise IllegalEntry("too-few-entrants", count=len(names), needed=FEWEST)
    for i, name in enumerate(names):
        if name in names[:i]:
            raise IllegalEntry("name-twice", name=name)


def check_known(names: Sequence[str], known: Sequence[str]) -> None:
    """All of these are among those, each named once."""
    for i, name in enumerate(names):
        if name not in known:
            raise IllegalEntry("no-such-seat", name=name, known=tuple(known))
        if name in names[:i]:
            raise IllegalEntry("named-twice", name=name)


def places(ranks: Mapping[str, Any]) -> dict[str, int]:
    """Who stands where, lowest rank first. Equals share a place, and the next come after all of them: 1, 2, 2, 4."""
    ordered = sorted(ranks.items(), key=lambda entry: entry[1])
    found: dict[str, int] = {}
    for number, (name, rank) in enumerate(ordered, 1):
        level = number > 1 and rank == ordered[number - 2][1]
        found[name] = found[ordered[number - 2][0]] if level else number
    return found
