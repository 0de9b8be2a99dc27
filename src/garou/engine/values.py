"""The nouns: plain frozen values that can be compared, printed and stored.

Those that every game makes by the dozen are named tuples: as frozen as dataclasses and twice as quick to make.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, NewType

Slot = NewType("Slot", int)  # a place where a card lies
Seat = NewType("Seat", Slot)  # a slot with a player behind it: every seat is a slot
RoleName = NewType("RoleName", str)
Team = NewType("Team", str)

CHANCE = Seat(Slot(-1))  # the seat that answers questions of luck
PUBLIC = Seat(Slot(-2))  # the audience of what the whole room hears, bystanders included

Choice = tuple[Slot | str, ...]  # places and words, exactly as a record writes them
DECLINED: Choice = ()


class RuleError(Exception):
    """Our own code broke the rules of the engine: a bug, never a player's mistake."""


class Refusal(ValueError):
    """Something from outside cannot be taken: a reason and its details, put into words elsewhere."""

    def __init__(self, reason: str, **details: object) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details


class IllegalAnswer(Refusal):
    """A player's answer was not among the options offered to that player."""


class IllegalSetup(Refusal):
    """These cards cannot be dealt in this game."""


class Question(NamedTuple):
    """What must be decided now. `options` is the whole truth about what is legal."""

    seats: tuple[Seat, ...]  # the first legal answer of any of them closes it
    call: str  # under which a record keeps the answer
    topic: str  # which words ask it: a copied seer is called as a doppelgänger, and asked as a seer
    options: tuple[Choice, ...]
    ballot: bool = False  # put to everybody: () is written down, never assumed

    @property
    def may_decline(self) -> bool:
        return DECLINED in self.options

    def admits(self, choice: Choice) -> bool:
        """Two players, two places, several moments: any order is legal and means the same."""
        return choice in self.options or _unordered(choice) in map(_unordered, self.options)


def _unordered(choice: Choice) -> tuple[tuple[type, ...], frozenset[Slot | str]]:
    return tuple(map(type, choice)), frozenset(choice)


class Answer(NamedTuple):
    """The only input of the engine, and the only thing a log has to keep."""

    seat: Seat
    call: str
    choice: Choice
    luck: bool = False  # nobody gave it: the time ran out, or only what came of it was seen


class Fact(NamedTuple):
    """Something that became known, and to whom. There is no default audience.

    In `data` an int is always a slot and a string always a word, so that any outlet can name them.
    """

    audience: frozenset[Seat]
    name: str
    data: tuple[tuple[str, Any], ...]

    def of(self, field: str) -> Any:
        return dict(self.data)[field]


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game began. Together with the answers it is the complete record of that game."""

    deal: tuple[RoleName, ...]  # by seat
    centre: tuple[RoleName, ...] = ()
    extra: tuple[RoleName, ...] = ()  # the alpha wolf's card, the thief's two

    @property
    def cards(self) -> tuple[RoleName, ...]:
        """By slot: the seats, the centre, what is extra."""
        return self.deal + self.centre + self.extra


@dataclass(frozen=True, slots=True)
class Position:
    """Everything that lies on the table between two steps.

    A card is named by the slot it was dealt to, for good: "the card dealt to Ada" is found wherever it
    lies, and what it came to count as travels with it.
    """

    setup: Setup
    lies: tuple[Slot, ...]  # by slot: the card that lies there now
    counts: tuple[RoleName, ...]  # by card: what it counts as; its print is setup.cards
    wakes_as: tuple[RoleName, ...]  # by seat: whom it wakes as, whatever card it holds now
    marks: tuple[str, ...]  # by seat, always one; "" in a game without marks
    tokens: frozenset[tuple[Seat, str]] = frozenset()  # captain, lover, potions, artifacts, who sleeps
    dead: frozenset[Seat] = frozenset()

    def printed(self, slot: Slot) -> RoleName:
        """The printed face of the card that lies there."""
        return self.setup.cards[self.lies[slot]]


class Reason(NamedTuple):
    """Why a team, or some of its players, won or lost: which rule said so, and whom it speaks of."""

    team: Team
    won: bool
    rule: str
    players: tuple[Seat, ...] = ()
    own: bool = False  # it judges the players it names, and not all of their team


class Toll(NamedTuple):
    """Why nobody died of a step, or who else did: which rule said so, whom it speaks of, and by whose doing.

    Nobody is told before the end: it may rest on cards that are still face down.
    """

    rule: str
    players: tuple[Seat, ...] = ()
    by: tuple[Seat, ...] = ()
    role: RoleName | None = None  # by which role, where it was one
    votes: int = 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, for which team, what everybody turned out to be, and why."""

    winners: tuple[Seat, ...]
    teams: tuple[Team, ...]
    final: tuple[RoleName, ...]  # by seat
    why: tuple[Reason, ...] = ()


class Unanswered(BaseException):
    """The step cannot go on before these questions are answered.

    Not an Exception: no `except Exception` in role code may swallow it.
    """

    def __init__(self, questions: tuple[Question, ...]) -> None:
        self.questions = questions
