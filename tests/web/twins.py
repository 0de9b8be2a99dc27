"""Two worlds at one table: the same people, the same cards in the box, and secrets that differ.

Everybody acts by a key: it decides when they act and what they choose, from what they are asked and nothing else. A
twin world gives the reader the same key and everybody else another one, so that whatever the reader hears differently
can come from nothing but a secret.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from decks import accepted, exchanged, shuffled
from garou.engine.values import PUBLIC, Choice, Question, RoleName, Seat, Setup, Slot
from garou.games.cast import Cast
from garou.rooms.room import Room
from garou.rooms.settings import Settings

NAMES = ("Zed", "Yan", "Xia", "Wim", "Val", "Ugo", "Tea", "Sam", "Roy", "Quy")  # of equal length, as it happens

Plan = Callable[[Room, Seat, Question], Choice | None]


@dataclass(frozen=True)
class World:
    settings: Settings
    setup: Setup
    keys: tuple[str, ...]  # by seat
    luck: str = "luck"
    plan: Plan | None = None  # what is chosen whoever holds the card; None leaves it to the key
    eager: bool = False  # nobody oversleeps what they are asked
    silent: tuple[Seat, ...] = ()  # but these, who never say a word by night
    people: int = 99  # so many sit there; bots take the other seats
    turning: int = 999  # the window from which on people act by other keys
    after: tuple[str, ...] = ()  # namely these

    @property
    def cast(self) -> Cast:
        return Cast(self.settings.cards, self.settings.beside)

    def key(self, seat: Seat, window: int) -> str:
        return f"{(self.keys if window < self.turning else self.after)[seat]} {window}"


def world(
    game: str,
    edition: str,
    deal: str,
    *,
    options: tuple[str, ...] = (),
    pace: str = "quick",
    deducing: str = "nobody",
    **more: Any,
) -> World:
    """A deal as it lies: "robber tanner villager | villager villager villager | extra"."""
    setup = Setup(*(tuple(map(RoleName, part.split())) for part in deal.split("|")))
    beside = setup.extra if setup.centre else ()
    cards = tuple(sorted(setup.deal + setup.centre + (() if setup.centre else setup.extra)))
    size = len(setup.deal)
    settings = Settings(game, edition, None, cards, beside, options, pace, "en", size, deducing=deducing)
    return World(settings, setup, tuple(f"seat {n}" for n in range(size)), **more)


def seat(number: int) -> Seat:
    return Seat(Slot(number))


def people(of: World) -> list[Seat]:
    return [seat(number) for number in range(min(of.people, len(of.setup.deal)))]


def twin_of(first: World, reader: Seat, number: int) -> World:
    """Other cards for everybody else, who do other things at other times; luck is another, too."""
    rng = Random(f"{first.setup} {reader} {number}")
    rules = first.settings.rules
    for _ in range(1000):
        setup = shuffled(rules, first.setup, rng)
        if len(setup.extra) and rules.centre:  # the alpha wolf's card is no card to shuffle
            setup = exchanged(setup, len(setup.cards) - 1, setup.cards.index(first.setup.extra[0]))
        if reader != PUBLIC:
            setup = exchanged(setup, reader, setup.cards.index(first.setup.deal[reader]))
        if accepted(rules, setup) and setup.extra == (first.setup.extra if rules.centre else setup.extra):
            break
    keys = tuple(key if seat == reader else f"{key} {number}" for seat, key in enumerate(first.keys))
    return replace(first, setup=setup, keys=keys, luck=f"luck {number}")
