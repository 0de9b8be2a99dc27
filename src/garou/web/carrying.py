"""What a page carries, as an address: after a post a browser is sent there, so a reload or a step back finds it again.

It is packed: a whole game with twenty-four people takes about two thousand characters. The server keeps nothing.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterable
from typing import Any
from urllib.parse import parse_qsl, urlencode

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import RedirectResponse
from starlette.datastructures import ImmutableMultiDict

Fields = ImmutableMultiDict[str, Any]  # a form, or what an address carries

WORD = "as"  # what it is called in an address
LONGEST = 7_000  # characters that every browser and proxy lets pass
MOST = 128 * 1024  # of what comes out: no form that gets in is longer
LONE = "surrogatepass"  # half a character that somebody pasted is still what they pasted


def packed_as(fields: Iterable[tuple[str, str]]) -> str:
    written = urlencode([*fields], errors=LONE).encode()
    return base64.urlsafe_b64encode(zlib.compress(written, 9)).decode().rstrip("=")


def unpacked(text: str) -> Fields:
    try:
        written = _opened(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
        found = parse_qsl(written.decode("ascii"), keep_blank_values=True, errors=LONE, max_num_fields=2_000)
    except (ValueError, zlib.error):
        raise RequestValidationError([{"type": "value_error", "loc": ("query", WORD)}]) from None
    return ImmutableMultiDict(found)


def _opened(packed: bytes) -> bytes:
    """No more of it than a form may hold: a few bytes can unpack to a gigabyte."""
    opening = zlib.decompressobj()
    written = opening.decompress(packed, MOST)
    if not opening.eof:
        raise ValueError("too long, or cut off")
    return written


def carried_by(request: Request) -> Fields:
    """What an address holds, packed or not."""
    packed = request.query_params.get(WORD)
    return request.query_params if packed is None else unpacked(packed)


def sent_on(place: str, fields: Iterable[tuple[str, str]]) -> Response | None:
    """To where this is shown; None where it is longer than an address can be."""
    packed = packed_as(fields)
    return RedirectResponse(f"{place}?{WORD}={packed}", 303) if len(packed) <= LONGEST else None
