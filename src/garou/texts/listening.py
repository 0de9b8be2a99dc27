"""What a line of chat asks, and of whom, by the key words of every language: nothing else of it is understood."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from garou.engine.values import Seat, Slot
from garou.talk.remarks import ACCUSED, GREETED, OPINION, SOMETHING, STORY, SUSPECT, WHY, Wish

from . import LANGUAGES, words


@dataclass(frozen=True, slots=True)
class Heard:
    """A line as it is understood."""

    asked: tuple[tuple[Seat, Wish], ...] = ()  # who may feel spoken to, the first of them first, and what they hear
    of_all: Wish | None = None  # what is asked where nobody is spoken to by name
    of_everybody: bool = False  # and the line says that all are meant


@dataclass(frozen=True)
class Written:
    """A line without accents, capitals and signs, and where names stand in it: worked out once, lines can be many."""

    text: str
    names: tuple[str, ...]
    speaker: Seat

    @cached_property
    def plain(self) -> str:
        return plain(self.text)

    @cached_property
    def called(self) -> tuple[str, ...]:
        """The names as they would stand in it."""
        return tuple(map(plain, self.names))

    @cached_property
    def places(self) -> dict[Seat, int]:
        """Where each name stands; a name may be nothing but a picture, and stands nowhere."""
        found = {Seat(Slot(seat)): self.plain.find(name) for seat, name in enumerate(self.called) if name.strip()}
        return {seat: place for seat, place in found.items() if place >= 0}

    @cached_property
    def named(self) -> list[Seat]:
        """In the order of the line, the speaker left out."""
        return sorted((seat for seat in self.places if seat != self.speaker), key=self.places.__getitem__)

    @property
    def begins(self) -> bool:
        """With somebody's name: they are spoken to."""
        return bool(self.named) and self.places[self.named[0]] == 0

    def tells_of(self, seat: Seat) -> bool:
        """What do you think of Ada: she is not the one who is asked."""
        before = self.plain[: self.places[seat]] + " "
        return before.endswith(phrases("of"))

    @property
    def asks(self) -> bool:
        return "?" in self.text

    @property
    def calls(self) -> bool:
        """Ada, …: the name is set apart."""
        return self.begins and re.match(r"\W*[\w\s]+[,:!]", self.text) is not None

    def has(self, kind: str) -> bool:
        return any(phrase in self.plain for phrase in phrases(kind))

    @property
    def accused(self) -> Seat | None:
        """Whoever is named last before the accusing word, or else first after it."""
        places = [place for phrase in phrases("accused") if (place := self.plain.find(phrase)) >= 0]
        if not places or not self.named or self.has("not"):
            return None
        before = [seat for seat in self.named if self.places[seat] < min(places)]
        return (before or self.named)[-1 if before else 0]


def plain(text: str) -> str:
    """Words with one blank before and after each."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(["", *re.findall(r"[^\W_]+", bare), ""])


@cache
def phrases(kind: str) -> tuple[str, ...]:
    """The key words of that kind, of all languages: whoever is at a table may write any of them."""
    listed = (words(lang)(f"reply-hears-{kind}").split(",") for lang in LANGUAGES)
    return tuple(dict.fromkeys(plain(phrase) for several in listed for phrase in several))


# What is heard in words of which kind, the first that fits: a reason is given with the suspicion it is for.
KINDS = {SUSPECT: SUSPECT, STORY: STORY, WHY: SUSPECT}


def understood(text: str, names: Sequence[str], speaker: Seat) -> Heard:
    """Who may feel spoken to by this line, and what they are asked."""
    line = Written(text, tuple(names), speaker)
    kind = next((heard for kind, heard in KINDS.items() if line.has(kind)), "")
    spoken_to = line.named[:1] if line.begins else [seat for seat in line.named if not line.tells_of(seat)]
    if kind == SUSPECT and not spoken_to:
        return Heard(of_all=_suspicion(line, None), of_everybody=line.has("all"))
    if kind and not line.named:
        return Heard(of_all=Wish(kind), of_everybody=line.has("all"))
    return Heard(tuple(_asked(line, kind, spoken_to)))


def _asked(line: Written, kind: str, spoken_to: Sequence[Seat]) -> Iterator[tuple[Seat, Wish]]:
    accused = None if kind else line.accused
    if accused is not None:
        yield accused, Wish(ACCUSED)
    for seat in spoken_to:
        if kind:
            yield seat, _suspicion(line, seat) if kind == SUSPECT else Wish(kind)
        elif (line.asks or line.calls) and seat != accused:
            yield seat, _something(line, seat, accused)


def _something(line: Written, seat: Seat, accused: Seat | None) -> Wish:
    """Whatever it is, who is spoken of beside them is worth a word."""
    others = [other for other in line.named if other != seat] if line.asks else []
    about = accused if accused is not None else next(iter(others), None)
    if about is not None:
        return Wish(OPINION, about)
    return Wish(GREETED if line.has("greet") else SOMETHING)


def _suspicion(line: Written, seat: Seat | None) -> Wish:
    """Whom do you suspect; or what of this one, who is named beside you or is the speaker?"""
    others = [line.speaker] if line.has("me") else [other for other in line.named if other != seat]
    return Wish(OPINION, others[0]) if others else Wish(SUSPECT)
