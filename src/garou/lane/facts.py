"""What is told, as a number for each fact: so that whatever the engine tells anybody can be compared, in every game.

A fact comes to one word, by its name and all that it says; what a seat was told comes to one word, fact by fact.
"""

from __future__ import annotations

from functools import cache
from zlib import crc32

import numpy as np

from .arrays import Number, as_word, u32

ALL_BITS, ODD = 0xFFFFFFFF, 0x9E3779B1  # the golden ratio in 32 bits: it mixes well

NOTHING = 0


@cache
def spelt(word: str) -> int:
    return crc32(word.encode())


def mixed(word: Number, part: Number) -> Number:
    """The next part of a fact, or the next fact of what somebody was told."""
    if known(word) and known(part):
        stirred = (int(word) ^ int(part)) * ODD & ALL_BITS
    else:
        stirred = (as_word(word) ^ as_word(part)) * u32(ODD)
    return stirred ^ stirred >> 15


def known(number: Number) -> bool:
    """Is it the same in all games?"""
    return isinstance(number, int | np.generic)
