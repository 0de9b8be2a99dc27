"""What is said at a table, and what people note down for themselves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from garou.engine.values import RoleName, Seat, Slot
from garou.talk.claims import Claim, Said
from garou.talk.gestures import Gesture
from garou.talk.remarks import Remark, Remarked
from garou.talk.transcript import SpeakingTime, Transcript

from .windows import Kind, Window

Chair = int  # names a chair for as long as the table stands, wherever it is moved to

Same = TypeVar("Same")

COUNTED = (Kind.WORDS, Kind.VERDICT)  # windows in which what the step has brought is known
KEPT = 120  # lines that can be read again, of the village and of the graveyard each


@dataclass(frozen=True, slots=True)
class Line:
    """Something somebody wrote or showed."""

    number: int  # among those of its sort: the living must not see by it that the dead have talked
    name: str  # as they were called then
    chair: Chair
    text: str
    grave: bool = False  # for the dead alone
    remark: Remark | None = None  # what a bot replied, instead of a text
    gesture: Gesture | None = None  # what was shown, instead of a text
    of_game: bool = False  # said while a game was on the table, or about it when it was over

    @property
    def sort(self) -> tuple[bool, bool]:
        return self.grave, self.gesture is not None


def twin(of: Same) -> Same:
    """Another one that holds the same things. Made for every tap: `copy` would first ask how it is done."""
    new = object.__new__(type(of))
    new.__dict__.update(of.__dict__)
    return new


@dataclass
class Talk:
    """Chat, claims, and everybody's own tokens and notes."""

    lines: list[Line] = field(default_factory=list)
    day: int = 0  # how often the village has come together to talk in this game
    said: tuple[Said, ...] = ()
    unsaid: tuple[Said, ...] = ()  # what was taken back: nobody goes by it, and everybody has heard it
    remarks: tuple[Remarked, ...] = ()  # of bots: none of them says what another has said in the same words
    voices: frozenset[Seat] = frozenset()  # who has said anything aloud today
    transcript: Transcript = field(default_factory=Transcript)  # of this game, for its film
    tokens: dict[Chair, dict[Seat, RoleName]] = field(default_factory=dict)  # private: what one takes others for
    notes: dict[Chair, str] = field(default_factory=dict)  # private

    def draft(self) -> Talk:
        """A copy to try things on."""
        new = twin(self)
        new.transcript = twin(self.transcript)
        new.transcript.replied = self.transcript.replied.copy()
        new.tokens, new.notes = self.tokens.copy(), self.notes.copy()
        return new

    def begin(self) -> None:
        """A new game: what was written while people gathered for it stays. Nothing of the last one does."""
        self.day, self.said, self.unsaid, self.tokens, self.notes = 0, (), (), {}, {}
        self.remarks, self.voices = (), frozenset()
        self.lines = [line for line in self.lines if not line.of_game]
        self.transcript = Transcript()

    def move_to(self, window: Window | None) -> None:
        new_day = window is not None and window.kind is Kind.TALK
        self.day += new_day
        self.voices = frozenset() if new_day else self.voices
        moment = SpeakingTime(window.step, window.kind in COUNTED) if window is not None else None
        self.transcript.move_to(moment, new_day=new_day)

    def write(
        self, chair: Chair, name: str, text: str, *, grave: bool, seat: Seat | None = None, of_game: bool = False
    ) -> None:
        self.transcript.line(seat, text, grave=grave)
        self.voices |= {seat} if seat is not None and not grave else set()
        self._add(Line(0, name, chair, text, grave, of_game=of_game))

    def reply(self, chair: Chair, name: str, seat: Seat, remark: Remark) -> None:
        self.transcript.remark(seat, remark)
        self.remarks += (Remarked(seat, remark, self.day),)
        self._add(Line(0, name, chair, "", remark=remark, of_game=True))

    def show(self, chair: Chair, name: str, seat: Seat, gesture: Gesture) -> None:
        self.transcript.gesture(seat, gesture)
        self._add(Line(0, name, chair, "", gesture=gesture, of_game=True))

    def _add(self, new: Line) -> None:
        alike = [line for line in self.lines if line.sort == new.sort]
        gone = set(map(id, alike[: -KEPT + 1]))  # told apart by what they are: to compare all they say takes longest
        others = [line for line in self.lines if id(line) not in gone]
        self.lines = [*others, replace(new, number=alike[-1].number + 1 if alike else 1)]

    def claim(self, seat: Seat, claim: Claim) -> None:
        self.said += (Said(seat, claim, self.day),)
        self.transcript.claim(seat, claim)

    def take_back(self, seat: Seat) -> None:
        """The last thing this seat has said today."""
        for number, said in reversed(list(enumerate(self.said))):
            if said.seat == seat and said.day == self.day:
                self.said = self.said[:number] + self.said[number + 1 :]
                self.unsaid += (said,)
                self.transcript.take_back(seat, said.claim)
                return

    def put(self, chair: Chair, slot: int, role: str) -> None:
        own = {place: held for place, held in self.tokens.get(chair, {}).items() if place != slot}
        self.tokens[chair] = own | ({Seat(Slot(slot)): RoleName(role)} if role else {})

    def heard_by(self, *, dead: bool, told: bool) -> Iterable[Line]:
        """The living hear the village, the dead each other as well, and when all is told everybody hears all."""
        return [line for line in self.lines if dead or told or not line.grave]
