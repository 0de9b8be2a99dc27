"""A choice as a form writes it: a place is a number, everything else a word. Whether it is legal is for the engine."""

from __future__ import annotations

from collections.abc import Iterable

from garou.engine.values import Choice, Slot


def read_part(text: str) -> Slot | str:
    return Slot(int(text)) if text.isascii() and text.isdigit() and len(text) < 3 else text


def read_choice(parts: Iterable[str]) -> Choice:
    return tuple(map(read_part, parts))


def written(choice: Choice, between: str = " ") -> str:
    return between.join(map(str, choice))
