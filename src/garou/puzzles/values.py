"""A puzzle as a value: the cards, what everybody says, who lies, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from garou.deduction.reasons import Holds, NoNight, Says, Steps
from garou.engine.rules import RuleSet
from garou.engine.values import Refusal, RoleName, Seat, Slot
from garou.homemade import rules_of
from garou.talk.claims import WAS, Claim, Said

# Who lies: whoever was dealt certain cards, some players whoever they are, some sentences whoever says them, nobody.
BY_CARD, PLAYERS, SENTENCES, NOBODY = "cards", "players", "sentences", "nobody"
LIARS = (BY_CARD, PLAYERS, SENTENCES, NOBODY)

# What is asked: who or which sentence lies, where a card lies in the morning, which one lies somewhere.
LIE, WHERE, CARD = "lie", "where", "card"
ASKS = (LIE, WHERE, CARD)

LEVELS = (1, 2, 3, 4, 5)
NO_ROLE, FIRST = RoleName(""), Slot(0)

Pick = tuple[int, ...]  # what somebody taps: seats, places or claims by their numbers, or one role by its own


class IllegalPuzzle(Refusal):
    """No puzzle that anybody could be given."""


@dataclass(frozen=True, slots=True)
class Lying:
    """Who lies: so many of them, exactly. Whoever else speaks tells the truth, perhaps not all of it."""

    who: str
    number: int = 1
    roles: tuple[RoleName, ...] = ()  # of the cards that make a liar


@dataclass(frozen=True, slots=True)
class Sought:
    """What is to be found: the liars, where this card lies in the morning, or which card lies there."""

    what: str
    role: RoleName = NO_ROLE
    place: Slot = FIRST


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A table of claims and a question."""

    game: str
    edition: str
    options: tuple[str, ...]
    cards: tuple[RoleName, ...]  # of the players and of the centre, in the order of the box
    players: tuple[str, ...]
    said: tuple[Said, ...]
    lying: Lying
    ask: Sought

    @property
    def rules(self) -> RuleSet:
        return rules_of(self.game, self.edition, self.options)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(Slot(number)) for number in range(len(self.players)))

    @property
    def roles(self) -> tuple[RoleName, ...]:
        """Each card of the game once, in the order of the box."""
        return tuple(name for name in self.rules.roles if name in self.cards)

    def by(self, seats: Sequence[int]) -> tuple[int, ...]:
        """The claims of these seats, by their numbers."""
        return tuple(number for number, one in enumerate(self.said) if one.seat in seats)

    @property
    def speakers(self) -> tuple[Seat, ...]:
        return tuple(sorted({one.seat for one in self.said}))

    def without(self, numbers: Sequence[int]) -> Puzzle:
        """The same table where these claims were not made."""
        left = tuple(one for number, one in enumerate(self.said) if number not in numbers)
        return Puzzle(self.game, self.edition, self.options, self.cards, self.players, left, self.lying, self.ask)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thought of a proof: what cannot be together, and so which answers are out.

    Steps count claims by their numbers in the puzzle; what is supposed of the liars who are tried comes after them.
    """

    steps: Steps
    supposed: Pick = ()  # the liars who are tried here; () where nobody needs to be

    @property
    def numbers(self) -> tuple[int, ...]:
        """The claims it compares."""
        return tuple(dict.fromkeys(step.number for step in self.steps if isinstance(step, Says)))


@dataclass(frozen=True, slots=True)
class Against:
    """What speaks against a wrong answer: these claims, and what it would mean itself."""

    numbers: tuple[int, ...]
    supposed: bool = False


@dataclass(frozen=True, slots=True)
class Proof:
    """Why there is one answer: thoughts that leave no other liar, then steps to the card that is asked for."""

    findings: tuple[Finding, ...] = ()
    ending: Steps = ()

    @property
    def steps(self) -> Steps:
        return (*(step for one in self.findings for step in one.steps), *self.ending)

    @property
    def shown(self) -> bool:
        """Is every step one that a person can follow?"""
        return NoNight() not in self.steps


@dataclass(frozen=True, slots=True)
class Solved:
    """A puzzle with its one answer, why it is the one, and how hard that is to see."""

    puzzle: Puzzle
    answer: Pick
    liars: Pick  # who lies: the answer, where that is what was asked
    proof: Proof
    against: dict[Pick, Against] = field(default_factory=dict)  # by wrong answer

    @property
    def length(self) -> int:
        """Steps that have to be followed; a card that nobody has named must be thought of, which is worth several."""
        silent = {*self.puzzle.seats} - {*self.puzzle.speakers}
        unsaid = [step for step in self.proof.ending if isinstance(step, Holds) and not step.morning]
        return len(self.proof.steps) + sum(UNNAMED for step in unsaid if step.place in silent)

    @property
    def level(self) -> int:
        return level_of(self.length)


UNNAMED = 4  # steps more
BOUNDS = (8, 10, 13, 18)  # the longest proof of each level but the last


def level_of(length: int) -> int:
    return 1 + sum(length > most for most in BOUNDS)


def was_dealt(seat: int, role: RoleName) -> Said:
    """The same as a claim: what is supposed of a seat."""
    return Said(Seat(Slot(seat)), Claim(WAS, roles=(role,)))
