"""Links that bring what one device holds to another: each works once, and for ten minutes.

A link is no token. Whoever opens it is asked first; only then is there a new token, for the new device, and the old one
is void. Links are kept in memory alone: a restart voids them, and so does making another.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from garou.store.values import NotKept

from .deed import Deed
from .hall import Hall, TurnedAway
from .tokens import hashed

LASTS = 600.0  # seconds


class Link(NamedTuple):
    """As far as the server keeps it."""

    proof: str  # its hash
    until: float


@dataclass
class Links:
    """Those of one table or tournament, by who holds something there."""

    made: dict[int, Link] = field(default_factory=dict)  # the last one of each
    gone: dict[str, int] = field(default_factory=dict)  # hashes of tokens that other devices have taken over from

    def make(self, who: int, now: float) -> str:
        """A new one, in place of any made before; told once."""
        link = secrets.token_urlsafe(32)
        self.made[who] = Link(hashed(link), now + LASTS)
        return link

    def whose(self, link: str, now: float, holds: Callable[[int], bool]) -> int:
        """Of those who still hold something; to ask changes nothing."""
        proof = hashed(link)
        for who, made in self.made.items():
            if secrets.compare_digest(made.proof, proof) and now < made.until and holds(who):
                return who
        raise TurnedAway("link-void")

    async def spend(self, hall: Hall[Any, Any], deed: Deed[Any, Any], who: int, before: str | None) -> None:
        """Commit a move: of no use any more once it is done, and as good as before where the disk refuses."""
        made = self.made.pop(who)
        try:
            await hall.commit(deed)
        except NotKept:
            self.made[who] = made
            raise
        if before is not None:
            self.gone[before] = who
