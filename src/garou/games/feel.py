"""What a deck will feel like, from its cards alone. A hint for the table, never a refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from garou.engine.hints import Feel
from garou.engine.rules import Role, RuleSet
from garou.engine.values import Team

from .cast import Cast

LOW, MIDDLE, HIGH = DEGREES = ("low", "middle", "high")
HUNTED = (Team("werewolf"), Team("vampire"))
TEAMS = (Team("village"), *HUNTED)


@dataclass(frozen=True, slots=True)
class Trait:
    """Put into words under `feel-<aspect>`; one with a degree says how much of it there is."""

    aspect: str
    degree: str = ""
    count: int = 0
    cards: int = 0
    kind: str = ""

    @property
    def notches(self) -> int:
        """How many of three are filled."""
        return DEGREES.index(self.degree) + 1 if self.degree else 0


@dataclass(frozen=True)
class Deck:
    """The cards as roles, one for each copy."""

    rules: RuleSet
    cast: Cast

    @property
    def roles(self) -> tuple[Role, ...]:
        return tuple(self.rules.roles[name] for name in (*self.cast.cards, *self.cast.beside))

    def count(self, fits: Callable[[Role], bool]) -> int:
        return sum(map(fits, self.roles))

    def has(self, feel: Feel) -> bool:
        return any(feel in role.feels for role in self.roles)


def graded(value: float, middle: float, high: float) -> str:
    return HIGH if value >= high else MIDDLE if value >= middle else LOW


def hunted(role: Role) -> bool:
    return any(map(role.is_a, HUNTED))


# --- Aspects every deck has, more or less --------------------------------------------------------


def ease(deck: Deck) -> Iterator[Trait]:
    """By the stars of its roles, each once; marks are one more thing to learn."""
    roles = {role.name: role for role in deck.roles}.values()
    effort = sum(role.stars - 1 for role in roles) + 2 * any(role.marks for role in roles)
    yield Trait("ease", graded(effort, 2, 5))


def quarry(deck: Deck) -> Iterator[Trait]:
    """How many there are to hunt."""
    count, cards = deck.count(hunted), len(deck.roles)
    both = any(role.is_a(HUNTED[1]) for role in deck.roles)
    yield Trait("hunted", graded(count / cards, 0.2, 0.36), count, cards, "monsters" if both else "wolves")


def news(deck: Deck) -> Iterator[Trait]:
    count = deck.count(lambda role: Feel.NEWS in role.feels)
    yield Trait("news", graded(count / len(deck.roles), 0.18, 0.36), count)


def movement(deck: Deck) -> Iterator[Trait]:
    """Only in a game whose cards can move at all."""
    if any(role.mover for role in deck.rules.roles.values()):
        count = deck.count(lambda role: role.mover or Feel.MOVEMENT in role.feels)
        yield Trait("movement", graded(count, 1, 3), count)


def deceit(deck: Deck) -> Iterator[Trait]:
    """Who has reason to lie: everybody who does not simply win with the village."""
    count = deck.count(lambda role: role.team != TEAMS[0])
    yield Trait("deceit", graded(count / len(deck.roles), 0.25, 0.4), count)


def length(deck: Deck) -> Iterator[Trait]:
    """By nights where there are several, else by the calls of the one."""
    rules, names = deck.rules, frozenset(role.name for role in deck.roles)
    if rules.round:
        aside = max(role.brings for role in deck.roles)
        nights = (len(deck.cast.cards) - aside) // 2  # one dies by night and one by day
        yield Trait("nights", graded(nights, 4, 7), nights)
    else:
        calls = sum(not names.isdisjoint(step.heard) for step in rules.opening)
        yield Trait("calls", graded(calls, 5, 9), calls)


# --- What some decks bring along -----------------------------------------------------------------


def three_teams(deck: Deck) -> Iterator[Trait]:
    if all(any(role.is_a(team) for role in deck.roles) for team in HUNTED):
        yield Trait("three")


def turning(deck: Deck) -> Iterator[Trait]:
    if deck.has(Feel.TURNING):
        yield Trait("turning")


def chains(deck: Deck) -> Iterator[Trait]:
    if deck.has(Feel.CHAINS) or any(role.dies for role in deck.roles):
        yield Trait("chains")


def alone(deck: Deck) -> Iterator[Trait]:
    if any(role.team not in TEAMS for role in deck.roles):
        yield Trait("alone")


ASPECTS = (ease, quarry, news, movement, deceit, length, three_teams, turning, chains, alone)


def feel(rules: RuleSet, cast: Cast) -> tuple[Trait, ...]:
    """What these cards promise, in the order a table asks for it; nothing of no cards."""
    deck = Deck(rules, cast)
    return tuple(trait for aspect in ASPECTS for trait in aspect(deck)) if deck.roles else ()
