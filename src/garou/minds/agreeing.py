"""Who can be right together: what was told, played through in the order of the night for any group of tellers.

Groups are bit masks over seats. Where a group cannot be right, its first contradiction says who may have made it: one
of those is wrong, so the largest groups are found by leaving out one after the other, and not by trying all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, NamedTuple

from garou.engine.values import Seat, Slot
from garou.talk.claims import OPINIONS, Claim, Common, Said
from garou.talk.stories import told as stories

from .accounts import Told, account

MOST_GROUPS = 64  # that are tried at one size: beyond it nobody could follow the talk any more
UNSEEN = -1

Event = tuple[int, int, int, int, int, int]  # its time, the teller's number and bit, two places, or one and its role
Night = tuple[tuple[Claim, ...], ...]  # by seat: what each says of the night


class Lore(NamedTuple):
    """What the cards of a table are, by number."""

    number: dict[str, int]  # of each role
    copies: tuple[int, ...]  # by role
    places: tuple[int, ...]


@lru_cache(maxsize=256)
def lore(common: Common) -> Lore:
    counted = common.cast.counted
    names = common.roles
    return Lore({name: i for i, name in enumerate(names)}, tuple(counted[n] for n in names), tuple(common.places))


class ToldNight(NamedTuple):
    """The night as one group tells it. A card is named by the place it was dealt to."""

    lies: list[int]  # by place: the card that lies there in the morning
    faces: list[int]  # by card: its role, as far as somebody has seen it
    unseen: list[int]  # by role: how many of its cards nobody has seen


class Agreeing:
    """What was told at one table, ready to be tried."""

    def __init__(self, common: Common, night: Night, shown: Iterable[Told] = ()) -> None:
        self.common, self.night, self.lore = common, night, lore(common)
        self._always = 1 << common.players  # who tells what lies open: nobody can doubt it
        self.spoke = sum(1 << seat for seat, claims in enumerate(night) if claims)
        told = [event for seat, claims in enumerate(night) for event in events(common, seat, claims)]
        told += [
            (one.time, UNSEEN, self._always, one.places[0], one.places[0], self.lore.number[one.role])
            for one in shown
            if one.role in self.lore.number
        ]
        self.events = sorted(told, key=itemgetter(0))  # what one seat tells of one moment stays in its order
        self._groups: dict[int, tuple[int, ...]] = {}
        self.judged: dict[int, tuple[float, ...]] = {}  # kept for whoever judges
        self.scored: dict[int, tuple[float, ...]] = {}
        self.made: dict[object, Any] = {}  # and for whoever makes something of all of it

    def course(self, group: int) -> tuple[ToldNight | None, int]:
        """If these are right: the night. If they cannot be: none, and some of whom one at least is wrong."""
        lies, group, doubted = [*self.lore.places], group | self._always, self._always - 1
        faces, tellers = [UNSEEN] * len(lies), [0] * len(lies)
        unseen, moved = [*self.lore.copies], 0
        for _, _, bit, one, other, role in self.events:
            if not group & bit:
                continue
            if role < 0:
                lies[one], lies[other] = lies[other], lies[one]
                moved |= bit
                continue
            card = lies[one]
            if faces[card] == role:
                tellers[card] |= bit
            elif faces[card] >= 0:
                return None, (tellers[card] | bit | moved) & doubted
            else:
                faces[card], tellers[card] = role, bit
                unseen[role] -= 1
                if unseen[role] < 0:
                    return None, (self._tellers(role, faces, tellers) | moved) & doubted
        return ToldNight(lies, faces, unseen), 0

    @staticmethod
    def _tellers(role: int, faces: Sequence[int], tellers: Sequence[int]) -> int:
        found = 0
        for face, teller in zip(faces, tellers, strict=True):
            if face == role:
                found |= teller
        return found

    def groups(self, sure: int = 0) -> tuple[int, ...]:
        """The largest groups that can be right together, all of whom include those who are surely right."""
        if sure not in self._groups:
            self._groups[sure] = self._largest(sure)
        return self._groups[sure]

    def _largest(self, sure: int) -> tuple[int, ...]:
        tried = {self.spoke | sure}
        while tried:
            found, smaller = [], set[int]()
            for group in sorted(tried):
                course, wrong = self.course(group)
                if course is not None:
                    found.append(group)
                elif not found:
                    smaller |= {group & ~bit for bit in bits(wrong & ~sure)}
            if found:
                return tuple(found)
            tried = set(sorted(smaller)[:MOST_GROUPS])
        return (sure,)


@lru_cache(maxsize=4096)
def bits(mask: int) -> tuple[int, ...]:
    """Each of them alone."""
    return tuple(1 << number for number in range(mask.bit_length()) if mask >> number & 1)


@lru_cache(maxsize=1 << 15)
def events(common: Common, seat: int, claims: tuple[Claim, ...]) -> tuple[Event, ...]:
    number, bit = lore(common).number, 1 << seat
    return tuple(
        (one.time, seat, bit, one.places[0], one.places[-1], number[one.role] if one.role else UNSEEN)
        for one in account(Seat(common.places[seat]), claims, common).told
    )


# --- What was said, by seat ---------------------------------------------------------------------


def night_of(common: Common, said: Iterable[Said]) -> Night:
    """What each says of the night by now: what was told anew overtakes the old, and opinions are no stories."""
    claims: list[list[Claim]] = [[] for _ in range(common.players)]
    for one in said:
        if one.claim.kind not in OPINIONS:
            claims[one.seat].append(one.claim)
    return tuple([standing(tuple(some)) for some in claims])


@lru_cache(maxsize=1 << 15)
def standing(claims: tuple[Claim, ...]) -> tuple[Claim, ...]:
    """Of what one seat has said, what it still says."""
    somebody = Seat(Slot(0))
    return tuple(
        one.said.claim
        for one in stories(Said(somebody, claim) for claim in claims).get(somebody, ())
        if not one.overtaken
    )


class Latest:
    """What was made last is kept: at a vote everybody at a table asks the same of the very same words."""

    def __init__(self, make: Callable[[Common, Night], Agreeing]) -> None:
        self._make = make
        self._kept: tuple[Common, tuple[Said, ...], Agreeing] | None = None

    def __call__(self, common: Common, said: tuple[Said, ...]) -> Agreeing:
        kept = self._kept
        if kept is not None and kept[0] is common and kept[1] is said:
            return kept[2]
        night = night_of(common, said)
        same = kept is not None and kept[0] is common and kept[2].night == night  # opinions change no night
        made = kept[2] if same and kept is not None else self._make(common, night)
        self._kept = (common, said, made)
        return made


@Latest
def agreeing(common: Common, night: Night) -> Agreeing:
    """By what everybody has said."""
    return Agreeing(common, night)
