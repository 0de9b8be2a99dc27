"""Comparing two evenings: what a reader heard of worlds that look alike to them, and how long it was."""

from __future__ import annotations

import re

from listening import PAUSED, Evening, Heard
from twins import people

from garou.engine.values import Seat
from garou.rooms.windows import Kind


def told_apart(one: Evening, other: Evening, me: Seat) -> float:
    """The first moment at which the reader may know that these are two worlds."""
    first, second = one.known[me], other.known[me]
    for a, b in zip(first, second, strict=False):
        if a != b:
            return min(a[0], b[0])
    longer = max(first, second, key=len)[min(len(first), len(second)) :]
    return longer[0][0] if longer else float("inf")


def assert_alike(one: Evening, other: Evening, me: Seat) -> float:
    """Up to that moment every byte is the same, came the same way, and came at the same time."""
    moment = told_apart(one, other, me)
    first, second = ([heard for heard in e.heard[me] if heard[0] < moment] for e in (one, other))
    for a, b in zip(first, second, strict=False):
        assert a == b, difference(a, b)
    assert len(first) == len(second)
    return moment


def difference(one: Heard, other: Heard) -> str:
    """Where two pieces part, for whoever has to mend it."""
    at = next((i for i, (x, y) in enumerate(zip(one[2], other[2], strict=False)) if x != y), -1)
    shown = [
        f"{when:.3f} {way} ({len(piece)} bytes) …{piece[max(0, at - 60) : at + 80]!r}"
        for when, way, piece in (one, other)
    ]
    return "\n".join(["two worlds that look alike sound different:", *shown])


FETCHED = ("/t/lune-123", "/t/lune-123/known", "/api/tables/lune-123")
PADDED = ("page stream", "api stream", *(f"GET {path} None" for path in FETCHED))


def assert_of_one_length(*worlds: Evening) -> None:
    """Whoever sees only the sizes that go through the air sees the same of everybody on the first night.

    Not in the window that stood still for a while: another deadline is longer or shorter for everybody.
    """
    first, asleep = worlds[0], 0
    opened = [at for at, _, _ in first.windows]
    calls = [n for n, (_, kind, _) in enumerate(first.windows, 1) if kind is Kind.CALL and n != PAUSED]
    night = [n for n in calls if opened[n - 1] < first.begins(Kind.TALK)]
    for number in night:
        lengths: dict[str, dict[int, Seat]] = {way: {} for way in PADDED}
        for told in worlds:
            for me in people(told.world):
                asleep += told.asleep[me, number]
                for at, way, piece in told.heard[me]:
                    if opened[number - 1] <= at < opened[number] and way in PADDED and not HEADS.match(piece):
                        lengths[way][len(piece)] = me
        for way, found in lengths.items():
            assert len(found) <= 1, (number, way, found)
        assert lengths["page stream"], "everybody is sent the page of a window"
        assert lengths["api stream"], "and the view"
    everybody = len(worlds) * len(night) * len(people(first.world))
    assert 0 < asleep < everybody, "some were awake and some asleep"


HEADS = re.compile(rb"event: clock|: still|\(|$")  # signs of life, and what comes before a body
