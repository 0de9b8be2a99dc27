"""What is asked about a table, and what comes back: plain values, as both go to another process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from garou.deduction.conclusions import Budget, Chance, Conclusions, Problem
from garou.deduction.evidence import Witnessed
from garou.deduction.reasons import Holds, Steps
from garou.deduction.truth import Told, told_in
from garou.engine.rules import RuleSet
from garou.engine.values import PUBLIC, RoleName, Seat, Slot
from garou.games.cast import Cast
from garou.homemade import rules_of
from garou.rooms.room import Room
from garou.talk.claims import OPINIONS, Common, Said
from garou.talk.stories import told

Chances = tuple[tuple[RoleName, Chance], ...]  # of one place, the likeliest first

ROUGH = 0.35  # an estimate that may be off by more says nothing

# While somebody waits with a finger over the page: what takes longer is drawn by luck, and says how far off it may be.
PROMPT = Budget(cases=400, ways=400, back=8_000, tried=3_000, nights=6_000, enough=800)


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
    beside: tuple[RoleName, ...] = ()  # cards that are laid out beside those that are dealt
    wanted: tuple[Slot, RoleName] | None = None  # of which card at which place it is to be said why, and of no other
    budget: Budget = PROMPT

    @property
    def rules(self) -> RuleSet:
        return rules_of(self.game, self.edition, self.options)

    @property
    def common(self) -> Common:
        return Common(self.rules, Cast(self.cards, self.beside), self.players)

    @property
    def places(self) -> int:
        """How many cards lie there."""
        return len(self.cards) + len(self.beside)

    @property
    def problem(self) -> Problem:
        """As the deduction is asked."""
        own = Witnessed(self.seat, self.told) if self.seat is not None else None
        return Problem(self.common, own, self.said, budget=self.budget)


class AfterClaims(NamedTuple):
    """After so many claims: how likely each seat was a monster, and whether that was counted."""

    chances: tuple[Chance, ...]  # none where hardly any night was found that fits
    exact: bool = True
    error: float = 0.0

    @property
    def telling(self) -> bool:
        """Is somebody certain to be one?"""
        return self.exact and 1 in self.chances


UNASKED = Conclusions(possible=True)


@dataclass(frozen=True, slots=True)
class Conclusion:
    """What follows, or why it cannot be said."""

    found: Conclusions = UNASKED
    of: int = 0  # histories before anybody knew or said anything
    course: tuple[AfterClaims, ...] = ()  # after so many claims
    explained: Holds | None = None  # what the steps lead to, where they lead to a card
    why: Steps = ()
    refused: tuple[str, tuple[tuple[str, Any], ...]] = ("", ())  # the reason, and its details, where nothing is counted
    too_long: bool = False
    spent: float = 0.0  # seconds of the processor's time

    @property
    def possible(self) -> bool | None:
        return self.found.possible

    @property
    def chances(self) -> tuple[Chances, ...]:
        """By place, the likeliest first."""
        return tuple(tuple(sorted(some.items(), key=lambda one: (-one[1], one[0]))) for some in self.found.chances)

    @property
    def rough(self) -> bool:
        """Were there too few nights to say anything?"""
        return self.possible is None or self.found.error > ROUGH

    @property
    def contradiction(self) -> tuple[int, ...]:
        """Claims that cannot all be true, by their number in the question."""
        return self.found.wrong.claims if self.found.wrong else ()

    @property
    def frees(self) -> int | None:
        """Of those the one that, if it alone is false, leaves the most."""
        return self.found.wrong.frees if self.found.wrong else None


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
        tuple(sorted(room.cast)),
        len(room.seated),
        seat if seat is not None or not settings.rules.round else PUBLIC,
        told_in(settings.rules, facts) if seat is not None or settings.rules.round else (),
        said,
        about,
        beside=tuple(room.beside),
    )
