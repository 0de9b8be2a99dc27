"""The answer to one question, by the deduction: pure, and as long as it takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

from garou.deduction.concluding import conclude, reason
from garou.deduction.conclusions import HASTY, WORLDS, Chance, Conclusions, Problem
from garou.deduction.evidence import Witnessed
from garou.deduction.reasons import Holds, Steps
from garou.engine.values import Refusal, Slot
from garou.games.teams import monsters_among

from .questions import AfterClaims, Conclusion, Query

NOTHING = frozenset[str]()  # besides the chances of cards


def answered(asked: Query) -> Conclusion:
    if asked.course:
        return _followed(asked)
    problem, found = _concluded(asked.problem)
    of = conclude(Problem(problem.common, parts=frozenset((WORLDS,)), budget=asked.budget)).worlds
    if not found.possible:
        return Conclusion(found, of, why=found.wrong.why if found.wrong else ())
    explained, steps = _explained(asked, problem, found)
    return Conclusion(found, of, explained=explained, why=steps)


def _concluded(problem: Problem) -> tuple[Problem, Conclusions]:
    """A night that is not over yet is taken as far as it went."""
    found = conclude(problem)
    if not found.cut_short or problem.own is None:
        return problem, found
    half = replace(problem, own=Witnessed(problem.own.seat, problem.own.told, over=False))
    return half, conclude(half)


def refusal_of(error: Refusal) -> Conclusion:
    """Where this cannot be counted, that is the answer."""
    return Conclusion(refused=(error.reason, tuple(error.details.items())))


# --- Claim by claim ---------------------------------------------------------------------------------


def _followed(asked: Query) -> Conclusion:
    """After each claim how likely each seat was a monster; to the end, or until not all of it can be true."""
    course = tuple(_course(asked))
    last = replace(asked, said=asked.said[: _told_by(course)], course=False)
    whole = len(course) > len(asked.said)
    found = answered(last)
    return replace(found, course=course, found=found.found if whole else replace(found.found, possible=False))


def _course(asked: Query) -> Iterator[AfterClaims]:
    monsters = monsters_among(asked.rules, asked.common.roles)
    for count in range(len(asked.said) + 1):
        some = replace(asked, said=asked.said[:count], budget=HASTY).problem
        found = conclude(replace(some, parts=NOTHING))
        if found.possible is False:
            break
        rough = Conclusion(found).rough
        chances = () if rough else tuple(_among(found, seat, monsters) for seat in range(asked.players))
        yield AfterClaims(chances, found.exact, 0.0 if rough else found.error)


def _among(found: Conclusions, place: int, roles: Sequence[str]) -> Chance:
    return sum((chance for role, chance in found.chances[place].items() if role in roles), Fraction(0))


def _told_by(course: Sequence[AfterClaims]) -> int:
    """After how many claims a monster was first certain; all of them where none ever was."""
    return next((count for count, moment in enumerate(course) if moment.telling), max(0, len(course) - 1))


# --- Why --------------------------------------------------------------------------------------------


def _explained(asked: Query, problem: Problem, found: Conclusions) -> tuple[Holds | None, Steps]:
    """What was asked for; else the surest thing there is to say of somebody else."""
    if asked.wanted is not None:
        return None, reason(problem, *asked.wanted)
    last = _telling(asked.about, asked, found) if asked.about is not None else _most_telling(asked, found)
    steps = reason(problem, last.place, last.role) if last else ()
    return (last if steps or asked.about is not None else None), steps


def _telling(place: Slot, asked: Query, found: Conclusions) -> Holds | None:
    """Which card it is; else which monster it is not. What was only drawn by luck is certain of nothing."""
    chances = found.chances[place]
    if not found.exact:
        return None
    if len(chances) == 1:
        return Holds(place, min(chances), morning=True)
    never = [name for name in monsters_among(asked.rules, asked.common.roles) if name not in chances]
    return Holds(place, never[0], morning=True, sure=False) if never else None


def _most_telling(asked: Query, found: Conclusions) -> Holds | None:
    """A monster before anybody else, and somebody who is sure before somebody who is not."""
    others = (Slot(place) for place in range(asked.players) if place != asked.seat)
    told = [last for place in others if (last := _telling(place, asked, found))]
    monsters = monsters_among(asked.rules, asked.common.roles)
    return min(told, key=lambda last: (not last.sure, last.role not in monsters), default=None)
