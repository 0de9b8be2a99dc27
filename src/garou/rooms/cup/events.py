"""Everything that can happen in a tournament, as values."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any, NamedTuple

from garou.engine.values import RoleName, Setup
from garou.games.cast import Cast
from garou.rooms.happening import Happening, Vocabulary
from garou.rooms.ledger import setup_of
from garou.rooms.settings import Settings
from garou.tournaments.elimination import Sitting
from garou.tournaments.season import SeasonGame


@dataclass(frozen=True, slots=True)
class Created(Happening):
    kind = "created"
    name: str
    format: str
    settings: Settings
    deals: int
    real: bool = False  # over real cards, at tables that no phone knows of


@dataclass(frozen=True, slots=True)
class Joined(Happening):
    kind = "joined"
    number: int
    name: str
    lang: str
    plays: bool
    token: str | None = None
    typed: bool = False  # written down by the organiser: somebody, though no device holds the name


@dataclass(frozen=True, slots=True)
class Left(Happening):
    kind = "left"
    number: int


@dataclass(frozen=True, slots=True)
class Returned(Happening):
    """Somebody who had left is there after all."""

    kind = "returned"
    number: int


@dataclass(frozen=True, slots=True)
class Moved(Happening):
    """Another device holds this place now."""

    kind = "moved"
    number: int
    token: str


@dataclass(frozen=True, slots=True)
class PassedOn(Happening):
    """Somebody else organises it from now on."""

    kind = "passed-on"
    number: int


class Drawn(NamedTuple):
    """One deal of a duplicate."""

    setup: Setup
    cast: Cast

    def to_json(self) -> dict[str, Any]:
        setup = self.setup.deal, self.setup.centre, self.setup.extra
        return {"setup": setup, "cast": self.cast.cards, "beside": self.cast.beside}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Drawn:
        roles = (tuple(map(RoleName, data[part])) for part in ("cast", "beside"))
        return Drawn(setup_of(*data["setup"]), Cast(*roles))


@dataclass(frozen=True, slots=True)
class Begun(Happening):
    """In duplicate all deals are drawn then, and who sits with whom."""

    kind = "begun"
    deals: tuple[Drawn, ...] = ()
    groups: tuple[tuple[str, ...], ...] = ()


class Seats(NamedTuple):
    """Who sits at one table of a round."""

    sitting: Sitting

    def to_json(self) -> dict[str, Any]:
        return {"names": self.sitting.names, "fillers": self.sitting.fillers}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Seats:
        return Seats(Sitting(tuple(data["names"]), data["fillers"]))


@dataclass(frozen=True, slots=True)
class RoundDrawn(Happening):
    """A round of an elimination as luck drew it, and the tables it is played at: none where real cards lie."""

    kind = "drawn"
    sittings: tuple[Seats, ...]
    byes: tuple[str, ...]
    rooms: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Seated(Happening):
    """A group sits down to a deal."""

    kind = "seated"
    deal: int
    group: int
    room: str


@dataclass(frozen=True, slots=True)
class Result(Happening):
    kind = "result"
    round: int
    table: int
    winners: tuple[str, ...]
    called_off: bool


class Entry(NamedTuple):
    """One game of a season."""

    game: SeasonGame

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.game.number,
            "evening": self.game.evening.isoformat(),
            "names": self.game.names,
            "winners": self.game.winners,
            "game": self.game.game,
            "how": self.game.how,
            "cards": self.game.cards,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Entry:
        lists = {part: tuple(map(str, data[part])) for part in ("names", "winners", "cards")}
        return Entry(SeasonGame(**data | lists | {"evening": date.fromisoformat(data["evening"])}))


@dataclass(frozen=True, slots=True)
class GameEntered(Happening):
    """Somebody played it somewhere, and the organiser wrote it into the book of the season."""

    kind = "game-entered"
    entry: Entry


@dataclass(frozen=True, slots=True)
class GameStruck(Happening):
    kind = "game-struck"
    number: int


EVENTS: Vocabulary[Happening] = Vocabulary(
    Created, Joined, Left, Returned, Moved, PassedOn, Begun, RoundDrawn, Seated, Result, GameEntered, GameStruck
)
