"""Small tables and random questions about them, and what counting one by one says."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property
from math import prod
from unittest import mock

from garou.deduction import lying
from garou.deduction.evidence import Believed, Evidence, Witnessed
from garou.deduction.findings import Findings, solve, weight_without
from garou.deduction.lying import LyingModel, posterior
from garou.deduction.parts import FEW
from garou.deduction.premises import Premises
from garou.deduction.scribe import one_each
from garou.deduction.truth import holds
from garou.deduction.unsolved import Unsolved
from garou.engine.rules import RuleSet
from garou.engine.values import RoleName, Seat, Slot
from garou.games.one_night import BEZIER, COPIES, RAVENSBURGER
from garou.games.one_night.day import WEREWOLVES
from garou.talk.claims import Claim, am, saw, swapped, took, was
from histories import History, histories
from printed import added
from strangers import HOUSES, ORACLE

RULES = (BEZIER, RAVENSBURGER, BEZIER.playing(("lone-wolf",)), RAVENSBURGER.playing(("robber-must-rob",)))
HOUSE = HOUSES["one-night", "house"]
BOX = [RoleName(name) for name, copies in COPIES.items() for _ in range(copies)]
COPIER, PLAIN = RoleName("doppelganger"), RoleName("villager")


class SmallTable:
    """A small table, ready to be asked, and all its histories."""

    def __init__(self, rules: RuleSet, cast: Sequence[RoleName], players: int) -> None:
        self.rules, self.cast, self.players = rules, tuple(cast), players
        self.given = Premises(rules, cast, players)
        self.counting = Premises(rules, cast, players, one_each)

    @cached_property
    def every(self) -> list[History]:
        return list(histories(self.rules, self.cast, self.players))

    def fitting(self, question: Sequence[Evidence]) -> list[History]:
        return [history for history in self.every if all(true_of(history, one, self.rules) for one in question)]

    def __repr__(self) -> str:
        return f"{self.rules.id} {self.players} {', '.join(self.cast)}"


def true_of(history: History, evidence: Evidence, rules: RuleSet) -> bool:
    told, morning = history.told[evidence.seat], history.counts[evidence.seat]
    if isinstance(evidence, Witnessed) and (told if evidence.over else told[: len(evidence.told)]) != evidence.told:
        return False
    return all(holds(claim, evidence.seat, told, morning, rules) for claim in evidence.claims)


# --- Tables ---------------------------------------------------------------------------------------


def random_table(luck: random.Random, most: int) -> SmallTable:
    """Three to five seats with at most so many histories: from the box, of a home-made deck, with strangers' roles."""
    while True:
        players, kind = luck.choice((3, 4, 5)), luck.random()
        rules = HOUSE if kind < 0.15 else luck.choice(RULES)
        cast = boxed(luck, players) if 0.15 <= kind < 0.6 else home_made(luck, players, rules)
        if sum(card == COPIER for card in cast) > 1 or cast.count("mason") not in (0, 2):
            continue
        try:
            table = SmallTable(rules, cast, players)
        except Unsolved:
            assert added(rules).intersection(cast), "what the book has can be counted"
            continue
        if solve(table.counting, ()).weight <= most:
            return table


def boxed(luck: random.Random, players: int) -> tuple[RoleName, ...]:
    return tuple(luck.sample(BOX, players + 3))


def home_made(luck: random.Random, players: int, rules: RuleSet) -> tuple[RoleName, ...]:
    """A few roles, some of them more often than the box has them, and villagers for the rest."""
    names = [name for name in rules.roles if name not in (PLAIN, ORACLE.name)]
    special = luck.choices(names, k=luck.randint(2, min(6, players + 1)))
    return (*special, *[PLAIN] * (players + 3 - len(special)))


# --- Questions ------------------------------------------------------------------------------------


def random_question(luck: random.Random, table: SmallTable) -> list[Evidence]:
    """One seat's own facts, or nobody's, and what some claim: mostly what is true of one history."""
    history, another = luck.choice(table.every), luck.choice(table.every)
    seats = luck.sample(range(table.players), table.players)
    question: list[Evidence] = []
    if luck.random() < 0.7:
        me = seats.pop()
        said = random_claims(luck, history, me, table) if luck.random() < 0.15 else ()
        question.append(Witnessed(Seat(Slot(me)), history.told[me], said))
    for seat in seats:
        if luck.random() < 0.6:
            claims = random_claims(luck, history if luck.random() < 0.8 else another, seat, table)
            if claims:
                question.append(Believed(Seat(Slot(seat)), claims))
    return question


def random_claims(luck: random.Random, history: History, seat: int, table: SmallTable) -> tuple[Claim, ...]:
    """Mostly what the seat could truly say; sometimes something else."""
    found, roles = truly(history, seat), sorted(set(table.cast))
    if luck.random() < 0.3:
        found.append(am(history.counts[seat] if luck.random() < 0.7 else luck.choice(roles)))
    if luck.random() < 0.3:
        place, role = Slot(luck.randrange(len(table.cast))), luck.choice(roles)
        found.append(luck.choice([was(role), saw(place, role), took(place, role), swapped(Slot(0), Slot(1)), am(role)]))
    return tuple(claim for claim in found if luck.random() < 0.75)


