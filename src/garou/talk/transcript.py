"""What was said aloud in one game, with its place in time: kept for the film, never part of the record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from garou.engine.values import Seat, Slot

from .claims import Claim
from .gestures import Gesture
from .remarks import UNASKED, Remark

MOST = 240  # things said that are kept of one game: the last of them


class SpeakingTime(NamedTuple):
    """When something is said."""

    step: int  # of the rules
    after: bool  # what that step has brought is known


@dataclass(frozen=True, slots=True)
class Uttered:
    """A line, a claim, a bot's remark or a gesture."""

    step: int
    after: bool
    seat: Seat
    text: str = ""
    claim: Claim | None = None
    remark: Remark | None = None
    grave: bool = False  # among the dead
    gesture: Gesture | None = None

    def to_json(self) -> dict[str, Any]:
        """Only what is filled: most are lines."""
        filled = {"text": self.text, "grave": self.grave}
        things = {"claim": self.claim, "remark": self.remark, "gesture": self.gesture}
        when = {"step": self.step, "after": self.after, "seat": self.seat}
        return when | {k: v for k, v in filled.items() if v} | {k: v.to_json() for k, v in things.items() if v}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Uttered:
        claim = Claim.from_json(data["claim"]) if "claim" in data else None
        remark = Remark.from_json(data["remark"]) if "remark" in data else None
        gesture = Gesture.from_json(data["gesture"]) if "gesture" in data else None
        when = data["step"], data["after"], Seat(Slot(data["seat"]))
        return cls(*when, data.get("text", ""), claim, remark, data.get("grave", False), gesture)


@dataclass
class Transcript:
    """Grows while the game goes on."""

    said: tuple[Uttered, ...] = ()
    now: SpeakingTime | None = None  # before the first one and after the last nothing is kept
    replied: dict[Seat, int] = field(default_factory=dict)  # how often bots have replied today

    def move_to(self, moment: SpeakingTime | None, *, new_day: bool) -> None:
        self.now = moment
        if new_day:
            self.replied = {}

    def line(self, seat: Seat | None, text: str, *, grave: bool) -> None:
        if seat is not None:
            self._keep(seat, text=text, grave=grave)

    def claim(self, seat: Seat, claim: Claim) -> None:
        self._keep(seat, claim=claim)

    def remark(self, seat: Seat, remark: Remark) -> None:
        self._keep(seat, remark=remark)
        if remark.kind not in UNASKED:
            self.replied[seat] = self.replied.get(seat, 0) + 1

    def gesture(self, seat: Seat, gesture: Gesture) -> None:
        """Where a bot may not speak, it is its reply."""
        self._keep(seat, gesture=gesture)
        self.replied[seat] = self.replied.get(seat, 0) + 1

    def take_back(self, seat: Seat, claim: Claim) -> None:
        """The last time that seat claimed it."""
        for number, one in reversed(list(enumerate(self.said))):
            if (one.seat, one.claim) == (seat, claim):
                self.said = self.said[:number] + self.said[number + 1 :]
                return

    def _keep(self, seat: Seat, **said: Any) -> None:
        if self.now is not None:
            one = Uttered(*self.now, seat, **said)
            self.said = (*self.said, one)[-MOST:]
