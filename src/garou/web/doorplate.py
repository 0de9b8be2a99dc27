"""Where a table or a tournament is found: its address, and that address as a picture."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import segno
from fastapi import Request
from markupsafe import Markup


@dataclass(frozen=True, slots=True)
class Doorplate:
    """What is shown to those who are to come in."""

    address: str
    at: str  # the host alone: where a code can be typed in
    qr: Markup


def doorplate(request: Request, path: str) -> Doorplate:
    address = f"{request.url.scheme}://{request.url.netloc}{path}"
    return Doorplate(address, request.url.netloc, qr(address))


@lru_cache(maxsize=256)
def qr(address: str) -> Markup:
    """The code as a picture, drawn by the page itself."""
    made = segno.make(address, error="m")
    return Markup(made.svg_inline(border=1, omitsize=True, svgclass=None, lineclass=None))  # noqa: S704  # our own svg
