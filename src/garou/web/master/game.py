"""A game led over real cards: as the page carries it, and what a tap on it means."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from random import SystemRandom

from garou.cards.taps import Moment, caught, everybody, moments, taken_back, tied
from garou.engine.game import Game
from garou.engine.values import CHANCE, Choice, Seat, Slot
from garou.games.classic.day import CAPTAIN
from garou.record.judge import played
from garou.record.values import BadRecord, Record, lines_of
from garou.texts import Words
from garou.web.replay.pages import MOST_STEPS
from garou.web.settle.sheets import Fields

from .screen import MasterScreen
from .trace import MOST_UNDONE, Undone, decoded

LUCK = SystemRandom()
NO_SEAT = Seat(Slot(-9))  # nobody sits there, so nothing it is named for is legal


@dataclass(frozen=True)
class Led:
    """One game as the page carries it: the record, and what was taken back."""

    record: Record
    undone: tuple[Undone, ...]
    words: Words
    length: str
    game: Game

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """Only where they are wanted: it takes playing the whole game once more."""
        return moments(self.game)

    def at(self, game: Game, undone: tuple[Undone, ...] = ()) -> Led:
        """On, or back, to this game."""
        if game.step > MOST_STEPS:
            raise BadRecord("answers", "too-many-steps", count=game.step, longest=MOST_STEPS)
        record = replace(self.record, lines=lines_of(self.record, game.log))
        undone = (*self.undone, *undone)[-MOST_UNDONE:]
        return Led(record, undone, self.words, self.length, game)

    def back(self) -> Led:
        last = taken_back(self.moments)
        return self.at(last.game, (Undone(len(last.game.log), last.answers),)) if last else self

    def screen(self, chosen: dict[Seat, Choice]) -> MasterScreen:
        return MasterScreen(self.record, self.moments, self.game, self.words, self.length, chosen)


def led_by(record: Record, undone: tuple[Undone, ...], spoken: Words, length: str) -> Led:
    game = played(record)
    return Led(record, undone, spoken, length, game).at(game)


# --- What was tapped -------------------------------------------------------------------------------------------


def missing(led: Led, answers: dict[Seat, Choice]) -> str:
    """Words about whose answer is not there, once there are any."""
    left = [question.seats[0] for question in led.game.open if question.seats[0] not in answers]
    if not answers or not left:
        return ""
    return led.words("settle-missing-asked", {"names": led.screen({}).narrator.names(left)})


def quick(fields: Fields, led: Led) -> dict[Seat, Choice]:
    """One tap for everybody; nothing where everybody was entered alone."""
    asked = led.game.open
    if "lot" in fields and [q.seats for q in asked] == [(CHANCE,)]:
        return {CHANCE: LUCK.choice(asked[0].options)}
    if "tie" in fields:
        captain = [seat for seat, token in led.game.position.tokens if token == CAPTAIN]
        return tied(asked, {_seat(text) for text in fields.getlist("tied")}, captain)
    if "caught" in fields:
        return caught(asked, _seat(fields.get("caught")))
    if "all" in fields:
        return everybody(asked, decoded(str(fields.get("all"))))
    return {}


def chosen_for(fields: Fields, led: Led) -> dict[Seat, Choice]:
    """What was entered for each seat that is asked: one field, or two where two are wanted."""
    found: dict[Seat, Choice] = {}
    for question in led.game.open:
        [seat] = question.seats
        values = [decoded(str(text)) for text in fields.getlist(f"by-{seat}")]
        if values:
            found[seat] = tuple(part for value in values for part in value)
    return found


def _seat(text: object) -> Seat:
    found = decoded(str(text))
    return Seat(Slot(found[0])) if len(found) == 1 and isinstance(found[0], int) else NO_SEAT
