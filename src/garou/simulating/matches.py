"""What is played over and over, and what came of one game of it: values that travel between processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from garou.dealing import cast_of, deal
from garou.engine.rules import RuleSet
from garou.engine.values import Outcome, RuleError, Seat, Setup, Slot
from garou.games.cast import Cast, Scenario
from garou.homemade import rules_of
from garou.talk.claims import Common, Said

from .company import Company

if TYPE_CHECKING:  # whoever plays waits for the minds, and nobody else
    from garou.minds.mind import TalkingMind

    from .evening import Ballot, Evening

Play: TypeAlias = "Callable[[Common, Setup, Sequence[TalkingMind], Random], Evening]"


@dataclass(frozen=True, slots=True)
class Match:
    """A table at which games are played: its rules, its cards, whose minds sit there, and the luck."""

    game: str
    edition: str
    players: int
    cards: Cast | Scenario  # a scenario may draw other cards for each game
    options: tuple[str, ...] = ()
    company: Company = field(default_factory=Company)
    seed: int = 0
    wild: bool = False  # where cards are drawn, there may be nobody to look for

    @property
    def rules(self) -> RuleSet:
        return rules_of(self.game, self.edition, self.options)

    def laid(self, number: int) -> tuple[Common, Setup]:
        """The cards of one game. Whoever plays, the same seed and number deal the same."""
        luck = Random(f"{self.seed} {number} deal")
        cards = self.cards
        cast = cards if isinstance(cards, Cast) else cast_of(cards, self.players, luck, wild=self.wild)
        return Common(self.rules, cast, self.players), deal(self.rules, cast, self.players, luck)


@dataclass(frozen=True, slots=True)
class Bout:
    """One game that was played to its end."""

    number: int
    setup: Setup
    minds: tuple[str, ...]  # by seat
    outcome: Outcome
    dead: frozenset[Seat]
    ballots: tuple[Ballot, ...]  # of the votes that people die of
    said: tuple[Said, ...]
    days: int
    nights: int

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(Slot(number)) for number in range(len(self.setup.deal)))


def evening_of(match: Match, number: int, play: Play | None = None) -> Evening:
    """Play one of its games; the table as it lies at the end."""
    from .evening import played  # noqa: PLC0415  # as above
    from .seating import known  # noqa: PLC0415  # the same

    common, setup = match.laid(number)
    minds = match.company.named(common.rules, setup.deal)
    return (play or played)(common, setup, [known(name) for name in minds], Random(f"{match.seed} {number} play"))


def result(match: Match, number: int, play: Play | None = None) -> Bout:
    """What came of one of its games."""
    return bout(match, number, evening_of(match, number, play))


def bout(match: Match, number: int, evening: Evening) -> Bout:
    if evening.outcome is None:
        raise RuleError("a game that was played to its end has an outcome")
    setup, minds = evening.setup, tuple(mind.name for mind in evening.minds)
    dead, ballots, lasted = frozenset(evening.dead), tuple(evening.ballots), (evening.day, evening.nights)
    return Bout(number, setup, minds, evening.outcome, dead, ballots, evening.said, *lasted)


def results(match: Match, numbers: Iterable[int]) -> Iterator[Bout]:
    """One game after the other, here and now."""
    return (result(match, number) for number in numbers)
