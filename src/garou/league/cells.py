"""Games of one pairing at one table: who plays for the village, and who for all that are dealt another team's card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from garou.engine.rules import Role
from garou.engine.values import RuleError, Seat, Setup, Slot
from garou.games.one_night.day import VILLAGE
from garou.games.teams import printed_team
from garou.minds.mind import KNOWN, TalkingMind, mind_named
from garou.simulating.evening import ROUNDS, played
from garou.simulating.thrift import seldom_collected
from garou.talk.claims import Common
from garou.turnwise.tables import Playable

from .entrants import Board, Challenger, League
from .outsiders import Out, Outsider, Policy
from .programs import ModelClient, OwnProcess, Port

MOST_AT_ONCE = 250  # games in one piece of work, however many processes there are
PIECES = 8  # of a cell, at least


class Cell(NamedTuple):
    """By number: a table, who plays for the village there, and who against it."""

    board: int
    village: int
    others: int


class SomeGames(NamedTuple):
    """Some games of a cell."""

    cell: Cell
    first: int
    last: int  # the one after them


@dataclass(slots=True)
class Score:
    """What games of a cell came to; scores add up."""

    games: int = 0
    village: int = 0  # won by the village
    faults: Counter[tuple[str, str]] = field(default_factory=Counter)  # by entrant and kind
    out: Counter[str] = field(default_factory=Counter)  # how often an entrant failed so often that games were left out

    def __add__(self, other: Score) -> Score:
        games, village = self.games + other.games, self.village + other.village
        return Score(games, village, self.faults + other.faults, self.out + other.out)


def cells(league: League) -> list[Cell]:
    """All pairings over all tables, everybody against themselves included."""
    entrants, boards = range(len(league.entrants)), range(len(league.boards))
    return [Cell(board, one, other) for board in boards for one in entrants for other in entrants]


def wanted(league: League, cell: Cell) -> int:
    """How many games: as many as all who are concerned allow."""
    return min(league.games, league.entrants[cell.village].games, league.entrants[cell.others].games)


def pieces(league: League) -> Iterator[SomeGames]:
    """The same ones in the same order, whoever works on them."""
    for cell in cells(league):
        games = wanted(league, cell)
        size = max(1, min(MOST_AT_ONCE, games // PIECES))
        for first in range(0, games, size):
            yield SomeGames(cell, first, min(first + size, games))


def score(league: League, piece: SomeGames) -> Score:
    """Play these games. Where somebody is out, the rest of them is left out."""
    cell, found = piece.cell, Score()
    board = league.boards[cell.board]
    sides = Facing(board, league.entrants[cell.village], league.entrants[cell.others])
    with closing(sides), seldom_collected():
        for number in range(piece.first, piece.last):
            try:
                found.village += sides.won_by_village(number)
            except Out:
                found.out.update(sides.failing())
                break
            found.games += 1
    found.faults = sides.faults()
    return found


class Facing:
    """The entrants of a cell at the seats of its table. An outsider keeps its seat for all games of a piece."""

    def __init__(self, board: Board, village: Challenger, others: Challenger) -> None:
        self.board, self.village, self.others = board, village, others
        self._seated: dict[tuple[str, Seat], Outsider] = {}
        self._failed: Counter[tuple[str, str]] = Counter()

    def won_by_village(self, number: int) -> bool:
        common, setup = self.board.match.laid(number)
        minds = [self._mind(number, common, setup, seat) for seat in common.seats]
        evening = played(common, setup, minds, Random(f"{self.board.match.seed} {number} play"))
        if evening.outcome is None:
            raise RuleError("a game that was played to its end has an outcome")
        return VILLAGE in evening.outcome.teams

    def _mind(self, number: int, common: Common, setup: Setup, seat: Seat) -> TalkingMind:
        entrant = self._side(common.rules.roles[setup.deal[seat]])
        mind = mind_named(entrant.what[0], KNOWN) if entrant.kind == "mind" else None
        if mind is not None:
            return mind
        outsider = self._outsider(entrant, seat)
        outsider.begin(told(self.board, common, seat, number))
        return TalkingMind(entrant.name, outsider.speak, outsider.answer, _no_reply)

    def _side(self, role: Role) -> Challenger:
        return self.village if printed_team(role) == VILLAGE else self.others

    def _outsider(self, entrant: Challenger, seat: Seat) -> Outsider:
        if (entrant.name, seat) not in self._seated:
            try:
                self._seated[entrant.name, seat] = opened(entrant, self.board)
            except Out as out:
                self._failed[entrant.name, out.why] += 1
                raise
        return self._seated[entrant.name, seat]

    def faults(self) -> Counter[tuple[str, str]]:
        found = Counter(self._failed)
        for (name, _), outsider in self._seated.items():
            found.update({(name, why): count for why, count in outsider.faults.items()})
        return found

    def failing(self) -> set[str]:
        """Whose failure it was that ended this."""
        return {name for name, _ in self._failed} | {name for (name, _), one in self._seated.items() if one.out}

    def close(self) -> None:
        with ExitStack() as all_of_them:
            for outsider in self._seated.values():
                all_of_them.callback(outsider.close)


def opened(entrant: Challenger, board: Board) -> Outsider:
    if entrant.kind == "python":
        match = board.match
        return Policy(entrant, Playable(match.game, match.edition, match.players, match.cards, match.options), ROUNDS)
    return OUTSIDERS[entrant.kind](entrant)


OUTSIDERS: Mapping[str, Callable[[Challenger], Outsider]] = {"command": OwnProcess, "mcp": ModelClient, "tcp": Port}


def told(board: Board, common: Common, seat: Seat, number: int) -> Mapping[str, Any]:
    """What an outsider is told as a game begins: what everybody at the table knows, and where it sits."""
    match = board.match
    cards = {"cards": [*common.cast.cards], "beside": [*common.cast.beside]}
    table = {"game": match.game, "edition": match.edition, "options": [*match.options], "players": match.players}
    return {**table, **cards, "seat": Seat(Slot(seat)), "number": number}


def _no_reply(*_: Any) -> Any:
    raise RuleError("nobody types a line to an entrant")
