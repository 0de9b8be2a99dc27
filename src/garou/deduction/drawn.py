"""The answer where nothing can be counted in time: nights drawn by luck, and how far off they may be."""

from __future__ import annotations

from garou.games.teams import MONSTERS

from .conclusions import Conclusions, Problem
from .estimates import Estimate, estimate
from .evidence import Believed


def drawn(asked: Problem) -> Conclusions:
    """The same question draws the same nights."""
    budget = asked.budget
    found = estimate(asked.common, asked.evidence, MONSTERS, asked.model, tries=budget.nights, enough=budget.enough)
    if not found.possible:
        return Conclusions(possible=None, exact=False, error=1.0, tries=found.count[0])
    return estimated(asked, found)


def estimated(asked: Problem, found: Estimate) -> Conclusions:
    common, heard = asked.common, [one.seat for one in asked.evidence if isinstance(one, Believed)]
    return Conclusions(
        possible=True,
        exact=False,
        error=found.error,
        worlds=round(found.worlds),
        worlds_error=found.worlds_error,
        chances=tuple([found.chances(place) for place in range(len(common.cards))]),
        marks=tuple([found.marks(seat) for seat in common.seats]),
        teams=tuple([found.teams(seat) for seat in common.seats]),
        spared=found.spared,
        trust={seat: found.trust(seat) for seat in heard} if asked.model else None,
        tries=found.count[0],
    )
