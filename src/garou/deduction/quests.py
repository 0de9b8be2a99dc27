"""One question to a table with marks: who holds the cards that matter, and all that can come of it, step by step.

Nights that come to the same juncture go on together, so what was done at dusk and what is done at night are not
multiplied with each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import lcm
from typing import Any

from garou.engine.table import ASLEEP
from garou.engine.values import RoleName, Seat
from garou.talk.claims import WAS

from .bundles import Bundle, Speaker, grouped
from .evidence import Believed, Evidence, Witnessed
from .junctures import IDLE, Juncture, Onward, Start, after, fits, spread, times
from .opentables import COPIES, TOKEN, WAKING, Missing, Query
from .passages import Layers
from .truth import DEALT, holds
from .unsolved import Overlong

HEED = "heed"
PATIENCE = 3_000  # ways on from junctures: what takes more is drawn by luck
EFFORT = 60_000  # ways back


@dataclass
class Quest:
    """One question to a table: what is known and believed, which roles matter for it, which tokens."""

    layers: Layers
    evidence: tuple[Evidence, ...]
    patience: int = PATIENCE
    effort: int = EFFORT
    located: set[RoleName] = field(default_factory=set)
    watched: set[str] = field(default_factory=lambda: {ASLEEP})
    onward: dict[Juncture, tuple[Onward, ...]] = field(default_factory=dict)
    spent: int = 0
    worked: int = 0
    _heeded: dict[int, set[Query]] = field(default_factory=dict)
    _keeping: dict[int, set[Query]] = field(default_factory=dict)
    _parts: dict[Juncture, int] = field(default_factory=dict)
    _most: dict[tuple[Juncture, str], int] = field(default_factory=dict)
    _groups: dict[Any, tuple[Bundle, ...]] = field(default_factory=dict)

    def starts(self) -> list[Start]:
        """Every way to begin that may end well. What turns out to matter is found out, and all is told again."""
        while True:
            self._groups.clear()
            self._keeping.clear()
            self.onward.clear()
            self._parts.clear()
            self._most.clear()
            self.located, self.spent = self._matters(), 0
            lopsided = self.layers.lopsided
            try:
                found = [start for start in self._dealt() if self._goes_on(start.juncture)]
            except Missing as missing:
                self._learn(*missing.query)
                continue
            if self.layers.lopsided == lopsided:
                return found

    def _learn(self, kind: str, what: Any) -> None:
        if kind == WAKING:
            self.located |= what
        elif kind == TOKEN:
            self.watched.add(what)

    # What matters ----------------------------------------------------------------------

    @cached_property
    def told(self) -> bool:
        return any(isinstance(one, Witnessed) for one in self.evidence)

    @cached_property
    def named(self) -> frozenset[int]:
        """Places that somebody speaks of."""
        found: set[int] = set()
        for one in self.evidence:
            found |= {one.seat, *(place for claim in one.claims for place in claim.places)}
            for part in (part for note in (one.told if isinstance(one, Witnessed) else ()) for part in note[1:]):
                found.update(part if isinstance(part, tuple) else (part,) if isinstance(part, int) else ())
        return frozenset(found)

    def _matters(self) -> set[RoleName]:
        """Roles whose holders make a difference: movers, and whoever wakes with one of them."""
        found, watched, layers = set(self.located), frozenset(self.watched), self.layers
        for role in layers.cast:
            for number in layers.called(role):
                if layers.live(number, role, watched, told=self.told):
                    found |= set(layers.cast) & (layers.rules.opening[number].roles or frozenset())
        return found

    # Who holds what --------------------------------------------------------------------

    @cached_property
    def pool(self) -> Counter[RoleName]:
        return Counter(self.layers.cards)

    def _dealt(self) -> Iterator[Start]:
        """Every way to deal the cards that matter."""
        for held, speakers in self._speaking(self.evidence, {}, ()):
            yield from self._spread_out(held, speakers)

    def _speaking(
        self, left: Sequence[Evidence], held: dict[Seat, RoleName], speakers: tuple[Speaker, ...]
    ) -> Iterator[tuple[dict[Seat, RoleName], tuple[Speaker, ...]]]:
        """The cards of all of whom something is known or believed."""
        self._spend()
        if not left:
            yield held, speakers
            return
        one = left[0]
        for role in self.layers.cast:
            if [*held.values()].count(role) < self.pool[role]:
                more = {**held, one.seat: role}
                if self._may_hold(one, role):
                    yield from self._speaking(left[1:], more, (*speakers, self._speaker(one, role)))

    def _may_hold(self, one: Evidence, role: RoleName) -> bool:
        dealt = {note[1] for note in one.told if note[0] == DEALT} if isinstance(one, Witnessed) else set()
        return {claim.roles[0] for claim in one.claims if claim.kind == WAS} | dealt <= {role}

    def _speaker(self, one: Evidence, role: RoleName) -> Speaker:
        dealt, rules = ((DEALT, role),), self.layers.rules
        unsaid = frozenset(claim for claim in one.claims if not holds(claim, one.seat, dealt, None, rules))
        if isinstance(one, Believed):
            return Speaker(one.seat, None, unsaid)
        return Speaker(one.seat, one.told, unsaid, one.over)

    def _spread_out(self, held: dict[Seat, RoleName], speakers: tuple[Speaker, ...]) -> Iterator[Start]:
        layers = self.layers
        left = [(role, self.pool[role] - [*held.values()].count(role)) for role in layers.cast if role in self.located]
        open_ = [seat for seat in layers.seats if seat not in held]
        crowd = [seat for seat in open_ if seat in self.crowd]
        alone = [seat for seat in open_ if seat not in crowd]
        room = len(layers.cards) - layers.players
        for found, ways in spread(held, [one for one in left if one[1]], alone, crowd, room):
            self._spend()
            pins = {int(seat): layers.faces[role] for seat, role in found.items()}
            rest = tuple(seat for seat in crowd if seat not in found)
            juncture = Juncture(0, tuple(sorted(found.items())), (), (), (), speakers, rest)
            yield Start(pins, ways, self._kept(juncture))

    @property
    def crowd(self) -> tuple[Seat, ...]:
        """Seats nobody speaks of: they stand for each other, unless it matters where somebody sits."""
        alone = {role for role in self.located for n in self.layers.called(role) if self.layers.rules.opening[n].alone}
        if self.layers.lopsided or any(self.pool[role] > 1 for role in alone):
            return ()
        speaking = {one.seat for one in self.evidence}
        return tuple(seat for seat in self.layers.seats if seat not in self.named and seat not in speaking)

    # Step by step ----------------------------------------------------------------------

    def _spend(self) -> None:
        self.spent += 1
        if self.spent > self.patience:
            raise Overlong

    def work(self, ways: int) -> None:
        """Going back takes time as well."""
        self.worked += ways
        if self.worked > self.effort:
            raise Overlong

    def _goes_on(self, juncture: Juncture) -> bool:
        """Is there an end to it that fits? All ways there are written down."""
        found = self.onward.get(juncture)
        if found is None:
            if juncture.number not in self.layers.steps:
                return fits(juncture)
            found = self.onward[juncture] = tuple(one for one in self._ways(juncture) if self._goes_on(one.juncture))
        return bool(found)

    def _ways(self, juncture: Juncture) -> Iterator[Onward]:
        if not self._concerned(juncture):
            yield Onward(1, IDLE, self._kept(juncture._replace(number=juncture.number + 1)))
            return
        for group in self._grouped(juncture):
            self._spend()
            many = times(juncture, group)
            if many:
                yield Onward(many, group, self._kept(after(juncture, group)))

    def _concerned(self, juncture: Juncture) -> bool:
        """Is there anybody whose doings in this step make a difference?"""
        layers, number, watched = self.layers, juncture.number, frozenset(self.watched)
        step = layers.rules.opening[number]
        if step.roles is None:
            listened = any(one.left is not None or one.unsaid for one in juncture.speakers)
            return listened or layers.live(number, None, watched, told=self.told)
        up = [(seat, role) for seat, role in juncture.wakes if role in step.roles]
        live = any(layers.live(number, role, watched, told=self.told) for _, role in up)
        heard = {one.seat for one in juncture.speakers}.intersection(seat for seat, _ in up)
        if heard and not step.alone:
            self.check_located(step.roles)
        return live or bool(heard)

    def check_located(self, roles: frozenset[RoleName]) -> None:
        missing = roles.intersection(self.layers.cast) - self.located
        if missing:
            raise Missing((WAKING, missing))

    def _grouped(self, juncture: Juncture) -> tuple[Bundle, ...]:
        passages = self.layers.passages(juncture.number, _Asked(self, juncture))
        key = (id(passages), juncture.speakers)
        found = self._groups.get(key)
        if found is None:
            found = self._groups[key] = grouped(passages, juncture.speakers, frozenset(self.watched), self.layers)
        return found

    def parts(self, juncture: Juncture) -> int:
        """What all that follows from here is weighed in."""
        found = self._parts.get(juncture)
        if found is None:
            every = (group.parts * self.parts(then) for _, group, then in self.onward.get(juncture, ()))
            found = self._parts[juncture] = lcm(*every)
        return found

    def most(self, juncture: Juncture, face: str) -> int:
        """How often this mark or artifact is laid down at most."""
        key = juncture, face
        if key not in self._most:
            ways = self.onward.get(juncture, ())
            self._most[key] = max(
                (one.group.laid.count(face) + self.most(one.juncture, face) for one in ways), default=0
            )
        return self._most[key]

    # What may be forgotten -------------------------------------------------------------

    def heed(self, number: int, query: Query) -> None:
        """Somebody asks for this at that step: until then it must not be forgotten."""
        if query not in self.keeping(number):
            self._heeded.setdefault(number, set()).add(query)
            raise Missing((HEED, query))

    def keeping(self, number: int) -> set[Query]:
        """All that is asked for from this step on."""
        if number not in self._keeping:
            steps = range(number, len(self.layers.steps))
            roles = {(WAKING, role) for n in steps for role in self.layers.rules.opening[n].roles or ()}
            self._keeping[number] = roles.union(*(self._heeded.get(n, ()) for n in steps))
        return self._keeping[number]

    def _kept(self, juncture: Juncture) -> Juncture:
        keep = self.keeping(juncture.number)
        return juncture._replace(
            wakes=tuple(one for one in juncture.wakes if (WAKING, one[1]) in keep),
            tokens=tuple(one for one in juncture.tokens if (TOKEN, one[1]) in keep),
            copies=tuple(one for one in juncture.copies if (COPIES, one[0]) in keep),
        )


@dataclass(frozen=True, slots=True)
class _Asked:
    """What a stage may know of a juncture."""

    quest: Quest
    juncture: Juncture

    def answer(self, query: Query) -> Any:
        kind, what = query
        if kind == WAKING:
            return self._waking(what)
        if kind == TOKEN and what not in self.quest.watched:
            raise Missing(query)
        self.quest.heed(self.juncture.number, query)
        if kind == TOKEN:
            return tuple(sorted(seat for seat, token in self.juncture.tokens if token == what))
        layers = self.quest.layers
        return dict(self.juncture.copies).get(what, 0) + (layers.players if what == layers.rules.blank else 0)

    def _waking(self, roles: frozenset[RoleName]) -> tuple[Seat, ...]:
        """Whoever wakes alone acts alone; of all others it must be known who they are."""
        quest, number = self.quest, self.juncture.number
        step = quest.layers.rules.opening[number]
        if not (step.alone and roles == step.roles):
            quest.check_located(roles)
        for role in sorted(roles):
            quest.heed(number, (WAKING, role))
        return tuple(sorted(seat for seat, role in self.juncture.wakes if role in roles))
