"""What to think when people lie: the exact posterior under a stated model.

Each speaker, by what their card is (a copier: what she became), tells the truth with some chance; then everything
said is true. Otherwise the story is drawn from a distribution of stories, whatever happened in the night. So a story
weighs `honest` if it is true, plus `1 - honest` times the odds of inventing just this one.

Every group of those who tell of the night is tried as those who told the truth; the others' seats weigh their cards by
doubt. Who has only named a card that matters to nobody else is not tried: its seat weighs its cards, and that is all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import factorial, lcm, prod

from garou.engine.values import RoleName

from .cases import Lie, Trust
from .deals import Plain
from .evidence import Believed, Witnessed
from .findings import Findings
from .gathering import Sums, even
from .holders import cases
from .parts import FEW, bits_for, parts_of, summed_up
from .premises import Premises
from .spreading import add_case
from .versions import Version


@dataclass(frozen=True, slots=True)
class LyingModel:
    """Who tells the truth how often, and what liars tell; by its name an answer can say what it rests on."""

    name: str
    honest: Mapping[RoleName, Fraction]  # by what one is: the chance of telling the truth
    odds: Callable[[Believed], Fraction]  # of a liar to tell just this


def posterior(
    given: Premises, own: Witnessed | None, heard: Sequence[Believed], model: LyingModel, most: int | None = None
) -> Findings:
    """What the seat thinks that knows `own`, after all that was heard; and how far it trusts each who spoke.

    `Overlong` where there are more than so many cases, at tables that are not small.
    """
    honest = [model.honest[name] for name in given.names]
    parts = lcm(*[chance.denominator for chance in honest])
    faith = tuple([one.numerator * (parts // one.denominator) for one in honest])
    doubt = tuple([parts - one for one in faith])
    if given.players <= FEW:
        lies = [Fraction(model.odds(one)) for one in heard]
        few = parts_of(given, faith, parts, bits_for(given, parts, prod([lie.denominator for lie in lies])))
        return summed_up(few, own, heard, [(lie.numerator, lie.denominator) for lie in lies])
    told: list[Sequence[Version | Lie]] = [given.versions(own)] if own else []
    most, scale, plains = (
        given.most * even(given.players) * factorial(given.players),
        dict[int, int](),
        dict[int, Plain](),
    )
    for one in heard:
        odds, some = Fraction(model.odds(one)), given.versions(one, by_card=True)
        most *= 2 * parts * odds.denominator
        role = _plain(given, some)
        if role is None:
            told.append((Lie(one.seat, odds.numerator), *some))
            scale[one.seat] = odds.denominator
        else:
            plains[one.seat] = Plain(role, odds.numerator, odds.denominator * faith[role])
    sums = Sums(given, doubt, plains, 64 * (most.bit_length() // 64 + 1))  # the same lanes for many questions
    for case in cases(given, told, Trust(faith, doubt, scale), most):
        add_case(sums, case)
    return Findings(given, sums.by_place(), sums.bits, sums.seated * sums.even, sums.lied)


def _plain(given: Premises, some: Sequence[Version]) -> int | None:
    """The card of somebody who says no more than to have been dealt it, where it matters to nobody else."""
    for one in some[:1]:
        if some == (Version(one.seat, one.dealt),) and one.dealt and given.number[one.dealt] not in given.located:
            return given.number[one.dealt]
    return None
