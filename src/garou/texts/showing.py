"""Every way the messages of a file come out, with names put in: for whoever works on a language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from . import LACKING, Words, words
from .checking import ORIGINAL, folder, original_of, room_for, written
from .written import patterns, sentences, untranslated

MOST = 60  # ways of one message that are shown

# What is put in where a message is told something; of everything else, a number.
NAMES = ("who", "name", "player", "players", "for", "where", "others", "whom", "teller", "tellers", "next", "target")
THINGS = {"role": "role-seer", "card": "role-hunter", "counts": "role-villager", "the": "role-werewolf.the"}
THINGS |= {"many": "role-werewolf.many", "mark": "mark-love", "artifact": "artifact-claw", "team": "team-village.the"}
THINGS |= {
    "teams": "team-village.the",
    "roles": "role-robber.the",
    "places": "place-centre-1",
    "place": "place-centre-2",
}
PEOPLE = ("Ada", "Ben", "Cleo")


@dataclass(frozen=True)
class Exhibit:
    key: str
    original: tuple[str, ...]
    said: tuple[str, ...]
    lacking: bool
    longest: int
    room: int

    @property
    def too_long(self) -> bool:
        return self.longest > self.room


def shown(lang: str, file: str) -> Iterator[Exhibit]:
    """In the order of the original; what this language lacks is said in brackets, as everywhere."""
    own, text = words(lang), written(folder(lang), file)
    still = untranslated(text, written(folder(ORIGINAL), file)) if lang != ORIGINAL else set()
    found = patterns(text)
    for key, pattern in original_of(file).items():
        lacking = key not in found or key.partition(".")[0] in still
        ways = tuple(_ways(sentences(pattern, partial(sample, words(ORIGINAL)))))
        said = (
            tuple(LACKING.format(way) for way in ways)
            if lacking
            else tuple(_ways(sentences(found[key], partial(sample, own))))
        )
        longest = 0 if lacking else max(map(len, sentences(found[key], _nothing)))
        yield Exhibit(key, ways, said, lacking, longest, room_for(key))


def _nothing(_: str) -> str:
    return ""


def _ways(found: Iterator[str]) -> Iterator[str]:
    """Each once."""
    yield from list(dict.fromkeys(found))[:MOST]


def sample(own: Words, name: str) -> str:
    """What might stand there: a name, or a card in the form it is asked for."""
    if name in NAMES:
        return PEOPLE[NAMES.index(name) % len(PEOPLE)]
    thing, _, form = name.partition("-")
    key = THINGS.get(name) or THINGS.get(thing, "")
    bare = key.partition(".")[0]
    if key and form and own.has(f"{bare}.{form}"):
        return own(f"{bare}.{form}")
    return own(key) if key else "3"
