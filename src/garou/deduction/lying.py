"""What to think when people lie: the exact posterior under a stated model.

Each speaker, by what their card is (a copier: what she became), tells the truth with some chance; then everything
said is true. Otherwise the story is drawn from a distribution of stories, whatever happened in the night. So a story
weighs `honest` if it is true, plus `1 - honest` times the odds of inventing just this one. Every group of speakers is
tried as those who told the truth; the others' seats weigh their cards by doubt, and are alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from garou.engine.values import RoleName

from .cases import Lie, Trust
from .doubting import count_doubted
from .evidence import Believed, Witnessed
from .findings import Findings, summed
from .holders import cases
from .premises import Premises, lane_for
from .versions import Version


@dataclass(frozen=True, slots=True)
class LyingModel:
    """Who tells the truth how often, and what liars tell; by its name an answer can say what it rests on."""

    name: str
    honest: Mapping[RoleName, Fraction]  # by what one is: the chance of telling the truth
    odds: Callable[[Believed], Fraction]  # of a liar to tell just this


def posterior(given: Premises, own: Witnessed | None, heard: Sequence[Believed], model: LyingModel) -> Findings:
    """What the seat thinks that knows `own`, after all that was heard; and how far it trusts each who spoke."""
    honest = [model.honest[name] for name in given.names]
    parts = lcm(*(chance.denominator for chance in honest))
    faith, doubt = ([int(parts * chance) for chance in some] for some in (honest, [1 - chance for chance in honest]))
    told: list[Sequence[Version | Lie]] = [given.versions(own)] if own else []
    most, scale = given.most, dict[int, int]()
    for one in heard:
        odds = Fraction(model.odds(one))
        told.append((Lie(one.seat, odds.numerator), *given.versions(one, by_card=True)))
        most, scale[one.seat] = most * 2 * parts * odds.denominator, odds.denominator
    found = cases(given, told, Trust(tuple(faith), tuple(doubt), scale))
    return summed(given, found, count_doubted, lane_for(most))
