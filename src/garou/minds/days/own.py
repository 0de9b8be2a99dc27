"""What a seat knows that others do not: its card, its pack, its love, what it saw and was told at night."""

from __future__ import annotations

from typing import NamedTuple

from garou.engine.values import PUBLIC, Fact, RoleName, Seat, Team
from garou.games.one_night.day import VILLAGE
from garou.minds.hearing import Hearing
from garou.talk.claims import AM, SAW, Claim, Common

from .square import Square, square


class Mine(NamedTuple):
    """One seat in the middle of a game."""

    seat: Seat
    square: Square
    role: RoleName
    team: Team
    fellows: tuple[Seat, ...]  # whom it knows to be of its pack, the dead too
    beloved: tuple[Seat, ...]
    looks: dict[Seat, RoleName]  # what it has seen others to be
    saved: frozenset[Seat]  # whom wolves wanted dead, by what it was told
    victim: Seat | None  # of this night
    used: frozenset[str]  # facts that tell it that something it has once is used up
    side: frozenset[Seat]  # whom it does not want dead, whatever happens: itself, its pack, its love

    @property
    def honest(self) -> bool:
        return self.team == VILLAGE


class ReadFacts(NamedTuple):
    """What was read of what a seat was told: told more, the rest is read."""

    common: Common
    facts: tuple[Fact, ...]
    secret: tuple[Fact, ...]
    own: Mine


_KEPT: dict[Seat, ReadFacts] = {}


def own(hearing: Hearing) -> Mine:
    """By seat the last one is kept: the same is asked at every word and vote of a day. It only saves time."""
    view, common = hearing.view, hearing.common
    facts, known = view.facts, _KEPT.get(view.seat)
    if known is not None and known.common is common:
        if known.facts is facts or known.facts == facts:
            return known.own
        if facts[: len(known.facts)] == known.facts:
            made = _KEPT[view.seat] = _told_more(known, facts)
            return made.own
    public, secret = _parted(facts)
    made = _KEPT[view.seat] = ReadFacts(common, facts, secret, _read(square(common, public), view.seat, secret))
    return made.own


def _told_more(known: ReadFacts, facts: tuple[Fact, ...]) -> ReadFacts:
    public, secret = _parted(facts[len(known.facts) :])
    before = known.own.square
    now = square(known.common, before.facts + public) if public else before
    if not secret:
        return ReadFacts(known.common, facts, known.secret, known.own._replace(square=now))
    secret = known.secret + secret
    return ReadFacts(known.common, facts, secret, _read(now, known.own.seat, secret))


def _parted(facts: tuple[Fact, ...]) -> tuple[tuple[Fact, ...], tuple[Fact, ...]]:
    """What everybody was told, and what this seat alone or with a few."""
    public = tuple([fact for fact in facts if PUBLIC in fact.audience])
    return public, tuple([fact for fact in facts if PUBLIC not in fact.audience])


def _read(now: Square, seat: Seat, secret: tuple[Fact, ...]) -> Mine:
    common, role = now.common, RoleName("")
    looks, met, beloved = dict[Seat, RoleName](), set[Seat](), set[Seat]()
    saved, used, victim = set[Seat](), set[str](), None
    bonds = {step.name for step in common.rules.steps if step.bonds}
    for fact in secret:
        name, told = fact.name, dict(fact.data)
        if name in ("dealt", "turned"):
            role = told["role"]
        elif name == "saw-card":
            if told["where"] < common.players:
                looks[told["where"]] = told["role"]
        elif name == "fellows":
            (beloved if told["call"] in bonds else met).update(told["players"])
        elif name == "victim":
            victim = told["player"]
            if victim is not None:
                saved.add(victim)
        else:
            used.add(name)
    team = common.rules.roles[role].team
    fellows = () if team == VILLAGE else tuple(sorted(met - {seat}))
    return Mine(
        seat, now, role, team, fellows, tuple(sorted(beloved - {seat})), looks, frozenset(saved), victim,
        frozenset(used), frozenset((seat, *fellows, *beloved)),
    )  # fmt: skip


def true_story(mine: Mine) -> tuple[Claim, ...]:
    """All it could say without lying, but of those it loves."""
    seen = [Claim(SAW, (where,), (role,)) for where, role in mine.looks.items() if where not in mine.beloved]
    return (Claim(AM, roles=(mine.role,)), *seen)
