"""Playing: `replay` games whose choices are given. `simulating` plays by luck; the rules are the same code."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce
from operator import or_
from typing import Any, NamedTuple

from garou.engine.rules import RuleSet, deal, nothing
from garou.games import one_night

from .arrays import Array, Number, all_of, covers, mask, u32, word
from .coding import Coded, NoArrayForm
from .day import Finish, vote
from .sources import Recorded, Source
from .table import LaneTable

# Steps of the engine that are written here once more: the one counts votes, the other tells what is known anyway.
BY_HAND: Mapping[Callable[..., None], Callable[[LaneTable], Finish | None]] = {one_night.day.vote: vote, deal: nothing}


def play(coded: Coded, source: Source) -> Finish:
    """A whole game: step by step, as the engine plays it."""
    table = LaneTable(coded, source)
    check(coded.rules)
    for step in coded.rules.opening:
        if ended := table.hold(step, BY_HAND.get(step.run)):
            return ended
    raise NoArrayForm("end")


def check(rules: RuleSet) -> None:
    """What goes over the cards, and who dies with whom, the lane does not know."""
    for field in (rules.mourn, rules.identity):
        if field not in (one_night.BEZIER.mourn, one_night.BEZIER.identity):
            raise NoArrayForm(field.__name__)


class Replayed(NamedTuple):
    """Games as they ended, and what everybody was told: [games], [games, places] or [games, players]."""

    printed: Array  # by place: the role on the card that lies there
    lies: Array  # by place: the place its card was dealt to
    final: Array  # by seat: the role it counts as
    dead: Array  # a mask of seats
    winners: Array  # a mask of seats
    teams: Array  # a mask of `Coded.teams`: those of whose players one has won
    looks: Array  # by seat; see `KnownWords`
    news: Array  # by seat; see `KnownWords`


def replay(coded: Coded, dealt: Array, choices: Mapping[str, Array]) -> Replayed:
    """`dealt` holds codes by place; `choices`, by topic, the number of the option that each seat took.

    Arrays of NumPy are played at once; those of JAX by a program that is compiled for this table.
    """
    return seen(play(coded, Recorded(dealt, choices)))


def seen(end: Finish) -> Replayed:
    table, coded = end.table, end.table.coded
    spread, places = table.spread, range(len(coded.cards))
    known = [table.known_to(seat) for seat in range(coded.players)]
    lies = where_they_lie(table)
    return Replayed(
        all_of([spread.printed(spread.face(place)) for place in places]),
        all_of([coded.shelf.code(coded.shelf.at(lies, place)) for place in places]),
        all_of([final(seat, table) for seat in range(coded.players)]),
        end.dead,
        end.winners,
        reduce(or_, [word(end.won(team)) << number for number, team in enumerate(coded.teams)]),
        all_of([one.looks for one in known]),
        all_of([one.news for one in known]),
    )


def where_they_lie(table: LaneTable) -> Any:
    """Every card where it lies now, by the place it was dealt to."""
    shelf = table.coded.shelf
    lies = tuple(table.spread.dealt[0] & 0 | u32(laid) for laid in shelf.lay(table.slots))
    for this, that, when in table.spread.moves:
        lies = shelf.swap(lies, this, that, when)
    return table.source.settle(lies)


def final(seat: int, table: LaneTable) -> Number:
    """The code of what it counts as."""
    counting = {role: table.spread.counting(role) for role in table.coded.roles}
    return reduce(or_, [mask(covers(seats, seat), table.coded.code(role)) for role, seats in counting.items()])
