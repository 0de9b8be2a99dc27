"""A deed on its way: a draft of what is awake, and who will notice it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, Self, TypeVar

from garou.store.values import Event

from .ears import Ear, Noticing
from .happening import Happened, Happening, Vocabulary


class Kept(Protocol):
    """The sum of its events: a table, or a tournament."""

    code: str
    seq: int  # events so far
    touched: float  # when the last of them happened

    def draft(self) -> Self:
        """A copy to try things on: whatever becomes of it, this one stays as it is."""
        ...

    def become(self, draft: Self) -> None:
        """All at once: nobody ever sees half of it."""
        ...

    def seats(self, who: int) -> bool:
        """Does this one sit here?"""
        ...


S = TypeVar("S", bound=Kept)


@dataclass
class Live(Generic[S]):
    """What is awake: its lock and its listeners."""

    room: S
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    ears: set[Ear] = field(default_factory=set)
    slept: bool = False  # its clock stood still until now, and nobody has set it yet
    veiled: bool = False  # something is written whose moment has not come
    behind: asyncio.Task[None] | None = None  # another worker has written, and it is being read

    def tell(self, who: Noticing = None) -> None:
        """Wake those who listen and can see it."""
        for ear in self.ears:
            if who is None or ear.chair in who:
                ear.tell()

    def noticed(self, who: Noticing) -> None:
        """Something has happened."""
        self.tell(who)


L = TypeVar("L", bound=Live[Any])


@dataclass
class Deed(Generic[S, L]):
    """What is about to happen, as far as it has been worked out."""

    live: L
    room: S  # a draft
    clock: Callable[[], float]
    take: Callable[[S, Happened[Any]], Noticing]
    events: list[Event] = field(default_factory=list)
    noticing: Noticing = frozenset()  # who can see any of it
    done: bool = False

    def happen(self, what: Happening, *, at: float | None = None) -> None:
        if self.done:
            raise RuntimeError("what everybody has seen is no draft any more")
        happened = Happened(self.room.seq + 1, self.clock() if at is None else at, what)
        self.follow(happened)
        self.events.append(Vocabulary.written(happened))

    def follow(self, happened: Happened[Any]) -> None:
        """What is written already."""
        self.done = True  # a draft on which something went wrong half-way is none either
        more = self.take(self.room, happened)
        self.done = False
        self.noticing = None if more is None or self.noticing is None else self.noticing | more
