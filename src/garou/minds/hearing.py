"""What a mind goes by: what its seat was told, and what everybody has said. Never the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from garou.engine.things import Mark
from garou.engine.values import PUBLIC, Seat
from garou.engine.view import View
from garou.games.one_night.day import VILLAGE
from garou.talk.claims import CIRCLE, MARK, THINK, VOTE, Claim, Common, Said
from garou.talk.claims import wears as wearing
from garou.talk.remarks import Remark, Remarked
from garou.talk.stories import by_seat

from .knowledge import Own, dead_in, knowledge
from .marks import marks_known
from .opinion import Opinion
from .thinking import think

HEARSAY = 0.5  # how far somebody is believed who speaks of a mark and of nothing that could be weighed


@dataclass(frozen=True)
class Hearing:
    """One seat in the middle of a game."""

    common: Common
    view: View
    said: tuple[Said, ...] = ()  # by anybody, its own claims included, in order
    day: int = 1
    remarks: tuple[Remarked, ...] = ()  # what bots have said besides, in order
    voices: frozenset[Seat] = frozenset()  # who has said anything at all today, in whatever words

    @property
    def seat(self) -> Seat:
        return self.view.seat

    @cached_property
    def own(self) -> Own:
        return knowledge(self.view, self.common)

    @cached_property
    def living(self) -> tuple[Seat, ...]:
        dead = dead_in(self.view)
        return tuple(seat for seat in self.common.seats if seat not in dead)

    @cached_property
    def stories(self) -> tuple[tuple[Claim, ...], ...]:
        """What everybody says of the night by now, by seat, its own seat included."""
        return by_seat(self.common, self.said)

    @cached_property
    def accused(self) -> dict[Seat, list[Seat]]:
        """Who has said today that they suspect somebody or will vote for them; its own voice does not count."""
        roles = self.common.rules.roles
        found: dict[Seat, list[Seat]] = {seat: [] for seat in self.common.seats}
        for teller, claim, day in self.said:
            suspects = claim.kind == THINK and roles[claim.roles[0]].team != VILLAGE
            votes = claim.kind == VOTE and claim.places[0] == self.voted(teller)  # not whom they have given up since
            if day == self.day and teller != self.seat and (suspects or votes):
                voices = found[Seat(claim.places[0])]
                voices += [teller] if teller not in voices else []
        return found

    def claimed(self, seat: Seat, *, today: bool = False) -> list[Claim]:
        return [said.claim for said in self.said if said.seat == seat and (not today or said.day == self.day)]

    def voted(self, seat: Seat) -> Seat | None:
        """Against whom this seat has last said to vote today; None for nobody, or for a circle."""
        last = next((one for one in reversed(self.claimed(seat, today=True)) if one.kind in (VOTE, CIRCLE)), None)
        return Seat(last.places[0]) if last is not None and last.kind == VOTE else None

    def remarked(self, kind: str, *, seat: Seat | None = None) -> list[Remark]:
        """What bots have said of that kind today, or one of them."""
        return [one.remark for one in self.remarks if self._of_today(one, kind) and seat in (None, one.seat)]

    def _of_today(self, one: Remarked, kind: str) -> bool:
        return one.day == self.day and one.remark.kind == kind

    @cached_property
    def marks(self) -> dict[Seat, str]:
        return marks_known(self.view, self.common.rules)

    def wears(self, seat: Seat, kind: Callable[[Mark], bool]) -> float:
        """How likely such a mark lies there: as known, or else as far as those who say so are believed."""
        such = [name for name, mark in self.common.rules.marks.items() if kind(mark)]
        if self.marks.get(seat):
            return float(self.marks[seat] in such)
        roles = [self.common.rules.roles[name] for name in self.common.roles]
        given = [mark for mark in such if any(mark in role.marks for role in roles)]
        return max((self._heard_of(seat, mark) for mark in given), default=0.0)

    def _heard_of(self, seat: Seat, mark: str) -> float:
        tellers = [one for one in self.common.seats if one != self.seat and wearing(seat, mark) in self.stories[one]]
        return max((self._believed(one) for one in tellers), default=0.0)

    def _believed(self, seat: Seat) -> float:
        """Of whoever has spoken of marks alone there is nothing that could be weighed."""
        weighs = any(claim.kind != MARK for claim in self.stories[seat])
        return self.own_opinion.trust[seat] if weighs else HEARSAY

    @cached_property
    def own_opinion(self) -> Opinion:
        """What this seat thinks, with all it knows."""
        return think(self.common, self.seat, self.view.facts, self.said)

    @cached_property
    def crowd_opinion(self) -> Opinion:
        """What somebody would think who knows nothing but what was said and shown aloud."""
        return think(self.common, None, [fact for fact in self.view.facts if PUBLIC in fact.audience], self.said)
