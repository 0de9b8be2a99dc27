"""One table as the sum of what happened at it: what it is, and what may be asked of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

from garou.engine.game import Game
from garou.engine.things import Artifact
from garou.engine.values import Choice, Fact, Outcome, Question, RoleName, Seat, Setup, Slot
from garou.record.values import Record

from .hall import TurnedAway
from .knowing import Knowledge
from .ledger import Ledger, record_of
from .remembering import Remembering
from .settings import Pace, Settings
from .talk import Chair, Talk, twin
from .windows import Kind, Part, Window, ending

__all__ = ["Chair", "Coming", "Phase", "Room", "Sitter"]


class Phase(StrEnum):
    LOBBY = "lobby"
    DEALT = "dealt"  # everybody looks at their own card
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody on a chair."""

    name: str
    token: str | None = None  # the hash of what their device holds; None for a bot that nobody handed the chair to
    lang: str = "en"
    bot: bool = False  # a bot answers for this chair now
    left: bool = False  # got up for good in the middle of a game: a bot plays it to its end
    emblem: str = ""  # the sign of their house, if they have chosen one
    mind: str = ""  # which one was chosen for a bot; else whichever is usual


class Coming(NamedTuple):
    """Somebody came, left, was stood in for by a bot, or is back."""

    how: str
    name: str


