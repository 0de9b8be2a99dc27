"""Small tables tried one by one: every deal and every night, through the role code itself.

Whatever a role does can be tried, also what cannot be read off as courses: two copiers, a pack that decides something
together, a deed that rests on a face. Where there are too many nights it is left; then they can only be drawn by luck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from math import factorial, prod

from garou.engine.game import opening_position
from garou.engine.rules import RuleSet, Step
from garou.engine.table import Table
from garou.engine.values import Choice, Fact, Position, Question, RoleName, Setup, Team
from garou.engine.view import told_to
from garou.talk.claims import WAS, Said

from .contradictions import heaviest, smallest
from .evidence import Believed, Evidence, Witnessed, believing, of_the_night
from .lying import LyingModel
from .truth import DEALT, TURNED, Told, holds, in_order, notes
from .unsolved import Unsolved

MOST = 60_000  # steps of nights that are tried, and deals: a few seconds


@dataclass(frozen=True, slots=True)
class TriedNight:
    """One deal and one night."""

    weight: Fraction  # of the night, where it was dealt so
    told: tuple[Told, ...]  # by seat
    counts: tuple[RoleName, ...]  # by place, in the morning


@dataclass(frozen=True)
class Trials:
    """A table with all its worlds, as far as they fit what one seat was told."""

    rules: RuleSet
    players: int
    own: Witnessed | None
    worlds: tuple[TriedNight, ...]

    def fitting(self, evidence: Iterable[Evidence]) -> Fits:
        """Those in which all this is true."""
        some = tuple(evidence)
        return Fits([world for world in self.worlds if all(_true_in(world, one, self.rules) for one in some)])

    def contradiction(self, said: Sequence[Said]) -> tuple[int, ...] | None:
        """As that of `contradictions`: a smallest set of claims that cannot all be true."""
        every = [self._where([one]) for one in said]

        def fits(some: Iterable[int]) -> bool:
            left = self._where(())
            for number in some:
                left &= every[number]
            return bool(left)

        everything = frozenset(range(len(said)))
        return None if fits(everything) else smallest(everything, fits)

    def frees_most(self, said: Sequence[Said], wrong: Sequence[int]) -> int | None:
        """Of these claims the one that leaves the most if it alone is false."""
        left = {number: self.fitting(believing(None, [*said[:number], *said[number + 1 :]])).weight for number in wrong}
        return heaviest(left)

    def weighed(self, heard: Sequence[Believed], model: LyingModel) -> tuple[Fits, dict[int, Fraction]]:
        """All of them, each by how likely this is to be said after it; and the trust in each who said it."""
        found, honest = list[TriedNight](), Counter[int]()
        for world in self.worlds:
            told = {one.seat: _truth_and_lie(world, one, self.rules, model) for one in heard}
            weight = world.weight * prod(map(sum, told.values()))
            if weight:
                found.append(replace(world, weight=weight))
                for seat, (truth, lie) in told.items():
                    honest[seat] += weight * truth / (truth + lie)  # type: ignore[assignment]  # fractions
        fits = Fits(found)
        return fits, {one.seat: honest[one.seat] / fits.weight for one in heard} if found else {}

    def _where(self, said: Iterable[Said]) -> int:
        """The worlds in which it is true, as bits."""
        some = believing(None, said)
        return sum(
            1 << number
            for number, world in enumerate(self.worlds)
            if all(_true_in(world, one, self.rules) for one in some)
        )


@dataclass(frozen=True)
class Fits:
    """What follows from some worlds."""

    worlds: Sequence[TriedNight]

    @cached_property
    def weight(self) -> Fraction:
        """The number of deals that fit, each night by its chance."""
        return sum((world.weight for world in self.worlds), Fraction(0))

    def chances(self, place: int) -> dict[RoleName, Fraction]:
        """What the card at this place counts as in the morning."""
        found: Counter[RoleName] = Counter()
        for world in self.worlds:
            found[world.counts[place]] += world.weight  # type: ignore[assignment]  # fractions may be counted too
        return {name: weight / self.weight for name, weight in found.items()}

    def teams(self, seat: int, rules: RuleSet) -> dict[Team, Fraction]:
        """Whom the seat would win with."""
        found: Counter[Team] = Counter()
        for name, chance in self.chances(seat).items():
            found[rules.roles[name].team] += chance  # type: ignore[assignment]  # fractions may be counted too
        return dict(found)  # type: ignore[arg-type]  # and so they were

    def spared(self, players: int, roles: Iterable[RoleName]) -> Fraction:
        """The chance that none of these is among the players in the morning."""
        some = frozenset(roles)
        free = (world.weight for world in self.worlds if some.isdisjoint(world.counts[:players]))
        return sum(free, Fraction(0)) / self.weight


def _true_in(world: TriedNight, one: Evidence, rules: RuleSet) -> bool:
    told, morning = world.told[one.seat], world.counts[one.seat]
    if isinstance(one, Witnessed) and (told if one.over else told[: len(one.told)]) != one.told:
        return False
    return all(holds(claim, one.seat, told, morning, rules) for claim in one.claims)


def _truth_and_lie(world: TriedNight, one: Believed, rules: RuleSet, model: LyingModel) -> tuple[Fraction, Fraction]:
    """What it weighs that this was told as the truth, and as a lie."""
    is_now = [note[1] for note in world.told[one.seat] if note[0] in (DEALT, TURNED)][-1]
    honest = model.honest[is_now] * _true_in(world, one, rules) * _so_much(world.told[one.seat], one, rules, model)
    return honest, (1 - model.honest[is_now]) * model.odds(one)


def _so_much(told: Told, one: Believed, rules: RuleSet, model: LyingModel) -> Fraction:
    """How likely it is that somebody honest tells just so much of this night."""
    if model.brief is None:
        return Fraction(1)
    if of_the_night(one.claims):
        return 1 - model.brief
    card = next((rules.roles[claim.roles[0]] for claim in one.claims if claim.kind == WAS), None)
    alone = any(card and step.alone and step.roles and card.name in step.roles for step in rules.opening)
    more = alone and card is not None and not card.may_wake_as
    return model.brief if more and any(note[0] not in (DEALT, TURNED) for note in told) else Fraction(1)


# --- Every world ----------------------------------------------------------------------------------


def trials(rules: RuleSet, cards: Sequence[RoleName], players: int, own: Witnessed | None, most: int = MOST) -> Trials:
    """All worlds that fit what this seat was told; refused where they are too many to try."""
    left = Counter(cards)
    dealt = [note[1] for note in own.told if note[0] == DEALT] if own else []
    left.subtract(dealt)
    if min(left.values()) < 0 or len(dealt) > 1:
        return Trials(rules, players, own, ())
    if factorial(left.total()) // prod(map(factorial, left.values())) > most:
        raise Unsolved("worlds-too-many")
    found, room = list[TriedNight](), Leeway(most)
    for deal in _deals(left, len(cards), {int(own.seat): dealt[0]} if own else {}):
        for world in _nights(rules, Setup(deal[:players], deal[players:]), own, room):
            if own is None or _true_in(world, own, rules):
                found.append(world)
    return Trials(rules, players, own, tuple(found))


class Leeway:
    """How much more may be tried."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def take(self) -> None:
        self.steps -= 1
        if self.steps < 0:
            raise Unsolved("worlds-too-many")


