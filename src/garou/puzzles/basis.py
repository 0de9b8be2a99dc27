"""What puzzles ask of the deduction: of cards that move, or of marks beside them. Exact, whatever the claims."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Protocol

from garou.deduction.backwards import Memory
from garou.deduction.certainty import certainty, new_memory
from garou.deduction.contradictions import contradiction, smallest
from garou.deduction.dusk import Worlds, count
from garou.deduction.evidence import believing
from garou.deduction.findings import Findings, possible, solve
from garou.deduction.marked import layers, mark_rules
from garou.deduction.markedwhy import MarkedTalk
from garou.deduction.markedwhy import why_not as why_not_marked
from garou.deduction.markrules import MarkedTable
from garou.deduction.premises import Premises
from garou.deduction.reasoning import why, why_not
from garou.deduction.reasons import Steps
from garou.deduction.unsolved import Overlong, countable
from garou.engine.rules import RuleSet
from garou.engine.values import RoleName, Slot
from garou.games.cast import Cast
from garou.talk.claims import WAS, Common, Said

from .values import IllegalPuzzle

Faces = dict[Slot, frozenset[RoleName]]


class Basis(Protocol):
    """A table as everybody knows it, kept for the next question about the same cards."""

    names: tuple[RoleName, ...]  # all that a card can count as

    def possible(self, said: Sequence[Said]) -> bool: ...
    def solved(self, said: Sequence[Said]) -> Findings | Worlds: ...
    def contradiction(self, said: Sequence[Said]) -> tuple[int, ...] | None: ...
    def conflicting(self, said: Sequence[Said], numbers: Iterable[int]) -> bool: ...
    def why_not(self, said: Sequence[Said], wrong: Sequence[int]) -> Steps: ...
    def why(self, said: Sequence[Said], place: Slot, role: RoleName) -> Steps: ...
    def dealt(self, said: Sequence[Said]) -> Faces: ...
    def lies(self, said: Sequence[Said]) -> Faces: ...


class CardsBasis:
    """Where cards alone move."""

    def __init__(self, rules: RuleSet, cards: tuple[RoleName, ...], players: int) -> None:
        self.premises = Premises(rules, cards, players)
        self.names = self.premises.names
        self._possible, self._sure = Memory([1]), new_memory(self.premises)

    def possible(self, said: Sequence[Said]) -> bool:
        return possible(self.premises, believing(None, said))

    def solved(self, said: Sequence[Said]) -> Findings:
        return solve(self.premises, believing(None, said))

    def contradiction(self, said: Sequence[Said]) -> tuple[int, ...] | None:
        return contradiction(self.premises, None, said)

    def conflicting(self, said: Sequence[Said], numbers: Iterable[int]) -> bool:
        """Can these claims not all be true?"""
        return not possible(self.premises, believing(None, [said[n] for n in sorted(numbers)]), self._possible)

    def why_not(self, said: Sequence[Said], wrong: Sequence[int]) -> Steps:
        return why_not(self.premises, None, said, wrong)

    def why(self, said: Sequence[Said], place: Slot, role: RoleName) -> Steps:
        return why(self.premises, None, said, place, role)

    def dealt(self, said: Sequence[Said]) -> Faces:
        return dict(certainty(self.premises, believing(None, said)).dealt)

    def lies(self, said: Sequence[Said]) -> Faces:
        return dict(certainty(self.premises, believing(None, said), self._sure).lies)


class MarksBasis:
    """Where marks move beside them: refused where a question takes too long to be counted."""

    def __init__(self, rules: RuleSet, cards: tuple[RoleName, ...], players: int) -> None:
        self.common = Common(rules, Cast(cards), players)
        self.layers = layers(self.common)
        self.names = self.layers.names
        self._fitting, self._wrong = list[frozenset[Said]](), list[frozenset[Said]]()
        self._weights: dict[frozenset[Said], Fraction] = {}

    def possible(self, said: Sequence[Said]) -> bool:
        some = frozenset(said)
        if any(some <= known for known in self._fitting):
            return True
        if any(known <= some for known in self._wrong):
            return False
        found = self.solved(said).possible
        (self._fitting if found else self._wrong).append(some)
        return found

    def solved(self, said: Sequence[Said]) -> Worlds:
        try:
            found = count(self.layers, believing(None, sorted(said, key=_in_order)))
            found.possible  # noqa: B018  # counted here, where it can be said that it takes too long
        except Overlong:
            raise IllegalPuzzle("puzzle-too-long") from None
        return found

    def contradiction(self, said: Sequence[Said]) -> tuple[int, ...] | None:
        every = frozenset(range(len(said)))
        if self.possible(said):
            return None
        return smallest(every, lambda some: not self.conflicting(said, some))

    def conflicting(self, said: Sequence[Said], numbers: Iterable[int]) -> bool:
        """What takes too long hardly says anything; what fits is grown, so that no part of it is looked at again."""
        some = [said[number] for number in numbers]
        try:
            if not self.possible(some):
                return True
            self._grow(some, said)
        except IllegalPuzzle:
            return False
        return False

    def _grow(self, some: list[Said], said: Sequence[Said]) -> None:
        for one in said:
            if one not in some and self.possible([*some, one]):
                some = [*some, one]

    def why_not(self, said: Sequence[Said], wrong: Sequence[int]) -> Steps:
        return why_not_marked(MarkedTalk(MarkedTable(self.layers), said, mark_rules(self.common)), wrong)

    def why(self, said: Sequence[Said], place: Slot, role: RoleName) -> Steps:
        """Why a card is certain is not told where marks move."""
        return ()

    def dealt(self, said: Sequence[Said]) -> Faces:
        return {one.seat: frozenset(one.claim.roles) for one in said if one.claim.kind == WAS}

    def lies(self, said: Sequence[Said]) -> Faces:
        found = self.solved(said)
        return {place: frozenset(found.chances(place)) for place in self.common.places}


def _in_order(one: Said) -> tuple[int, str]:
    return one.seat, repr(one.claim)


@lru_cache(maxsize=64)
def basis(rules: RuleSet, cards: tuple[RoleName, ...], players: int) -> Basis:
    return CardsBasis(rules, cards, players) if countable(rules) else MarksBasis(rules, cards, players)
