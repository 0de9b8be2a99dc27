"""What `garou worlds` says of games with marks: chances of cards, marks and teams, exact or with their error."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from garou.deduction.contradictions import smallest
from garou.deduction.dusk import Worlds, count, layers_of
from garou.deduction.estimates import Estimate, estimate
from garou.deduction.evidence import Witnessed, believing
from garou.deduction.passages import Layers
from garou.deduction.quests import Overlong
from garou.deduction.reasons import Knows, NoNight, Says, Steps
from garou.deduction.scribe import one_each
from garou.deduction.unsolved import Unsolved
from garou.games.teams import MONSTERS
from garou.record.inquiry import Inquiry
from garou.texts import Words

from .reasons import told

DIGITS = 4  # of what is only estimated


def concluded(words: Words, asked: Inquiry, own: Witnessed | None) -> dict[str, Any]:
    """All that follows, as one JSON object: counted where that is a matter of seconds, else drawn by luck."""
    try:
        layers, evidence = layers_of(asked.common), believing(own, asked.said)
        found = count(layers, evidence)
        if not found.possible:
            return _impossible(words, asked, own, layers)
        return _counted(asked, found, count(layers_of(asked.common, one_each), evidence))
    except (Overlong, Unsolved):
        return estimated(asked, own)


def _counted(asked: Inquiry, found: Worlds, counting: Worlds) -> dict[str, Any]:
    return {
        "possible": True,
        "worlds": str(counting.weight),
        **_by_place(asked, found),
        "no-monster": _text(found.spared(MONSTERS)),
        "exact": True,
    }


def estimated(asked: Inquiry, own: Witnessed | None) -> dict[str, Any]:
    """Nights drawn by luck, and how far off they may be."""
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


def _by_place(asked: Inquiry, found: Worlds | Estimate) -> dict[str, Any]:
    places, seats = enumerate(asked.names.all[: len(asked.common.cards)]), asked.names.players
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


# --- What cannot be -------------------------------------------------------------------------------


def _impossible(words: Words, asked: Inquiry, own: Witnessed | None, layers: Layers) -> dict[str, Any]:
    """A smallest set of claims, as far as its parts can be counted in time."""
    trying = _Trying(asked, own, layers)
    wrong = smallest(frozenset(range(len(asked.said))), trying.fits)
    return {
        "possible": False,
        "contradiction": wrong,
        "frees": trying.frees_most(wrong),
        "why": told(words, asked, _steps(own, wrong)),
        "exact": trying.exact,
    }


class _Trying:
    """Some of the claims without the others; `exact` is false once that took too long to be counted."""

    def __init__(self, asked: Inquiry, own: Witnessed | None, layers: Layers) -> None:
        self.asked, self.own, self.layers, self.exact = asked, own, layers, True

    def fits(self, numbers: Iterable[int]) -> bool:
        return bool(self._weight(numbers))

    def _weight(self, numbers: Iterable[int]) -> Fraction:
        """Where it takes too long there is hardly anything known, and something fits."""
        try:
            some = [self.asked.said[number] for number in sorted(numbers)]
            return count(self.layers, believing(self.own, some)).weight
        except Overlong:
            self.exact = False
            return Fraction(1)

    def frees_most(self, wrong: Iterable[int]) -> int | None:
        every = range(len(self.asked.said))
        weights = {number: self._weight(one for one in every if one != number) for number in wrong}
        most = max(weights.values(), default=Fraction(0))
        return next((number for number, weight in weights.items() if weight == most), None) if most else None


def _steps(own: Witnessed | None, wrong: Iterable[int]) -> Steps:
    """What is known and what is claimed; why it cannot be together is not said any shorter here."""
    facts = [Knows(own.seat, note) for note in own.told] if own else []
    return (*facts, *map(Says, wrong), NoNight())
