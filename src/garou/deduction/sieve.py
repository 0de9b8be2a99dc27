"""Which of a copier's many courses can fit at all, found without going through them one by one.

A copier may do what any role does, to anybody: thousands of courses. Each claim of the night must be true of what she
did at once, or of what she did when she was called again. Only those for which that can be are looked at closely.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from garou.engine.values import RoleName, Seat
from garou.talk.claims import SAW, TOOK, Claim

from .scribe import Look, Meet, Swap, Trace

Sign = tuple[object, ...] | frozenset[int]  # a look at a place, a call at which others are met; two places swapped


class Sieve:
    """The courses of one copier at one seat, by what is done in them and by who she becomes: by their numbers."""

    def __init__(self, courses: Iterable[tuple[Sequence[Trace], RoleName | None]]) -> None:
        self._first: dict[Sign, list[int]] = {}
        self._doing: dict[Sign, set[int]] = {}
        self._called: dict[RoleName | None, set[int]] = {}
        self._every: set[int] = set()
        for number, (traces, wakes_as) in enumerate(courses):
            self._every.add(number)
            self._first.setdefault(tuple(traces[0]), []).append(number)
            self._called.setdefault(wakes_as, set()).add(number)
            for sign in signs(traces):
                self._doing.setdefault(sign, set()).add(number)

    def beginning(self, *look: object) -> Sequence[int]:
        """Those that begin with a look at this place, and at this face."""
        return self._first.get(look, ())

    def fitting(self, claims: Iterable[Claim], seat: Seat, later: Callable[[RoleName, Claim], bool]) -> Sequence[int]:
        """Those of which all claims may be true, at once or when she is called again by another name."""
        left = self._every
        for claim in claims:
            done = (self._doing.get(sign, ()) for sign in wanted(claim, seat))
            again = (some for name, some in self._called.items() if name and later(name, claim))
            left = left & set().union(*done, *again)
        return sorted(left)


def signs(traces: Iterable[Trace]) -> Iterator[Sign]:
    """What there is to be claimed of a course."""
    for trace in traces:
        if isinstance(trace, Look):
            yield trace.place, trace.role
        elif isinstance(trace, Swap):
            yield frozenset(trace)
        elif isinstance(trace, Meet):
            yield (trace.call,)


def wanted(claim: Claim, seat: Seat) -> Sequence[Sign]:
    """One of these must be there for it to be true; a look on which nothing depends may show any face."""
    if claim.kind == SAW:
        return [(claim.places[0], claim.roles[0]), (claim.places[0], None), (claim.roles[0],)]
    return [frozenset((seat, *claim.places)) if claim.kind == TOOK else frozenset(claim.places)]
