"""What if the night had gone differently: what each did, what they could have done instead, and what it would bring."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Annotated

from fastapi import Query

from garou.engine.game import Game
from garou.engine.values import CHANCE, Question, RoleName, Seat, Slot
from garou.rooms.settings import Settings
from garou.story.altering import Altered, Decision, acts, altered
from garou.story.camps import camps
from garou.texts.narrator import Narrator
from garou.web.ending import Decided, reasons, won_by
from garou.web.faces import CardFace, face
from garou.web.table.initials import initial

Changed = Annotated[str, Query(max_length=12)]  # a deed, as an address has it
MANY = 15  # choices, from here on they are a list to pick from and no longer something to tap


@dataclass(frozen=True, slots=True)
class Alternative:
    """Which answer of the night is to be another, and which one."""

    act: int
    choice: int | None = None  # of what was offered; None: that is still to be chosen

    @property
    def written(self) -> str:
        return str(self.act) if self.choice is None else f"{self.act}.{self.choice}"


def change_of(text: str) -> Alternative | None:
    """As a form sends it; what is none names nothing that was done."""
    if not text:
        return None
    found = re.fullmatch(r"([0-9]{1,4})(?:\.([0-9]{1,4}))?", text, re.ASCII)
    return Alternative(int(found[1]), None if found[2] is None else int(found[2])) if found else Alternative(-1)


@dataclass(frozen=True, slots=True)
class DoneRow:
    """What somebody did, as a row to tap."""

    value: str
    letter: str
    who: str
    call: str
    what: str


@dataclass(frozen=True, slots=True)
class Instead:
    """One thing they could have done."""

    value: str
    text: str
    was: bool  # that is what they did
    now: bool  # that is what is asked


@dataclass(frozen=True, slots=True)
class EndCard:
    """A card as it would lie at the end."""

    name: str
    seat: bool  # it lies before somebody
    face: CardFace
    moved: bool  # in the real game it was another
    dead: bool
    won: bool


@dataclass(frozen=True, slots=True)
class OtherNight:
    """One answer of the night, what could have been answered, and what would have come of it."""

    flaw: str = ""
    title: str = ""
    options: tuple[Instead, ...] = ()
    many: bool = False
    asked: str = ""  # the change, as a form sends it, once it is chosen
    headline: str = ""
    cards: tuple[EndCard, ...] = ()
    deaths: tuple[str, ...] = ()
    won: str = ""
    winners: str = ""
    why: tuple[Decided, ...] = ()
    same: bool = False
    waiting: str = ""


def doings(played: Game, narrator: Narrator) -> Iterator[DoneRow]:
    for number, act in enumerate(acts(played)):
        who = narrator.names(act.question.seats)
        call = narrator.words(f"call-{act.answer.call}")
        yield DoneRow(str(number), initial(who), who, call, narrator.option(act.question, act.answer.choice))


def change(played: Game, deed: Alternative) -> Altered | None:
    """The other game; None where that could not have been done."""
    act = _act(played, deed)
    if act is None or deed.choice is None or deed.choice >= len(act.question.options):
        return None
    return altered(played, act, act.question.options[deed.choice])


def _act(played: Game, deed: Alternative) -> Decision | None:
    found = acts(played)
    return found[deed.act] if 0 <= deed.act < len(found) else None


@dataclass(frozen=True, slots=True)
class Onlooker:
    """Before whom it is told: in which language, of which game, and where they sat in it."""

    narrator: Narrator
    settings: Settings
    seat: Seat | None


def night(played: Game, deed: Alternative, reader: Onlooker) -> OtherNight:
    act, other, narrator = _act(played, deed), change(played, deed), reader.narrator
    if act is None or (other is None and deed.choice is not None):
        return OtherNight(flaw=narrator.words("replay-night-cannot"))
    options = tuple(_options(act, deed, narrator))
    who = {"who": narrator.names(act.question.seats), "call": narrator.words(f"call-{act.answer.call}")}
    asked = OtherNight(title=narrator.words("replay-night-ask", who), options=options, many=len(options) >= MANY)
    return asked if other is None else _told(asked, played, other, deed, reader)


def _options(act: Decision, deed: Alternative, narrator: Narrator) -> Iterator[Instead]:
    done = sorted(map(str, act.answer.choice))
    for number, choice in enumerate(act.question.options):
        value, text = Alternative(deed.act, number).written, narrator.option(act.question, choice)
        yield Instead(value, text, sorted(map(str, choice)) == done, number == deed.choice)


def headline(played: Game, deed: Alternative, narrator: Narrator) -> str:
    """The change in one line."""
    act = _act(played, deed)
    if act is None or deed.choice is None:
        return ""
    args = {
        "who": narrator.names(act.question.seats),
        "for": narrator.option(act.question, act.question.options[deed.choice]),
        "was": narrator.option(act.question, act.answer.choice),
    }
    return narrator.words("replay-night-title", args)


def _told(asked: OtherNight, played: Game, other: Altered, deed: Alternative, reader: Onlooker) -> OtherNight:
    end, was, narrator = other.game.outcome, played.outcome, reader.narrator
    own = next((team for team, members in camps(other.game).items() if reader.seat in members), None) if end else None
    return replace(
        asked,
        asked=deed.written,
        headline=headline(played, deed, narrator),
        cards=tuple(_cards(played, other.game, reader.settings, narrator)) if end else (),
        deaths=tuple(map(narrator.story, other.dead)),
        won=won_by(end.teams, narrator.words) if end else "",
        winners=narrator.names(end.winners) if end and end.winners else "",
        why=reasons(end, narrator, reader.seat, own) if end else (),
        same=bool(end and was and (end.winners, end.teams) == (was.winners, was.teams)),
        waiting=waiting(other.open[0], narrator) if other.open else "",
    )


def _cards(played: Game, other: Game, settings: Settings, narrator: Narrator) -> Iterator[EndCard]:
    won = other.outcome.winners if other.outcome else ()
    for place in range(len(played.setup.cards)):
        slot, role = Slot(place), _lies(other, Slot(place))
        yield EndCard(
            narrator.name(slot),
            place < len(played.setup.deal),
            face(narrator, settings, role),
            role != _lies(played, slot),
            slot in other.position.dead,
            slot in won,
        )


def _lies(game: Game, slot: Slot) -> RoleName:
    """What the card there counts as: in the centre what is printed on it."""
    card = game.position.lies[slot]
    return game.position.counts[card] if slot < len(game.setup.deal) else game.setup.cards[card]


def waiting(question: Question, narrator: Narrator) -> str:
    """Who would have had to decide something that nobody was asked in the real game."""
    words = narrator.words
    if question.ballot:
        return words("replay-night-ballot")
    args = {"who": narrator.names(question.seats), "call": words(f"call-{question.call}")}
    return words("replay-night-luck") if CHANCE in question.seats else words("replay-if-waiting", args)
