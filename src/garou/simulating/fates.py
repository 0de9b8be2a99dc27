"""How those fared who were dealt one card, sat at one seat, or had one mind."""

from __future__ import annotations

from collections import Counter
from collections.abc import MutableMapping
from dataclasses import dataclass, fields
from typing import NamedTuple

from garou.engine.values import RoleName, Seat
from garou.talk.claims import AM, WAS

from .evening import Ballot
from .matches import Bout
from .odds import Rate


@dataclass(slots=True)
class Fate:
    """Whole numbers, so that they add up to the same in any order."""

    dealt: int = 0
    won: int = 0
    died: int = 0
    votes: int = 0  # received
    heard: int = 0  # votes that were cast after one had named the card one was dealt
    believed: int = 0  # and that were against somebody else
    heard_lie: int = 0  # the same of any other card
    believed_lie: int = 0

    def lived(self, *, won: bool, died: bool, votes: int) -> None:
        self.dealt, self.won, self.died, self.votes = (
            self.dealt + 1, self.won + won, self.died + died, self.votes + votes,
        )  # fmt: skip

    def spoke(self, heard: int, believed: int, *, truly: bool) -> None:
        """By how many, and by how many of them it was believed."""
        if truly:
            self.heard, self.believed = self.heard + heard, self.believed + believed
        else:
            self.heard_lie, self.believed_lie = self.heard_lie + heard, self.believed_lie + believed

    def __add__(self, other: Fate) -> Fate:
        return Fate(*[getattr(self, name) + getattr(other, name) for name in NUMBERS])

    @property
    def wins(self) -> Rate:
        return Rate(self.won, self.dealt)

    @property
    def deaths(self) -> Rate:
        return Rate(self.died, self.dealt)

    @property
    def truths(self) -> Rate:
        """How often others believed one who told the truth."""
        return Rate(self.believed, self.heard)

    @property
    def lies(self) -> Rate:
        return Rate(self.believed_lie, self.heard_lie)


NUMBERS = [field.name for field in fields(Fate)]


class Who(NamedTuple):
    """What fates are counted by."""

    role: RoleName  # of the card that was dealt
    seat: Seat
    mind: str


Fates = MutableMapping[Who, Fate]


def lived(result: Bout, fates: Fates) -> None:
    """Adds what befell everybody in one game."""
    dealt, winners, ballots = result.setup.deal, result.outcome.winners, result.ballots
    named, voted = _named(result), [ballot.against for ballot in ballots]
    of_day: dict[int, list[Ballot]] = {}
    for ballot in ballots:
        of_day.setdefault(ballot.day, []).append(ballot)
    cast = Counter(ballot.day for ballot in ballots)
    by, against = Counter((one.day, one.by) for one in ballots), Counter((one.day, one.against) for one in ballots)
    own = Counter((one.day, one.by) for one in ballots if one.by == one.against)
    for who in map(Who, dealt, result.seats, result.minds):
        fate, seat = fates[who], who.seat
        fate.lived(won=seat in winners, died=seat in result.dead, votes=voted.count(seat))
        for day, role in named.get(seat, ()):
            heard = cast[day] - by[day, seat]
            fate.spoke(heard, heard - against[day, seat] + own[day, seat], truly=role == who.role)


def _named(result: Bout) -> dict[Seat, list[tuple[int, RoleName]]]:
    """Which card each has said to have been dealt, by the vote of each day; what one says anew is what one says."""
    found = dict[Seat, list[tuple[int, RoleName]]]()
    names, last = dict[Seat, RoleName](), max((ballot.day for ballot in result.ballots), default=0)
    for day in range(1, last + 1):
        names |= _on(result, day, AM) | _on(result, day, WAS)
        for seat, role in names.items():
            found.setdefault(seat, []).append((day, role))
    return found


def _on(result: Bout, day: int, kind: str) -> dict[Seat, RoleName]:
    return {said.seat: said.claim.roles[0] for said in result.said if said.day == day and said.claim.kind == kind}