def _deals(cards: Counter[RoleName], size: int, known: dict[int, RoleName]) -> Iterator[tuple[RoleName, ...]]:
    """Every distinct way to lay these out beside the cards that are known."""

    def lay(done: tuple[RoleName, ...]) -> Iterator[tuple[RoleName, ...]]:
        if len(done) == size:
            yield done
        elif len(done) in known:
            yield from lay((*done, known[len(done)]))
        else:
            for role in [role for role, number in cards.items() if number]:
                cards[role] -= 1
                yield from lay((*done, role))
                cards[role] += 1

    return lay(())


class Outstanding(BaseException):
    """The script has ended with this question. Not an Exception: no role code may swallow it."""

    def __init__(self, question: Question) -> None:
        self.question = question


class Tried(Table):
    """A table answered from a script."""

    __slots__ = ("script", "ways")

    def __init__(self, rules: RuleSet, position: Position, call: str, script: Sequence[Choice]) -> None:
        super().__init__(rules, position, call)
        self.script, self.ways = [*script], 1

    def _take(self, question: Question) -> Choice:
        if not self.script:
            raise Outstanding(question)
        self.ways *= len(question.options)
        return self.script.pop(0)


Half = tuple[int, Position, tuple[Fact, ...], Fraction]  # a night before a step: what was told, what it weighs


def _nights(rules: RuleSet, setup: Setup, own: Witnessed | None, room: Leeway) -> Iterator[TriedNight]:
    """Step by step; a night that tells the seat anything else than it was told is not gone on with."""
    steps = _until_the_talk(rules)
    left: list[Half] = [(0, opening_position(rules, setup), (), Fraction(1))]
    while left:
        number, position, facts, weight = left.pop()
        if own is not None and not _may_become(own, notes(told_to(own.seat, facts))):
            continue
        if number == len(steps):
            told = tuple(notes(told_to(seat, facts)) for seat in Table(rules, position).seats)
            yield TriedNight(weight, told, tuple(position.counts[card] for card in position.lies))
        elif steps[number].concerns(position.wakes_as):
            for table in _played(rules, steps[number], position, room):
                half = (number + 1, table.settled(), (*facts, *table.news), weight / table.ways)
                left.append(half)
        else:
            left.append((number + 1, position, facts, weight))


def _until_the_talk(rules: RuleSet) -> list[Step]:
    talk = next((number for number, step in enumerate(rules.opening) if step.talk), len(rules.opening))
    return [*rules.opening[:talk]]


def _played(rules: RuleSet, step: Step, position: Position, room: Leeway) -> Iterator[Tried]:
    """Every way this step can go."""
    scripts = list[list[Choice]]([[]])
    while scripts:
        room.take()
        script = scripts.pop()
        table = Tried(rules, position, step.name, script)
        try:
            step.run(table)
        except Outstanding as stop:
            scripts += [[*script, option] for option in stop.question.options]
        else:
            yield table


def _may_become(own: Witnessed, told: Told) -> bool:
    """Which of two cards was seen first means nothing, so it is compared as a whole."""
    now, whole = Counter(in_order(told)), Counter(own.told)
    return now <= whole or (not own.over and whole <= now)
