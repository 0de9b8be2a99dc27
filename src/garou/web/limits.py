"""How often somebody may do what: whoever has a seat by that seat, everybody else by the address they come from."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

MOST_BUCKETS = 50_000  # of seats, and as many of addresses
SHARED = 1_024  # buckets for those who come when there is no room for more
SWEEP = 10.0  # seconds between two looks for buckets that nobody needs any more
LONGEST = 1_800.0  # seconds after which any bucket is full again, whatever was taken from it
ONE = 0.999  # of a deed: sums of fractions are not exact


class TooFast(Exception):
    """More often than any person would."""


class Seat(NamedTuple):
    """A seat at a table, or an entry in a tournament, that somebody has proven to be theirs."""

    place: str
    code: str
    number: int


Who = Seat | str  # or the address of a stranger


@dataclass(frozen=True, slots=True)
class Allowance:
    """This many at once, and this many more every minute."""

    at_once: float
    a_minute: float


# An evening of a whole club behind one address stays far below each of these; a test plays it.
ALLOWED: Mapping[str, Allowance] = MappingProxyType(
    {
        # A seat's own:
        "act": Allowance(300, 300),  # taps, lines, claims, notes
        "read": Allowance(2400, 2400),  # pages, streams, and drawers that are filled anew with each line somebody says
        # A seat's own, or an address's:
        "film": Allowance(60, 60),  # films, pictures, what-if
        "deduce": Allowance(60, 60),  # worlds counted: what takes a quarter of a second counts twice, and so on
        # An address's, whoever asks:
        "create": Allowance(20, 6),  # tables and tournaments
        "round": Allowance(40, 20),  # of a tournament: many tables each
        "join": Allowance(120, 60),  # seats taken or moved
        # A stranger's:
        "miss": Allowance(30, 30),  # different codes that do not exist
        "same": Allowance(1, 0.5),  # one such code again: that is nothing new
        "knock": Allowance(2400, 2400),  # looks at tables that do
        "forge": Allowance(60, 60),  # deeds at a table without a seat
        "lead": Allowance(600, 600),  # the game master's taps, cards settled, the language
        "page": Allowance(1200, 1200),  # whatever belongs to no table
    }
)


class Buckets:
    """One for each key, filled at a steady pace. What is kept of each is when it will be full again.

    A bucket that is full is as good as none, so forgetting it changes nothing. Where so many are in use that there is
    no room for another, newcomers share some: whoever brings many addresses resets nobody's bucket.
    """

    def __init__(self, most: int = MOST_BUCKETS) -> None:
        self._most, self._swept = most, float("-inf")
        self._full: dict[Hashable, float] = {}

    def __len__(self) -> int:
        return len(self._full)

    def left(self, key: Hashable, allowed: Allowance, now: float) -> float:
        missing = max(0.0, self._full.get(self._place(key, now), now) - now)
        return allowed.at_once - missing * allowed.a_minute / 60

    def take(self, key: Hashable, allowed: Allowance, now: float, count: float = 1) -> None:
        """So many, whether or not they are there: who is in debt waits the longer."""
        place = self._place(key, now)
        wait = count * 60 / allowed.a_minute if allowed.a_minute else LONGEST
        self._full[place] = min(max(now, self._full.get(place, now)) + wait, now + LONGEST)

    def keys(self, now: float) -> list[Any]:
        """Whose bucket is not full."""
        return [key for key, full in self._full.items() if full > now and not isinstance(key, int)]

    def _place(self, key: Hashable, now: float) -> Hashable:
        if key in self._full or len(self._full) < self._most:
            return key
        if now - self._swept >= SWEEP:
            self._swept = now
            self._full = {kept: full for kept, full in self._full.items() if full > now}
        return key if len(self._full) < self._most else hash(key) % SHARED


class Others(Protocol):
    """Workers that count the same people."""

    def took(self, deed: str, who: Who, allowed: Allowance) -> None:
        """One of these was taken here."""
        ...

    def untold(self, allowed: Allowance) -> float:
        """How many of such they may have taken, all together, and not said so yet."""
        ...


class Limits:
    """Who has done what how often lately. In memory: a restart forgives everybody."""

    def __init__(self, *, clock: Callable[[], float] = time.monotonic, **changed: float) -> None:
        self._allowed = dict(ALLOWED) | {deed: Allowance(most, most) for deed, most in changed.items()}
        self._clock = clock
        self._seats, self._addresses = Buckets(), Buckets()
        self.others: Others | None = None  # workers that count the same people

    def count(self, deed: str, who: Who) -> None:
        """One more of these; turned away where none is left."""
        self.spare(deed, who)
        self.note(deed, who)

    def spare(self, deed: str, who: Who) -> None:
        """Turned away where none of these is left, and none is taken."""
        if self._left(deed, who) < ONE:
            raise TooFast

    def first(self, deed: str, who: Who) -> bool:
        """Is this the first of these for a while? It is noted."""
        fresh = self._left(deed, who) >= ONE
        if fresh:
            self.note(deed, who)
        return fresh

    def note(self, deed: str, who: Who) -> None:
        """One more of these has happened already."""
        allowed = self._allowed[deed]
        self._of(who).take((deed, who), allowed, self._clock())
        if self.others is not None:
            self.others.took(deed, who, allowed)

    def heard(self, deed: str, who: Who, count: float) -> None:
        """So many of these happened elsewhere."""
        self._of(who).take((deed, who), self._allowed[deed], self._clock(), count)

    def owed(self) -> Iterator[tuple[str, Who, float]]:
        """Who has used up more than half of something, and how much of it: for a worker that has just begun."""
        now = self._clock()
        for buckets in (self._addresses, self._seats):
            for key in buckets.keys(now):
                deed, who = key
                allowed = self._allowed[deed]
                if (left := buckets.left(key, allowed, now)) < allowed.at_once / 2:
                    yield deed, who, allowed.at_once - left

    def owes(self, deed: str, who: Who, missing: float) -> None:
        """As much as others know of, unless more is known here."""
        allowed = self._allowed[deed]
        known = allowed.at_once - self._of(who).left((deed, who), allowed, self._clock())
        if missing > known:
            self.heard(deed, who, missing - known)

    def _left(self, deed: str, who: Who) -> float:
        """What others may have taken meanwhile without our knowing is not to be had here."""
        allowed = self._allowed[deed]
        left = self._of(who).left((deed, who), allowed, self._clock())
        return left - (self.others.untold(allowed) if self.others else 0)

    def _of(self, who: Who) -> Buckets:
        """Strangers can be as many as they like: they never take the room of those who sit somewhere."""
        return self._addresses if isinstance(who, str) else self._seats


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """What somebody has one of: an IPv4 address, or the 64 bits in which each device makes up the other 64 itself."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))
