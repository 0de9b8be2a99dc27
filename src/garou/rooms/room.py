"""One table as the sum of what happened at it. Events go in one by one; nothing else changes a room."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from garou.engine.game import Game, reply, start
from garou.engine.values import PUBLIC, Answer, Choice, Fact, Outcome, Question, RoleName, Seat, Setup, Slot
from garou.engine.view import told_to
from garou.store.values import Event

from .settings import PACES, Pace, Settings
from .windows import Kind, Window, following

Chair = int  # names a chair for as long as the table stands, wherever it is moved to


class Phase(StrEnum):
    LOBBY = "lobby"
    DEALT = "dealt"  # everybody looks at the own card
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody on a chair."""

    name: str
    token: str | None = None  # the hash of what their device holds; None for a bot that nobody handed the chair to
    lang: str = "en"
    bot: bool = False  # a bot answers for this chair now


@dataclass
class Room:
    """A table: its people, and the game they play."""

    code: str
    settings: Settings = field(default_factory=Settings)
    seq: int = 0  # events so far
    born: float = 0
    touched: float = 0  # when something last happened
    phase: Phase = Phase.LOBBY
    sitters: dict[Chair, Sitter] = field(default_factory=dict)
    order: list[Chair] = field(default_factory=list)  # round the table, clockwise
    host: Chair | None = None
    chairs_made: int = 0
    played: int = 0  # games finished at this table
    # The game, from the deal on:
    setup: Setup | None = None
    cast: tuple[RoleName, ...] = ()
    beside: tuple[RoleName, ...] = ()
    seated: tuple[Chair, ...] = ()  # by seat
    promise: str = ""  # the hash everybody was shown before the first question
    nonce: str = ""  # what opens it
    game: Game | None = None
    looked: set[Chair] = field(default_factory=set)
    window: Window | None = None
    windows: int = 0  # how many were opened in this game: names the one that is open
    opened: float = 0  # when it opened, by a clock that stands still while the server does
    put: tuple[Question, ...] = ()  # the questions put in this window
    pointed: dict[Seat, Choice] = field(default_factory=dict)  # in a ballot, changeable until it closes
    pointed_at: float = 0
    ready: set[Chair] = field(default_factory=set)
    dreamt: set[Chair] = field(default_factory=set)  # who has tapped in this window without being asked

    # What anybody may ask of a room --------------------------------------------------

    @property
    def pace(self) -> Pace:
        return PACES[self.settings.pace]

    @property
    def facts(self) -> tuple[Fact, ...]:
        """Those whose time has come: the engine may be a few calls ahead of the clock."""
        if self.game is None:
            return ()
        if self.phase is Phase.DEALT:
            return self.game.told_in(0)
        return self.game.told_until(self.window.step) if self.window else self.game.facts

    @property
    def outcome(self) -> Outcome | None:
        """Known to the room when everything before it has been shown."""
        return self.game.outcome if self.game and self.phase is Phase.OVER else None

    @property
    def deadline(self) -> float | None:
        """When what is open now closes by itself."""
        if self.phase is Phase.DEALT:
            return self.opened if self.people <= self.looked else self.opened + self.pace.look
        if self.phase is not Phase.PLAYING or self.window is None:
            return None
        latest = self.opened + self.pace.seconds(self.window.kind)
        if self.window.kind is Kind.BALLOT and all(seat in self.pointed for seat in self.asked):
            return min(latest, self.pointed_at + LAST_SECONDS)
        if self.window.kind is Kind.TALK and self.speakers <= self.ready:
            return self.opened
        return latest

    @property
    def people(self) -> set[Chair]:
        """Chairs a person answers for."""
        return {chair for chair in self.order if not self.sitters[chair].bot}

    @property
    def speakers(self) -> set[Chair]:
        """People who still have a voice: the dead have none."""
        dead = {self.seated[fact.of("player")] for fact in self.public if fact.name == "died"}
        return self.people - dead

    @property
    def asked(self) -> set[Seat]:
        return {seat for question in self.put for seat in question.seats}

    def seat_of(self, chair: Chair) -> Seat | None:
        return Seat(Slot(self.seated.index(chair))) if chair in self.seated else None

    def question_for(self, seat: Seat) -> Question | None:
        """What this seat is asked in the window that is open, as long as it has not answered."""
        if self.game is None or self.window is None:
            return None
        for question in self.put:
            if seat in question.seats and (question.ballot or question in self.game.open):
                return question
        return None

    def known_to(self, seat: Seat) -> tuple[Fact, ...]:
        return told_to(seat, self.facts)

    @property
    def public(self) -> tuple[Fact, ...]:
        return told_to(PUBLIC, self.facts)

    @property
    def names(self) -> tuple[str, ...]:
        """By seat once the cards are dealt; before that, round the table."""
        return tuple(self.sitters[chair].name for chair in self.seated or self.order)

    # What happens --------------------------------------------------------------------

    def take(self, event: Event) -> None:
        """The event is on disk: now it has happened."""
        if event.seq != self.seq + 1:
            raise ValueError(f"event {event.seq} after {self.seq}")
        self.seq = event.seq
        self.touched = event.at
        HAPPENINGS[event.kind](self, event.at, event.data)

    def on_created(self, at: float, data: dict[str, Any]) -> None:
        self.born = at
        self.settings = Settings.from_json(data["settings"])

    def on_chosen(self, at: float, data: dict[str, Any]) -> None:
        self.settings = Settings.from_json(data["settings"])

    def on_joined(self, at: float, data: dict[str, Any]) -> None:
        chair = data["chair"]
        self.chairs_made = max(self.chairs_made, chair)
        self.sitters[chair] = Sitter(data["name"], data.get("token"), data["lang"], data.get("bot", False))
        self.order.append(chair)
        if self.host is None and not self.sitters[chair].bot:
            self.host = chair

    def on_left(self, at: float, data: dict[str, Any]) -> None:
        chair = data["chair"]
        self.order.remove(chair)
        del self.sitters[chair]
        if self.host == chair:
            self.host = next(iter(sorted(self.people)), None)

    def on_hosts(self, at: float, data: dict[str, Any]) -> None:
        self.host = data["chair"]

    def on_arranged(self, at: float, data: dict[str, Any]) -> None:
        self.order = list(data["order"])

    def on_handed(self, at: float, data: dict[str, Any]) -> None:
        """To a bot, back to its person, or to another device."""
        changes = {key: data[key] for key in ("bot", "token", "lang", "name") if key in data}
        self.sitters[data["chair"]] = replace(self.sitters[data["chair"]], **changes)

    def on_dealt(self, at: float, data: dict[str, Any]) -> None:
        setup = [tuple(map(RoleName, data[part])) for part in ("deal", "centre", "extra")]
        self.setup = Setup(*setup)
        self.cast, self.beside = tuple(data["cast"]), tuple(data["beside"])
        self.seated = tuple(self.order)
        self.promise, self.nonce = data["promise"], data["nonce"]
        self.game = start(self.settings.rules, self.setup)
        self.phase, self.opened, self.window, self.windows = Phase.DEALT, at, None, 0
        self.looked = {chair for chair in self.order if self.sitters[chair].bot}
        self._clear()

    def on_looked(self, at: float, data: dict[str, Any]) -> None:
        self.looked.add(data["chair"])

    def on_opened(self, at: float, data: dict[str, Any]) -> None:
        """The next window; which one follows from the game."""
        game = self._going_on()
        self.window = following(game, self.window)
        self.windows += 1
        self.opened = at
        self._clear()
        if self.window is None:
            self.phase = Phase.OVER
            self.played += 1
        else:
            self.phase = Phase.PLAYING
            self.put = game.open if game.step == self.window.step and self.window.kind is not Kind.TALK else ()

    def on_answered(self, at: float, data: dict[str, Any]) -> None:
        choice = tuple(Slot(part) if isinstance(part, int) else part for part in data["choice"])
        answer = Answer(Seat(Slot(data["seat"])), data["call"], choice, data.get("luck", False))
        self.game = reply(self._going_on(), answer)

    def on_pointed(self, at: float, data: dict[str, Any]) -> None:
        """The last seconds run from when all had pointed: whoever changes their mind later shows it by nothing."""
        complete = self.asked <= self.pointed.keys()
        self.pointed[Seat(Slot(data["seat"]))] = tuple(map(Slot, data["choice"]))
        self.pointed_at = self.pointed_at if complete else at

    def on_ready(self, at: float, data: dict[str, Any]) -> None:
        (self.ready.add if data["on"] else self.ready.discard)(data["chair"])

    def on_dreamt(self, at: float, data: dict[str, Any]) -> None:
        self.dreamt.add(data["chair"])

    def on_again(self, at: float, data: dict[str, Any]) -> None:
        """Back to the lobby: the same people, the same seats."""
        self.phase, self.setup, self.game, self.window = Phase.LOBBY, None, None, None
        self.seated = ()
        self._clear()

    def on_resumed(self, at: float, data: dict[str, Any]) -> None:
        """The server was away: clocks go on where they stood."""
        self.opened += data["away"]
        self.pointed_at += data["away"]

    def _going_on(self) -> Game:
        if self.game is None:
            raise ValueError("no game is going on")
        return self.game

    def _clear(self) -> None:
        self.put, self.pointed, self.pointed_at = (), {}, 0
        self.ready, self.dreamt = set(), set()


LAST_SECONDS = 3.0  # from the last vote to the close of the ballot

HAPPENINGS: dict[str, Callable[[Room, float, dict[str, Any]], None]] = {
    "created": Room.on_created,
    "chosen": Room.on_chosen,
    "joined": Room.on_joined,
    "left": Room.on_left,
    "hosts": Room.on_hosts,
    "arranged": Room.on_arranged,
    "handed": Room.on_handed,
    "dealt": Room.on_dealt,
    "looked": Room.on_looked,
    "opened": Room.on_opened,
    "answered": Room.on_answered,
    "pointed": Room.on_pointed,
    "ready": Room.on_ready,
    "dreamt": Room.on_dreamt,
    "again": Room.on_again,
    "resumed": Room.on_resumed,
}


def replayed(code: str, events: Iterable[Event]) -> Room:
    """The table as it stood when the last of its events was kept."""
    room = Room(code)
    for event in events:
        room.take(event)
    return room