@dataclass
class Room(Remembering):
    """A table: its people, and the game they play."""

    lasting: ClassVar = ("knowledge",)
    steady: ClassVar = ("people", "holders", "speakers", "asked", "voters", "names")

    code: str
    settings: Settings = field(default_factory=Settings)
    seq: int = 0  # events so far
    born: float = 0
    touched: float = 0  # when something last happened
    phase: Phase = Phase.LOBBY
    sitters: dict[Chair, Sitter] = field(default_factory=dict)
    order: list[Chair] = field(default_factory=list)  # round the table, clockwise
    host: Chair | None = None  # who deals and chooses now
    owner: Chair | None = None  # whose table it is: who sat down first and has not left
    chairs_made: int = 0
    played: int = 0  # games finished at this table
    wins: Counter[Chair] = field(default_factory=Counter)  # of those games
    ledger: Ledger = field(default_factory=Ledger)  # the games played here, and the chip race
    cup: str = ""  # the tournament this table was drawn for
    sealed: bool = False  # others have yet to play the same deal: nobody is told more than their seat learns in play
    comings: tuple[Coming, ...] = ()  # who came and went last
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
    given: dict[Chair, Choice] = field(default_factory=dict)  # what each has tapped in this window, asked or asleep
    foretold: dict[Seat, Choice] = field(default_factory=dict)  # in a swift night: answers that wait for their question
    asked_early: tuple[Question, ...] = ()  # what those answers are to
    longer: float = 0  # seconds added to what is open
    heard: int = 0  # how many facts could be known when the last window opened
    wanting: set[Chair] = field(default_factory=set)  # who wants to call this game off

    # A draft of it ---------------------------------------------------------------------

    def draft(self) -> Room:
        """To try things on. What holds other things is copied; the things themselves never change.

        What was worked out holds for the draft as well, until something happens to it.
        """
        new = twin(self)
        new.talk, new.ledger = self.talk.draft(), twin(self.ledger)
        for name in HOLDERS:
            setattr(new, name, getattr(self, name).copy())
        return new

    def become(self, draft: Room) -> None:
        """Whoever holds this table holds what was made of it."""
        self.__dict__ = draft.__dict__

    def seats(self, who: Chair) -> bool:
        return who in self.sitters

    # What may be asked of it -----------------------------------------------------------

    @property
    def going(self) -> bool:
        """Is there a game with a clock?"""
        return self.phase in (Phase.DEALT, Phase.PLAYING)

    @property
    def pace(self) -> Pace:
        return self.settings.windows

    @cached_property
    def knowledge(self) -> Knowledge:
        return Knowledge(self._source, self._facts(), self._facts_before(), self.settings.rules.artifacts)

    @property
    def _source(self) -> tuple[Any, ...]:
        """All that what has been told depends on."""
        return self.game, self.phase, self.window, self.sealed, self.heard, self.settings

    def look_again(self) -> None:
        if (known := self.__dict__.get("knowledge")) and not known.holds(self._source):
            del self.knowledge

    def _facts(self) -> tuple[Fact, ...]:
        if self.game is None:
            return ()
        if self.phase is Phase.DEALT:
            return self.game.told_in(0)
        if self.sealed and (self.window is None or self.window.step >= ending(self.game)):
            return self.game.facts[: self.heard]
        return self.game.told_until(self.window.step) if self.window else self.game.facts

    def _facts_before(self) -> tuple[Fact, ...]:
        return self.game.told_until(self.window.step - 1) if self.game and self.window else ()

    @property
    def facts(self) -> tuple[Fact, ...]:
        return self.knowledge.facts

    @property
    def told(self) -> bool:
        """May everybody see everything? Not as long as others have yet to play the same deal."""
        return self.phase is Phase.OVER and not self.sealed

    @property
    def outcome(self) -> Outcome | None:
        """Known to the room when everything before it has been shown."""
        return self.game.outcome if self.game and self.told else None

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
        if self.window.kind is Kind.TALK and self.left_to_read:
            return min(latest, self.opened + self.pace.verdict)
        if self.window.kind is Kind.TALK and self.speakers <= self.ready:
            return self.opened
        return latest

    @property
    def unattended(self) -> bool:
        """Bots among themselves in a tournament: nobody has to be waited for."""
        return bool(self.cup) and not self.people

    @property
    def left_to_read(self) -> bool:
        """Only bots are left to talk, but the dead still look on: they want to see whom the night took."""
        return bool(self.people) and not self.speakers

    @cached_property
    def people(self) -> set[Chair]:
        """Chairs a person answers for: of those who play, once the cards are dealt."""
        return {chair for chair in self.seated or self.order if not self.sitters[chair].bot}

    @cached_property
    def holders(self) -> dict[str, Chair]:
        """By the hash of what their device holds: how long it takes to find one tells nothing of what was hashed."""
        return {sitter.token: chair for chair, sitter in self.sitters.items() if sitter.token is not None}

    @cached_property
    def speakers(self) -> set[Chair]:
        """People who still have a voice: the dead have none."""
        return self.people - {self.seated[seat] for seat in self.dead}

    @property
    def dead(self) -> frozenset[Seat]:
        return self.knowledge.dead

    @property
    def buried(self) -> frozenset[Seat]:
        return self.knowledge.buried

    def silenced(self, seat: Seat) -> bool:
        """Does this seat know that it holds what forbids it to speak?"""
        return any(artifact.silences for artifact in self.held(seat))

    def blinded(self, seat: Seat) -> bool:
        """Does it know that it holds what hides the others from it?"""
        return any(artifact.blinds for artifact in self.held(seat))

    def held(self, seat: Seat) -> tuple[Artifact, ...]:
        return self.knowledge.held(seat)

    @cached_property
    def asked(self) -> set[Seat]:
        return {seat for question in self.put for seat in question.seats}

    @cached_property
    def voted(self) -> set[Chair]:
        """Who of the living has tapped in the ballot that is open, for whomever: bots vote as it closes."""
        if self.window is None or self.window.kind is not Kind.BALLOT:
            return set()
        return {self.seated[seat] for seat in self.pointed} | (self.dreamt & self.speakers)

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
        answered = any(given.seat == seat for given in self.going_on().answers)
        return not answered and any((seat, question.call) == (one.seats[0], one.call) for one in self.asked_early)

    def known_to(self, seat: Seat) -> tuple[Fact, ...]:
        return self.knowledge.known_to(seat)

    @property
    def public(self) -> tuple[Fact, ...]:
        return self.knowledge.public

    @cached_property
    def names(self) -> tuple[str, ...]:
        """By seat once the cards are dealt; before that, round the table."""
        return tuple(self.sitters[chair].name for chair in self.seated or self.order)

    @property
    def veterans(self) -> set[Chair]:
        """Who has played at this table, or does now."""
        return {chair for past in self.ledger.past for chair in past.chairs} | set(self.seated)

    def called(self, chair: Chair | None) -> str:
        """The name of whoever sits there; nothing where nobody does."""
        return self.sitters[chair].name if chair is not None and chair in self.sitters else ""

    @property
    def here(self) -> tuple[str, ...]:
        """Everybody at the table, those who wait for the next game too."""
        return tuple(sitter.name for sitter in self.sitters.values())

    @property
    def record(self) -> Record:
        """The game so far. Only for a game that is over, and that nobody has yet to play."""
        if self.setup is None or self.game is None:
            raise TurnedAway("no-game-yet")
        if self.sealed:
            raise TurnedAway("sealed", code=self.code)
        return record_of(self.settings, self.names, self.setup, self.game.log, self.nonce)

    def going_on(self) -> Game:
        if self.game is None:
            raise ValueError("no game is going on")
        return self.game


HOLDERS = ("sitters", "order", "wins", "looked", "pointed", "ready", "dreamt", "given", "foretold", "wanting")
LAST_SECONDS = 3.0  # from the last vote to the close of the ballot
