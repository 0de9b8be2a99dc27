"""A tournament over several tables as the sum of what happened in it. Its rules are those of `garou.tournaments`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, NamedTuple

from garou.games.cast import Cast
from garou.rooms.happening import Happened, Happening
from garou.rooms.settings import Settings, scenario_of
from garou.store.values import Event
from garou.tournaments.duplicate import Duplicate
from garou.tournaments.elimination import Elimination, Round
from garou.tournaments.season import Season

from .events import (
    EVENTS,
    Begun,
    Created,
    GameEntered,
    GameStruck,
    Joined,
    Left,
    Moved,
    PassedOn,
    Result,
    Returned,
    RoundDrawn,
    Seated,
)

ORGANISED = (Begun, RoundDrawn, Seated, GameEntered, GameStruck)  # nobody but the organiser does that


class Format(StrEnum):
    ELIMINATION = "elimination"
    DUPLICATE = "duplicate"
    SEASON = "season"  # no rounds: games that were played anywhere are entered one by one


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part, or only organises it."""

    name: str
    token: str | None = None  # the hash of what their device holds; None for a bot, and for a typed name
    lang: str = "en"
    plays: bool = True
    gone: bool = False
    typed: bool = False  # the organiser wrote the name down

    @property
    def bot(self) -> bool:
        return self.token is None and not self.typed


class Key(NamedTuple):
    """One game of the tournament: a round and a table of it, or a deal and the group that plays it."""

    round: int
    table: int


