"""What bots are asked in a talk, and what they reply.

A remark holds no words: every reader is told it in their own language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from garou.engine.values import Seat, Slot

from .claims import Claim

# What somebody wants of a bot: its story, whom it suspects, what it thinks of one seat, an answer to being accused.
STORY, SUSPECT, OPINION, ACCUSED, SOMETHING = "story", "suspect", "opinion", "accused", "something"

WORDINGS = 3  # there are of each remark, so that bots do not all talk alike


class Wish(NamedTuple):
    """What somebody wants to hear, and about whom."""

    kind: str
    about: Seat | None = None


@dataclass(frozen=True, slots=True)
class Remark:
    """One reply: its kind, which of the wordings, whom it is about, and what is claimed in it."""

    kind: str
    wording: int = 0
    about: Seat | None = None
    claims: tuple[Claim, ...] = ()

    def to_json(self) -> dict[str, Any]:
        claims = [claim.to_json() for claim in self.claims]
        return {"kind": self.kind, "wording": self.wording, "about": self.about, "claims": claims}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Remark:
        about = None if data["about"] is None else Seat(Slot(data["about"]))
        return cls(data["kind"], data["wording"], about, tuple(map(Claim.from_json, data["claims"])))
