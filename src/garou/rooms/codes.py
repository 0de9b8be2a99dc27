"""Codes of tables: read aloud across a room, so a word and a number."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from random import Random

CUP = "cup/"  # before the code of a tournament, where its events lie among those of the tables

# Words that sound the same in French and English, and that nobody has to spell.
WORDS = (
    "lune", "loup", "nuit", "pin", "lampe", "tuile", "corde", "salon", "tango", "violon", "piano", "radio",
    "koala", "panda", "zebra", "canot", "melon", "citron", "olive", "tomate", "cacao", "kiwi", "mango", "papaya",
    "robot", "domino", "judo", "yoga", "samba", "polo", "safari", "canoe", "opera", "solo", "tempo", "trio",
    "delta", "alpha", "sigma", "omega", "titan", "orion", "mars", "pluton", "saturne", "comete", "nova", "cosmos",
)  # fmt: skip


def new_code(luck: Random, taken: Callable[[str], bool]) -> str:
    """One that no table has. Longer numbers where the short ones run out."""
    digits = 3
    while True:
        for _ in range(50):
            code = f"{luck.choice(WORDS)}-{luck.randrange(10 ** (digits - 1), 10**digits)}"
            if not taken(code):
                return code
        digits += 1


def meant(said: str) -> str:
    """The code that somebody means, however it is typed: "ZÈBRA 292" and "zebra292" are zebra-292. May be empty."""
    plain = unicodedata.normalize("NFKD", said).lower()
    number = "".join(re.findall("[0-9]+", plain))
    words = re.findall("[a-z]+", "".join(char for char in plain if not unicodedata.combining(char)))
    return "-".join([*words, *([number] if number else [])])