@dataclass
class Cup:
    """Who takes part, what was drawn, at which tables, and what came of it."""

    code: str
    seq: int = 0
    touched: float = 0
    name: str = ""
    format: Format = Format.ELIMINATION
    settings: Settings = field(default_factory=Settings)  # of every table; its size is the one that is wanted
    deals: int = 0  # to be played in duplicate
    real: bool = False  # over real cards: rounds are drawn here, and played where no server sees them
    people: dict[int, Entrant] = field(default_factory=dict)
    made: int = 0
    organiser: int = 1
    handed: str = ""  # who handed the organising over, until whoever has it now does something with it
    elimination: Elimination | None = None
    duplicate: Duplicate | None = field(default=None, repr=False)
    season: Season | None = None
    casts: tuple[Cast, ...] = field(default=(), repr=False)  # of the deals
    rooms: dict[Key, str] = field(default_factory=dict)
    entered: set[Key] = field(default_factory=set)  # games whose result has been taken, once and for all

    def draft(self) -> Cup:
        """To try things on."""
        return replace(self, people=dict(self.people), rooms=dict(self.rooms), entered=set(self.entered))

    def become(self, draft: Cup) -> None:
        self.__dict__ = draft.__dict__

    def seats(self, who: int) -> bool:
        return who in self.people

    # What anybody may ask --------------------------------------------------------------

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(entrant.name for entrant in self.people.values() if entrant.plays)

    @property
    def host(self) -> str:
        """Who organises it, by name."""
        return self.people[self.organiser].name if self.organiser in self.people else ""

    @property
    def begun(self) -> bool:
        return self.elimination is not None or self.duplicate is not None

    @property
    def book(self) -> Season:
        if self.season is None:
            raise ValueError("only a season has a book")
        return self.season

    @property
    def sizes(self) -> tuple[int, ...]:
        scenario = scenario_of(self.settings)
        return scenario.players if scenario else (self.settings.size,)

    @property
    def playing(self) -> bool:
        """Is a result waited for?"""
        if self.elimination:
            return self.elimination.playing
        return any(key not in self.entered for key in self.rooms)

    @property
    def over(self) -> bool:
        if self.elimination:
            return self.elimination.champion is not None
        cup = self.duplicate
        return cup is not None and all(cup.open(deal) for deal in range(len(cup.deals)))

    @property
    def awaited(self) -> list[Key]:
        """Games whose result could still be taken."""
        last = len(self.elimination.rounds) - 1 if self.elimination else None
        return [key for key in self.rooms if key not in self.entered and last in (None, key.round)]

    def entrant(self, name: str) -> Entrant:
        return next(entrant for entrant in self.people.values() if entrant.name == name)

    def number_of(self, name: str) -> int:
        return next(number for number, entrant in self.people.items() if entrant.name == name)

    def can_return(self, number: int) -> bool:
        """Has this one left, and was nothing drawn without them since?"""
        one = self.people[number]
        return one.gone and (self.elimination is None or self.elimination.can_return(one.name))

    def names_at(self, key: Key) -> tuple[str, ...]:
        """Who plays there for the title, by seat."""
        if self.elimination:
            return self.elimination.rounds[key.round].sittings[key.table].names
        return self.duplicate.seating(*key) if self.duplicate else ()

    def drawn(self, key: Key) -> bool:
        """Is there such a game? Over real cards no room stands for it."""
        if not self.real:
            return key in self.rooms
        rounds = self.elimination.rounds if self.elimination else ()
        return 0 <= key.round < len(rounds) and 0 <= key.table < len(rounds[key.round].sittings)

    def table_of(self, name: str) -> Key | None:
        """Where this one has to be now."""
        return next((key for key in self.awaited if name in self.names_at(key)), None)

    # What happens ----------------------------------------------------------------------

    def take(self, happened: Happened[Happening]) -> None:
        if happened.seq != self.seq + 1:
            raise ValueError(f"event {happened.seq} after {self.seq}")
        self.seq, self.touched = happened.seq, happened.at
        if isinstance(happened.what, ORGANISED):
            self.handed = ""
        HAPPENS[type(happened.what)](self, happened.what)

    def on_created(self, what: Created) -> None:
        self.name, self.format = what.name, Format(what.format)
        self.settings, self.deals, self.real = what.settings, what.deals, what.real
        self.season = Season() if self.format is Format.SEASON else None

    def on_joined(self, what: Joined) -> None:
        self.made = max(self.made, what.number)
        self.people[what.number] = Entrant(what.name, what.token, what.lang, what.plays, typed=what.typed)

    def on_left(self, what: Left) -> None:
        """Before the beginning as if they had never come; later they are out, and a bot sits in."""
        entrant = self.people[what.number]
        if not self.begun:
            del self.people[what.number]
            return
        self.people[what.number] = replace(entrant, gone=True)
        if self.elimination and entrant.name in self.elimination.field:
            self.elimination = self.elimination.leave(entrant.name)

    def on_returned(self, what: Returned) -> None:
        back = self.people[what.number] = replace(self.people[what.number], gone=False)
        if self.elimination:
            self.elimination = self.elimination.come_back(back.name)

    def on_moved(self, what: Moved) -> None:
        self.people[what.number] = replace(self.people[what.number], token=what.token)

    def on_passed_on(self, what: PassedOn) -> None:
        if what.number not in self.people:
            raise ValueError(f"{what.number} takes no part")
        self.handed, self.organiser = self.host, what.number

    def on_begun(self, what: Begun) -> None:
        if self.format is Format.ELIMINATION:
            self.elimination = Elimination(self.players, self.sizes, self.settings.size)
            return
        self.casts = tuple(drawn.cast for drawn in what.deals)
        self.duplicate = Duplicate(tuple(drawn.setup for drawn in what.deals), what.groups)

    def on_drawn(self, what: RoundDrawn) -> None:
        if self.elimination is None:
            return
        sittings = tuple(seats.sitting for seats in what.sittings)
        self.elimination = self.elimination.begin(Round(sittings, what.byes))
        number = len(self.elimination.rounds) - 1
        self.rooms |= {Key(number, table): room for table, room in enumerate(what.rooms)}

    def on_seated(self, what: Seated) -> None:
        self.rooms[Key(what.deal, what.group)] = what.room

    def on_result(self, what: Result) -> None:
        key = Key(what.round, what.table)
        self.entered.add(key)
        if self.duplicate:
            self.duplicate = self.duplicate.enter(*key, what.winners)
        elif self.elimination and what.called_off:
            self.elimination = self.elimination.call_off(key.table)
        elif self.elimination:
            self.elimination = self.elimination.enter(key.table, what.winners)

    def on_game_entered(self, what: GameEntered) -> None:
        self.season = self.book.play(what.entry.game)

    def on_game_struck(self, what: GameStruck) -> None:
        self.season = self.book.strike(what.number)


HAPPENS: dict[type[Happening], Callable[[Cup, Any], None]] = {
    Created: Cup.on_created,
    Joined: Cup.on_joined,
    Left: Cup.on_left,
    Returned: Cup.on_returned,
    Moved: Cup.on_moved,
    PassedOn: Cup.on_passed_on,
    Begun: Cup.on_begun,
    RoundDrawn: Cup.on_drawn,
    Seated: Cup.on_seated,
    Result: Cup.on_result,
    GameEntered: Cup.on_game_entered,
    GameStruck: Cup.on_game_struck,
}


def replayed(code: str, events: Iterable[Event]) -> Cup:
    cup = Cup(code)
    for event in events:
        cup.take(EVENTS.read(event))
    return cup
