"""What everybody has said, put in order: who claims which card, what they say they saw, whom they speak against."""

from __future__ import annotations

from typing import Any

from garou.engine.values import RoleName, Seat, Slot
from garou.talk.claims import AM, SAW, THINK, VOTE, Claim, Said

from .lore import CastLore

KEPT = 4


class SaidSoFar:
    """Grows with the talk: what was read of it is not read again."""

    __slots__ = ("card", "claimants", "day", "eager", "looks", "lore", "made", "said", "spoke", "suspects", "votes")

    def __init__(self, known: CastLore) -> None:
        self.lore = known
        self.said: tuple[Said, ...] = ()
        self.card: dict[Seat, RoleName] = {}  # what each says to be
        self.claimants: dict[RoleName, list[Seat]] = {}  # of cards there is one of: who claims each, the first first
        self.looks: dict[Seat, dict[Seat, RoleName]] = {}  # by who says it: whom they saw, and as what
        self.spoke: dict[Seat, int] = {}  # on which day they last said anything
        self.day = 0
        self.votes: dict[Seat, Seat] = {}  # of today: whom they will vote against
        self.suspects: dict[Seat, Seat] = {}  # of today: whom they call a monster
        self.eager: set[Seat] = set()  # who has ever spoken against somebody with nothing to go by: they vote together
        self.made: dict[object, Any] = {}  # kept for whoever makes something of all this, until somebody speaks

    def hear(self, said: tuple[Said, ...]) -> None:
        for one in said[len(self.said) :]:
            self._hear(*one)
        self.said = said
        self.made.clear()

    def _hear(self, seat: Seat, claim: Claim, day: int) -> None:
        self.dawn(day)
        self.spoke[seat] = day
        kind = claim.kind
        if kind == AM:
            self._claims(seat, claim.roles[0])
        elif kind == SAW:
            if claim.places[0] < len(self.lore.seats):
                self.looks.setdefault(seat, {})[Seat(claim.places[0])] = claim.roles[0]
        elif kind == VOTE:
            self.votes[seat] = Seat(claim.places[0])
            if self._unprovoked(claim.places[0]):
                self.eager.add(seat)
        elif kind == THINK and claim.roles[0] not in self.lore.village:
            self.suspects[seat] = Seat(claim.places[0])

    def _claims(self, seat: Seat, role: RoleName) -> None:
        before = self.card.get(seat)
        if before in self.claimants:
            self.claimants[before].remove(seat)
        self.card[seat] = role
        if role in self.lore.single:
            self.claimants.setdefault(role, []).append(seat)

    def _unprovoked(self, target: Slot) -> bool:
        """Does nobody claim to have seen them as something, nor they to be somebody?"""
        return self.card.get(Seat(target)) == self.lore.plain and not any(
            target in seen for seen in self.looks.values()
        )

    def dawn(self, day: int) -> None:
        """Whom somebody wanted dead yesterday is another matter."""
        if day > self.day:
            self.day, self.votes, self.suspects = day, {}, {}
            self.made.clear()


_KEPT: list[SaidSoFar] = []


def told(known: CastLore, said: tuple[Said, ...], day: int) -> SaidSoFar:
    """Of all that was said until now. What it comes to follows from these alone: that it is kept only saves time."""
    for one in _KEPT:
        if one.said is said and one.lore is known and one.day <= day:
            one.dawn(day)
            return one
    for one in _KEPT:
        if one.lore is known and 0 < len(one.said) < len(said) and one.day <= day and said[: len(one.said)] == one.said:
            one.hear(said)
            one.dawn(day)
            return one
    made = SaidSoFar(known)
    made.hear(said)
    made.dawn(day)
    _KEPT.insert(0, made)
    del _KEPT[KEPT:]
    return made
