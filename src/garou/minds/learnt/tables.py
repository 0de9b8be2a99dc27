"""What was learned at one table, as a file: `garou lab learn` writes it, a mind plays by it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from math import exp
from pathlib import Path
from typing import Any

from garou.engine.values import Refusal, RoleName
from garou.talk.claims import Common

from .decks import NumberedDeck, deck_at
from .options import telling_classes, voting_classes
from .verdicts import kinds

FORMAT = 1  # of the file, and of what its classes mean
FINE = 100  # a weight of the file is a hundredth of a logarithm
MOST = 2_000  # hundredths, up or down
LONGEST_NAME = 60
LARGEST = 4_000_000  # bytes: that of ten players takes a hundredth of it
SHIPPED = ("basic-five.json",)  # in this package

LISTS = ("lies", "tellings", "votes")
FIELDS: Mapping[str, type] = {
    "garou-learned": int,
    "name": str,
    "game": str,
    "edition": str,
    "players": int,
    "cards": list,
    "seed": int,
    "games": int,
    **dict.fromkeys(LISTS, list),
}


class IllegalLearnedTable(Refusal):
    """This file is none that was learned."""


@dataclass(frozen=True)
class LearnedTable:
    """By class, how readily such a lie is told, such a tale is chosen, and somebody is voted for."""

    name: str
    game: str
    edition: str
    players: int
    cards: tuple[RoleName, ...]  # sorted
    seed: int
    games: int  # that it was learned in
    lies: tuple[int, ...]
    tellings: tuple[int, ...]
    votes: tuple[int, ...]

    @cached_property
    def readily(self) -> tuple[float, ...]:
        return _weights(self.lies)

    @cached_property
    def told(self) -> tuple[float, ...]:
        return _weights(self.tellings)

    @cached_property
    def voted(self) -> tuple[float, ...]:
        return _weights(self.votes)

    def fits(self, deck: NumberedDeck) -> bool:
        """Is it of these cards, and of as many classes as they have?"""
        found = [len(one) for one in (self.lies, self.tellings, self.votes)]
        same = (self.cards, self.players) == (tuple(sorted(deck.cards)), deck.players)
        return same and found == [kinds(deck), telling_classes(deck), voting_classes()]

    def written(self) -> str:
        """As a file."""
        lists = {name: [*getattr(self, name)] for name in LISTS}
        about = {"name": self.name, "game": self.game, "edition": self.edition, "players": self.players}
        learned = {"cards": [*self.cards], "seed": self.seed, "games": self.games}
        return json.dumps({"garou-learned": FORMAT, **about, **learned, **lists}, separators=(",", ":")) + "\n"


def _weights(logs: Sequence[int]) -> tuple[float, ...]:
    return tuple([exp(one / FINE) for one in logs])


def read(text: str) -> LearnedTable:
    """The table of a file, or what is wrong with it."""
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        raise IllegalLearnedTable("learned-no-json") from None
    if not isinstance(whole, dict) or type(whole.get("garou-learned")) is not int:
        raise IllegalLearnedTable("learned-none")
    if whole["garou-learned"] != FORMAT:
        raise IllegalLearnedTable("learned-other", found=str(whole["garou-learned"])[:9], known=FORMAT)
    for name, kind in FIELDS.items():
        if type(whole.get(name)) is not kind or not _good(name, whole[name]):
            raise IllegalLearnedTable("learned-field", name=name)
    lists: dict[str, Any] = {name: tuple(whole[name]) for name in LISTS}
    about = {name: whole[name] for name in ("name", "game", "edition", "players", "seed", "games")}
    return LearnedTable(**about, **lists, cards=tuple(sorted(map(RoleName, whole["cards"]))))


def _good(name: str, value: Any) -> bool:
    if name in LISTS:
        return all(type(one) is int and abs(one) <= MOST for one in value)
    if name == "cards":
        return all(isinstance(one, str) for one in value)
    return len(value) <= LONGEST_NAME and value.isprintable() if isinstance(value, str) else value >= 0


def from_file(name: str) -> LearnedTable:
    try:
        with Path(name).open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        raise IllegalLearnedTable(
            "learned-unreadable", name=name, detail=str(getattr(error, "strerror", error))
        ) from None
    try:
        return read(data.decode("utf-8") if len(data) <= LARGEST else "")
    except UnicodeDecodeError:
        raise IllegalLearnedTable("learned-no-json") from None


@cache
def shipped() -> tuple[LearnedTable, ...]:
    folder = files(__package__)
    return tuple(read(folder.joinpath(name).read_text("utf-8")) for name in SHIPPED)


@lru_cache(maxsize=256)
def table_for(common: Common) -> LearnedTable | None:
    """What has been learned of these cards, if anything."""
    deck = deck_at(common)
    return next((one for one in shipped() if deck.weighable and one.fits(deck)), None)
