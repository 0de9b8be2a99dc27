"""Back through the night, act by act.

What somebody is known to have seen is a peg on the place where it lay: going back, the swaps of each call carry it to
the slot its card was dealt to. What moves no peg is summed up at once, as one linear map of "where does a card end".
"""

from __future__ import annotations

from collections.abc import Sequence

from .acts import Act, Doing, Effect

COUNTS = 1_000  # added to a peg's role: the card counts as it, whatever it prints
FOLLOWED = 2_000  # a peg that says nothing and is only followed
MOST = 1_000  # remembered beginnings of nights: about five megabytes at ten seats
Pegs = tuple[tuple[int, int], ...]  # place, role; sorted
Kernel = list[int]  # by place: where its card lies in the morning, a lane for each place; or one number for all
AnyAct = Act | tuple[Doing, ...]  # anything a seat may do, or what it did


class Back:
    """One way back through an act; what becomes of the cards is worked out when somebody asks."""

    __slots__ = ("_after", "_effect", "_kernel", "pegs")

    def __init__(self, pegs: Pegs, effect: Effect, after: Kernel) -> None:
        self.pegs, self._effect, self._after = pegs, effect, after
        self._kernel: Kernel | None = None

    @property
    def kernel(self) -> Kernel:
        if self._kernel is None:
            self._kernel = _moved(self._effect, self._after)
        return self._kernel


class Memory:
    """Nights end alike in many cases: what follows from the same last acts is worked out once."""

    def __init__(self, kernel: Kernel, followed: Pegs = ()) -> None:
        self.kernel, self.followed = kernel, followed
        self._states: dict[tuple[tuple[AnyAct, ...], Pegs], dict[Pegs, Kernel]] = {}
        self._copies: dict[tuple[tuple[AnyAct, ...], Pegs, Pegs, Act], list[Back]] = {}

    def __len__(self) -> int:
        return len(self._states) + len(self._copies)

    def forget(self) -> None:
        """Let go of what rests on somebody's word; what follows from the roles alone is kept."""
        self._states = {key: found for key, found in self._states.items() if not key[1] and all(map(_unknown, key[0]))}
        self._copies.clear()

    def states(self, acts: tuple[AnyAct, ...], start: Pegs) -> dict[Pegs, Kernel]:
        """Before these acts: which pegs lay where, and what becomes of every card from there on."""
        found = self._states.get((acts, start))
        if found is None:
            found = {start: self.kernel} if not acts else self._earlier(acts, start)
            self._states[acts, start] = found
        return found

    def _earlier(self, acts: tuple[AnyAct, ...], start: Pegs) -> dict[Pegs, Kernel]:
        before: dict[Pegs, Kernel] = {}
        for pegs, after in self.states(acts[1:], start).items():
            for found, new in back(acts[0], pegs, after):
                if found in before:
                    before[found] = [a + b for a, b in zip(before[found], new, strict=True)]
                else:
                    before[found] = new
        return before

    def copies(self, acts: tuple[AnyAct, ...], start: Pegs, act: Act, pegs: Pegs) -> list[Back]:
        """The same for what a copier did at once."""
        key = (acts, start, pegs, act)
        found = self._copies.get(key)
        if found is None:
            after, roles = self.states(acts, start)[pegs], [role for _, role in pegs]
            effects = act.effects(tuple([place for place, _ in pegs]))
            found = [Back(tuple(zip(effect.came_from, roles, strict=True)), effect, after) for effect in effects]
            self._copies[key] = found
        return found


def _unknown(act: AnyAct) -> bool:
    return isinstance(act, Act)


def back(act: AnyAct, pegs: Pegs, after: Kernel) -> list[tuple[Pegs, Kernel]]:
    """Before this act: where the pegs lay, and what becomes of every card."""
    if isinstance(act, Act):
        roles = [role for _, role in pegs]
        return [
            (tuple(sorted(zip(effect.came_from, roles, strict=True))), _moved(effect, after))
            for effect in act.effects(tuple([place for place, _ in pegs]))
        ]
    ways = (_undone(weight, ops, pegs, after) for weight, ops in act)
    return [way for way in ways if way is not None]


def _undone(weight: int, ops: Sequence[tuple[int, ...]], pegs: Pegs, after: Kernel) -> tuple[Pegs, Kernel] | None:
    """None where two faces would have lain at one place."""
    new = [weight * entry for entry in after] if weight != 1 else after[:]
    here: dict[int, set[int]] = {}
    for place, role in pegs:
        here.setdefault(place, set()).add(role)
    for op in reversed(ops):
        if len(op) == 2:
            a, b = op
            if len(new) > 1:
                new[a], new[b] = new[b], new[a]
            here[a], here[b] = here.get(b, set()), here.get(a, set())
        else:
            here[op[0]] = here.get(op[0], set()) | {op[1]}
    if any(sum(role < COUNTS for role in roles) > 1 for roles in here.values()):
        return None
    return tuple(sorted((place, role) for place, roles in here.items() for role in roles)), new


def _moved(effect: Effect, after: Kernel) -> Kernel:
    if len(after) == 1:
        return [effect.total * after[0]]
    return [
        row[0][1] * after[row[0][0]] if len(row) == 1 else sum([weight * after[place] for place, weight in row])
        for row in effect.rows
    ]
