"""How often one address may do what."""

from __future__ import annotations

from fastapi import Request
from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter


class TooFast(Exception):
    """More often than any person would."""


class Limits:
    """Counted per address, in memory: a restart forgives everybody."""

    def __init__(self, *, create: str = "20/minute", join: str = "60/minute", act: str = "600/minute") -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._rules: dict[str, RateLimitItem] = {"create": parse(create), "join": parse(join), "act": parse(act)}

    def count(self, request: Request, deed: str) -> None:
        address = request.client.host if request.client else "nowhere"
        if not self._limiter.hit(self._rules[deed], deed, address):
            raise TooFast
