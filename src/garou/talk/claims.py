"""What people say about the night, as values: put together by tapping, kept as badges, weighed by bots.

A claim is words, true or not. It is checked against what the whole table knows, never against the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from garou.engine.rules import RuleSet
from garou.engine.values import Refusal, RoleName, Seat, Slot
from garou.games.cast import Cast

# The kinds: what I am and was, what I saw, moved and took, what I think, how I will vote, that nobody should die,
# which mark lies where.
AM, WAS, SAW, SWAPPED, TOOK = "am", "was", "saw", "swapped", "took"
THINK, VOTE, CIRCLE, MARK = "think", "vote", "circle", "mark"

# What is filled in, in this order. "role?" may stay open: a card taken without a look.
BLANKS: Mapping[str, tuple[str, ...]] = {
    AM: ("role",),
    WAS: ("role",),
    SAW: ("place", "role"),
    SWAPPED: ("place", "place"),
    TOOK: ("place", "role?"),
    THINK: ("seat", "role"),
    VOTE: ("seat",),
    CIRCLE: (),
    MARK: ("seat", "mark"),
}
OF_MOVING_CARDS = (WAS, SWAPPED, TOOK)  # where no card ever moves there is nothing of the kind to say
OF_OTHERS = (THINK, VOTE)  # never about oneself
OPINIONS = (THINK, VOTE, CIRCLE)  # of the day: they say nothing about the night

UNSEEN = ""  # fills "role?"


class IllegalClaim(Refusal):
    """Nobody at this table can say that."""


@dataclass(frozen=True, slots=True)
class Common:
    """What the whole table knows: the rules, which cards are in, how many sit there."""

    rules: RuleSet
    cast: Cast
    players: int

    @property
    def cards(self) -> tuple[RoleName, ...]:
        return self.cast.cards + self.cast.beside

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(Slot(number)) for number in range(self.players))

    @property
    def places(self) -> tuple[Slot, ...]:
        """Wherever a card lies: the seats, then the centre and what is extra."""
        return tuple(Slot(number) for number in range(len(self.cards)))

    @property
    def roles(self) -> tuple[RoleName, ...]:
        """Each role of the cast once, in the order of the rules."""
        return tuple(name for name in self.rules.roles if name in self.cards)

    @property
    def moving(self) -> bool:
        return self.rules.centre > 0

    @property
    def circling(self) -> bool:
        """Can a vote be so that everybody lives? Each points at the next one, and that vote is the only one."""
        return not self.rules.round

    @property
    def marked(self) -> bool:
        return any(self.rules.roles[name].marks for name in self.cards)


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing said. Which fields are filled follows from its kind."""

    kind: str
    places: tuple[Slot, ...] = ()
    roles: tuple[RoleName, ...] = ()
    mark: str = ""

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "places": [*self.places], "roles": [*self.roles], "mark": self.mark}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Claim:
        """As `to_json` wrote it."""
        places, roles = tuple(map(Slot, data["places"])), tuple(map(RoleName, data["roles"]))
        return cls(data["kind"], places, roles, data["mark"])


class Said(NamedTuple):
    """Who claimed it, and on which day: a One Night has only the first."""

    seat: Seat
    claim: Claim
    day: int = 1


def kinds(common: Common) -> tuple[str, ...]:
    """What can be said at all in this game."""
    never = (() if common.moving else OF_MOVING_CARDS) + (() if common.marked else (MARK,))
    never += () if common.circling else (CIRCLE,)
    return tuple(kind for kind in BLANKS if kind not in never)


def fillings(blank: str, common: Common) -> tuple[Slot | str, ...]:
    """Everything one blank can be filled with: what a page shows to tap on."""
    options: Mapping[str, tuple[Slot | str, ...]] = {
        "role": common.roles,
        "role?": (UNSEEN, *common.roles),
        "seat": common.seats,
        "place": common.places,
        "mark": tuple(common.rules.marks) if common.marked else (),
    }
    return options[blank]


def claim_from(kind: object, parts: Sequence[object], common: Common, speaker: Seat) -> Claim:
    """The claim somebody has tapped together, or the reason why it cannot be said."""
    possible = kinds(common)
    if not isinstance(kind, str) or kind not in possible:
        raise IllegalClaim("claim-kind", found=kind, known=possible)
    blanks = BLANKS[kind]
    if len(parts) != len(blanks):
        raise IllegalClaim("claim-blanks", count=len(parts), needed=len(blanks))
    filled = [_filled(blank, part, common) for blank, part in zip(blanks, parts, strict=True)]
    claim = _put_together(kind, filled)
    if kind in OF_OTHERS and speaker in claim.places:
        raise IllegalClaim("claim-about-oneself")
    if _moves_nothing(claim, speaker):
        raise IllegalClaim("claim-same-place")
    return claim


def _filled(blank: str, part: object, common: Common) -> Slot | str:
    """As it stands among the fillings; True is not 1."""
    for filling in fillings(blank, common):
        if type(filling) is type(part) and filling == part:
            return filling
    raise IllegalClaim("claim-part", found=part)


def _put_together(kind: str, filled: Iterable[Slot | str]) -> Claim:
    filled = tuple(filled)
    places = tuple(part for part in filled if isinstance(part, int))
    said = tuple(part for part in filled if isinstance(part, str) and part != UNSEEN)
    return Claim(kind, places, mark=said[0]) if kind == MARK else Claim(kind, places, tuple(map(RoleName, said)))


def _moves_nothing(claim: Claim, speaker: Seat) -> bool:
    if claim.kind == TOOK:
        return claim.places == (speaker,)
    return claim.kind == SWAPPED and len({*claim.places}) == 1


# Short forms, for whoever makes claims in code ------------------------------------------------


def am(role: RoleName) -> Claim:
    return Claim(AM, roles=(role,))


def was(role: RoleName) -> Claim:
    return Claim(WAS, roles=(role,))


def saw(place: Slot, role: RoleName) -> Claim:
    return Claim(SAW, (place,), (role,))


def swapped(one: Slot, other: Slot) -> Claim:
    return Claim(SWAPPED, (one, other))


def took(place: Slot, role: RoleName | None = None) -> Claim:
    return Claim(TOOK, (place,), (role,) if role else ())


def think(seat: Seat, role: RoleName) -> Claim:
    return Claim(THINK, (seat,), (role,))


def vote(seat: Seat) -> Claim:
    return Claim(VOTE, (seat,))


def circle() -> Claim:
    """Nobody is a monster: let each vote for the next one, and nobody dies."""
    return Claim(CIRCLE)


def wears(seat: Seat, mark: str) -> Claim:
    return Claim(MARK, (seat,), mark=mark)