def truly(history: History, seat: int) -> list[Claim]:
    """All of a seat's night, as claims."""
    found: list[Claim] = []
    for note in history.told[seat]:
        if note[0] == "dealt":
            found.append(was(note[1]))
        elif note[0] == "turned":
            found.append(am(note[1]))
        elif note[0] == "saw-card" and not (found and found[-1].kind == "took" and note[1] == seat):
            found.append(saw(note[1], note[2]))
        elif note[0] == "saw-card":
            found[-1] = took(found[-1].places[0], note[2])
        elif note[0] == "moved":
            others = [place for place in note[2] if place != seat]
            found.append(took(others[0]) if len(others) == 1 else swapped(*others))
        elif note[0] == "fellows" and note[1] in ("mason", "werewolf"):
            found += [saw(other, RoleName(note[1])) for other in note[2]]
    return found


def more_names(luck: random.Random, table: SmallTable, question: Sequence[Evidence]) -> list[Evidence]:
    """Most of those who have said nothing name a card, and nothing else."""
    silent = [seat for seat in range(table.players) if seat not in {one.seat for one in question}]
    named = {seat: luck.choice(sorted(set(table.cast))) for seat in silent if luck.random() < 0.7}
    return [*question, *(Believed(Seat(Slot(seat)), (was(role),)) for seat, role in named.items())]


def random_model(luck: random.Random, given: Premises) -> LyingModel:
    honest = {name: Fraction(luck.randint(0, 10), 10) for name in given.names}
    brief = luck.choice((None, Fraction(1, 2), Fraction(1, 5)))
    return LyingModel("random", honest, lambda said: Fraction(1, 2 + len(said.claims) * 3 + said.seat), brief)


# --- Both answers, and they are equal --------------------------------------------------------------


def compare(table: SmallTable, question: Sequence[Evidence]) -> bool:
    """Number of histories, their weight, no werewolf at the table, every role at every place."""
    fitting = table.fitting(question)
    found, weight = solve(table.given, question), sum((one.weight for one in fitting), Fraction(0))
    assert solve(table.counting, question).weight == len(fitting), (table, question)
    assert found.weight == weight, (table, question)
    wolves = [name for name, role in table.rules.roles.items() if role.is_a(WEREWOLVES)]
    spared = [one for one in fitting if "werewolf" not in one.counts[: table.players]]
    assert weight_without(table.counting, question, wolves) == len(spared), (table, question)
    assert weight_without(table.given, question, wolves) == sum((one.weight for one in spared), Fraction(0))
    for place in range(len(table.cast)) if fitting else ():
        chances: Counter[RoleName] = Counter()
        for history in fitting:
            chances[history.counts[place]] += history.weight
        assert found.chances(place) == {role: chance / weight for role, chance in chances.items()}, (table, question)
    return bool(fitting)


def compare_posterior(table: SmallTable, question: Sequence[Evidence], model: LyingModel) -> None:
    own = next((one for one in question if isinstance(one, Witnessed)), None)
    heard = [one for one in question if isinstance(one, Believed)]
    chances: list[Counter[RoleName]] = [Counter() for _ in table.cast]
    trust: Counter[Seat] = Counter()
    for history in table.fitting([own] if own else []):
        told = {one.seat: _truth_and_lie(history, one, table, model) for one in heard}
        weight = history.weight * prod(map(sum, told.values()))
        for place, role in enumerate(history.counts):
            chances[place][role] += weight
        for seat, (truth, lie) in told.items():
            trust[seat] += weight * truth / (truth + lie) if weight else 0
    for few in (0, FEW):  # all who lie at once, and part by part
        with mock.patch.object(lying, "FEW", few):
            found = posterior(table.given, own, heard, model)
        _compare_findings(table, question, found, chances, trust)


def _compare_findings(
    table: SmallTable,
    question: Sequence[Evidence],
    found: Findings,
    chances: list[Counter[RoleName]],
    trust: Counter[Seat],
) -> None:
    total = sum(chances[0].values())
    assert found.possible == (total > 0), (table, question)
    for place in range(len(table.cast)) if total else ():
        expected = {role: weight / total for role, weight in chances[place].items() if weight}
        assert found.chances(place) == expected, (table, question)
    for seat in trust if total else ():
        assert found.trust(seat) == trust[seat] / total, (table, question)


def _truth_and_lie(history: History, said: Believed, table: SmallTable, model: LyingModel) -> tuple[Fraction, Fraction]:
    """What it weighs that this was told as the truth, and as a lie."""
    roles = [note[1] for note in history.told[said.seat] if note[0] in ("dealt", "turned")]
    honest = model.honest[roles[-1]]
    truth = honest * true_of(history, said, table.rules) * _so_much(history, said, table.rules, model)
    return truth, (1 - honest) * model.odds(said)


def _so_much(history: History, said: Believed, rules: RuleSet, model: LyingModel) -> Fraction:
    """Of somebody honest to tell this much: all there is, or the card alone; fellows are no matter."""
    if model.brief is None:
        return Fraction(1)
    if any(claim.kind in ("saw", "took", "swapped") for claim in said.claims):
        return 1 - model.brief
    cards = [claim.roles[0] for claim in said.claims if claim.kind == "was"]
    steps = [step for step in rules.opening if cards and step.alone and cards[0] in (step.roles or ())]
    if not steps or cards[0] == COPIER:
        return Fraction(1)
    return model.brief if len(history.told[said.seat]) > 1 else Fraction(1)
