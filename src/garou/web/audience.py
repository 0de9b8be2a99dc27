"""How many streams may be open: few for each seat, and for strangers only so many from one address and in all."""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol

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
    since: float = field(default_factory=time.time)  # the same clock for all workers, or nearly

    def void(self) -> None:
        self.good = False
        if self.ear is not None:
            self.ear.wake()


class Elsewhere(Protocol):
    """The streams of other workers, and what they are told of ours."""

    def since(self, seat: Seat) -> list[float]:
        """When each of its streams there was opened."""
        ...

    def strangers(self, address: str, where: str) -> tuple[int, int, int]:
        """How many in all, from that address, and at that table."""
        ...

    def sits(self, seat: Seat, since: list[float]) -> None: ...

    def watch(self, address: str, count: int, where: str, there: int) -> None: ...


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
    elsewhere: Elsewhere | None = None  # the streams of other workers

    @contextlib.contextmanager
    def admitted(self, who: Who, where: str) -> Iterator[Ticket]:
        with self._stranger(who, where) if isinstance(who, str) else self._sitter(who) as ticket:
            yield ticket

    @contextlib.contextmanager
    def _sitter(self, seat: Seat) -> Iterator[Ticket]:
        """Whose next stream takes the place of their oldest: it may be one that nobody reads any more."""
        ticket, others = Ticket(), self._seats.setdefault(seat, [])
        others.append(ticket)
        self._sits(seat)
        self.thin_out(seat)
        try:
            yield ticket
        finally:
            if ticket in others:
                others.remove(ticket)
                self._sits(seat)
            if not others and self._seats.get(seat) is others:
                del self._seats[seat]

    def thin_out(self, seat: Seat) -> None:
        """Of a seat's streams, wherever they are, only the newest stay."""
        mine = self._seats.get(seat, [])
        there = self.elsewhere.since(seat) if self.elsewhere else []
        over = len(mine) + len(there) - self.a_seat
        oldest = sorted((*there, *(ticket.since for ticket in mine)))[: max(0, over)]
        for ticket in [one for one in mine[: len(oldest)] if one.since <= oldest[-1]]:
            mine.remove(ticket)
            ticket.void()
            self._sits(seat)

    def _sits(self, seat: Seat) -> None:
        if self.elsewhere:
            self.elsewhere.sits(seat, [ticket.since for ticket in self._seats.get(seat, [])])

    @contextlib.contextmanager
    def _stranger(self, address: str, where: str) -> Iterator[Ticket]:
        """Whoever comes too late is turned away: nobody can push out those who watch already."""
        there = self.elsewhere.strangers(address, where) if self.elsewhere else (0, 0, 0)
        mine = self._addresses.total(), self._addresses[address], self._tables[where]
        most = self.strangers, self.an_address, self.a_table
        if any(here + far >= full for here, far, full in zip(mine, there, most, strict=True)):
            raise FullHouse
        self._watch(address, where, 1)
        try:
            yield Ticket()
        finally:
            self._watch(address, where, -1)

    def _watch(self, address: str, where: str, more: int) -> None:
        for count, key in ((self._addresses, address), (self._tables, where)):
            count[key] += more
            if not count[key]:
                del count[key]
        if self.elsewhere:
            self.elsewhere.watch(address, self._addresses[address], where, self._tables[where])

    def introduce(self) -> None:
        """All of it, to a worker that has just begun."""
        if self.elsewhere:
            for seat in self._seats:
                self._sits(seat)
            for address, count in self._addresses.items():
                self.elsewhere.watch(address, count, "", 0)
            for where, count in self._tables.items():
                self.elsewhere.watch("", 0, where, count)
