"""What is tapped beside the game: the clock of the day, the seats as people sit, the television."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

from garou.web.carrying import Fields

from .carried import LONGEST_CLOCK, Carried
from .game import Led
from .wall import new_key

FEWEST_MINUTES = 3
MORE = 60.0  # seconds


def beside(fields: Fields, carried: Carried, now: float) -> Carried | None:
    """What the page carries after such a tap; None where it was none."""
    if "wall-on" in fields:
        return replace(carried, wall=carried.wall or new_key())
    if "wall-off" in fields:
        return replace(carried, wall="")
    if "read" in fields:
        return replace(carried, told=True)
    if "talk" in fields:
        said = str(fields.get("talk"))
        seconds = float(said) if said.isascii() and said.isdecimal() and len(said) < 5 else 0.0
        return replace(carried, clock=now + min(seconds, LONGEST_CLOCK))
    if "longer" in fields:
        return replace(carried, clock=min(max(carried.clock, now) + MORE, now + LONGEST_CLOCK))
    return replace(carried, clock=now) if "hush" in fields else None


def hushed(before: Led, after: Led) -> Led:
    """Once something was entered nobody talks any more."""
    same = before.game.log == after.game.log
    return after if same else replace(after, carried=replace(after.carried, clock=0.0))


def minutes_for(alive: int) -> int:
    """The more there are, the longer they talk."""
    return max(FEWEST_MINUTES, ceil(alive / 2))
