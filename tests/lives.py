"""The yardstick for games of several nights: every deal, and every way it can have come to this, by the engine."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from garou.deduction.evidence import Believed, Witnessed
from garou.deduction.lying import LyingModel
from garou.deduction.truth import Told, told_in
from garou.engine.game import Game, check_setup, opening_position, reply, start
from garou.engine.rules import RuleSet, Step
from garou.engine.table import Table
from garou.engine.values import PUBLIC, Answer, Choice, Fact, IllegalSetup, Position, Question, RoleName, Seat, Setup
from garou.engine.view import told_to, view
from garou.games.cast import Cast, cards
from garou.games.classic.scenarios import CLASSIC_SCENARIOS
from garou.homemade import rules_of
from garou.talk.claims import AM, SAW, Claim, Common, Said, am, saw
from histories import deals

NIGHTLY = ("seer", "werewolf", "witch")
PLAYED: dict[object, list] = {}


class World(NamedTuple):
    """A deal with what is done once in it; which claims can be true of it together; what everything counts as."""

    weight: Fraction
    true: frozenset[frozenset[int]]
    counts: tuple[RoleName, ...]


class Outstanding(BaseException):
    def __init__(self, options: Sequence[Choice]) -> None:
        self.options = options


class Scripted(Table):
    """A table answered from a list; what all point at is read off what was told."""

    __slots__ = ("coming", "me", "script", "ways")

    def __init__(self, start: tuple[RuleSet, Position, str], script: Sequence[Choice], me: Seat, coming: Told):
        super().__init__(*start)
        self.script, self.me, self.coming, self.ways = [*script], me, coming, 1

    def told(self) -> Told:
        return told_in(self.rules, told_to(self.me, self.news))

    def ask(self, questions: list[Question]) -> list[Choice]:
        if questions and questions[0].ballot:
            return self.votes_told(questions)
        return super().ask(questions)

    def votes_told(self, questions: list[Question]) -> list[Choice]:
        some = self.coming[len(self.told()) :][: len(questions)]
        if [note[:2] for note in some] != [("voted", question.seats[0]) for question in questions]:
            raise Outstanding(())
        choices = [() if note[2] is None else (note[2],) for note in some]
        if not all(choice in question.options for choice, question in zip(choices, questions, strict=True)):
            raise Outstanding(())
        return choices

    def _take(self, question: Question) -> Choice:
        if not self.script:
            raise Outstanding(question.options)
        self.ways *= len(question.options)
        return self.script.pop(0)


class Life(NamedTuple):
    """A game between two steps: what was told to whoever asks, and which claims have come true."""

    number: int
    position: Position
    told: Told
    true: frozenset[int]
    over: bool = False


class Lives:
    """All that one seat was told, against every deal."""

    def __init__(self, common: Common, own: Witnessed, said: Sequence[Said] = ()) -> None:
        self.common, self.rules, self.own, self.said = common, common.rules, own, said

    def worlds(self) -> Iterator[World]:
        for deal in deals(self.common.cards):
            setup = Setup(deal[: self.common.players], (), deal[self.common.players :])
            try:
                check_setup(self.rules, setup)
            except IllegalSetup:
                continue
            yield from self._of(setup)

    def _of(self, setup: Setup) -> Iterator[World]:
        for life, weight in self._opened(Life(0, opening_position(self.rules, setup), (), frozenset()), Fraction(1)):
            moments = set(self._moments(life))
            if moments:
                lies, counts = life.position.lies, life.position.counts
                yield World(weight, frozenset(moments), tuple(counts[card] for card in lies))

    def _opened(self, life: Life, weight: Fraction) -> Iterator[tuple[Life, Fraction]]:
        if life.number == len(self.rules.opening):
            yield life, weight
            return
        for after, ways in self._after(life):
            if ways is not None:
                yield from self._opened(after, weight / ways)

    def _moments(self, opened: Life) -> Iterator[frozenset[int]]:
        """At each moment that looks so: which claims have come true."""
        if not self.own.over and opened.told[: len(self.own.told)] == self.own.told:
            yield self._been(opened)
        left, seen = [opened], {opened}
        while left:
            life = left.pop()
            step = self.rules.step(life.number)
            night = step is not None and step.name in NIGHTLY
            if life.told == self.own.told and night and not self.own.over:
                yield self._been(life)
            if life.over:
                if life.told == self.own.told and self.own.over:
                    yield self._been(life)
                continue
            for after, ways in self._after(life):
                if ways is None:
                    if after.told == self.own.told and night != self.own.over:
                        yield self._been(after)
                elif after not in seen:
                    seen.add(after)
                    left.append(after)

    def _after(self, life: Life) -> Iterator[tuple[Life, int | None]]:
        """Every way one step can go; with None where it waits for an answer."""
        step = self.rules.step(life.number)
        if not step.concerns(life.position.wakes_as):
            yield life._replace(number=life.number + 1), 1
            return
        coming = self.own.told[len(life.told) :]
        opening = not self.own.over and life.number < len(self.rules.opening)
        for news, position, ways, ended in self._played(life, step, coming):
            told = told_in(self.rules, told_to(self.own.seat, news))
            if told == coming[: len(told)] or opening:
                true = life.true | {n for n, one in enumerate(self.said) if self._told(one, news)}
                number = life.number + (ways is not None)
                yield Life(number, position, (*life.told, *told), true, ended), ways

    def _played(self, life: Life, step: Step, coming: Told) -> list[tuple[Sequence[Fact], Position, int | None, bool]]:
        """A night is the same whatever comes, and is played once."""
        if step.name not in NIGHTLY:
            return [*self._scripted(life, step, coming)]
        key = (self.rules.id, step.name, life.position)
        if key not in PLAYED:
            PLAYED[key] = [*dict.fromkeys(self._scripted(life, step, coming))]
        return PLAYED[key]

    def _scripted(
        self, life: Life, step: Step, coming: Told
    ) -> Iterator[tuple[tuple[Fact, ...], Position, int | None, bool]]:
        scripts: list[list[Choice]] = [[]]
        while scripts:
            script = scripts.pop()
            table = Scripted((self.rules, life.position, step.name), script, self.own.seat, coming)
            waiting = False
            try:
                step.run(table)
            except Outstanding as stop:
                waiting = True
                told = table.told()
                if step.name in NIGHTLY or told == coming[: len(told)]:
                    scripts += [[*script, option] for option in stop.options]
            yield tuple(table.news), table.settled(), None if waiting else table.ways, table.outcome is not None

    def _told(self, one: Said, news: Sequence[Fact]) -> bool:
        """Was this claim made true just now?"""
        claim = one.claim
        told = told_in(self.rules, told_to(one.seat, news))
        if claim.kind == AM:
            return ("dealt", claim.roles[0]) in told or ("turned", claim.roles[0]) in told
        return claim.kind == SAW and any(
            note == ("saw-card", claim.places[0], claim.roles[0])
            or (note[0] == "fellows" and note[1] == claim.roles[0] and claim.places[0] in note[2])
            for note in told
        )

    def _been(self, life: Life) -> frozenset[int]:
        position = life.position
        held = {
            n for n, one in enumerate(self.said)
            if one.claim.kind == AM and position.counts[position.lies[one.seat]] == one.claim.roles[0]
        }  # fmt: skip
        return life.true | held


def forget() -> None:
    """Nights that were played are kept for the games of one table."""
    PLAYED.clear()


class Counted(NamedTuple):
    """What all worlds come to."""

    weight: Fraction
    number: int
    chances: list[dict[RoleName, Fraction]]
    trust: dict[Seat, Fraction]


def tried(common: Common, own: Witnessed, said: Sequence[Said], model: LyingModel | None = None) -> Counted:
    """All claims true, or weighed by who may be honest."""
    stories: dict[Seat, list[int]] = defaultdict(list)
    for number, one in enumerate(said):
        stories[one.seat].append(number)
    weight, number, trust = Fraction(0), 0, Counter[Seat]()
    lying: list[Counter[RoleName]] = [Counter() for _ in common.cards]
    for world in Lives(common, own, said).worlds():
        for honest, odds in _honesties(common, world, stories, said, model):
            wanted = {n for seat in honest for n in stories[seat]}
            if any(wanted <= true for true in world.true):
                weighs = world.weight * odds
                weight, number = weight + weighs, number + 1
                trust.update(dict.fromkeys(honest, weighs))
                for place, role in enumerate(world.counts):
                    lying[place][role] += weighs
    chances = [{role: part / weight for role, part in one.items()} for one in lying] if weight else []
    return Counted(weight, number, chances, {seat: trust[seat] / weight if weight else 0 for seat in stories})


def _honesties(common, world, stories, said, model) -> Iterator[tuple[tuple[Seat, ...], Fraction]]:
    found: list[tuple[tuple[Seat, ...], Fraction]] = [((), Fraction(1))]
    for seat, numbers in stories.items():
        if model is None:
            found = [((*honest, seat), odds) for honest, odds in found]
            continue
        chance = model.honest[world.counts[seat]]
        odds = model.odds(Believed(seat, tuple(said[n].claim for n in numbers)))
        found = [((*honest, seat), o * chance) for honest, o in found] + [
            (honest, o * (1 - chance) * odds) for honest, o in found
        ]
    return iter(found)


# --- Games ------------------------------------------------------------------------------------------

DECKS = (
    "werewolf, seer, witch, 2 villager", "2 werewolf, seer, 2 villager", "werewolf, cupid, hunter, 2 villager",
    "werewolf, little-girl, witch, 2 villager", "2 werewolf, witch, 2 villager", "werewolf, 2 hunter, witch, villager",
    "werewolf, thief, seer, 4 villager", "2 werewolf, thief, witch, 3 villager", "2 werewolf, cupid, 2 villager",
    "2 werewolf, thief, cupid, 3 villager", "2 werewolf, hunter, witch, villager", "3 werewolf, thief, 3 villager",
)  # fmt: skip


def random_common(luck: random.Random) -> Common:
    some = cards(luck.choice(DECKS))
    rules = rules_of("classic", "")
    options = [name for name in rules.options if luck.random() < 0.3 and rules.options[name].matters(some)]
    if {"wolves-win-at-parity", "wolves-win-alone"} <= {*options}:
        options.remove("wolves-win-alone")
    players = len(some) - 2 * ("thief" in some)
    return Common(rules_of("classic", "", tuple(options)), Cast(some), players)


def random_game(luck: random.Random, common: Common) -> Game:
    """As far as luck lets it come; wolves seldom sleep."""
    while True:
        dealt = tuple(luck.sample(common.cards, len(common.cards)))
        setup = Setup(dealt[: common.players], (), dealt[common.players :])
        try:
            game = start(common.rules, setup)
        except IllegalSetup:
            continue
        for _ in range(luck.randrange(15 * common.players)):
            if not game.open:
                break
            question = luck.choice(game.open)
            some = [choice for choice in question.options if choice != ("sleep",)]
            choice = luck.choice(some if some and luck.random() < 0.9 else question.options)
            game = reply(game, Answer(question.seats[0], question.call, choice))
        return game


def by_day(game: Game) -> bool:
    """Is it over, or has the night passed?"""
    step = game.rules.step(game.step)
    return game.outcome is not None or (game.step >= len(game.rules.opening) and step.name not in NIGHTLY)


def own_of(luck: random.Random, game: Game) -> Witnessed:
    me = luck.choice((*range(len(game.setup.deal)), PUBLIC))
    return Witnessed(Seat(me), told_in(game.rules, view(game, Seat(me)).facts), over=by_day(game))


def large_game(luck: random.Random) -> tuple[Game, Common]:
    """Eight to twelve with everything the game has."""
    scenario = luck.choice(CLASSIC_SCENARIOS)
    players = luck.choice([size for size in scenario.players if 8 <= size <= 12])
    every = rules_of("classic", "").options
    some = tuple(name for name in every if name != "wolves-win-alone" and luck.random() < 0.3)
    common = Common(rules_of("classic", "", some), scenario.casts[players], players)
    return random_game(luck, common), common


def random_said(luck: random.Random, game: Game, me: Seat, false: float = 0.3) -> tuple[Said, ...]:
    """Mostly what somebody could truly say."""
    found, roles = [], sorted({*game.setup.cards})
    for seat in range(len(game.setup.deal)):
        if seat == me or luck.random() < 0.5:
            continue
        claims: list[Claim] = []
        for note in told_in(game.rules, told_to(Seat(seat), game.facts)):
            if note[0] in ("dealt", "turned"):
                claims.append(am(note[1]))
            elif note[0] == "saw-card":
                claims.append(saw(*note[1:]))
        if luck.random() < false:
            place = luck.randrange(len(game.setup.cards))
            claims.append(luck.choice([am(luck.choice(roles)), saw(place, luck.choice(roles))]))
        found += [Said(Seat(seat), claim) for claim in dict.fromkeys(claims) if luck.random() < 0.8]
    return tuple(found)
