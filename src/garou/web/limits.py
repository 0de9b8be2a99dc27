"""How often one address may do what."""

from __future__ import annotations

import time
from collections.abc import Callable

from fastapi import Request

MOST_ADDRESSES = 10_000  # remembered at once; then those who have done nothing for a while are forgotten


class TooFast(Exception):
    """More often than any person would."""


class Limits:
    """A bucket for each deed and address, filled at a steady pace. In memory: a restart forgives everybody."""

    def __init__(
        self, *, create: int = 20, join: int = 60, act: int = 600, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._a_minute = {"create": create, "join": join, "act": act}
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, and when that was counted

    def count(self, request: Request, deed: str) -> None:
        address = request.client.host if request.client else "nowhere"
        now, most = self._clock(), self._a_minute[deed]
        left, counted = self._buckets.get((deed, address), (float(most), now))
        left = min(float(most), left + (now - counted) * most / 60)
        if left < 1:
            raise TooFast
        self._buckets[deed, address] = left - 1, now
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if now - bucket[1] < 60}


async def acting(request: Request) -> None:
    """Whatever somebody does at a table is counted: no person taps that fast."""
    if request.method == "POST":
        request.app.state.limits.count(request, "act")
