"""The answer to one question, by the deduction: pure, and as long as it takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from garou.deduction.contradictions import contradiction, frees_most
from garou.deduction.evidence import Evidence, Witnessed, believing
from garou.deduction.findings import Findings, solve
from garou.deduction.premises import Premises
from garou.deduction.reasoning import why, why_not
from garou.deduction.reasons import Holds, Steps
from garou.deduction.scribe import one_each, uniform
from garou.engine.values import Refusal, RoleName, Slot
from garou.games.teams import monsters_among

from .questions import Chances, Conclusion, Query


class Prepared:
    """One table, made ready for many questions."""

    def __init__(self, first: Query) -> None:
        cards = first.rules, first.cards, first.players
        self.given, self.histories = Premises(*cards, uniform), Premises(*cards, one_each)
        self.of = int(solve(self.histories, ()).weight)
        self.monsters = frozenset(monsters_among(first.rules, self.given.names))


def answered(asked: Query, ready: Prepared) -> Conclusion:
    if asked.course:
        return _followed(asked, ready)
    own = _own(asked, ready.given)
    wrong = contradiction(ready.given, own, asked.said)
    if wrong is not None:
        frees = frees_most(ready.given, own, asked.said, wrong)
        steps = why_not(ready.given, own, asked.said, wrong)
        return Conclusion(possible=False, of=ready.of, contradiction=wrong, frees=frees, why=steps)
    evidence = believing(own, asked.said)
    findings = solve(ready.given, evidence)
    explained, steps = _explained(asked, ready, own, findings)
    return Conclusion(
        worlds=_histories(ready, evidence),
        of=ready.of,
        chances=tuple(_chances(findings, place) for place in range(len(asked.cards))),
        explained=explained,
        why=steps,
    )


def _followed(asked: Query, ready: Prepared) -> Conclusion:
    """After each claim how likely each seat was a monster; to the end, or until not all of it can be true."""
    own, course = _own(asked, ready.given), list[tuple[Fraction, ...]]()
    for count in range(len(asked.said) + 1):
        findings = solve(ready.given, believing(own, asked.said[:count]))
        if not findings.possible:
            break
        course.append(tuple(_monster(findings, place, ready) for place in range(asked.players)))
    last = replace(asked, said=asked.said[: _told_by(course)], course=False)
    return replace(answered(last, ready), course=tuple(course), possible=len(course) > len(asked.said))


def _monster(findings: Findings, place: int, ready: Prepared) -> Fraction:
    chances = findings.chances(place).items()
    return sum((chance for role, chance in chances if role in ready.monsters), Fraction(0))


def _told_by(course: Sequence[Sequence[Fraction]]) -> int:
    """After how many claims a monster was first certain; all of them where none ever was."""
    return next((count for count, chances in enumerate(course) if 1 in chances), len(course) - 1)


def refusal_of(error: Refusal) -> Conclusion:
    """Where this cannot be counted, that is the answer."""
    return Conclusion(refused=(error.reason, tuple(error.details.items())))


def _own(asked: Query, given: Premises) -> Witnessed | None:
    """A night that is not over yet is taken as far as it went."""
    if asked.seat is None:
        return None
    own = Witnessed(asked.seat, asked.told)
    return Witnessed(asked.seat, asked.told, over=False) if given.cut_short(own) else own


def _histories(ready: Prepared, evidence: tuple[Evidence, ...]) -> int:
    return int(solve(ready.histories, evidence).weight)


def _chances(findings: Findings, place: int) -> Chances:
    found = findings.chances(place).items()
    return tuple(sorted(found, key=lambda one: (-one[1], one[0])))


# --- Why --------------------------------------------------------------------------------------------


def _explained(asked: Query, ready: Prepared, own: Witnessed | None, findings: Findings) -> tuple[Holds | None, Steps]:
    """What was asked for; else the surest thing there is to say of somebody else."""
    last = _telling(asked.about, ready, findings) if asked.about is not None else _most_telling(asked, ready, findings)
    if last is None:
        return None, ()
    return last, why(ready.given, own, asked.said, last.place, last.role)


def _telling(place: Slot, ready: Prepared, findings: Findings) -> Holds | None:
    """Which card it is; else which monster it is not."""
    chances = findings.chances(place)
    if len(chances) == 1:
        return Holds(place, min(chances), morning=True)
    never: list[RoleName] = [name for name in ready.given.cast if name in ready.monsters and name not in chances]
    return Holds(place, never[0], morning=True, sure=False) if never else None


def _most_telling(asked: Query, ready: Prepared, findings: Findings) -> Holds | None:
    """A monster before anybody else, and somebody who is sure before somebody who is not."""
    others = (Slot(place) for place in range(asked.players) if place != asked.seat)
    found = [last for place in others if (last := _telling(place, ready, findings))]
    return min(found, key=lambda last: (not last.sure, last.role not in ready.monsters), default=None)
