"""What bots are asked in a talk, and what they say that is no claim.

A remark holds no words: every reader is told it in their own language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from garou.engine.values import RoleName, Seat, Slot

from .claims import Claim
from .tempers import CALM

# What somebody wants of a bot: its story, whom it suspects, what it thinks of one seat and why, an answer to being
# accused, or to somebody who claims its card; a greeting.
STORY, SUSPECT, OPINION, WHY, ACCUSED = "story", "suspect", "opinion", "why", "accused"
RIVALLED, GREETED, SOMETHING = "rivalled", "greeted", "something"

# What a bot says of its own accord: its story, what it has learnt since, for whom it will vote and why, that it has
# changed its mind, that nobody should die, that it agrees with that; and a question to somebody who is silent.
OPEN, ADD, VOTES, TURNS, CIRCLES, JOINS, ASKS = "open", "add", "vote", "change", "circle", "join", "ask"

# What it replies: its story, once more, none; no; about somebody; who wrongs it, who claims its card; hello; what?
TELL, REPEAT, NOTHING, DENY = "tell", "repeat", "nothing", "deny"
DOUBT, TRUST, UNSURE = "doubt", "trust", "unsure"
RETORT, COUNTER, GREET, SHRUG = "retort", "counter", "greet", "shrug"

UNASKED = (OPEN, ADD, VOTES, TURNS, CIRCLES, JOINS, ASKS)
KINDS = (
    *UNASKED,
    *(TELL, REPEAT, NOTHING, DENY, DOUBT, TRUST, UNSURE, RETORT, COUNTER, GREET, SHRUG),
)
RETOLD = 2  # how often one reason is given in a game, each time in other words
WORDINGS = 3  # there are of each remark in each temper, so that bots do not all talk alike


class Wish(NamedTuple):
    """What somebody wants to hear, and about whom."""

    kind: str
    about: Seat | None = None


@dataclass(frozen=True, slots=True)
class Ground:
    """Why somebody is suspected, from what everybody has heard."""

    kind: str
    seats: tuple[Seat, ...] = ()  # whom it is about, then whoever speaks against them
    roles: tuple[RoleName, ...] = ()
    again: int = 0  # how often this has been said before

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "seats": [*self.seats], "roles": [*self.roles], "again": self.again}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Ground:
        seats = tuple(Seat(Slot(one)) for one in data["seats"])
        return cls(data["kind"], seats, tuple(map(RoleName, data["roles"])), data["again"])


@dataclass(frozen=True, slots=True)
class Remark:
    """One line: its kind, which of the wordings, whom it is about, what is claimed in it, in which temper, and why."""

    kind: str
    wording: int = 0
    about: Seat | None = None
    claims: tuple[Claim, ...] = ()
    temper: str = CALM
    ground: Ground | None = None

    @property
    def opening(self) -> tuple[str, str, int]:
        """The words that do not depend on anybody."""
        return self.kind, self.temper, self.wording

    def to_json(self) -> dict[str, Any]:
        claims = [claim.to_json() for claim in self.claims]
        ground = {} if self.ground is None else {"ground": self.ground.to_json()}
        told = {"kind": self.kind, "wording": self.wording, "about": self.about, "claims": claims}
        return told | {"temper": self.temper} | ground

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Remark:
        """As `to_json` wrote it; there was a time when all bots had one temper and gave no reasons."""
        about = None if data["about"] is None else Seat(Slot(data["about"]))
        ground = Ground.from_json(data["ground"]) if "ground" in data else None
        claims = tuple(map(Claim.from_json, data["claims"]))
        return cls(data["kind"], data["wording"], about, claims, data.get("temper", CALM), ground)


class Remarked(NamedTuple):
    """Which bot has said it, and on which day."""

    seat: Seat
    remark: Remark
    day: int = 1
