"""What to think when people lie: the exact posterior under a stated model.

Each speaker, by what their card is (a copier: what she became), tells the truth with some chance; then everything
said is true. Otherwise the story is drawn from a distribution of stories, whatever happened in the night. So a story
weighs `honest` if it is true, plus `1 - honest` times the odds of inventing just this one.

Who tells the truth may tell all of it, or be brief and name the card alone: a model says how often. Then the card alone
is likelier where there was nothing else to tell.

Every group of those who tell of the night is tried as those who told the truth; the others' seats weigh their cards by
doubt. Who has only named a card that matters to nobody else is not tried: its seat weighs its cards, and that is all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import factorial, lcm, prod
from typing import NamedTuple

from garou.engine.values import RoleName
from garou.talk.claims import WAS

from .cases import Lie, Trust
from .deals import Plain
from .evidence import Believed, Witnessed, of_the_night
from .findings import Findings
from .gathering import Sums, even
from .holders import cases
from .parts import FEW, bits_for, parts_of, summed_up
from .premises import Premises
from .spreading import add_case
from .versions import Version, is_idle


@dataclass(frozen=True, slots=True)
class LyingModel:
    """Who tells the truth how often, and what liars tell; by its name an answer can say what it rests on."""

    name: str
    honest: Mapping[RoleName, Fraction]  # by what one is: the chance of telling the truth
    odds: Callable[[Believed], Fraction]  # of a liar to tell just this
    brief: Fraction | None = None  # how many who tell the truth name the card alone, one in so many; None: all and any


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
    spoken = [_spoken(given, one, model) for one in heard]
    if given.players <= FEW:
        weights = prod([max(one.lie, one.truth) * one.told.idle for one in spoken])
        few = parts_of(given, faith, parts, bits_for(given, parts, weights))
        return summed_up(few, own, [one.told for one in spoken], [(one.lie, one.truth) for one in spoken])
    told: list[Sequence[Version | Lie]] = [given.versions(own)] if own else []
    bound, scale, plains = (
        given.most * even(given.players) * factorial(given.players),
        dict[int, int](),
        dict[int, Plain](),
    )
    for one, lie, truth in spoken:
        some = given.versions(one, by_card=True)
        bound *= parts * max(lie, truth) * one.idle
        role = _plain(given, some)
        if role is None:
            told.append((Lie(one.seat, lie), *some))
            scale[one.seat] = truth
        else:
            plains[one.seat] = Plain(role, lie, truth * faith[role])
    sums = Sums(given, doubt, plains, 30 * (bound.bit_length() // 30 + 1))  # as Python cuts its numbers
    for case in cases(given, told, Trust(faith, doubt, scale), most):
        add_case(sums, case)
    return Findings(given, sums.by_place(), sums.bits, sums.seated * sums.even, sums.lied)


class HeardStory(NamedTuple):
    """What somebody has said, and in the same parts what it weighs as a lie and as the truth."""

    told: Believed
    lie: int
    truth: int


def _spoken(given: Premises, one: Believed, model: LyingModel) -> HeardStory:
    odds, (told, truth) = Fraction(model.odds(one)), _as_truth(given, one, model.brief)
    whole = lcm(odds.denominator, truth.denominator)
    return HeardStory(told, int(odds * whole), int(truth * whole))


def _as_truth(given: Premises, one: Believed, brief: Fraction | None) -> tuple[Believed, Fraction]:
    """How likely somebody honest tells just so much; where it hangs on what was done, its versions know."""
    if brief is None:
        return one, Fraction(1)
    card = next((claim.roles[0] for claim in one.claims if claim.kind == WAS), None)
    if of_the_night(one.claims):
        return one, 1 - brief
    times = given.calls.times
    if card is None or card not in times or given.calls.is_group(card) or given.number[card] == given.copier:
        return one, Fraction(1)
    ways = given.calls.alone(card, one.seat)
    idle = Fraction(sum([way.weight for way in ways if is_idle(way)]), sum([way.weight for way in ways]))
    if not idle or given.number[card] not in given.located:
        return one, brief + (1 - brief) * idle
    return replace(one, idle=int(1 / brief)), brief


def _plain(given: Premises, some: Sequence[Version]) -> int | None:
    """The card of somebody who says no more than to have been dealt it, where it matters to nobody else."""
    for one in some[:1]:
        if some == (Version(one.seat, one.dealt),) and one.dealt and given.number[one.dealt] not in given.located:
            return given.number[one.dealt]
    return None
