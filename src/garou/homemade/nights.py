"""One turn of a home-made role: what was chosen, seen and said in it, what its conditions ask, and how it chooses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, product

from garou.engine.roles import Role
from garou.engine.table import Table, pairs
from garou.engine.values import DECLINED, Choice, RoleName, Seat, Slot
from garou.games.classic.roles import HEALED, POISONED

from .verbs import FELLOWS, GO_ON, MARKS_WORD, ME, SPARE, Choose, Condition

SPENT = {"heal": HEALED, "poison": POISONED}
Met = Callable[[Table], Iterable[Seat]]


@dataclass(slots=True)
class Acting:
    """What one turn has come to: it lives as long as the step is run, and is made anew whenever that is run again."""

    table: Table
    group: tuple[Seat, ...]  # who acts: one seat, or all who woke together
    role: RoleName
    met: Met  # who is known to them from the call they woke in
    at: dict[str, tuple[Slot, ...]] = field(default_factory=dict)
    seen: dict[str, Role] = field(default_factory=dict)
    said: set[str] = field(default_factory=set)

    @property
    def me(self) -> Seat:
        return self.group[0]

    def places(self, names: Iterable[str]) -> tuple[Slot, ...]:
        """Nothing where one of them was never chosen."""
        found: list[Slot] = []
        for name in names:
            there = self.place(name)
            if not there:
                return ()
            found += there
        return tuple(found)

    def place(self, name: str) -> tuple[Slot, ...]:
        if name == ME:
            return self.group
        if name == SPARE:
            return self.table.extra
        return self.at.get(name, ())


Deed = Callable[[Acting], bool]  # False: the turn ends here


# --- Conditions -----------------------------------------------------------------------------------


def condition(when: Condition) -> Callable[[Acting], bool]:
    if when.seen:
        return lambda night: (seen := night.seen.get(when.seen)) is not None and _fits(when, seen)
    if when.chosen:
        return lambda night: bool(night.place(when.chosen))
    if when.said:
        return lambda night: when.said in night.said
    if when.alone:
        return lambda night: len({*night.group, *night.met(night.table)}) == 1
    if when.unspent:
        tokens = [SPENT[what] for what in when.unspent]
        return lambda night: not all(night.table.has(night.me, token) for token in tokens)
    return lambda night: marked(night.table)


def _fits(when: Condition, seen: Role) -> bool:
    if when.role:
        return seen.name in when.role
    return any(map(seen.is_a, when.is_)) if when.is_ else not any(map(seen.is_a, when.not_))  # type: ignore[arg-type]  # teams


def marked(table: Table) -> bool:
    """Does some card of this deck hand out marks?"""
    return any(table.rules.roles[name].marks for name in table.printed)


# --- Choosing -------------------------------------------------------------------------------------


def _others(night: Acting) -> tuple[Slot, ...]:
    return night.table.others(night.me) if len(night.group) == 1 else _players(night)


def _players(night: Acting) -> tuple[Slot, ...]:
    return night.table.alive


def around(night: Acting) -> tuple[Slot, ...]:
    """The nearest who are alive: left, then right."""
    table, me = night.table, night.me
    around = tuple(seat for seat in table.alive if seat > me) + tuple(seat for seat in table.alive if seat < me)
    return (around[0], around[-1]) if len(around) > 1 else around


def _centre(night: Acting) -> tuple[Slot, ...]:
    return night.table.centre


def _spare(night: Acting) -> tuple[Slot, ...]:
    return night.table.extra


POOLS: Mapping[str, Callable[[Acting], tuple[Slot, ...]]] = {
    "others": _others,
    "players": _players,
    "neighbours": around,
    "centre": _centre,
    "spare": _spare,
}


def choose(doing: Choose) -> Deed:
    pools = [POOLS[pool] for pool in doing.choose if pool in POOLS]
    counts = doing.number * len(pools) if len(doing.number) == 1 else doing.number

    def done(night: Acting) -> bool:
        known = _known(night, doing.except_)
        kinds = tuple((_but(pool(night), known), many) for pool, many in zip(pools, counts, strict=True))
        options = _options(kinds, _words(night, doing.words))
        if not options and not doing.may:
            return doing.else_ == GO_ON
        offered = (DECLINED, *options) if doing.may else options
        choice = night.table.decide(night.group, offered, doing.call, doing.topic)
        night.at[doing.as_] = tuple([part for part in choice if isinstance(part, int)])
        night.said.update(part for part in choice if isinstance(part, str))
        return bool(choice) or doing.else_ == GO_ON

    return done


def _known(night: Acting, names: tuple[str, ...]) -> frozenset[Slot]:
    return frozenset(
        slot for name in names for slot in (night.met(night.table) if name == FELLOWS else night.place(name))
    )


def _words(night: Acting, words: tuple[str, ...]) -> tuple[str, ...]:
    if MARKS_WORD in words and not marked(night.table):
        return tuple(word for word in words if word != MARKS_WORD)
    return words


@lru_cache(maxsize=1024)
def _but(places: tuple[Slot, ...], without: frozenset[Slot]) -> tuple[Slot, ...]:
    return tuple(slot for slot in places if slot not in without) if without else places


@lru_cache(maxsize=1024)
def _options(kinds: tuple[tuple[tuple[Slot, ...], int], ...], words: tuple[str, ...]) -> tuple[Choice, ...]:
    found = tuple(some for places, many in kinds for some in _some(places, many))
    if not words:
        return found
    return tuple((word, *some) for word, some in product(words, found)) if kinds else tuple((word,) for word in words)


def _some(places: tuple[Slot, ...], many: int) -> Iterable[tuple[Slot, ...]]:
    return pairs(places) if many == 2 else tuple(combinations(places, many))
