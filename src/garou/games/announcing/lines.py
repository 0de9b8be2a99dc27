"""A line of the script before it has words: what it is, when it is said, and what follows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from garou.engine.rules import Change, Part, Role, RuleSet, Step


@dataclass(frozen=True, slots=True)
class When:
    """A condition on the words of a table: roles of its cast, options that are on, what kind of table it is."""

    any: tuple[str, ...] = ()
    all: tuple[str, ...] = ()
    none: tuple[str, ...] = ()

    def holds(self, said: Iterable[str]) -> bool:
        words = frozenset(said)
        some = not self.any or not words.isdisjoint(self.any)
        return some and words.issuperset(self.all) and words.isdisjoint(self.none)

    def __and__(self, other: When) -> When:
        if self.any and other.any:
            raise ValueError(f"two lists of which one each must hold: {self.any}, {other.any}")
        return When(self.any + other.any, _once(self.all + other.all), _once(self.none + other.none))


def _once(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(words))


ALWAYS = When()


def one_of(*words: str) -> When:
    return When(any=words) if len(words) > 1 else When(all=words)


@dataclass(frozen=True, slots=True)
class BookLine:
    """One line of the script. Its words stand in the texts, under its game and its own name."""

    name: str
    kind: str = "act"  # open, act, close, hint, day, vote or part
    when: When = ALWAYS
    pause: str = "breath"  # what follows it: a key of PAUSES
    sound: str = "none"  # none, gong, bell, owl or cock
    buzz: str = "none"  # none, short, long, double or triple
    stretch: str = "night"  # before, dusk, night, day or vote
    round: str = "every"  # every, first or later: which nights and days of a game of many
    call: str = ""
    role: str = ""  # whose picture goes with it
    aloud: bool = True  # said to all; otherwise shown to whoever leads
    waits: bool = False  # whoever leads has something to do: nothing follows until they say so
    number: str = ""  # the call whose cards decide between one and several
    names: tuple[str, ...] = ()  # roles it speaks of by name

    def only(self, when: When) -> BookLine:
        return replace(self, when=self.when & when)


def shown(name: str, when: When = ALWAYS, **fields: Any) -> BookLine:
    """Advice for whoever leads, not said aloud."""
    return BookLine(name, "hint", when, pause="none", aloud=False, **fields)


def laying_out(name: str, when: When = ALWAYS, **fields: Any) -> BookLine:
    """Advice for the time before the first night, when the cards are laid out."""
    return shown(name, when, stretch="before", **fields)


# --- Conditions that rest on the rules ------------------------------------------------------------


def played_with(rules: RuleSet, deed: object) -> When | None:
    """When the rules do this: always, with the option that brings it in, or None: never."""
    if any(_does(part, deed) for part in rules.parts):
        return ALWAYS
    return _option(rules, lambda change: any(_does(part, deed) for part in change.parts))


def decided_otherwise(rules: RuleSet, field: str) -> When | None:
    """When an option changes this field of the rules."""
    return _option(rules, lambda change: field in dict(change.fields))


def unless(when: When | None) -> When | None:
    """When it does not hold; None where it always does."""
    if when is None:
        return ALWAYS
    return None if when == ALWAYS else When(none=when.all)


def _option(rules: RuleSet, fits: Callable[[Change], bool]) -> When | None:
    return next((When(all=(name,)) for name, change in rules.options.items() if fits(change)), None)


def _does(part: Part, deed: object) -> bool:
    match part:
        case Role():
            return deed in (part.night, part.dies)
        case Step():
            return part.run is deed
        case _:
            return part.value is deed
