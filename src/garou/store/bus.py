"""What workers over the same tables tell each other: small texts, who drives which clock, and what others wrote."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from .values import Event

CLOCKS_FREE = ">"  # whispered by a worker that has let its clocks go


class Ears(NamedTuple):
    """What is called when something is heard."""

    written: Callable[[str, int], None]  # a log, and the number of its last event; 0 where it was deleted or begun anew
    whispered: Callable[[str], None]  # what another worker said
    missed: Callable[[], None]  # something may have been said unheard


class Wire(Protocol):
    """What carries what is said between workers in the place of their store."""

    up: bool

    def begin(self, place: str, *channels: str) -> None: ...

    async def say(self, channel: str, texts: list[str]) -> bool: ...

    async def close(self) -> None: ...


MakeWire = Callable[[Callable[[str, str], None], Callable[[], None]], Wire]


class Bus(Protocol):
    """Between the workers of one store. Whatever is said on it may be lost: nothing that is kept depends on it."""

    shared: bool  # are there others, or could there be?
    cold: bool  # was nobody awake when this worker began?

    @property
    def away(self) -> bool:
        """Is what is said carried another way now than it should be?"""
        ...

    def listen(self, ears: Ears) -> None:
        """From now on, in the loop that runs now."""
        ...

    def whisper(self, text: str) -> None:
        """To all other workers, soon, and without waiting for it."""
        ...

    async def said(self) -> None:
        """All that was whispered is on its way, or nobody can be told now."""
        ...

    async def tail(self, room: str, after: int) -> list[Event]:
        """What was written behind that number, in order; where the log begins anew, all of it."""
        ...

    def last(self, room: str) -> int:
        """The number of the last event there; whoever asks waits for it."""
        ...

    async def rise(self) -> list[str]:
        """Whoever begins does so alone. Which clocks somebody drove, where nobody is awake now."""
        ...

    async def risen(self) -> None:
        """The next may begin."""
        ...

    def drives(self, room: str) -> bool:
        """Is it this worker who drives that clock?"""
        ...

    async def claim(self, room: str) -> bool:
        """Drive it from now on, unless somebody else does; did nobody ever, before?"""
        ...

    async def adopt(self, *known: str) -> list[str]:
        """Clocks whose driver is gone, of these too: from now on they are this worker's."""
        ...

    def let_go(self, room: str) -> None:
        """Its game is over: nobody has to drive it."""
        ...

    def pass_on(self, room: str) -> None:
        """It goes on elsewhere: whoever of the others is quickest drives it."""
        ...

    def leave(self, room: str) -> None:
        """It goes on, and not here: others drive it, and this worker never again."""
        ...

    async def close(self) -> None:
        """Clocks are left to others at once."""
        ...


class NoOthers:
    """One worker has all tables to itself: there is nobody to tell, and every clock is its own."""

    shared, cold, away = False, True, False

    def listen(self, ears: Ears) -> None:
        """Nobody says anything."""

    def whisper(self, text: str) -> None:
        """Nobody hears it."""

    async def said(self) -> None:
        """There was nothing to say."""

    async def tail(self, room: str, after: int) -> list[Event]:
        return []

    def last(self, room: str) -> int:
        return 0

    async def rise(self) -> list[str]:
        return []

    async def risen(self) -> None:
        """Nobody waits."""

    def drives(self, room: str) -> bool:
        return True

    async def claim(self, room: str) -> bool:
        return False

    async def adopt(self, *known: str) -> list[str]:
        return []

    def let_go(self, room: str) -> None:
        """Nobody else would take it."""

    def pass_on(self, room: str) -> None:
        """There is nobody to take it."""

    def leave(self, room: str) -> None:
        """Nobody else would go on with it."""

    async def close(self) -> None:
        """Nothing was open."""


def bus_of(store: object) -> Bus:
    """A store that others may share brings its own."""
    found: Bus = getattr(store, "bus", None) or NoOthers()
    return found
