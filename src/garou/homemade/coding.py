"""A whole edition as one short word: what stands in a link, and wherever a printed edition has its name."""

from __future__ import annotations

import binascii
import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache
from pathlib import Path

from garou.forms import BadForm, parsed

from .kinds import Form
from .values import EditionDoc
from .written import LONGEST, edition_of

SIGN = "~1"  # no printed edition is called so; the digit says how it is packed
PLAIN = "~0"  # without the words that are known beforehand: as any browser can pack it
LONGEST_CODE = 24_000
MOST_BYTES = 4 * LONGEST

# What documents are full of: what is in here costs a code next to nothing. Never to be changed within a version.
OFTEN = Path(__file__).with_name("often.txt").read_bytes()


def is_code(edition: str) -> bool:
    """Is this a whole edition, and no printed edition's name?"""
    return edition.startswith("~")


def code_of(doc: EditionDoc) -> str:
    data = json.dumps(Form(EditionDoc).write(doc), ensure_ascii=False, separators=(",", ":"))
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, OFTEN)
    squeezed = squeezer.compress(data.encode("utf-8")) + squeezer.flush()
    return SIGN + urlsafe_b64encode(squeezed).decode("ascii").rstrip("=")


def settled(code: str) -> str:
    """The same edition, packed as we pack it."""
    return code_of(edition_in(code))


@lru_cache(maxsize=64)
def edition_in(code: str) -> EditionDoc:
    """The document of a code; however long it claims to be, no more of it is unpacked than any document has."""
    if not code.startswith((SIGN, PLAIN)):
        raise BadForm("edition", "homemade-other-version")
    return edition_of(parsed(_unpacked(code), "edition"))


def _unpacked(code: str) -> str:
    if len(code) > LONGEST_CODE:
        raise BadForm("edition", "homemade-too-long", count=len(code), longest=LONGEST_CODE)
    body = code[len(SIGN) :]
    try:
        squeezed = urlsafe_b64decode((body + "=" * (-len(body) % 4)).encode("ascii"))
        reader = zlib.decompressobj(-15, OFTEN if code.startswith(SIGN) else b"")
        data = reader.decompress(squeezed, MOST_BYTES)
        if not reader.eof or reader.unused_data:
            raise BadForm("edition", "homemade-broken-code")
        text = data.decode("utf-8")
    except (binascii.Error, zlib.error, UnicodeError, ValueError) as error:
        if isinstance(error, BadForm):
            raise
        raise BadForm("edition", "homemade-broken-code") from None
    if len(text) > LONGEST:
        raise BadForm("edition", "homemade-too-long", count=len(text), longest=LONGEST)
    return text
