"""The steps of a reason, as values: what is known, what is said, what follows, and what cannot be."""

from __future__ import annotations

from dataclasses import dataclass

from garou.engine.values import RoleName, Seat, Slot

from .truth import Note


@dataclass(frozen=True, slots=True)
class Knows:
    """Something that whoever asks was told in the night."""

    seat: Seat
    note: Note


@dataclass(frozen=True, slots=True)
class Says:
    """A claim, by its number, taken for true from here on."""

    number: int


@dataclass(frozen=True, slots=True)
class Holds:
    """So this card lay there, or cannot have lain there."""

    place: Slot
    role: RoleName
    morning: bool  # what the card counts as in the morning, else which one was dealt there
    sure: bool = True  # False: any other


@dataclass(frozen=True, slots=True)
class Moves:
    """So the card dealt to this place lies at that one in the morning."""

    place: Slot
    where: Slot


@dataclass(frozen=True, slots=True)
class Copies:
    """So many of these cards are in the game."""

    role: RoleName
    number: int


@dataclass(frozen=True, slots=True)
class Either:
    """So one of these cards was dealt there: each is tried."""

    place: Slot
    roles: tuple[RoleName, ...]


@dataclass(frozen=True, slots=True)
class Suppose:
    """One of them: what follows rests on it, until the next is supposed."""

    place: Slot
    role: RoleName


@dataclass(frozen=True, slots=True)
class Clash:
    """That cannot be together: so this claim is not true as well, or what was supposed last."""

    number: int | None  # None: what was supposed


@dataclass(frozen=True, slots=True)
class Alone:
    """What this seat tells of its own night fits no night of its own."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NoNight:
    """No deal and no night has all of this in it: there is no shorter way than to try them."""


@dataclass(frozen=True, slots=True)
class Away:
    """So no player was dealt this card: it lies in the centre."""

    role: RoleName


@dataclass(frozen=True, slots=True)
class Wears:
    """So this mark lay before this seat when the dusk was over."""

    seat: Seat
    mark: str


# What the rules say of a mark at dusk: only these roles lay it; this one does so before itself alone, or before a
# neighbour; it is never laid before this one; this one always lays it; this one always wears it; so many wear it at
# most; it is laid before so many at once; whoever wears it sleeps.
FROM, ITSELF, NEIGHBOUR, SPARED = "from", "itself", "neighbour", "spared"
ALWAYS, KEEPS, AT_MOST, AT_ONCE, ASLEEP = "always", "keeps", "at-most", "at-once", "asleep"
LAWS = (FROM, ITSELF, NEIGHBOUR, SPARED, ALWAYS, KEEPS, AT_MOST, AT_ONCE, ASLEEP)


@dataclass(frozen=True, slots=True)
class Law:
    """What the rules say of a mark."""

    name: str
    mark: str
    roles: tuple[RoleName, ...] = ()  # whose doing it is
    number: int = 0  # of those who wear it


OfMarks = Away | Wears | Law
Step = Knows | Says | Holds | Moves | Copies | Either | Suppose | Clash | Alone | NoNight | OfMarks
Steps = tuple[Step, ...]
