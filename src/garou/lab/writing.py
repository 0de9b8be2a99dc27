"""What was measured, as JSON: all that `garou sim` tells, and what the lab adds to it."""

from __future__ import annotations

from typing import Any

from garou.simulating.matches import Match
from garou.simulating.odds import Rate
from garou.simulating.writing import PLACES, share
from garou.simulating.writing import written as counted

from .balance import Balance, warnings
from .daybreak import Morning


def written(match: Match, found: Balance) -> dict[str, Any]:
    """The same bytes for the same seed, on any number of processes."""
    by_role = found.mornings.by_role
    known = {role: morning(by_role[role]) for role in match.rules.roles if role in by_role}
    return counted(match, found.counts) | {
        "muddled": share(found.muddled),
        "daybreak": {"nights": found.mornings.nights, "roles": known},
        "warnings": [{"warning": said.value, "team": team} for said, team in warnings(match, found)],
    }


def morning(one: Morning) -> dict[str, Any]:
    return {"seats": one.seats, "bits": round(one.mean, PLACES), "sure": share(Rate(one.sure, one.seats))}
