"""What people say without a word, as values: whoever must be silent may still nod, point and shrug.

A gesture holds no words: every reader is told it in their own language. Nobody weighs it: bots go by claims.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from garou.engine.values import Refusal, Seat, Slot

from .claims import Common

NOD, SHAKE, SHRUG, POINT = "nod", "shake", "shrug", "point"
GESTURES = (NOD, SHAKE, SHRUG, POINT)


class IllegalGesture(Refusal):
    """Nobody at this table can show that."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """One thing shown; only whoever points does it at somebody."""

    kind: str
    at: Seat | None = None

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind} | ({} if self.at is None else {"at": self.at})

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Gesture:
        """As `to_json` wrote it."""
        return cls(data["kind"], Seat(Slot(data["at"])) if "at" in data else None)


def offered(common: Common) -> tuple[str, ...]:
    """Where a card may silence somebody everybody has them: a nod tells nobody who may not speak."""
    placed = {name for card in common.roles for name in common.rules.roles[card].artifacts}
    return GESTURES if any(common.rules.artifacts[name].silences for name in placed) else ()


def gesture_from(kind: object, at: object, common: Common, maker: Seat) -> Gesture:
    """The gesture somebody has tapped, or the reason why it cannot be made."""
    possible = offered(common)
    if not possible:
        raise IllegalGesture("no-gestures")
    if not isinstance(kind, str) or kind not in possible:
        raise IllegalGesture("gesture-kind", found=kind, known=possible)
    others = [seat for seat in common.seats if seat != maker]
    target = next((seat for seat in others if type(at) is int and seat == at), None)
    if (kind == POINT) != (target is not None) or (at is not None and target is None):
        raise IllegalGesture("gesture-at")
    return Gesture(kind, target)
