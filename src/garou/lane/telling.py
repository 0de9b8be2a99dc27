"""The engine's verbs of telling, for a whole batch of games at once: who learns what is worked out for whoever asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property, reduce
from typing import Any

from garou.engine.table import ACTED

from .arrays import Number, Truth, bit, both, mask, u32, where
from .facts import NOTHING, mixed, spelt
from .held import Placed
from .knowing import CALL_UP, SEEN, KnownWords, Learnt, known
from .looking import LookingTable
from .places import Face, Perhaps, Spot, UnreadWord
from .sources import Source


class ToldFact:
    """A fact: who was told it, and as which number."""

    def __init__(self, source: Source, seats: Callable[[], Number], said: Callable[[Number], Number]) -> None:
        self._source, self._seats, self._said = source, seats, said

    @cached_property
    def seats(self) -> Number:
        return self._source.settle(self._seats())

    def said(self, seat: Number) -> Number:
        return self._said(seat)


class TellingTable(LookingTable):
    __slots__ = ("heard", "source", "told")

    source: Source
    told: list[Learnt]
    heard: list[ToldFact]

    def tell(self, audience: Iterable[Placed], name: str, **data: Any) -> None:
        self.paths.once(lambda: self._tell(audience, name, data))

    def announce(self, name: str, **data: Any) -> None:
        self.tell(self.seats, name, **data)

    def _tell(self, audience: Iterable[Placed], name: str, data: dict[str, Any]) -> None:
        """In games in which everybody it speaks of is there."""
        here, said = self.paths.here, [one for one in data.values() if isinstance(one, Spot | tuple)]
        spots = [spot for one in said for spot in (one if isinstance(one, tuple) else (one,)) if isinstance(spot, Spot)]
        spots = [spot for spot in spots if not isinstance(spot, Perhaps)]

        def seats() -> Number:
            return mask(reduce(both, [self.place(spot).there for spot in spots], here), self.mask_of(audience))

        def word(_: Number) -> Number:
            return reduce(mixed, [self._part(what, one) for what, one in data.items()], spelt(name))

        self.heard.append(ToldFact(self.source, seats, word))

    def _part(self, what: str, one: Any) -> Number:
        """A part of a fact as a number."""
        if isinstance(one, str) or one is None:
            return spelt(one) if one else NOTHING
        if isinstance(one, UnreadWord):
            return one.spelling()
        if what == "players":
            return self.mask_of(one)
        if isinstance(one, tuple):
            return reduce(mixed, [self.place(spot).at + 1 for spot in one], NOTHING)
        at, there = self.place(one)
        return where(there, at + 1, NOTHING) if isinstance(one, Perhaps) else at + 1

    def note(self, seats: Callable[[], Number], data: Callable[[], Number], *, look: bool = False) -> None:
        """For a policy, where no more can be known than its words hold."""
        if not self.rules.round and (look or not self.rules.marks):
            settle = self.source.settle
            self.told.append(Learnt(lambda: settle(seats()), look, lambda: settle(data())))

    def note_to(self, when: Truth, me: Number, data: Callable[[], Number], *, look: bool = False) -> None:
        self.note(lambda: mask(when, bit(me)), data, look=look)

    def known_to(self, seat: Number) -> KnownWords:
        """What this seat was told so far."""
        return known(seat, self.spread.dealt_to(seat), self.told)

    def spelt_role(self, code: Number) -> Number:
        """The name of the role of this code, as facts have it."""
        roles = self.coded.roles
        return reduce(lambda found, role: where(code == self.coded.code(role), spelt(role), found), roles, u32(0))

    def face(self, slot: Placed) -> Any:
        return self.paths.once(lambda: self._face(self.spread.face(self.place(slot).at)))

    def _face(self, face: Number) -> Face:
        self._faces += 1
        roles, spread = [self.coded.role(name) for name in self.coded.roles], self.spread
        return Face(self._faces, self.paths, roles, lambda role: spread.shows(face, role))

    def look(self, me: Placed, slot: Placed) -> Any:
        return self.paths.once(lambda: self._looked(me, slot))

    def _looked(self, me: Placed, slot: Placed) -> Face:
        (seat, place), when, spread = self.at(me, slot), self.when(me, slot), self.spread
        face = spread.face(place)
        self.note_to(when, seat, lambda: u32(SEEN) | u32(0) + place << 4 | spread.printed(face), look=True)
        self._tell(
            (me,), "saw-card", {"where": slot, "role": UnreadWord(lambda: self.spelt_role(spread.printed(face)))}
        )
        self._done_by(me, when)
        return self._face(face)

    def recognise(self, call: str, watchers: Any, shown: Any) -> None:
        self.paths.once(lambda: self._recognised(call, watchers, shown))

    def _recognised(self, call: str, watchers: Any, shown: Any) -> None:
        calls = [step.name for step in (*self.rules.opening, *self.rules.round)]
        number = calls.index(call) if call in calls else self.cannot(call)
        here, eyes, thumbs = self.paths.here, self.mask_of(watchers), self.mask_of(shown)
        self.note(lambda: mask(here, eyes), lambda: u32(number << CALL_UP) | thumbs)
        start = mixed(spelt("fellows"), spelt(call))
        self.heard.append(
            ToldFact(self.source, lambda: mask(here, eyes), lambda seat: mixed(start, thumbs & ~bit(seat)))
        )

    def _done_by(self, me: Placed, when: Truth) -> None:
        """Who has moved or looked so far, for whoever can tell."""
        seat = self.place(me).at
        self.things.put(ACTED, lambda: mask(when, bit(seat)), 1, self.site)
