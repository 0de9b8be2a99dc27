"""What `garou worlds` says of games with marks: chances of cards, marks and teams, exact or with their error."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from garou.deduction.estimates import Estimate, estimate
from garou.deduction.evidence import Witnessed, believing
from garou.games.teams import MONSTERS
from garou.record.inquiry import Inquiry

DIGITS = 4  # of what is only estimated


def concluded(asked: Inquiry, own: Witnessed | None) -> dict[str, Any]:
    """All that follows, as one JSON object."""
    found = estimate(asked.common, believing(own, asked.said), MONSTERS)
    if not found.possible:
        return {"possible": None, "nights": found.count[0], "exact": False, "error": "1"}
    return {
        "possible": True,
        "worlds": str(round(found.worlds)),
        **_by_place(asked, found),
        "no-monster": _text(found.spared),
        "exact": False,
        "error": _text(found.error),
        "worlds-error": _text(found.worlds_error),
    }


def _by_place(asked: Inquiry, found: Estimate) -> dict[str, Any]:
    places, seats = enumerate(asked.names.all[: found.places]), asked.names.players
    marked = {"marks": {name: _told(found.marks(seat)) for seat, name in enumerate(seats)}}
    return {
        "chances": {name: _told(found.chances(place)) for place, name in places},
        **(marked if asked.common.rules.marks else {}),
        "teams": {name: _told(found.teams(seat)) for seat, name in enumerate(seats)},
    }


def _told(some: Mapping[Any, float | Fraction]) -> dict[str, str]:
    return {str(name): _text(chance) for name, chance in sorted(some.items())}


def _text(chance: float | Fraction) -> str:
    return str(chance) if isinstance(chance, Fraction) else f"{chance:.{DIGITS}f}"
