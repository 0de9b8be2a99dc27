"""What has happened before everybody's eyes: who lives, which cards were shown, how everybody voted."""

from __future__ import annotations

from typing import Any, NamedTuple

from garou.engine.values import Fact, RoleName, Seat
from garou.talk.claims import Common

from .lore import CastLore, lore

KEPT = 16  # squares, so that a few tables played side by side do not push each other out

NOBODY = RoleName("")  # a card nobody holds

Ballot = dict[Seat, Seat | None]  # who pointed at whom, at nobody


class Square(NamedTuple):
    """One moment of the game as all see it."""

    common: Common
    lore: CastLore
    facts: tuple[Fact, ...]
    living: tuple[Seat, ...]
    shown: dict[Seat, RoleName]  # what the dead turned out to be
    ballots: tuple[Ballot, ...]  # of the votes that people die of
    captain: Seat | None
    wolves: int  # monsters nobody has seen yet: before somebody alive, or beside
    hidden: dict[RoleName, int]  # how many cards of each role nobody has seen
    made: dict[object, Any]  # kept for whoever makes something of all this

    @property
    def moment(self) -> str:
        """Names this moment: whoever draws lots by it draws the same as all who saw it."""
        return f"{[*self.living]} {len(self.ballots)}"


def square(common: Common, facts: tuple[Fact, ...]) -> Square:
    """Of these public facts. It is asked by everybody at a table, with the very same facts."""
    for known in _KEPT:
        if known.facts == facts and (known.common is common or known.common == common):
            return known
    made = _read(common, facts)
    _KEPT.insert(0, made)
    del _KEPT[KEPT:]
    return made


_KEPT: list[Square] = []


def _read(common: Common, facts: tuple[Fact, ...]) -> Square:
    known = lore(common)
    dead, shown, captain = set[Seat](), dict[Seat, RoleName](), None
    ballots: list[Ballot] = []
    before = ""
    for _, name, data in facts:
        if name == "died":
            dead.add(data[0][1])
        elif name == "shown":
            if data[0][1] < common.players:
                shown[data[0][1]] = data[2][1]
        elif name == "voted":
            voter, target = data[0][1], data[1][1]
            if not ballots or voter in ballots[-1]:
                ballots.append({})
            ballots[-1][voter] = target
        elif name == "captain":
            captain = data[0][1]
            if before == "voted":
                ballots.clear()  # that was an election, and there is but one
        before = name
    hidden = dict(known.counted)
    for role in shown.values():
        hidden[role] = hidden.get(role, 0) - 1
    wolves = sum([hidden[name] for name in known.monsters])
    living = tuple([seat for seat in known.seats if seat not in dead]) if dead else known.seats
    return Square(common, known, facts, living, shown, tuple(ballots), captain, wolves, hidden, {})
