"""What to think when people lie, where no card was moved but by those who tell of it.

It counts in no time, at any table and with marks, and is right as far as that is so. Nights that are drawn by luck
begin with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations, islice
from math import comb, perm, prod

from garou.engine.values import RoleName, Seat, Slot
from garou.talk.claims import AM, MARK, SAW, SWAPPED, TOOK, WAS, Claim, Common, saw, swapped, was

from .dealing import Bounds
from .doubted import chosen
from .evidence import Believed, Witnessed
from .lying import LyingModel
from .retelling import UNSEEN, Retelling, ToldNight
from .sampling import Sampling
from .truth import CARDS, DEALT, MOVED, SAW_CARD, Note

MOST = 600  # choices that are weighed: those with the fewest liars
PARTS = 1_000  # of a doubt, so that it can be counted in whole numbers
UNKNOWN = 0.5  # how likely somebody tells the truth who names no card

Group = frozenset[Seat]  # of those who spoke, some who tell the truth


class AsTold:
    """A table, one seat's own night, and what others say, true or not."""

    def __init__(self, common: Common, own: Sequence[Witnessed], heard: Sequence[Believed], model: LyingModel) -> None:
        self.common, self.own, self.heard = common, tuple(own), tuple(heard)
        self.faith = {name: float(chance) for name, chance in model.honest.items()}
        self.odds = {one.seat: float(model.odds(one)) for one in heard}
        self.speakers = [one.seat for one in heard]

    def doubt(self, card: RoleName) -> float:
        """How likely whoever holds this card lies."""
        return 1 - self.faith.get(card, UNKNOWN)

    def course(self, honest: Iterable[Seat]) -> ToldNight | None:
        """The night as these and whoever asks have it; None where they cannot all be right."""
        group = sum([1 << seat for seat in (*honest, *[one.seat for one in self.own])])
        return self._retelling.course(group)[0]

    @cached_property
    def seen(self) -> Bounds:
        """By whoever asks, in their own night: cards, and who opened the eyes with them."""
        return Sampling(self.common, self.own).seen()

    @cached_property
    def likely(self) -> dict[Group, float]:
        """How likely each choice is; with weights that make one, or none where nothing fits."""
        weights = {frozenset(some): self._weight(some) for some in islice(self._choices(), MOST)}
        total = sum(weights.values())
        return {some: weight / total for some, weight in weights.items() if weight} if total else {}

    def _choices(self) -> Iterator[tuple[Seat, ...]]:
        for number in range(len(self.speakers), -1, -1):
            yield from combinations(self.speakers, number)

    def _weight(self, honest: Sequence[Seat]) -> float:
        course = self.course(honest)
        if course is None:
            return 0.0
        told = prod([self._as_truth(one) for one in self.heard if one.seat in honest])
        lied = [seat for seat in self.speakers if seat not in honest]
        return told * self._deals(course) * self._hiding(lied, course) * prod([self.odds[seat] for seat in lied])

    def _as_truth(self, one: Believed) -> float:
        """With the odds of having chosen the places it speaks of."""
        card = next((claim.roles[0] for claim in one.claims if claim.kind == WAS), RoleName(""))
        places = {place for claim in one.claims if claim.kind in (SAW, SWAPPED, TOOK) for place in claim.places}
        left = self.common.players - 1
        return self.faith.get(card, UNKNOWN) / comb(left, min(left, len(places - {one.seat})))

    def _deals(self, course: ToldNight) -> float:
        """How likely the faces that were seen lie where they lie."""
        copies = self._retelling.lore.copies
        seen = [(number, number - left) for number, left in zip(copies, course.unseen, strict=True)]
        return prod([perm(*one) for one in seen]) / perm(sum(copies), sum([number for _, number in seen]))

    def _hiding(self, lied: Sequence[Seat], course: ToldNight) -> float:
        """How likely all of these lie, by cards that were seen there, and by those nobody has seen."""
        names, found, unseen = self.common.roles, 1.0, 0
        for seat in lied:
            if course.faces[seat] != UNSEEN:
                found *= self.doubt(names[course.faces[seat]])
            elif seat in self.seen:
                found *= sum(map(self.doubt, self.seen[seat])) / len(self.seen[seat])
            else:
                unseen += 1
        whole, _ = self._laid(course, unseen)
        return found * float(whole / PARTS**unseen) / max(1, comb(sum(course.unseen), unseen))

    def _laid(self, course: ToldNight, liars: int) -> tuple[int, list[tuple[int, int, int]]]:
        """All cards nobody has seen for so many liars, by their doubts; by role where one lies with a liar, or not."""
        loose = [(role, left) for role, left in enumerate(course.unseen) if left]
        if sum(course.unseen) < liars:
            return 0, []
        return chosen(loose, tuple([round(PARTS * self.doubt(name)) for name in self.common.roles]), liars)

    @cached_property
    def _retelling(self) -> Retelling:
        night: list[tuple[Claim, ...]] = [() for _ in self.common.seats]
        for one in self.heard:
            night[one.seat] = one.claims
        for mine in self.own:
            night[mine.seat] = tuple(_as_claims(mine.told))
        return Retelling(self.common, tuple(night))

    # What follows ----------------------------------------------------------------------

    def trust(self) -> dict[Seat, float]:
        """By who spoke: how likely it was the truth."""
        return {seat: sum([odds for some, odds in self.likely.items() if seat in some]) for seat in self.speakers}

    def chances(self) -> list[dict[RoleName, float]]:
        """By seat: what it counts as in the morning, by its card or by a mark that somebody believed has seen there."""
        found: list[dict[RoleName, float]] = [{} for _ in self.common.seats]
        for honest, odds in self.likely.items():
            course = self.course(honest)
            for shares, mine in zip(found, self._places(honest, course) if course else (), strict=True):
                for name, share in mine.items():
                    shares[name] = shares.get(name, 0.0) + odds * share
        return found

    def _places(self, honest: Group, course: ToldNight) -> Iterator[Mapping[RoleName, float]]:
        hidden = {seat for seat in self.speakers if seat not in honest and course.faces[seat] == UNSEEN}
        whole, cards = self._laid(course, len(hidden))
        names, free = self.common.roles, sum(course.unseen) - len(hidden)
        lying = {names[role]: here / len(hidden) / whole for role, here, _ in cards if whole and hidden}
        other = {names[role]: there / free / whole for role, _, there in cards if whole and free}
        became, turned = self._became(honest), self._turned(honest)
        for seat in self.common.seats:
            card = course.lies[seat]
            face = course.faces[card]
            name = turned.get(seat) or became.get(card) or (names[face] if face != UNSEEN else None)
            yield {name: 1.0} if name else lying if card in hidden else other

    def _became(self, honest: Group) -> dict[int, RoleName]:
        """By the card of a copier: what it counts as by its owner's word."""
        told = {one.seat: one.claims for one in self.heard if one.seat in honest}
        told |= {one.seat: tuple(_as_claims(one.told)) for one in self.own}
        roles, found = self.common.rules.roles, dict[int, RoleName]()
        for seat, claims in told.items():
            card = next((claim.roles[0] for claim in claims if claim.kind == WAS), None)
            copied = [claim.roles[0] for claim in claims if claim.kind in (AM, SAW)]
            if card and roles[card].may_wake_as and copied:
                found[seat] = copied[0]
        return found

    def _turned(self, honest: Group) -> dict[Seat, RoleName]:
        """The first role of a team, where somebody believed has seen a mark that puts its wearer there."""
        rules = self.common.rules
        marks = [claim for one in self.heard if one.seat in honest for claim in one.claims if claim.kind == MARK]
        teams = {Seat(claim.places[0]): rules.marks[claim.mark].team for claim in marks}
        first = {
            team: next(name for name, role in rules.roles.items() if role.is_a(team))
            for team in {*teams.values()}
            if team
        }
        return {seat: first[team] for seat, team in teams.items() if team}


def _as_claims(told: Sequence[Note]) -> Iterator[Claim]:
    """A seat's own night, as far as cards go."""
    for note in told:
        if note[0] == DEALT:
            yield was(note[1])
        elif note[0] == SAW_CARD:
            yield saw(note[1], note[2])
        elif note[:2] == (MOVED, CARDS):
            yield swapped(Slot(note[2][0]), Slot(note[2][1]))
