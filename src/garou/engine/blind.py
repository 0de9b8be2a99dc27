"""What a role asks before it has looked at anything, found out by letting it act on a table it cannot see."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NoReturn

from .rules import Role, RuleSet
from .table import SEATS, Table
from .values import Question, RoleName, RuleError, Seat, Setup, Slot, Unanswered


class Peeked(BaseException):
    """Role code looked at what not everybody can see. Not an Exception: no role code may swallow it."""


class BlindTable(Table):
    """Of a table only what everybody sees before the first night: who sits there, and where cards lie.

    The rest of it is not there to be looked at, and whatever is done to it leaves no trace.
    """

    __slots__ = ("_cards", "_centre", "_extra")

    def __init__(self, rules: RuleSet, setup: Setup, call: str) -> None:
        self.rules = rules
        self.call = self.topic = call
        self.seats = self.alive = SEATS[: len(setup.deal)]
        self._answers = []
        first, spare = len(setup.deal), len(setup.deal) + len(setup.centre)
        self._cards = tuple(map(Slot, range(len(setup.cards))))
        self._centre = self._cards[first:] if rules.extra_in_centre else self._cards[first:spare]
        self._extra = self._cards[spare:]

    def __getattr__(self, name: str) -> NoReturn:
        """Whatever was not laid out."""
        raise Peeked(name)

    @property
    def slots(self) -> tuple[Slot, ...]:
        return self._cards

    @property
    def centre(self) -> tuple[Slot, ...]:
        return self._centre

    @property
    def extra(self) -> tuple[Slot, ...]:
        return self._extra

    def tell(self, audience: tuple[Seat, ...], name: str, **data: Any) -> None:
        pass

    def announce(self, name: str, **data: Any) -> None:
        pass

    def swap(self, me: Seat, a: Slot, b: Slot) -> None:
        pass

    def swap_marks(self, me: Seat, a: Seat, b: Seat) -> None:
        pass

    def mark(self, me: Seat, seat: Seat, mark: str) -> None:
        pass

    def put(self, token: str, *seats: Seat) -> None:
        pass

    def take(self, token: str, *seats: Seat) -> None:
        pass

    def turn(self, me: Seat, role: RoleName) -> None:
        pass


def asked_blindly(rules: RuleSet, role: Role, setup: Setup) -> bool:
    """Does whoever acts as this role answer first what everybody could have told them they would be asked?

    By pointing at places alone: a word to tap that only one call offers would tell who is asked. What is found here
    rests on what everybody knows, as nothing else was there to be looked at.
    """
    return _asked_blindly(rules, role, (len(setup.deal), len(setup.centre), len(setup.extra)))


@lru_cache(maxsize=4096)
def _asked_blindly(rules: RuleSet, role: Role, cards: tuple[int, int, int]) -> bool:
    unseen = Setup(*((RoleName(""),) * number for number in cards))
    return all(_points(seat, _first_questions(rules, role, seat, unseen)) for seat in SEATS[: len(unseen.deal)])


def _first_questions(rules: RuleSet, role: Role, me: Seat, unseen: Setup) -> tuple[Question, ...]:
    table = BlindTable(rules, unseen, role.name)
    try:
        table.act(role, me)
    except Unanswered as waiting:
        return waiting.questions
    except (Peeked, RuleError):  # or there is nothing here that could be asked for
        pass
    return ()


def _points(me: Seat, asked: tuple[Question, ...]) -> bool:
    """Is this one question to this seat alone, answered by places?"""
    alone = [question.seats for question in asked] == [(me,)]
    return alone and not any(isinstance(part, str) for choice in asked[0].options for part in choice)
