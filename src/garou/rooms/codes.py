"""Codes of tables: read aloud across a room, so a word and a number."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from random import Random

from garou.texts import words

CUP = "cup/"  # before the code of a tournament, where its events lie among those of the tables


def new_code(luck: Random, taken: Callable[[str], bool], lang: str) -> str:
    """One that no table has, with a word of its language. Longer numbers where the short ones run out."""
    digits, sounding = 3, words(lang)("web-code-words").split()
    while True:
        for _ in range(50):
            code = f"{luck.choice(sounding)}-{luck.randrange(10 ** (digits - 1), 10**digits)}"
            if not taken(code):
                return code
        digits += 1


def meant(said: str) -> str:
    """The code that somebody means, however it is typed: "ZÈBRA 292" and "zebra292" are zebra-292. May be empty."""
    plain = unicodedata.normalize("NFKD", said).lower()
    number = "".join(re.findall("[0-9]+", plain))
    words = re.findall("[a-z]+", "".join(char for char in plain if not unicodedata.combining(char)))
    return "-".join([*words, *([number] if number else [])])
