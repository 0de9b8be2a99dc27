"""Small tables of Epic Battle with all their nights one by one, and random questions about them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import islice
from typing import Any, NamedTuple

from epic import epic
from garou.deduction.evidence import Believed, Evidence, Witnessed
from garou.deduction.truth import Told, holds, notes
from garou.engine.rules import RuleSet
from garou.engine.table import Table
from garou.engine.values import RoleName, Seat, Setup, Slot
from garou.engine.view import told_to
from garou.games.cast import Cast
from garou.games.epic_battle import COPIES
from garou.games.teams import MONSTERS
from garou.talk.claims import Claim, Common, am, saw, swapped, took, was, wears
from histories import deals, nights

ALPHA, PLAIN = RoleName("alpha-wolf"), RoleName("villager")
BOX = [RoleName(name) for name, copies in COPIES.items() for _ in range(copies) if name != PLAIN]
OPTIONS: tuple[tuple[str, ...], ...] = (
    (),
    (),
    (),
    ("aura-night-only",),
    ("alpha-card-in-centre",),
    ("robber-must-rob",),
)


class Morning(NamedTuple):
    """One deal and one night: its weight, what each seat was told, and how the table lies."""

    weight: Fraction
    told: tuple[Told, ...]
    counts: tuple[RoleName, ...]  # by place
    marks: tuple[str, ...]
    teams: tuple[str, ...]
    spared: bool  # no player is a monster


class DuskTable(NamedTuple):
    """A small table and all its histories."""

    common: Common
    every: list[Morning]

    def fitting(self, question: Sequence[Evidence]) -> list[Morning]:
        rules = self.common.rules
        return [one for one in self.every if all(true_of(one, some, rules) for some in question)]


def true_of(morning: Morning, evidence: Evidence, rules: RuleSet) -> bool:
    told, counts = morning.told[evidence.seat], morning.counts[evidence.seat]
    if isinstance(evidence, Witnessed) and (told if evidence.over else told[: len(evidence.told)]) != evidence.told:
        return False
    return all(holds(claim, evidence.seat, told, counts, rules) for claim in evidence.claims)


def mornings(common: Common) -> Iterator[Morning]:
    players = common.players
    for deal in deals(common.cast.cards):
        for table in nights(common.rules, Setup(deal[:players], deal[players:], common.cast.beside)):
            yield _morning(table, Fraction(1, table.weight))


def _morning(table: Table, weight: Fraction) -> Morning:
    roles = table.roles()
    return Morning(
        weight,
        tuple(notes(told_to(seat, table.news)) for seat in table.seats),
        tuple(table.counts[card] for card in table.lies),
        tuple(table.marks),
        tuple(role.team for role in roles),
        not any(role.is_a(team) for role in roles for team in MONSTERS),
    )


# --- Tables ---------------------------------------------------------------------------------------


def dusk_table(cast: Sequence[RoleName], players: int, options: Sequence[str] = ()) -> DuskTable:
    common = common_of(cast, players, options)
    return DuskTable(common, list(mornings(common)))


def common_of(cast: Sequence[RoleName], players: int, options: Sequence[str] = ()) -> Common:
    beside = (RoleName("werewolf"),) if ALPHA in cast else ()
    return Common(epic(*options), Cast(tuple(cast), beside), players)


def random_dusk(luck: random.Random, most: int, roles: Sequence[RoleName] = ()) -> DuskTable:
    """Three or four seats with these roles among others, and at most so many histories."""
    while True:
        players = luck.choice((3, 3, 3, 4))
        special = [*roles, *luck.sample(BOX, luck.randint(1, 3))][: players + 3]
        cast = (*special, *[PLAIN] * (players + 3 - len(special)))
        if cast.count("mason") not in (0, 2) or any(cast.count(one) > COPIES[one] for one in {*cast} - {PLAIN}):
            continue
        common = common_of(cast, players, luck.choice(OPTIONS))
        every = list(islice(mornings(common), most + 1))
        if len(every) <= most:
            return DuskTable(common, every)


# --- Questions ------------------------------------------------------------------------------------


def random_doubt(luck: random.Random, table: DuskTable) -> list[Evidence]:
    """One seat's own facts, or nobody's, and what some claim: mostly what is true of one history."""
    one, another = luck.choice(table.every), luck.choice(table.every)
    seats = luck.sample(range(table.common.players), table.common.players)
    question: list[Evidence] = []
    if luck.random() < 0.7:
        me = seats.pop()
        question.append(Witnessed(Seat(Slot(me)), one.told[me]))
    for seat in seats:
        claims = claimed(luck, one if luck.random() < 0.8 else another, seat, table) if luck.random() < 0.6 else ()
        question += [Believed(Seat(Slot(seat)), claims)] if claims else []
    return question


def claimed(luck: random.Random, morning: Morning, seat: int, table: DuskTable) -> tuple[Claim, ...]:
    """Mostly what the seat could truly say; sometimes something else."""
    found, roles = list(_truly(morning, seat)), sorted({*table.common.cards})
    if luck.random() < 0.2:
        found.append(am(morning.counts[seat] if luck.random() < 0.7 else luck.choice(roles)))
    if luck.random() < 0.3:
        place, role = Slot(luck.randrange(len(table.common.cast.cards))), luck.choice(roles)
        mark = luck.choice([*table.common.rules.marks])
        some = [was(role), saw(place, role), took(place, role), swapped(Slot(0), Slot(1)), am(role)]
        found.append(luck.choice([*some, wears(Seat(Slot(0)), mark)] if table.common.marked else some))
    return tuple(claim for claim in found if luck.random() < 0.7)


def _truly(morning: Morning, seat: int) -> Iterator[Claim]:
    before: Any = ("",)
    for note in morning.told[seat]:
        if note[0] == "dealt":
            yield was(note[1])
        elif note[0] == "turned":
            yield am(note[1])
        elif note[0] == "saw-card":
            robbed = before[0] == "moved" and note[1] == seat and seat in before[2]
            yield took(next(place for place in before[2] if place != seat), note[2]) if robbed else saw(*note[1:])
        elif note[0] == "moved" and len(note[2]) == 2:
            yield swapped(*note[2])
        elif note[0] == "saw-mark":
            yield wears(*note[1:])
        elif note[0] == "fellows":
            yield from (saw(other, RoleName(note[1])) for other in note[2] if note[1] in morning.counts)
        before = note


# --- What trying them one by one says --------------------------------------------------------------


class Counted(NamedTuple):
    """Exact answers to one question."""

    number: int
    weight: Fraction
    chances: list[dict[str, Fraction]]
    marks: list[dict[str, Fraction]]
    teams: list[dict[str, Fraction]]
    spared: Fraction


def counted(table: DuskTable, question: Sequence[Evidence]) -> Counted:
    fitting = table.fitting(question)
    weight = sum((one.weight for one in fitting), Fraction(0))
    seats = range(table.common.players)
    return Counted(
        len(fitting),
        weight,
        [
            _shares(weight, [(one.counts[place], one.weight) for one in fitting])
            for place in range(len(table.common.cards))
        ],
        [_shares(weight, [(one.marks[seat], one.weight) for one in fitting if one.marks[seat]]) for seat in seats],
        [_shares(weight, [(one.teams[seat], one.weight) for one in fitting]) for seat in seats],
        sum((one.weight for one in fitting if one.spared), Fraction(0)) / weight if weight else Fraction(0),
    )


def _shares(whole: Fraction, some: Sequence[tuple[str, Fraction]]) -> dict[str, Fraction]:
    found: Counter[str] = Counter()
    for name, weight in some:
        found[name] += weight  # type: ignore[assignment]  # fractions
    return {name: weight / whole for name, weight in found.items()}  # type: ignore[misc]  # fractions
