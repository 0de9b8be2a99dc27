"""The night as it was told: who can be right together, where no card was moved but by those who tell of it.

A story is played through in the order of the night. Groups are bit masks over seats. Where a group cannot be right, its
first contradiction says who may have made it: one of those is wrong, so the largest groups are found by leaving out one
after the other, and not by trying all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, NamedTuple

from garou.engine.rules import RuleSet
from garou.engine.values import RoleName, Seat, Slot
from garou.talk.claims import SAW, SWAPPED, TOOK, Claim, Common
from garou.talk.stories import claimed_card

DEAL, MORNING = -1, 1_000  # before the first call of the night, and after its last
MOST_GROUPS = 64  # that are tried at one size: beyond it nobody could follow the talk any more
UNSEEN = -1

Night = tuple[tuple[Claim, ...], ...]  # by seat: what each says of the night


class Incident(NamedTuple):
    """A card was seen, or two cards changed places."""

    time: int  # the number of the call it happened at
    bit: int  # of who tells it
    one: int  # the place of the card, or of one of two
    other: int
    role: int  # its number; `UNSEEN` where cards were moved


class CardLore(NamedTuple):
    """What the cards of a table are, by number."""

    number: dict[RoleName, int]
    copies: tuple[int, ...]  # by role
    places: tuple[int, ...]


class ToldNight(NamedTuple):
    """The night as one group tells it. A card is named by the place it was dealt to."""

    lies: list[int]  # by place: the card that lies there in the morning
    faces: list[int]  # by card: its role, as far as somebody has seen it
    unseen: list[int]  # by role: how many of its cards nobody has seen


class Retelling:
    """What was told at one table, ready to be played through."""

    def __init__(self, common: Common, night: Night) -> None:
        self.common, self.night, self.lore = common, night, lore(common)
        self.spoke = sum(1 << seat for seat, claims in enumerate(night) if claims)
        told = [event for seat, claims in enumerate(night) for event in events(common, Seat(Slot(seat)), claims)]
        self.events = sorted(told, key=itemgetter(0))  # what one seat tells of one moment stays in its order
        self._groups: dict[int, tuple[int, ...]] = {}
        self.kept: dict[object, Any] = {}  # what others have worked out of it, and find here again

    def course(self, group: int) -> tuple[ToldNight | None, int]:
        """If these are right: the night. If they cannot be: none, and some of whom one at least is wrong."""
        lies = [*self.lore.places]
        faces, tellers = [UNSEEN] * len(lies), [0] * len(lies)
        unseen, moved = [*self.lore.copies], 0
        for _, bit, one, other, role in self.events:
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
                return None, tellers[card] | bit | moved
            else:
                faces[card], tellers[card] = role, bit
                unseen[role] -= 1
                if unseen[role] < 0:
                    return None, self._tellers(role, faces, tellers) | moved
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


@lru_cache(maxsize=256)
def lore(common: Common) -> CardLore:
    counted = common.cast.counted
    names = common.roles
    return CardLore({name: i for i, name in enumerate(names)}, tuple(counted[n] for n in names), tuple(common.places))


@lru_cache(maxsize=4096)
def bits(mask: int) -> tuple[int, ...]:
    """Each of them alone."""
    return tuple(1 << number for number in range(mask.bit_length()) if mask >> number & 1)


# --- One seat's claims in the order of the night ------------------------------------------------


@lru_cache(maxsize=1 << 15)
def events(common: Common, seat: Seat, claims: tuple[Claim, ...]) -> tuple[Incident, ...]:
    """The card one was dealt, then what one did with it; whoever became another does what that one does."""
    return tuple(_events(common, seat, claims))


def _events(common: Common, seat: Seat, claims: Iterable[Claim]) -> Iterator[Incident]:
    number, bit, roles = lore(common).number, 1 << seat, common.rules.roles
    dealt = now = claimed_card(claims)
    copied = False
    if dealt:
        yield Incident(DEAL, bit, seat, seat, number[dealt])
    for claim in claims:
        time = time_of(now, common.rules)
        if claim.kind == SAW:
            yield Incident(time, bit, claim.places[0], claim.places[0], number[claim.roles[0]])
            if dealt and roles[dealt].may_wake_as and not copied:
                copied = True
                now = dealt if roles[claim.roles[0]].at_once else claim.roles[0]
        elif claim.kind == SWAPPED:
            one, other = claim.places
            yield Incident(time, bit, one, other, UNSEEN)
        elif claim.kind == TOOK:
            yield Incident(time, bit, seat, claim.places[0], UNSEEN)
            if claim.roles:
                yield Incident(time, bit, seat, seat, number[claim.roles[0]])


@lru_cache(maxsize=1 << 12)
def time_of(role: RoleName | None, rules: RuleSet) -> int:
    """When this role is called: by its own name, else with its pack."""
    if role is None:
        return MORNING
    own = [number for number, step in enumerate(rules.opening) if step.name == role]
    pack = [number for number, step in enumerate(rules.opening) if step.roles and role in step.roles]
    return next(iter(own + pack), MORNING)
