"""What follows where marks move beside the cards: chances of cards, marks and teams, exact as fractions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import combinations, product
from math import factorial, lcm, prod

from garou.engine.values import RoleName, Seat, Slot, Team
from garou.talk.claims import Common

from .backwards import FOLLOWED, Pegs
from .evidence import Evidence
from .junctures import Start
from .passages import Layers
from .quests import EFFORT, PATIENCE, Quest
from .scribe import Prior, uniform
from .settling import Settling, Sums, lanes

ROOM = 160  # bits for deals and for junctures, on top of those for the ways of a night

Weights = Mapping[int, Mapping[str, Fraction]]  # by place, by what lies there


def layers_of(common: Common, prior: Prior = uniform) -> Layers:
    """A table made ready for many questions."""
    return Layers(common.rules, common.cast.cards, common.cast.beside, common.players, prior)


@dataclass(frozen=True)
class Worlds:
    """All that fits a question, counted when somebody asks for it."""

    layers: Layers
    quest: Quest
    starts: list[Start]

    exact = True
    error = worlds_error = 0.0

    @cached_property
    def _whole(self) -> int:
        """What all weights are counted in."""
        return lcm(*(self.quest.parts(start.juncture) for start in self.starts))

    @cached_property
    def _bits(self) -> int:
        return 64 * ((self._whole.bit_length() + ROOM) // 64 + 1)

    def _times(self, start: Start) -> int:
        return start.times * (self._whole // self.quest.parts(start.juncture))

    def _sums(self, places: Sequence[int], more: Pegs = ()) -> Sums:
        """By face: its weight at these places, where besides something lies somewhere in the morning."""
        settling, sums = Settling(self.quest, lanes(places, self._bits), more), dict[int, int]()
        for start in self.starts:
            settling.add(start, self._times(start), sums)
        return sums

    def _lane(self, sums: Sums, number: int) -> dict[int, int]:
        mask = (1 << self._bits) - 1
        found = {face: (packed >> (self._bits * number)) & mask for face, packed in sums.items()}
        return {face: weight for face, weight in found.items() if weight}

    # What lies where -------------------------------------------------------------------

    @cached_property
    def _words(self) -> list[str]:
        return [*self.layers.faces, *self.layers.things]

    @cached_property
    def _ends(self) -> list[dict[int, int]]:
        """By place, the seats' marks after the cards: the weight of each face."""
        places = range(self.layers.size + self.layers.players)
        sums = self._sums(places)
        return self._evened([self._lane(sums, place) for place in places])

    def _evened(self, found: list[dict[int, int]]) -> list[dict[int, int]]:
        """Seats that stand for each other share what they have together; in parts of all of them."""
        crowd = self._crowd
        times = max(1, len(crowd))
        even = [{face: weight * times for face, weight in one.items()} for one in found]
        for first in (0, self.layers.size):
            some: dict[int, int] = {}
            for seat in crowd:
                for face, weight in found[first + seat].items():
                    some[face] = some.get(face, 0) + weight
            for seat in crowd:
                even[first + seat] = some
        return even

    @cached_property
    def _crowd(self) -> tuple[int, ...]:
        return tuple(self.quest.crowd)

    @cached_property
    def _total(self) -> int:
        return sum(self._ends[0].values())

    @property
    def possible(self) -> bool:
        return bool(self.starts) and self._total > 0

    @cached_property
    def weight(self) -> Fraction:
        """The number of deals that fit, each night by its chance; with `one_each` as the prior, of all histories."""
        copies = prod(map(factorial, self.quest.pool.values()))
        return Fraction(self._total, max(1, len(self._crowd)) * self._whole * copies) if self.starts else Fraction(0)

    def _shares(self, weights: Mapping[int, int]) -> dict[str, Fraction]:
        words, whole = self._words, sum(weights.values())
        return {words[face]: Fraction(weight, whole) for face, weight in sorted(weights.items())}

    def chances(self, place: int) -> dict[RoleName, Fraction]:
        """What the card at this place counts as in the morning; what it cannot be is left out."""
        return {RoleName(word): chance for word, chance in self._shares(self._ends[place]).items()}

    def marks(self, seat: int) -> dict[str, Fraction]:
        """What lies before this seat in the morning; nothing in a game without marks."""
        return self._shares(self._ends[self.layers.size + seat]) if self._marked else {}

    @cached_property
    def _marked(self) -> bool:
        return any(self.layers.rules.roles[name].marks for name in self.layers.cast)

    # Whom they win with ----------------------------------------------------------------

    def teams(self, seat: int) -> dict[Team, Fraction]:
        """Whom the seat would win with: an artifact goes over a mark, and that over the card."""
        some = [self._teams(one) for one in (self._crowd if seat in self._crowd else (seat,))]
        found: dict[Team, Fraction] = {}
        for teams in some:
            for team, weight in teams.items():
                found[team] = found.get(team, Fraction(0)) + weight
        whole = sum(found.values())
        return {team: weight / whole for team, weight in found.items() if weight}

    def _teams(self, seat: int) -> dict[Team, Fraction]:
        rules, found = self.layers.rules, dict[Team, Fraction]()
        bare, covered = self._roles(seat), list[tuple[Team, dict[int, int]]]()
        worn = [(team, self._roles(seat, peg)) for team, peg in self._badges(seat)]
        for team, peg in self._covers(seat):
            covered.append((team, self._roles(seat, peg)))
            worn += [(badge, _minus(self._roles(seat, peg, other))) for badge, other in self._badges(seat)]
        for team, weights in (*worn, *covered):
            found[team] = found.get(team, Fraction(0)) + sum(weights.values())
            bare = _less(bare, weights)
        for face, weight in bare.items():
            team = rules.roles[RoleName(self._words[face])].team
            found[team] = found.get(team, Fraction(0)) + weight
        return found

    def _roles(self, seat: int, *pegs: tuple[int, int]) -> dict[int, int]:
        """The weight of each role before this seat, where these things lie there as well."""
        return self._lane(self._sums((seat,), tuple(sorted(pegs))), 0)

    def _badges(self, seat: int) -> list[tuple[Team, tuple[int, int]]]:
        """Marks that make somebody a member of a team, if any of them is about."""
        layers, place = self.layers, self.layers.mark_place(Seat(Slot(seat)))
        marks = [mark for mark in layers.rules.marks.values() if mark.team and self._laid(mark.name)]
        return [(mark.team, (place, layers.things[mark.name])) for mark in marks if mark.team]

    def _covers(self, seat: int) -> list[tuple[Team, tuple[int, int]]]:
        """Artifacts that make somebody another."""
        layers, place = self.layers, self.layers.artifact_place(Seat(Slot(seat)))
        some = [one for one in layers.rules.artifacts.values() if one.counts_as and self._laid(one.name)]
        roles = layers.rules.roles
        return [(roles[one.counts_as].team, (place, layers.things[one.name])) for one in some if one.counts_as]

    def _laid(self, face: str) -> bool:
        return any(self.quest.most(start.juncture, face) for start in self.starts)

    # No monster ------------------------------------------------------------------------

    def spared(self, teams: Iterable[Team]) -> Fraction:
        """The chance that no player is of one of these teams; who only follows one is none."""
        hunted = frozenset(teams)
        roles = self.layers.rules.roles
        faces = frozenset(self.layers.faces[n] for n in self.layers.names if any(map(roles[n].is_a, hunted)))
        found = 0
        for sign, pegs in self._endings(hunted):
            settling = Settling(self.quest, dict.fromkeys(range(self.layers.size), 1), pegs)
            found += sign * sum(self._times(start) * settling.spared(start, faces) for start in self.starts)
        return Fraction(found * max(1, len(self._crowd)), self._total)

    def _endings(self, hunted: frozenset[Team]) -> Iterator[tuple[int, Pegs]]:
        """No mark makes anybody a monster, and artifacts make or hide one; what is not so is taken away."""
        layers, roles = self.layers, self.layers.rules.roles
        marks = [mark.name for mark in layers.rules.marks.values() if mark.team in hunted and self._laid(mark.name)]
        covers = [one for one in layers.rules.artifacts.values() if one.counts_as and self._laid(one.name)]
        yield from self._unbitten(marks, (), 1)
        for seat, one in product(layers.seats, covers):
            peg = (layers.artifact_place(seat), layers.things[one.name])
            yield from self._unbitten(marks, (peg,), -1)
            if one.counts_as and roles[one.counts_as].team not in hunted:
                yield from self._unbitten(marks, (peg, (seat, FOLLOWED)), 1, but=seat)

    def _unbitten(
        self, marks: Sequence[str], more: Pegs, sign: int, but: int | None = None
    ) -> Iterator[tuple[int, Pegs]]:
        layers = self.layers
        centre = tuple((place, FOLLOWED) for place in range(layers.players, layers.size))
        seats = [seat for seat in range(layers.players) if seat != but]
        worn = [(layers.mark_place(Seat(Slot(seat))), layers.things[mark]) for mark in marks for seat in seats]
        most = sum(max(self.quest.most(start.juncture, mark) for start in self.starts) for mark in marks)
        for number in range(most + 1):
            for some in combinations(worn, number):
                yield sign * (-1) ** number, (*centre, *more, *some)


def _less(one: Mapping[int, int], other: Mapping[int, int]) -> dict[int, int]:
    return {face: weight - other.get(face, 0) for face, weight in one.items()}


def _minus(one: Mapping[int, int]) -> dict[int, int]:
    return {face: -weight for face, weight in one.items()}


def count(
    layers: Layers, evidence: Iterable[Evidence], patience: int = PATIENCE, effort: int = EFFORT
) -> Worlds:  # fmt: skip
    """Everything that fits; `Overlong` where that would take too long, `Unsolved` where it cannot be followed."""
    quest = Quest(layers, tuple(evidence), patience, effort)
    return Worlds(layers, quest, quest.starts())
