"""What one night can have been, where it is known who is what: of all ways it can have gone, those that fit."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from garou.engine.groups import leaders
from garou.engine.rules import RuleSet
from garou.engine.values import Seat

from .diary import PastNight
from .roles import CAUGHT_AS, EATEN, HUNTER, LOST, WEREWOLF, always, last_shot

Spent = tuple[bool, bool]  # the potion that heals, the one that poisons
FRESH: Spent = (False, False)
BY_NIGHT, STARVED = "night", "hunger"


class Hour(NamedTuple):
    """Whom the wolves' hour leaves as a victim, and whom beyond help."""

    victim: Seat | None
    lost: Seat | None = None


@dataclass(frozen=True, slots=True)
class Cards:
    """Who is what, as far as the nights go by it; and whose eyes they are seen with."""

    rules: RuleSet
    wolves: frozenset[Seat]
    hunters: frozenset[Seat]
    girl: Seat | None
    witch: Seat | None
    me: Seat

    def pack(self, night: PastNight) -> list[Seat]:
        """The wolves who may have been awake: exactly these, if one of them tells it; at least one of them, else."""
        pack = [seat for seat in night.alive if seat in self.wolves]
        met = fellows(night)
        if met is not None:
            return [seat for seat in pack if seat in met or seat == self.me]
        return [seat for seat in pack if seat != self.me or not night.over]

    def hungry(self, night: PastNight) -> bool:
        return bool(night.fall and night.fall.of(STARVED))


def fellows(night: PastNight) -> tuple[Seat, ...] | None:
    """Whom a wolf who was awake met there."""
    return next((note[2] for note in night.told if note[:2] == ("fellows", WEREWOLF.name)), None)


def told_of(night: PastNight, name: str) -> list[Seat | None]:
    """Whom these facts name first."""
    return [note[1] for note in night.told if note[0] == name]


def held(cards: Cards, nights: Collection[PastNight], *, shot: bool = False) -> bool:
    """Can all these nights have been so, with one potion of each? `shot`: a hunter is the victim in the last one."""
    spent = {FRESH}
    for number, night in enumerate(nights, start=1):
        used = set(_uses(cards, night, shot=_shoots(cards, night) or (shot and number == len(nights))))
        spent = {(old[0] or new[0], old[1] or new[1]) for old in spent for new in used if not _twice(old, new)}
    return bool(spent)


def _twice(old: Spent, new: Spent) -> bool:
    return (old[0] and new[0]) or (old[1] and new[1])


def _shoots(cards: Cards, night: PastNight) -> bool:
    """Somebody was shot at dawn: by whoever was the wolves' victim, where any other death leaves no time for it."""
    return bool(night.fall and night.fall.of("shot")) and cards.rules.roles[HUNTER.name].dies is last_shot


def _uses(cards: Cards, night: PastNight, *, shot: bool) -> Iterator[Spent]:
    """The potions of the night, in every way in which it can have gone."""
    dead = {*night.fall.of(BY_NIGHT)} if night.fall else set[Seat]()
    for hour in _hours(cards, night, dead):
        for healed, poisoned in _brews(cards, night, hour, dead):
            eaten = None if healed else hour.victim
            fits = not night.over or {eaten, hour.lost, poisoned} - {None} == dead
            if fits and (not shot or eaten in cards.hunters):
                yield healed, poisoned is not None


# --- The wolves' hour ---------------------------------------------------------------------------


def _hours(cards: Cards, night: PastNight, dead: Collection[Seat]) -> Iterator[Hour]:
    met, seen = fellows(night), _spied(cards, night)
    pack = [seat for seat in night.alive if seat in cards.wolves]
    if cards.hungry(night):
        starved = night.fall.of(STARVED) if night.fall else ()
        if met is None and not seen and {*starved} == {*pack} - {*dead}:
            yield Hour(None)
        return
    awake = cards.pack(night)
    if not {*(met or ()), *seen} <= {*awake}:
        return
    if not pack:
        yield Hour(None)
    elif awake:
        yield from _hunts(cards, night, dead, awake)


def _spied(cards: Cards, night: PastNight) -> set[Seat]:
    """Whom a little girl saw with her own eyes."""
    return {note[1] for note in night.told if note[0] == "saw-card"} if cards.me == cards.girl else set()


def _hunts(cards: Cards, night: PastNight, dead: Collection[Seat], awake: list[Seat]) -> Iterator[Hour]:
    caught = told_of(night, "caught")
    girl = cards.girl if cards.girl in night.alive else None
    if not caught:
        yield from map(Hour, _victims(cards, night, dead))
    if caught and girl != caught[0]:
        return
    alone = awake == [cards.me]
    if girl is not None and (caught or not (alone or _spied(cards, night))):
        beyond = cards.rules.ruling(CAUGHT_AS) == LOST
        yield Hour(None, girl) if beyond else Hour(girl)


def _victims(cards: Cards, night: PastNight, dead: Collection[Seat]) -> Collection[Seat | None]:
    """Of all who can be named, those of whom anything can be known; whoever is healed unseen may as well be nobody."""
    if fellows(night) is not None:
        pointed = {note[1]: note[2] for note in night.told if note[0] == "named"}
        if len(pointed) == len(cards.pack(night)):
            named = leaders(pointed)
            return {named[0] if len(named) == 1 and _edible(cards, named[0]) else None}
    some = (*dead, *told_of(night, "victim"))
    return {None, *(seat for seat in some if seat is not None and _edible(cards, seat))}


def _edible(cards: Cards, seat: Seat) -> bool:
    return cards.rules.ruling(EATEN) is always or seat not in cards.wolves


# --- The witch ------------------------------------------------------------------------------------


def _brews(cards: Cards, night: PastNight, hour: Hour, dead: Collection[Seat]) -> Iterator[tuple[bool, Seat | None]]:
    """Whether she heals, and whom she poisons."""
    witch = cards.witch if cards.witch in night.alive else None
    if witch is None:
        yield False, None
    elif witch == cards.me:
        victims, target = told_of(night, "victim"), told_of(night, "poisoned")
        if not victims or victims[0] == hour.victim:
            yield bool(told_of(night, "healed")), target[0] if target else None
    else:
        for healed in (False, True) if hour.victim is not None else (False,):
            for poisoned in (None, *(seat for seat in dead if seat != witch)):
                yield healed, poisoned
