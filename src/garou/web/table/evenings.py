"""What goes on at a table over several games: chips, past games, a tournament, and the wish to stop."""

from __future__ import annotations

from dataclasses import dataclass

from garou.rooms.lobby import awaited, enough
from garou.rooms.room import Phase, Room
from garou.tournaments.chips import ChipRow


@dataclass(frozen=True, slots=True)
class ChipBoard:
    """The piles as they stand."""

    target: int
    rows: tuple[ChipRow, ...]
    champion: str | None

    @property
    def tied(self) -> bool:
        """Somebody has reached the target, but nobody leads alone: everybody plays on."""
        piles = [row.chips for row in self.rows if not row.gone]
        most = max(piles, default=0)
        return self.champion is None and most >= self.target and piles.count(most) > 1


@dataclass(frozen=True, slots=True)
class Another:
    """How many are ready for another game: never who, so nobody is hurried by name."""

    ready: int
    of: int
    enough: bool  # the host may begin without being asked twice


@dataclass(frozen=True, slots=True)
class SharedEvening:
    """Public, and the same for everybody."""

    number: int = 0  # of the game that is on, or of the last
    past: int = 0  # games that can be looked up
    chips: ChipBoard | None = None
    cup: str = ""
    enough: tuple[int, int] = (0, 0)  # how many of how many want to call the game off
    halted: bool = False  # the last game was called off
    another: Another | None = None  # once a game is over


def evening(room: Room) -> SharedEvening:
    ledger = room.ledger
    return SharedEvening(
        number=ledger.dealt,
        past=len(ledger.past),
        chips=None if room.sealed else chip_board(room),
        cup=room.cup,
        enough=(len(room.wanting & room.people), len(room.people)) if room.seated else (0, 0),
        halted=room.phase is Phase.LOBBY and bool(ledger.past) and not ledger.past[-1].finished,
        another=another(room) if room.phase is Phase.OVER and not room.cup else None,
    )


def another(room: Room) -> Another:
    people = awaited(room)
    return Another(len(people & room.ready), len(people), enough(room))


def chip_board(room: Room) -> ChipBoard | None:
    """None where the table plays for no chips."""
    if not room.settings.chips:
        return None
    race = room.ledger.chips(room.here, room.settings.chips)
    rows = race.standings() if race else ()  # one alone has nobody to race against
    return ChipBoard(room.settings.chips, rows, room.ledger.champion)
