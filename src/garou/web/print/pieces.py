"""A thing to cut out, and a sheet of them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing to cut out, or one place of a board."""

    name: str
    art: str
    light: str = ""
    team: str = ""
    text: str = ""
    number: str = ""  # when it is called, or whose it is


@dataclass(frozen=True, slots=True)
class Cutouts:
    """One sheet: pieces of one kind, or marks with the artifacts below them."""

    kind: str
    pieces: tuple[Piece, ...]
    below: tuple[Piece, ...] = ()
