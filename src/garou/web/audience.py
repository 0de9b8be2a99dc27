"""How many streams may be open: few for each seat, and for strangers only so many from one address and in all."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from garou.rooms.ears import Ear

from .limits import Seat, Who

LET_GO = "event: let-go\nretry: 60000\ndata: \n\n"  # a page that was let go must not push the next one out at once


class FullHouse(Exception):
    """Too many strangers are watching."""


@dataclass(eq=False)
class Ticket:
    """For one stream; its ear is woken when it is no longer good."""

    ear: Ear | None = None
    good: bool = True

    def void(self) -> None:
        self.good = False
        if self.ear is not None:
            self.ear.wake()


@dataclass
class Audience:
    """Everybody who follows a page."""

    a_seat: int = 6  # a phone, a tablet, a board, and lines that broke without anybody being told
    an_address: int = 64
    a_table: int = 128
    strangers: int = 1_000
    _seats: dict[Seat, list[Ticket]] = field(default_factory=dict)  # the oldest first
    _addresses: Counter[str] = field(default_factory=Counter)
    _tables: Counter[str] = field(default_factory=Counter)

    @contextlib.contextmanager
    def admitted(self, who: Who, where: str) -> Iterator[Ticket]:
        with self._stranger(who, where) if isinstance(who, str) else self._sitter(who) as ticket:
            yield ticket

    @contextlib.contextmanager
    def _sitter(self, seat: Seat) -> Iterator[Ticket]:
        """Whose next stream takes the place of their oldest: it may be one that nobody reads any more."""
        ticket, others = Ticket(), self._seats.setdefault(seat, [])
        if len(others) >= self.a_seat:
            others.pop(0).void()
        others.append(ticket)
        try:
            yield ticket
        finally:
            if ticket in others:
                others.remove(ticket)
            if not others and self._seats.get(seat) is others:
                del self._seats[seat]

    @contextlib.contextmanager
    def _stranger(self, address: str, where: str) -> Iterator[Ticket]:
        """Whoever comes too late is turned away: nobody can push out those who watch already."""
        full = self._addresses.total() >= self.strangers
        if full or self._addresses[address] >= self.an_address or self._tables[where] >= self.a_table:
            raise FullHouse
        self._addresses[address] += 1
        self._tables[where] += 1
        try:
            yield Ticket()
        finally:
            for count, key in ((self._addresses, address), (self._tables, where)):
                count[key] -= 1
                if not count[key]:
                    del count[key]
