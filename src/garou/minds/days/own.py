"""What a seat knows that others do not: its card, its pack, its love, what it saw and was told at night."""

from __future__ import annotations

from typing import NamedTuple

from garou.engine.values import PUBLIC, Fact, RoleName, Seat, Slot, Team
from garou.games.one_night.day import VILLAGE
from garou.minds.hearing import Hearing
from garou.talk.claims import AM, SAW, Claim, Common

from .square import NOBODY, Square, square


class Mine(NamedTuple):
    """One seat in the middle of a game."""

    seat: Seat
    square: Square
    role: RoleName
    team: Team
    fellows: tuple[Seat, ...]  # whom it knows to be of its pack, the dead too
    beloved: tuple[Seat, ...]
    looks: dict[Seat, RoleName]  # what it has seen others to be
    spare: dict[Slot, RoleName]  # and of cards that nobody holds
    saved: frozenset[Seat]  # whom wolves wanted dead, by what it was told
    victim: Seat | None  # of this night
    named: tuple[Seat | None, ...]  # whom its pack points at, this night or last
    split: bool  # has its pack bitten nobody last night because it could not agree?
    used: frozenset[str]  # facts that tell it that something it has once is used up
    side: frozenset[Seat]  # whom it does not want dead, whatever happens: itself, its pack, its love

    @property
    def honest(self) -> bool:
        return self.team == VILLAGE


class ReadFacts(NamedTuple):
    """What was read of what a seat was told: where more is told, only that is read."""

    common: Common
    facts: tuple[Fact, ...]
    mine: Mine


_KEPT: dict[Seat, ReadFacts] = {}


def own(hearing: Hearing) -> Mine:
    """By seat the last one is kept: the same is asked at every word and vote of a day. It only saves time."""
    view, common = hearing.view, hearing.common
    facts, known = view.facts, _KEPT.get(view.seat)
    if known is None or known.common is not common:
        mine = _begun(common, view.seat)
        before = 0
    elif known.facts is facts:
        return known.mine
    else:
        before = len(known.facts)
        same = before <= len(facts) and facts[:before] == known.facts
        mine, before = (known.mine, before) if same else (_begun(common, view.seat), 0)
    mine = _told_more(mine, facts[before:])
    _KEPT[view.seat] = ReadFacts(common, facts, mine)
    return mine


def _begun(common: Common, seat: Seat) -> Mine:
    """Nobody has been told anything."""
    nobody, now = frozenset[Seat](), square(common, ())
    return Mine(
        seat, now, NOBODY, VILLAGE, (), (), {}, {}, nobody, None, (), False, frozenset(), frozenset((seat,))
    )  # fmt: skip


def _told_more(mine: Mine, facts: tuple[Fact, ...]) -> Mine:
    public, secret = list[Fact](), list[Fact]()
    for fact in facts:
        (public if PUBLIC in fact.audience else secret).append(fact)
    before = mine.square
    now = square(before.common, (*before.facts, *public)) if public else before
    return _read(mine, now, secret) if secret else mine._replace(square=now) if public else mine


def _read(mine: Mine, now: Square, secret: list[Fact]) -> Mine:
    role, fellows, beloved, looks, spare = mine.role, mine.fellows, mine.beloved, mine.looks, mine.spare
    saved, used, victim, named, split = mine.saved, mine.used, mine.victim, mine.named, mine.split
    for _, name, data in secret:
        if name in ("dealt", "turned"):
            role = data[0][1]
        elif name == "saw-card":
            if data[0][1] < now.common.players:
                looks = {**looks, data[0][1]: data[1][1]}
            else:
                spare = {**spare, data[0][1]: data[1][1]}
        elif name == "fellows":
            some = tuple(sorted({*data[1][1]} - {mine.seat}))
            if data[0][1] in now.lore.bonds:
                beloved = some
            else:
                fellows, named, split = tuple(sorted({*fellows, *some})), (), len({*named}) > 1
        elif name == "named":
            named = (*named, data[1][1])
        elif name == "victim":
            victim = data[0][1]
            saved = saved if victim is None else saved | {victim}
        else:
            used |= {name}
    team = now.common.rules.roles[role].team
    fellows = () if team == VILLAGE else fellows
    side = frozenset((mine.seat, *fellows, *beloved))
    return Mine(mine.seat, now, role, team, fellows, beloved, looks, spare, saved, victim, named, split, used, side)


def true_story(mine: Mine) -> tuple[Claim, ...]:
    """All it could say without lying, but of those it loves."""
    seen = [Claim(SAW, (where,), (role,)) for where, role in mine.looks.items() if where not in mine.beloved]
    return (Claim(AM, roles=(mine.role,)), *seen)
