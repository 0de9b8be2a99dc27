"""Counting votes: the most named, by night and by day."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

from garou.engine.values import Seat


def leaders(votes: Mapping[Seat, Seat | None], twice: Collection[Seat] = ()) -> tuple[Seat, ...]:
    """The most named, all of them; nobody where nobody was named. Some votes count twice."""
    tally = Counter(target for target in votes.values() if target is not None)
    tally.update(target for voter in twice if (target := votes[voter]) is not None)
    most = max(tally.values(), default=0)
    return tuple(sorted(seat for seat in tally if tally[seat] == most))
