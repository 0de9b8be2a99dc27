"""Every way a game can go at a small table: luck deals, then one after the other decides, and sees what a seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from math import factorial, prod
from typing import Any

from garou.dealing import laid_out
from garou.engine.game import Game, check_setup, reply, start
from garou.engine.values import CHANCE, DECLINED, Answer, Choice, IllegalSetup, Question, RuleError, Seat, Setup, Slot
from garou.engine.view import View, view
from garou.games.cast import Cards
from garou.turnwise.numbering import Numbering
from garou.turnwise.refusing import refusing
from garou.turnwise.tables import Playable, playable
from garou.turnwise.turns import endless

MOST_DEALS = 50_000  # that differ: eight cards, no two alike, can be dealt in 40,320 ways

History = Game | None  # before the deal there is no game yet
WON, LOST = 1.0, -1.0


class Histories:
    """One table. `must` names the calls in which nobody declines, where there is anything else to answer."""

    def __init__(self, table: Playable, must: Iterable[str] = ()) -> None:
        self.table, self.must, self.rules = table, frozenset(must), table.rules
        self.players = table.players
        _check_calls(table, self.must)
        if len(table.casts) > 1:
            raise IllegalSetup("cards-are-drawn")

    @cached_property
    def deals(self) -> tuple[Setup, ...]:
        """Every deal that differs from the others. Each is as likely as any other."""
        [cast] = self.table.casts
        ways = factorial(len(cast.cards)) // prod(map(factorial, Counter(cast.cards).values()))
        if ways > MOST_DEALS:
            raise IllegalSetup("too-many-deals", count=ways, most=MOST_DEALS)
        orders = _orders(tuple(name for name in self.rules.roles if name in cast.cards), Counter(cast.cards))
        laid = (laid_out(self.rules, order, cast.beside, self.players) for order in orders)
        return tuple(setup for setup in laid if self._legal(setup))

    @cached_property
    def _dealt(self) -> dict[int, Setup | Choice]:
        return dict[int, Setup | Choice](enumerate(self.deals))

    @cached_property
    def numbering(self) -> Numbering:
        return Numbering(self.table, talk=False)

    def _legal(self, setup: Setup) -> bool:
        try:
            check_setup(self.rules, setup)
        except IllegalSetup:
            return False
        return True

    def turn(self, now: History) -> Seat | None:
        """Who decides: luck, or a seat. Of several who are asked at once the first; nobody at the end."""
        if now is None:
            return CHANCE
        return None if not now.open or endless(now) else now.open[0].seats[0]

    def moves(self, now: History) -> dict[int, Setup | Choice]:
        """What can happen, by number: a number of a seat's choice means the same in all of the game."""
        if now is None:
            return self._dealt
        asked = now.open[0]
        if asked.seats == (CHANCE,):
            return dict[int, Setup | Choice](enumerate(asked.options))
        return {number: choice for number, choice in self._numbered(asked) if self._open(asked, choice)}

    def _numbered(self, asked: Question) -> list[tuple[int, Choice]]:
        return sorted(self.numbering.numbered(asked).items())

    def _open(self, asked: Question, choice: Choice) -> bool:
        return choice != DECLINED or asked.call not in self.must or asked.options == (DECLINED,)

    def after(self, now: History, made: Setup | Choice) -> Game:
        """The history after one of these moves."""
        if isinstance(made, Setup):
            return start(self.rules, made)
        if now is None:
            raise RuleError("before anything else luck deals")
        return reply(now, Answer(now.open[0].seats[0], now.open[0].call, made))

    def returns(self, now: History) -> list[float]:
        """By seat, at the end: won or lost. In a game that was cut off, and before the end, nought."""
        outcome = now.outcome if now is not None else None
        if outcome is None:
            return [0.0] * self.players
        return [WON if seat in outcome.winners else LOST for seat in range(self.players)]

    def known(self, now: History, seat: Seat) -> str:
        """What this seat goes by, written down."""
        if now is None:
            return f"{seat}:"
        return information(view(now, seat), [answer for answer in now.log if answer.seat == seat])


def histories(game: str = "one-night", *, must: Iterable[str] = (), **cards: Any) -> Histories:
    """The table as `garou.turnwise.tables.playable` takes it: `cards="2 werewolf, seer, robber, 2 villager"`."""
    with refusing():
        found = Histories(playable(game, **cards), must)
        _ = found.deals  # too many are refused now
        return found


def information(seen: View, given: Iterable[Answer]) -> str:
    """A seat, its facts, what it answered and what it is asked: made of its view and of its own answers alone."""
    facts = (f"{fact.name} {_plain([value for _, value in fact.data])}".rstrip() for fact in seen.facts)
    answers = (f"{answer.call} {_plain([answer.choice])}".rstrip() for answer in given)
    return f"{seen.seat}: {'; '.join(facts)} | {'; '.join(answers)} | {', '.join(q.call for q in seen.questions)}"


def _plain(values: Iterable[Any]) -> str:
    return " ".join(f"({_plain(value)})" if isinstance(value, tuple) else str(value) for value in values)


def _orders(names: Cards, left: Counter[Any]) -> Iterator[Cards]:
    """Every order of these cards, each once."""
    if not left.total():
        yield ()
    for name in names:
        if left[name]:
            for rest in _orders(names, left - Counter((name,))):
                yield (name, *rest)


def _check_calls(table: Playable, calls: Iterable[str]) -> None:
    known = tuple(dict.fromkeys(step.name for step in table.rules.steps))
    for call in sorted(calls):
        if call not in known:
            raise IllegalSetup("none-of", found=call, known=known)


def spelt(choice: Choice, names: tuple[str, ...]) -> str:
    """A choice in words: places by these names."""
    return " ".join(names[part] if isinstance(part, int) else part for part in choice) or "-"


def places_of(table: Playable) -> tuple[str, ...]:
    """The seats by their numbers from one, then the other places by the rules' names."""
    seats = tuple(f"seat-{number + 1}" for number in range(table.players))
    return (*seats, *table.rules.places)[: table.places]


def seats_of(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(Slot(number)) for number in range(players))
