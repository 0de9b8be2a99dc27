"""A tournament over several tables as the sum of what happened in it. Its rules are those of `garou.tournaments`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import count
from typing import Any, NamedTuple

from garou.games.cast import Cast
from garou.minds.names import BOTS
from garou.rooms.ledger import setup_of
from garou.rooms.lobby import Laid
from garou.rooms.names import alike
from garou.rooms.room import Sitter
from garou.rooms.settings import Settings, scenario_of
from garou.store.values import Event
from garou.tournaments.duplicate import Duplicate
from garou.tournaments.elimination import Elimination, Round, Sitting


class Format(StrEnum):
    ELIMINATION = "elimination"
    DUPLICATE = "duplicate"


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part, or only organises it."""

    name: str
    token: str | None = None  # the hash of what their device holds; None for a bot
    lang: str = "en"
    plays: bool = True
    gone: bool = False

    @property
    def bot(self) -> bool:
        return self.token is None


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
    people: dict[int, Entrant] = field(default_factory=dict)
    made: int = 0
    organiser: int = 1
    elimination: Elimination | None = None
    duplicate: Duplicate | None = field(default=None, repr=False)
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
    def begun(self) -> bool:
        return self.elimination is not None or self.duplicate is not None

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

    def names_at(self, key: Key) -> tuple[str, ...]:
        """Who plays there for the title, by seat."""
        if self.elimination:
            return self.elimination.rounds[key.round].sittings[key.table].names
        return self.duplicate.seating(*key) if self.duplicate else ()

    def table_of(self, name: str) -> Key | None:
        """Where this one has to be now."""
        return next((key for key in self.awaited if name in self.names_at(key)), None)

    # What happens ----------------------------------------------------------------------

    def take(self, event: Event) -> None:
        if event.seq != self.seq + 1:
            raise ValueError(f"event {event.seq} after {self.seq}")
        self.seq, self.touched = event.seq, event.at
        HAPPENINGS[event.kind](self, event.data)

    def on_created(self, data: dict[str, Any]) -> None:
        self.name, self.format = data["name"], Format(data["format"])
        self.settings, self.deals = Settings.from_json(data["settings"]), data["deals"]

    def on_joined(self, data: dict[str, Any]) -> None:
        self.made = max(self.made, data["number"])
        self.people[data["number"]] = Entrant(data["name"], data["token"], data["lang"], data["plays"])

    def on_left(self, data: dict[str, Any]) -> None:
        """Before the beginning as if they had never come; later they are out, and a bot sits in."""
        number = data["number"]
        entrant = self.people[number]
        if not self.begun:
            del self.people[number]
            return
        self.people[number] = replace(entrant, gone=True)
        if self.elimination and entrant.name in self.elimination.field:
            self.elimination = self.elimination.leave(entrant.name)

    def on_begun(self, data: dict[str, Any]) -> None:
        if self.format is Format.ELIMINATION:
            self.elimination = Elimination(self.players, self.sizes, self.settings.size)
            return
        deals = tuple(setup_of(*deal["setup"]) for deal in data["deals"])
        self.casts = tuple(Cast(tuple(deal["cast"]), tuple(deal["beside"])) for deal in data["deals"])
        self.duplicate = Duplicate(deals, tuple(tuple(group) for group in data["groups"]))

    def on_drawn(self, data: dict[str, Any]) -> None:
        """A round of an elimination as luck drew it, and the tables it is played at."""
        if self.elimination is None:
            return
        sittings = tuple(Sitting(tuple(one["names"]), one["fillers"]) for one in data["sittings"])
        self.elimination = self.elimination.begin(Round(sittings, tuple(data["byes"])))
        number = len(self.elimination.rounds) - 1
        self.rooms |= {Key(number, table): room for table, room in enumerate(data["rooms"])}

    def on_seated(self, data: dict[str, Any]) -> None:
        """A group sits down to a deal."""
        self.rooms[Key(data["deal"], data["group"])] = data["room"]

    def on_result(self, data: dict[str, Any]) -> None:
        key, winners = Key(data["round"], data["table"]), tuple(data["winners"])
        self.entered.add(key)
        if self.duplicate:
            self.duplicate = self.duplicate.enter(*key, winners)
        elif self.elimination and data["called_off"]:
            self.elimination = self.elimination.call_off(key.table)
        elif self.elimination:
            self.elimination = self.elimination.enter(key.table, winners)


HAPPENINGS: dict[str, Callable[[Cup, dict[str, Any]], None]] = {
    "created": Cup.on_created,
    "joined": Cup.on_joined,
    "left": Cup.on_left,
    "begun": Cup.on_begun,
    "drawn": Cup.on_drawn,
    "seated": Cup.on_seated,
    "result": Cup.on_result,
}


def replayed(code: str, events: Iterable[Event]) -> Cup:
    cup = Cup(code)
    for event in events:
        cup.take(event)
    return cup


# --- At the tables -----------------------------------------------------------------------------------


def laid(cup: Cup, key: Key) -> Laid:
    """The table for one game, with bots where seats are missing or somebody has left."""
    names = cup.names_at(key)
    sitters = [_sitter(cup.entrant(name)) for name in names]
    if cup.elimination:
        fillers = cup.elimination.rounds[key.round].sittings[key.table].fillers
        extra = zip(bot_names(cup), range(fillers), strict=False)
        sitters += [Sitter(name, lang=cup.settings.lang, bot=True) for name, _ in extra]
    dealt = (cup.casts[key.round], cup.duplicate.deals[key.round]) if cup.duplicate else None
    return Laid(cup.code, cup.settings.with_(size=len(sitters)), tuple(sitters), dealt)


def _sitter(entrant: Entrant) -> Sitter:
    return Sitter(entrant.name, entrant.token, entrant.lang, bot=entrant.bot or entrant.gone)


def bot_names(cup: Cup) -> Iterator[str]:
    """Ada to Zoé, then Ada 2 and so on, without those that are taken."""
    taken = [entrant.name for entrant in cup.people.values()]
    for turn in count(1):
        for name in BOTS:
            called = name if turn == 1 else f"{name} {turn}"
            if not any(alike(called, other) for other in taken):
                yield called
