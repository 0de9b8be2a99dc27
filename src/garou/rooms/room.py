"""One table as the sum of what happened at it. Events go in one by one; nothing else changes a room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import Any, TypeVar

from garou.engine.game import Game, reply, start
from garou.engine.values import PUBLIC, Answer, Choice, Fact, Outcome, Question, RoleName, Seat, Setup, Slot
from garou.engine.view import told_to
from garou.minds.replying import Remark
from garou.store.values import Event

from .history import Ledger, Past
from .settings import PACES, Pace, Settings
from .swift import early_questions, stretch
from .talk import Chair, Talk
from .windows import Kind, Part, Window, following

__all__ = ["Chair", "Phase", "Room", "Sitter", "replayed"]

Made = TypeVar("Made")


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
    wins: Counter[Chair] = field(default_factory=Counter)  # of those games
    ledger: Ledger = field(default_factory=Ledger)  # the games played here, and the chip race
    cup: str = ""  # the tournament this table was drawn for
    sealed: bool = False  # others have yet to play the same deal: only those who sit here may see anything
    talk: Talk = field(default_factory=Talk)
    paused: float | None = None  # since when the clock stands still because somebody asked for it
    paused_by: Chair | None = None
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
    foretold: dict[Seat, Choice] = field(default_factory=dict)  # in a swift night: answers that wait for their question
    asked_early: tuple[Question, ...] = ()  # what those answers are to
    longer: float = 0  # seconds added to what is open
    wanting: set[Chair] = field(default_factory=set)  # who wants to call this game off

    # What anybody may ask of a room --------------------------------------------------

    @property
    def pace(self) -> Pace:
        return PACES[self.settings.pace]

    @cached_property
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

    @cached_property
    def deadline(self) -> float | None:
        """When what is open now closes by itself."""
        if self.paused is not None:
            return None
        if self.phase is Phase.DEALT:
            return self.opened if self.people <= self.looked else self.opened + self.pace.look
        if self.unattended and self.phase is Phase.PLAYING:
            return self.opened
        if self.phase is not Phase.PLAYING or self.window is None:
            return None
        latest = self.opened + self.pace.seconds(self.window) + self.longer
        if self.window.kind is Kind.BALLOT and self.voters <= self.pointed.keys():
            return min(latest, self.pointed_at + LAST_SECONDS)
        if self.window.kind is Kind.TALK and self.speakers <= self.ready:
            return self.opened
        return latest

    @property
    def unattended(self) -> bool:
        """Bots among themselves in a tournament: nobody has to be waited for."""
        return bool(self.cup) and not self.people

    @cached_property
    def people(self) -> set[Chair]:
        """Chairs a person answers for: of those who play, once the cards are dealt."""
        return {chair for chair in self.seated or self.order if not self.sitters[chair].bot}

    @cached_property
    def speakers(self) -> set[Chair]:
        """People who still have a voice: the dead have none."""
        return self.people - {self.seated[seat] for seat in self.dead}

    @cached_property
    def dead(self) -> set[Seat]:
        return {fact.of("player") for fact in self.public if fact.name == "died"}

    @cached_property
    def buried(self) -> set[Seat]:
        """The dead to whom nothing more can be put: who may still shoot must not hear what the dead know."""
        if self.game is None or self.window is None:
            return set()
        before = told_to(PUBLIC, self.game.told_until(self.window.step - 1))
        return {fact.of("player") for fact in before if fact.name == "died"}

    def holds(self, seat: Seat, artifact: str) -> bool:
        """Has this seat been told that it holds that?"""
        if seat not in self._held:
            told = (fact for fact in self.known_to(seat) if fact.name == "artifact")
            self._held[seat] = {fact.of("artifact") for fact in told}
        return artifact in self._held[seat]

    @cached_property
    def _held(self) -> dict[Seat, set[str]]:
        return {}

    @cached_property
    def asked(self) -> set[Seat]:
        return {seat for question in self.put for seat in question.seats}

    @cached_property
    def voters(self) -> set[Seat]:
        """Whom a ballot waits for: bots vote as it closes."""
        return {seat for seat in self.asked if self.seated[seat] in self.people}

    def left_to_bots(self, question: Question) -> bool:
        """In a group they leave it to the people."""
        return all(seat >= 0 and self.sitters[self.seated[seat]].bot for seat in question.seats)

    @property
    def together(self) -> bool:
        """Is this a call that several decide at once, seeing each other? Public: it follows from the rules."""
        if self.phase is not Phase.PLAYING or self.window is None or self.window.kind is not Kind.CALL:
            return False
        step = self.settings.rules.step(self.window.step)
        return step is not None and not step.alone and self.window.part not in (Part.EARLY, Part.SIGHT)

    def seat_of(self, chair: Chair) -> Seat | None:
        return Seat(Slot(self.seated.index(chair))) if chair in self.seated else None

    def question_for(self, seat: Seat) -> Question | None:
        """What this seat is asked in the window that is open, as long as it has not answered."""
        if self.game is None or self.window is None:
            return None
        early = self.window.part is Part.EARLY
        for question in self.put:
            if seat in question.seats and (question.ballot or (early or question in self.game.open)):
                return None if early and seat in self.foretold else question
        return None

    def question_of(self, seat: Seat) -> Question | None:
        """What this seat was asked in this window, answered or not."""
        return next((question for question in self.put if seat in question.seats), None)

    def was_early(self, question: Question) -> bool:
        """Was this put to its seat before the night was resolved? Only the first of a call was."""
        seat = question.seats[0]
        answered = any(given.seat == seat for given in self._going_on().answers)
        return not answered and any((seat, question.call) == (one.seats[0], one.call) for one in self.asked_early)

    def known_to(self, seat: Seat) -> tuple[Fact, ...]:
        if seat not in self._told:
            self._told[seat] = told_to(seat, self.facts)
        return self._told[seat]

    @cached_property
    def _told(self) -> dict[Seat, tuple[Fact, ...]]:
        return {}

    @cached_property
    def public(self) -> tuple[Fact, ...]:
        return self.known_to(PUBLIC)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """By seat once the cards are dealt; before that, round the table."""
        return tuple(self.sitters[chair].name for chair in self.seated or self.order)

    @property
    def here(self) -> tuple[str, ...]:
        """Everybody at the table, those who wait for the next game too."""
        return tuple(sitter.name for sitter in self.sitters.values())

    # What happens --------------------------------------------------------------------

    def take(self, event: Event) -> None:
        """The event is on disk: now it has happened."""
        if event.seq != self.seq + 1:
            raise ValueError(f"event {event.seq} after {self.seq}")
        self.seq = event.seq
        self.touched = event.at
        self._forget()
        HAPPENINGS[event.kind](self, event.at, event.data)
        self._forget()

    def _forget(self) -> None:
        """What was worked out holds until something happens: eight pages are drawn of one and the same room."""
        for name in WORKED_OUT:
            self.__dict__.pop(name, None)

    def once(self, key: object, make: Callable[[], Made]) -> Made:
        """What several pages have in common, by whatever else it depends on: made once until something happens."""
        if key not in self._made:
            self._made[key] = make()
        found: Made = self._made[key]
        return found

    @cached_property
    def _made(self) -> dict[object, Any]:
        return {}

    def on_created(self, at: float, data: dict[str, Any]) -> None:
        self.born = at
        self.settings = Settings.from_json(data["settings"])
        self.cup, self.sealed = data.get("cup", ""), data.get("sealed", False)

    def on_kept(self, at: float, data: dict[str, Any]) -> None:
        """All that is left of a table some of whose past was deleted."""
        self.born, self.settings = data["born"], Settings.from_json(data["settings"])
        self.sitters = {chair: Sitter(*sitter) for chair, *sitter in data["sitters"]}
        self.order, self.host, self.chairs_made = list(self.sitters), data["host"], data["chairs_made"]
        self.ledger = Ledger.from_json(data["ledger"])
        self.played = sum(past.finished for past in self.ledger.past)
        self.wins = self.ledger.wins(self.order)
        self.ledger.crown(self.here, self.settings.chips)

    def on_unsealed(self, at: float, data: dict[str, Any]) -> None:
        self.sealed = False

    def on_chosen(self, at: float, data: dict[str, Any]) -> None:
        self.settings = Settings.from_json(data["settings"])
        self.ledger.crown(self.here, self.settings.chips)

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
        self.wins.pop(chair, None)
        if self.host == chair:
            self.host = next(iter(sorted(self.people)), None)
        self.ledger.crown(self.here, self.settings.chips)

    def on_hosts(self, at: float, data: dict[str, Any]) -> None:
        self.host = data["chair"]

    def on_arranged(self, at: float, data: dict[str, Any]) -> None:
        self.order = list(data["order"])

    def on_handed(self, at: float, data: dict[str, Any]) -> None:
        """To a bot, back to its person, or to another device."""
        changes = {key: data[key] for key in ("bot", "token", "lang", "name") if key in data}
        self.sitters[data["chair"]] = replace(self.sitters[data["chair"]], **changes)
        if "bot" in data:  # a ballot that waited for this chair alone closes no sooner than if it had voted now
            self.pointed_at = max(self.pointed_at, at)

    def on_dealt(self, at: float, data: dict[str, Any]) -> None:
        setup = [tuple(map(RoleName, data[part])) for part in ("deal", "centre", "extra")]
        self.setup = Setup(*setup)
        self.cast, self.beside = tuple(data["cast"]), tuple(data["beside"])
        self.seated = tuple(self.order)
        self.promise, self.nonce = data["promise"], data["nonce"]
        self.game = start(self.settings.rules, self.setup)
        self.phase, self.opened, self.window, self.windows = Phase.DEALT, at, None, 0
        self.looked = {chair for chair in self.order if self.sitters[chair].bot}
        self.foretold, self.asked_early = {}, ()
        self.talk.begin()
        self.ledger.dealt += 1
        self.wanting = set()
        self._clear()

    def on_looked(self, at: float, data: dict[str, Any]) -> None:
        self.looked.add(data["chair"])

    def on_opened(self, at: float, data: dict[str, Any]) -> None:
        """The next window; which one follows from the game."""
        game = self._going_on()
        self.window = following(game, self.window, swift=self.pace.swift)
        self.windows += 1
        self._clear()
        self.opened = self.pointed_at = at
        self.talk.move_to(self.window)
        if self.window is None:
            self._end(game, at)
        else:
            self.phase = Phase.PLAYING
            self.put = self._questions(game, self.window)

    def _questions(self, game: Game, window: Window) -> tuple[Question, ...]:
        if window.part is Part.EARLY:
            self.foretold = {}
            self.asked_early = early_questions(game, stretch(game, window.step))
            return self.asked_early
        silent = window.kind in (Kind.TALK, Kind.VERDICT) or window.part is Part.SIGHT
        return () if silent or game.step != window.step else game.open

    def _end(self, game: Game, at: float) -> None:
        self.phase = Phase.OVER
        self.played += 1
        self.wins.update(self.seated[seat] for seat in (game.outcome.winners if game.outcome else ()))
        self._enter(game, at, game.outcome)

    def _enter(self, game: Game, at: float, outcome: Outcome | None) -> None:
        opening = self.settings, self.names, self.seated, game.setup, game.log, self.nonce, self.promise
        result = (outcome.winners, outcome.teams) if outcome else ((), ())
        talk = self.talk.transcript.said if outcome else ()  # of a game called off there is no film
        past = Past(self.ledger.dealt, at, *opening, *result, finished=outcome is not None, talk=talk)
        self.ledger.enter(past, self.here)

    def on_wants_end(self, at: float, data: dict[str, Any]) -> None:
        (self.wanting.add if data["on"] else self.wanting.discard)(data["chair"])

    def on_called_off(self, at: float, data: dict[str, Any]) -> None:
        """As far as it went it stays readable; nobody has won it."""
        self._enter(self._going_on(), at, None)
        self.paused = self.paused_by = None
        self.on_again(at, data)

    def on_raced_again(self, at: float, data: dict[str, Any]) -> None:
        self.ledger.race_again()

    def on_answered(self, at: float, data: dict[str, Any]) -> None:
        choice = tuple(Slot(part) if isinstance(part, int) else part for part in data["choice"])
        answer = Answer(Seat(Slot(data["seat"])), data["call"], choice, data.get("luck", False))
        self.game = reply(self._going_on(), answer)

    def on_foretold(self, at: float, data: dict[str, Any]) -> None:
        """Answered before it is asked: it waits for its turn."""
        choice = tuple(Slot(part) if isinstance(part, int) else part for part in data["choice"])
        self.foretold[Seat(Slot(data["seat"]))] = choice

    def on_pointed(self, at: float, data: dict[str, Any]) -> None:
        """The last seconds run from when all had pointed: whoever changes their mind later shows it by nothing."""
        complete = self.voters <= self.pointed.keys()
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

    def on_paused(self, at: float, data: dict[str, Any]) -> None:
        self.paused, self.paused_by = at, data["chair"]

    def on_went_on(self, at: float, data: dict[str, Any]) -> None:
        self._shift(at - (at if self.paused is None else self.paused))
        self.paused = self.paused_by = None

    def on_lengthened(self, at: float, data: dict[str, Any]) -> None:
        self.longer += data["seconds"]

    def on_resumed(self, at: float, data: dict[str, Any]) -> None:
        """The server was away: clocks go on where they stood. One that was stopped is moved on when it goes again."""
        if self.paused is None:
            self._shift(data["away"])

    def _shift(self, seconds: float) -> None:
        self.opened += seconds
        self.pointed_at += seconds

    def on_spoke(self, at: float, data: dict[str, Any]) -> None:
        chair = data["chair"]
        self.talk.write(chair, self.sitters[chair].name, data["text"], grave=data["grave"], seat=self.seat_of(chair))

    def on_replied(self, at: float, data: dict[str, Any]) -> None:
        """A bot answers a line: in the words of whoever reads it."""
        seat = Seat(Slot(data["seat"]))
        chair = self.seated[seat]
        self.talk.reply(chair, self.sitters[chair].name, seat, Remark.from_json(data["remark"]))

    def on_claimed(self, at: float, data: dict[str, Any]) -> None:
        self.talk.claim(Seat(Slot(data["seat"])), data["claim"])

    def on_took_back(self, at: float, data: dict[str, Any]) -> None:
        self.talk.take_back(Seat(Slot(data["seat"])))

    def on_put_token(self, at: float, data: dict[str, Any]) -> None:
        self.talk.put(data["chair"], data["seat"], data["role"])

    def on_noted(self, at: float, data: dict[str, Any]) -> None:
        self.talk.notes[data["chair"]] = data["text"]

    def _going_on(self) -> Game:
        if self.game is None:
            raise ValueError("no game is going on")
        return self.game

    def _clear(self) -> None:
        self.put, self.pointed, self.pointed_at = (), {}, 0
        self.ready, self.dreamt, self.longer = set(), set(), 0


WORKED_OUT = tuple(name for name, found in vars(Room).items() if isinstance(found, cached_property))
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
    "foretold": Room.on_foretold,
    "pointed": Room.on_pointed,
    "ready": Room.on_ready,
    "dreamt": Room.on_dreamt,
    "again": Room.on_again,
    "kept": Room.on_kept,
    "unsealed": Room.on_unsealed,
    "wants-end": Room.on_wants_end,
    "called-off": Room.on_called_off,
    "raced-again": Room.on_raced_again,
    "paused": Room.on_paused,
    "went-on": Room.on_went_on,
    "lengthened": Room.on_lengthened,
    "resumed": Room.on_resumed,
    "spoke": Room.on_spoke,
    "replied": Room.on_replied,
    "claimed": Room.on_claimed,
    "took-back": Room.on_took_back,
    "put-token": Room.on_put_token,
    "noted": Room.on_noted,
}


def replayed(code: str, events: Iterable[Event]) -> Room:
    """The table as it stood when the last of its events was kept."""
    room = Room(code)
    for event in events:
        room.take(event)
    return room
