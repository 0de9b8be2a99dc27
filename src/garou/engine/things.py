"""What lies beside the cards: what a mark or an artifact makes of a player, and of what the player may do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from .values import RoleName, Team


@dataclass(frozen=True, slots=True)
class Mark:
    """What lies before each seat in a game with marks, always exactly one. Its words live in the texts."""

    name: str
    blank: bool = False  # everybody begins with it, and it does nothing
    copies: int = 1  # in the box; of a blank one, beside those that everybody begins with
    team: Team | None = None  # whose player this is now, whatever the card says
    betrays: bool = False  # who wears it wins by the death of a fellow, and by nothing else
    taints: bool = False  # who points at whoever wears it cannot win


@dataclass(frozen=True, slots=True)
class Artifact:
    """What is put on a card. Its words live in the texts."""

    name: str
    counts_as: RoleName | None = None  # what its bearer is now, whatever card and mark say
    of_kin: bool = False  # stays in the box unless somebody of that kind is in the deck
    silences: bool = False  # its bearer says no word until all is told
    blinds: bool = False  # its bearer sees nothing of the others until all is told: neither fingers nor who is ready


Thing = TypeVar("Thing", Mark, Artifact)


def laid_out(*things: Thing) -> Mapping[str, Thing]:
    """By name, in the order they lie in the box."""
    return {thing.name: thing for thing in things}
