"""What a night with marks comes to: back through it to the deals that fit, and on to where all things end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import factorial, perm, prod
from typing import NamedTuple

from garou.engine.values import RoleName, Seat, Slot
from garou.talk.claims import AM

from .acts import Act
from .backwards import COUNTS, FOLLOWED, AnyAct, Kernel, Pegs, back
from .bundles import Ways
from .junctures import Juncture, Start
from .passages import BARE
from .quests import Quest

Sums = dict[int, int]  # by face: where it lies, a lane for each place
Pins = dict[int, int]
Turned = Mapping[Seat, RoleName]


class Undealt(NamedTuple):
    """What is not pinned in one deal: how many there are of it, and where the other cards lie."""

    ways: int
    pool: Counter[int]
    seats: list[int]
    centre: list[int]
    forced: int


Turns = tuple[tuple[Seat, RoleName], ...]  # what cards count as that are not what they print
Before = dict[tuple[Turns, Pegs], Kernel]


class Settled(NamedTuple):
    """One way to pin cards: what they count as, what is left, where everything ends, and which places are followed."""

    turned: Turned
    pins: Pins
    rest: Undealt
    after: Kernel
    there: frozenset[int]


class Settling:
    """The ends of all nights of one question. `lanes`: by place, the weight of what ends there.

    `more`: what has to lie where in the morning besides.
    """

    def __init__(self, quest: Quest, lanes: Mapping[int, int], more: Pegs = ()) -> None:
        layers = self.layers = quest.layers
        self.quest, self.more = quest, more
        self.located = frozenset(layers.faces[role] for role in quest.located)
        self.places = layers.size + 2 * layers.players + len(layers.supplies)
        self.dealt = len(layers.cards)
        self.kernel: Kernel = [lanes.get(place, 0) for place in range(self.places)]
        self.cards = Counter(layers.faces[role] for role in layers.cards)
        self.idle = {layers.faces[name]: layers.faces[layers.rules.roles[name].idle or name] for name in layers.names}
        self.first = self._laid_out()
        self._acts: dict[Ways, AnyAct] = {}
        self._before: dict[Juncture, Before] = {}

    def _laid_out(self) -> dict[int, int]:
        """What lies at each place before the night, cards that are dealt aside."""
        layers, faces, things = self.layers, self.layers.faces, self.layers.things
        seats = range(layers.players)
        beside = {self.dealt + n: faces[role] for n, role in enumerate(layers.beside)}
        marks = {layers.size + n: things[layers.rules.blank] for n in seats}
        bare = {layers.size + layers.players + n: things[BARE] for n in seats}
        return {**beside, **marks, **bare, **{place: things[word] for (_, _, word), place in layers.supplies.items()}}

    # Back through the night ------------------------------------------------------------

    def before(self, juncture: Juncture) -> Before:
        """When a juncture begins: what has to lie where, and what becomes of everything from there on."""
        found = self._before.get(juncture)
        if found is None:
            found = self._before[juncture] = (
                self._earlier(juncture) if juncture in self.quest.onward else self._ended(juncture)
            )
        return found

    def _ended(self, juncture: Juncture) -> Before:
        """What speakers say to hold in the morning has to lie there; nobody holds two cards."""
        pegs: set[tuple[int, int]] = {*self.more}
        for one in juncture.speakers:
            said = {claim.roles[0] for claim in one.unsaid if claim.kind == AM}
            if len(said) > 1:
                return {}
            pegs |= {(int(one.seat), COUNTS + self.layers.faces[role]) for role in said}
        return {(juncture.turned, tuple(sorted(pegs))): self.kernel}

    def _earlier(self, juncture: Juncture) -> Before:
        found: Before = {}
        whole = self.quest.parts(juncture)
        for number, group, then in self.quest.onward[juncture]:
            times = number * whole // (group.parts * self.quest.parts(then))
            for (turned, pegs), after in self.before(then).items():
                ways = back(self._act(group.ways), pegs, after) if group.ways else [(pegs, after)]
                self.quest.work(len(ways))
                for more, kernel in ways:
                    old = found.get((turned, more))
                    new = kernel if times == 1 else [times * one for one in kernel]
                    found[turned, more] = new if old is None else [a + b for a, b in zip(old, new, strict=True)]
        return found

    def _act(self, ways: Ways) -> AnyAct:
        """What only moves things is summed up at once."""
        if ways not in self._acts:
            moves = all(len(op) == 2 for _, ops in ways for op in ops)
            self._acts[ways] = Act(ways, self.places) if moves else ways
        return self._acts[ways]

    # The deal --------------------------------------------------------------------------

    def settled(self, start: Start) -> Iterator[Settled]:
        """Every way to pin cards so that all of it is true."""
        for (turns, pegs), after in self.before(start.juncture).items():
            turned, followed = dict(turns), frozenset(place for place, peg in pegs if peg == FOLLOWED)
            for pins in self._pinned(start, turned, pegs):
                rest = self._rest(pins)
                if rest is not None:
                    yield Settled(turned, pins, rest, after, followed)

    def _pinned(self, start: Start, turned: Turned, pegs: Pegs) -> list[Pins]:
        ways = [dict(start.pins)]
        for place, peg in pegs:
            if peg == FOLLOWED:
                continue
            if place in self.first:
                face = self.first[place] if peg < COUNTS else self._counts(turned, place, self.first[place])
                if face != peg % COUNTS:
                    return []
                continue
            ways = [more for pins in ways for more in self._with(turned, pins, place, peg)]
        return ways

    def _with(self, turned: Turned, pins: Pins, place: int, peg: int) -> Iterator[Pins]:
        held = pins.get(place)
        if peg < COUNTS:
            faces = [peg]
        else:
            faces = [face for face in self.cards if self._counts(turned, place, face) == peg - COUNTS]
        for face in faces:
            if held is None and not (place < self.layers.players and face in self.located):
                yield {**pins, place: face}
            elif held == face:
                yield pins

    def _counts(self, turned: Turned, slot: int, face: int) -> int:
        """What the card that was dealt there counts as."""
        if slot >= self.layers.players:
            return self.idle[face]
        became = turned.get(Seat(Slot(slot)))
        return face if became is None else self.layers.faces[became]

    def _rest(self, pins: Pins) -> Undealt | None:
        """None where there are not cards enough, or too many for the centre."""
        pool, ways = Counter(self.cards), 1
        for face in pins.values():
            ways *= pool[face]
            pool[face] -= 1
        if not ways:
            return None
        seats = [slot for slot in range(self.layers.players) if slot not in pins]
        centre = [slot for slot in range(self.layers.players, self.dealt) if slot not in pins]
        forced = sum(pool[face] for face in self.located)
        return Undealt(ways, pool, seats, centre, forced) if forced <= len(centre) else None

    # Where everything ends -------------------------------------------------------------

    def add(self, start: Start, times: int, sums: Sums) -> None:
        """The whole of it, all copies of a card told apart."""
        for one in self.settled(start):
            self._count(one, [times * end for end in one.after], sums)

    def _count(self, one: Settled, after: Kernel, sums: Sums) -> None:
        (ways, pool, seats, centre, forced), pins, turned = one.rest, one.pins, one.turned
        free = len(seats) + len(centre) - forced
        each = ways * perm(len(centre), forced) * factorial(free - 1) if free else 0
        whole = each * free if free else ways * perm(len(centre), forced)
        for slot, face in pins.items():
            _add(sums, self._counts(turned, slot, face), whole * after[slot])
        for place, face in self.first.items():
            _add(sums, self.idle.get(face, face), whole * after[place])
        here = each * sum(after[slot] for slot in seats)
        there = sum(after[slot] for slot in centre)
        must = ways * perm(len(centre) - 1, forced - 1) * factorial(free) * there if forced else 0
        may = ways * perm(len(centre) - 1, forced) * factorial(free - 1) * there if free and centre else 0
        for face, copies in pool.items():
            if copies and face in self.located:
                _add(sums, self.idle[face], copies * must)
            elif copies:
                _add(sums, face, copies * here)
                _add(sums, self.idle[face], copies * may)

    # Nobody of some faces before the players -------------------------------------------

    def spared(self, start: Start, hunted: frozenset[int]) -> int:
        """The deals in which every card that counts as one of these ends at a place that is followed."""
        found, beside = 0, {slot: face for slot, face in self.first.items() if slot < self.layers.size}
        for one in self.settled(start):
            known = {**one.pins, **beside}.items()
            if all(slot in one.there or self._counts(one.turned, slot, face) not in hunted for slot, face in known):
                found += self._spared(one.rest, hunted, one.there) * one.after[0]
        return found

    def _spared(self, rest: Undealt, hunted: frozenset[int], there: frozenset[int]) -> int:
        """Ways to lay what is left so that all of these lie at such places."""
        ways, pool, seats, centre, forced = rest
        bound = sum(pool[face] for face in self.located if self.idle[face] in hunted)
        loose = sum(copies for face, copies in pool.items() if face not in self.located and face in hunted)
        a_seats, a_centre = (sum(slot in there for slot in some) for some in (seats, centre))
        others, found = forced - bound, 0
        for some in range(loose + 1):
            deep = bound + loose - some
            if deep <= a_centre and others <= len(centre) - deep:
                free = len(seats) + len(centre) - bound - loose - others
                laid = perm(loose, some) // factorial(some) * perm(a_seats, some) * perm(a_centre, deep)
                found += ways * laid * perm(len(centre) - deep, others) * factorial(free)
        return found

    @property
    def copies(self) -> int:
        """So many deals look alike where all copies of a card are told apart."""
        return prod(map(factorial, self.cards.values()))


def _add(sums: Sums, face: int, weight: int) -> None:
    if weight:
        sums[face] = sums.get(face, 0) + weight


def lanes(places: Sequence[int], bits: int) -> dict[int, int]:
    """One lane for each of these."""
    return {place: 1 << (bits * number) for number, place in enumerate(places)}
