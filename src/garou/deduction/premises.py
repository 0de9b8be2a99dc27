"""One table's public knowledge, made ready for many questions: the cast, and what each role can do from each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property
from math import ceil, factorial, lcm, prod
from typing import Any

from garou.engine.rules import RuleSet
from garou.engine.values import RoleName, Seat, Slot

from .acts import Act, Doing, doing
from .backwards import MOST, Memory
from .courses import Calls, calls
from .evidence import Evidence, Witnessed
from .following import check_followed, symmetric
from .scribe import Prior, Trace, Weight, uniform
from .unsolved import Unsolved, countable, no_such_game
from .versions import Version, cut_short, seen_by, versions


class Premises:
    """Rules, cast and number of seats, and a prior for every choice of the night. Roles are numbers here."""

    def __init__(self, rules: RuleSet, cards: Sequence[RoleName], players: int, prior: Prior = uniform) -> None:
        if not countable(rules):
            raise no_such_game()
        self.rules, self.cards, self.players, self.prior = rules, tuple(cards), players, prior
        self.size = len(cards)
        counted = Counter(cards)
        self.cast = tuple(name for name in rules.roles if name in counted)
        idle = [rules.roles[name].idle for name in self.cast]
        self.names = (*self.cast, *dict.fromkeys(name for name in idle if name and name not in counted))
        self.number = {name: i for i, name in enumerate(self.names)}
        self.copies = [counted[name] for name in self.names]
        self.idle = [self.number[rules.roles[name].idle or name] for name in self.names]
        self.calls: Calls = calls(rules, self.cast, players, prior)
        self.times = {self.number[name]: time for name, time in self.calls.times.items()}
        self.groups = {self.number[name] for name in self.cast if self.calls.is_group(name)}
        self.copier = self._only_copier()
        check_followed(self.calls, Counter(cards))
        self._acts: dict[tuple[int, int], Act] = {}
        self._copies: dict[int, dict[int, dict[int, Act]]] = {}
        self._versions: dict[tuple[Evidence, bool], tuple[Version, ...]] = {}
        self._memories: dict[int, Memory] = {}
        self.kept: dict[object, Any] = {}  # what others have worked out of this table, and find here again

    def _only_copier(self) -> int | None:
        copiers = [role for role, name in enumerate(self.cast) if self.rules.roles[name].may_wake_as]
        if sum(self.copies[role] for role in copiers) > 1:
            raise Unsolved("worlds-copiers", known=tuple(self.names[role] for role in copiers))
        return copiers[0] if copiers else None

    def versions(self, evidence: Evidence, *, by_card: bool = False) -> tuple[Version, ...]:
        """What the night of this seat can have been; `by_card`: each version says which card it was dealt."""
        found = self._versions.get((evidence, by_card))
        if found is None:
            found = versions(evidence, self.calls, self._counted, by_card=by_card)
            self._versions[evidence, by_card] = found
        return found

    @property
    def remembered(self) -> int:
        """How many accounts of a night are kept."""
        return len(self._versions)

    def forget(self) -> None:
        """Let go of what earlier questions have left: versions are kept for whoever asks of the same seat again."""
        self._versions.clear()
        self.kept.clear()
        for memory in self._memories.values():
            memory.forget()

    def memory(self, bits: int) -> Memory:
        """What is remembered of nights between questions, in lanes of so many bits."""
        found = self._memories.get(bits)
        if found is None:
            found = self._memories[bits] = Memory([1 << (bits * place) for place in range(self.size)])
        elif len(found) > MOST:
            found.forget()
        return found

    def cut_short(self, own: Witnessed) -> bool:
        """Do these facts stop before the night is over?"""
        return cut_short(own, self.calls, self._counted)

    @cached_property
    def _counted(self) -> dict[RoleName, int]:
        return dict(zip(self.names, self.copies, strict=True))

    # Weights in whole numbers --------------------------------------------------------

    @cached_property
    def wholes(self) -> dict[int, int]:
        """By call: into how many parts its weights are cut."""
        found: dict[int, int] = {}
        for role, time in self.times.items():
            ways = self.calls.alone(self.names[role], Seat(Slot(0)))
            parts = lcm(*(Fraction(course.weight).denominator for course in ways))
            found[time] = lcm(found.get(time, 1), parts)
        return found

    @cached_property
    def scale(self) -> int:
        """What every night's weight is a part of."""
        acting = {time: sum(self.copies[r] for r in self.times if self.times[r] == time) + 1 for time in self.wholes}
        return prod(whole ** acting[time] for time, whole in self.wholes.items())

    @cached_property
    def most(self) -> int:
        """No sum of weights is greater than the weight of all deals, all copies of a card told apart."""
        heaviest = prod(self._heaviest(time) for time in self.wholes)
        return self.scale * heaviest * factorial(self.size) * prod(map(factorial, self.copies)) * self.size

    def _heaviest(self, time: int) -> int:
        """Where options count for one each, a call may weigh more than one: so often as somebody acts at it."""
        roles = [role for role, at in self.times.items() if at == time]
        totals = [sum(course.weight for course in self.calls.alone(self.names[role], Seat(Slot(0)))) for role in roles]
        acting = sum(self.copies[role] for role in roles) + 1
        return prod([max(1, ceil(max(totals)))] * acting)

    @cached_property
    def lane(self) -> int:
        """Bits that are enough for any sum of weights: many numbers are kept side by side in one."""
        return lane_for(self.most)

    # Who makes a difference ----------------------------------------------------------

    @cached_property
    def located(self) -> frozenset[int]:
        """Roles whose holders make a difference to others: movers, copiers, and whoever multiplies the nights."""
        return frozenset(role for role in self.times if role == self.copier or self._matters(role))

    def _matters(self, role: int) -> bool:
        if role in self.groups:
            return bool(self.pack_totals(self.times[role]))
        act = self.act(role, 0)
        return act.moves or act.total != self.wholes[self.times[role]]

    @cached_property
    def weighing_groups(self) -> frozenset[int]:
        """Roles of packs whose number makes a difference."""
        return self.located & self.groups

    @cached_property
    def movers(self) -> tuple[int, ...]:
        """Roles that move cards when they are called, copiers aside."""
        alone = (role for role in sorted(self.located - self.groups) if role != self.copier)
        return tuple(role for role in alone if self.act(role, 0).moves)

    @cached_property
    def first_move(self) -> int:
        """The first call at which a card can be moved by anybody but a copier; only one seat may act at it."""
        times = [self.times[role] - (self.copies[role] > 1) for role in self.movers]
        return min(times, default=len(self.rules.opening))

    @cached_property
    def alike(self) -> bool:
        """May seats of which nothing is known stand for each other?

        Not where two of one role move cards in seat order, nor where a role goes by where somebody sits.
        """
        return all(self.copies[role] == 1 for role in self.movers) and symmetric(self.calls)

    # What may be done ----------------------------------------------------------------

    def act(self, role: int, seat: int) -> Act:
        """Everything that this role may do from this seat."""
        if (role, seat) not in self._acts:
            whole = self.wholes[self.times[role]]
            ways = self.calls.alone(self.names[role], Seat(Slot(seat)))
            self._acts[role, seat] = Act([self.way(c.weight, c.traces, whole) for c in ways], self.size)
        return self._acts[role, seat]

    def pack_totals(self, time: int) -> dict[int, int]:
        """By how many wake together: how much their nights weigh, where that is not one."""
        name = next(self.names[role] for role, at in self.times.items() if at == time)
        most = self.copies[self.number[name]] + (self.copier is not None)
        whole, found = self.wholes[time], dict[int, int]()
        for size in range(1, min(most, self.players) + 1):
            pack = {Seat(Slot(seat)): name for seat in range(size)}
            total = sum(course.weight for course in self.calls.group(time, pack))
            if total != 1:
                found[size] = int(total * whole)
        return found

    def copying(self, seat: int) -> dict[int, dict[int, Act]]:
        """What a copier at this seat may do: by the role she sees, by whom she looks at."""
        if seat not in self._copies:
            by_role = self._copying(seat).items()
            self._copies[seat] = {role: {w: Act(ways, self.size) for w, ways in some.items()} for role, some in by_role}
        return self._copies[seat]

    def _copying(self, seat: int) -> dict[int, dict[int, list[Doing]]]:
        found: dict[int, dict[int, list[Doing]]] = {}
        if self.copier is not None:
            whole = self.wholes[self.times[self.copier]]
            for course in self.calls.alone(self.names[self.copier], Seat(Slot(seat))):
                seen, whom = self.number[seen_by(course) or self.names[0]], course.traces[0][0]
                ways = found.setdefault(seen, {}).setdefault(whom, [])  # type: ignore[arg-type]  # a look's place
                ways.append(self.way(course.weight, course.traces[1:], whole))
        return found

    def way(self, weight: Weight, traces: Sequence[Trace], whole: int) -> Doing:
        return doing(weight, traces, whole, self.number)


def lane_for(most: int) -> int:
    """So many bits that no sum up to this one runs into its neighbour."""
    return 32 * (most.bit_length() // 32 + 3)
