"""What is asked about a table, and what comes back: plain values, as both go to another process."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from garou.deduction.reasons import Holds, Steps
from garou.deduction.truth import Told, notes
from garou.engine.rules import RuleSet
from garou.engine.values import PUBLIC, RoleName, Seat, Slot
from garou.games import rules_of
from garou.rooms.room import Room
from garou.talk.claims import OPINIONS, Said
from garou.talk.stories import told

Chances = tuple[tuple[RoleName, Fraction], ...]  # of one place, the likeliest first


@dataclass(frozen=True, slots=True)
class Query:
    """A table as everybody knows it, one pair of eyes, and the claims that are taken for true."""

    game: str
    edition: str
    options: tuple[str, ...]
    cards: tuple[RoleName, ...]
    players: int
    seat: Seat | None  # None: somebody who only listens
    told: Told
    said: tuple[Said, ...]
    about: Slot | None = None  # of which place it is to be said why
    course: bool = False  # how likely each seat was a monster after each claim, besides

    @property
    def rules(self) -> RuleSet:
        return rules_of(self.game, self.edition, self.options)

    @property
    def table(self) -> tuple[Any, ...]:
        """What is made ready once for many questions."""
        return self.game, self.edition, self.options, self.cards, self.players


@dataclass(frozen=True, slots=True)
class Conclusion:
    """What follows, or why it cannot be said."""

    possible: bool = True
    exact: bool = True
    error: float = 0.0  # of each chance, at most, where it is not exact
    worlds: int = 0  # histories that fit: the deal, and every choice of the night
    of: int = 0  # before anybody knew or said anything
    chances: tuple[Chances, ...] = ()  # by place
    contradiction: tuple[int, ...] = ()  # claims that cannot all be true, by their number in the question
    frees: int | None = None  # of those the one that, if it alone is false, leaves the most
    course: tuple[tuple[Fraction, ...], ...] = ()  # after so many claims, by seat: the chance of being a monster
    explained: Holds | None = None  # what the steps lead to, where they lead to a card
    why: Steps = ()
    refused: tuple[str, tuple[tuple[str, Any], ...]] = ("", ())  # the reason, and its details, where nothing is counted
    too_long: bool = False
    spent: float = 0.0  # seconds of the processor's time


def standing(room: Room, reader: Seat | None) -> tuple[Said, ...]:
    """What others say of the night and still stand by, in order: what one knows oneself needs no claim."""
    things = (one for seat, some in told(room.talk.said).items() if seat != reader for one in some)
    said = {one.said for one in things if not one.overtaken and one.said.claim.kind not in OPINIONS}
    order = dict.fromkeys(one for one in room.talk.said if one in said)
    return tuple(order)


def question(room: Room, seat: Seat | None, said: tuple[Said, ...], about: Slot | None = None) -> Query:
    """From what this seat was told, or the whole room where there is none, and from these claims. Nothing else."""
    settings = room.settings
    facts = room.known_to(seat if seat is not None else PUBLIC)
    return Query(
        settings.game,
        settings.edition,
        settings.options,
        tuple(sorted(room.cast + room.beside)),
        len(room.seated),
        seat,
        notes(facts) if seat is not None else (),
        said,
        about,
    )
