"""A finished game as a film: each frame in words and pictures, and what every seat could know when it was over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from garou.engine.game import Game
from garou.engine.values import PUBLIC, Position, RoleName, Seat, Slot
from garou.rooms.settings import Settings
from garou.story.chapters import Beginning, Chapter
from garou.story.frames import Frame, frames
from garou.story.tale import tale
from garou.talk.transcript import Uttered
from garou.texts.narrator import Narrator
from garou.web.art import token_art
from garou.web.ending import Thing, things, title_of
from garou.web.faces import CardFace, face

from .reel import Quote, Take, quotes, reel

MOODS = {"night": "night", "night-number": "night", "dusk": "dusk"}  # by day it is day
NOWHERE = Beginning("night", 1)  # the deal belongs to no chapter


Things = dict[Slot, tuple[Thing, ...]]


@dataclass(frozen=True, slots=True)
class Place:
    """One place at the table in one frame: whose it is, and what lies there."""

    name: str
    face: CardFace
    counts: str = ""  # what the card has become, if not what it prints
    came: str = ""  # from where the card has just come
    things: tuple[Thing, ...] = ()
    changed: bool = False  # something else was laid here, or taken away
    dead: bool = False
    fell: bool = False  # just now


@dataclass(frozen=True, slots=True)
class Shown:
    """One frame as a page shows it."""

    title: str
    chapter: str
    mood: str
    lines: tuple[str, ...]
    seats: tuple[Place, ...]
    centre: tuple[Place, ...]
    quotes: tuple[Quote, ...] = ()  # what was said meanwhile


@dataclass(frozen=True, slots=True)
class Learned:
    """One thing that became known: in which frame, to whom, and in the words they heard."""

    at: int
    text: str
    seats: frozenset[int]  # empty: the whole room

    def heard_by(self, seat: Seat) -> bool:
        return not self.seats or seat in self.seats


@dataclass(frozen=True)
class Film:
    """Puts the frames of one game before a reader of one language."""

    settings: Settings
    game: Game
    narrator: Narrator
    talk: tuple[Uttered, ...] = ()
    drawn: dict[RoleName, CardFace] = field(default_factory=dict)  # faces are the same in every frame

    @cached_property
    def frames(self) -> tuple[Frame, ...]:
        return frames(self.game)

    @cached_property
    def takes(self) -> tuple[Take, ...]:
        return reel(self.game.rules, self.frames, self.talk)

    def shown(self) -> Iterator[Shown]:
        chapters = (Chapter(take.frame.chapter or NOWHERE, (take.frame.scene,)) for take in self.takes)
        for take, (chapter, lines) in zip(self.takes, tale(self.narrator, chapters), strict=True):
            frame = take.frame
            kind = chapter.beginning.kind if frame.chapter else "dusk"
            places = self._places(frame)
            sitting = len(self.game.setup.deal)
            yield Shown(
                title=self._title(take),
                chapter=title_of(frame.chapter, self.narrator.words) if frame.chapter else "",
                mood=MOODS.get(kind, "day"),
                lines=tuple(lines) if frame.chapter else (self.narrator.words("replay-dealt"),),
                seats=places[:sitting],
                centre=places[sitting:],
                quotes=quotes(self.narrator, take.said),
            )

    def _title(self, take: Take) -> str:
        words = self.narrator.words
        if not take.said:
            return words(f"call-{take.frame.name}")
        return words("replay-talk.grave") if all(one.grave for one in take.said) else words("replay-talk")

    def learned(self) -> Iterator[Learned]:
        """Every fact with its audience, in the words of whoever hears it; said twice in a frame it is said once."""
        for at, frame in enumerate(take.frame for take in self.takes):
            heard: dict[tuple[str, bool], frozenset[int]] = {}
            for fact in frame.facts:
                public = PUBLIC in fact.audience
                for hearer in (PUBLIC,) if public else sorted(fact.audience):
                    line = self.narrator.fact(fact, hearer), public
                    heard[line] = heard.get(line, frozenset()) | (frozenset() if public else {hearer})
            yield from (Learned(at, text, seats) for (text, _), seats in heard.items())

    def _places(self, frame: Frame) -> tuple[Place, ...]:
        laid, lay = self._things(frame.after), self._things(frame.before)
        return tuple(self._place(frame, Slot(slot), laid, lay) for slot in range(len(frame.after.lies)))

    def _place(self, frame: Frame, slot: Slot, laid: Things, lay: Things) -> Place:
        position, card = frame.after, frame.after.lies[slot]
        role, counts = self.game.setup.cards[card], position.counts[card]
        came = frame.arrived.get(slot)
        return Place(
            name=self._short(slot),
            face=self._face(role),
            counts=self.narrator.role(counts) if slot < len(self.game.setup.deal) and counts != role else "",
            came="" if came is None else self._short(came),
            things=laid.get(slot, ()),
            changed=laid.get(slot, ()) != lay.get(slot, ()),
            dead=slot in position.dead,
            fell=slot in frame.fallen,
        )

    def _short(self, slot: Slot) -> str:
        """A seat by its name, a place of the centre by its number."""
        players = len(self.narrator.players)
        if slot < players:
            return self.narrator.name(slot)
        return self.narrator.words(f"replay-place-{self.narrator.places[slot - players]}")

    def _face(self, role: RoleName) -> CardFace:
        if role not in self.drawn:
            self.drawn[role] = face(self.narrator, self.settings, role)
        return self.drawn[role]

    def _things(self, position: Position) -> Things:
        """Marks, artifacts and the tokens there are words for: the rest is memory of the rules."""
        found, words = things(self.game, position, self.narrator), self.narrator.words
        for seat, token in sorted(position.tokens):
            if words.has(f"replay-token-{token}"):
                thing = Thing("token", token_art(token), words(f"replay-token-{token}"))
                found[seat] = (*found.get(seat, ()), thing)
        return found
