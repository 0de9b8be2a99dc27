"""How likely each seat is to be what, after everything that was said.

Villagers tell the truth, and the others do not: so every group of seats is tried as *the liars*, and the rest are
believed. If they cannot all be right, with the cards there are, the group is ruled out. Otherwise it counts for as
many deals as fit, times how likely its liars were to say just that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, combinations
from math import comb, factorial, perm, prod

from garou.engine.values import RoleName, Seat
from garou.games.one_night.day import VILLAGE
from garou.talk.claims import Common

from .accounts import DEAL, Account, Told
from .opinion import Opinion, Shares
from .worlds import Tales, World

SLIP = 0.15  # the odds of a villager's card under a lie: a robber who took a wolf's, somebody who plays games
INVENTED = 0.3  # the odds of a liar to tell just this of a card that was looked at
MOST_TRIED = 8  # this many seats are tried as liars; what others say besides is not weighed


def belief(
    common: Common, own: Account, heard: Iterable[Account], shown: Iterable[Told] = (), pack: Iterable[Seat] = ()
) -> Opinion:
    """Of somebody who knows `own` to be true, and those of the pack to be liars."""
    weighed, pack = _weighed(common, heard), frozenset(pack)
    tales, tally = Tales(common, (own, *weighed), shown), WorldCount(common)
    odds = _odds(common, weighed)
    for liars in _groups([account.seat for account in weighed if account.seat not in pack], _most_liars(common)):
        false = pack.union(liars)
        world = tales.without(false)
        if world is not None:
            tally.add(world, false, prod(odds.get(seat, 1.0) for seat in sorted(false)))
    return tally.opinion()


def _weighed(common: Common, heard: Iterable[Account]) -> list[Account]:
    """Those who said something to weigh. Where cards never move, everybody hides as a plain villager."""
    counted = common.cast.counted
    spoke = [account for account in heard if account.told]
    special = [one for one in spoke if len(one.told) > 1 or (one.dealt and counted[one.dealt] == 1)]
    plain = [one for one in spoke if one not in special] if common.moving else []
    return (special + plain)[:MOST_TRIED]


def _most_liars(common: Common) -> int:
    """Everybody who is not a villager, and one villager who plays games."""
    return 1 + sum(common.rules.roles[name].team != VILLAGE for name in common.cards)


def _groups(seats: list[Seat], most: int) -> Iterator[tuple[Seat, ...]]:
    """Every group of at most this many; and everybody, which nothing they said can contradict."""
    everybody = [tuple(seats)] if len(seats) > most else []
    return chain(chain.from_iterable(combinations(seats, size) for size in range(most + 1)), everybody)


def _odds(common: Common, heard: Iterable[Account]) -> dict[Seat, float]:
    """Of a liar to say this: liars pass themselves off as some villager or other, by how many cards of it there are."""
    villagers = Counter(name for name in common.cards if common.rules.roles[name].team == VILLAGE)
    number = max(1, villagers.total())
    roles = {one.seat: (villagers[one.dealt] or 0.5) / number if one.dealt else 1.0 for one in heard}
    looks = {one.seat: sum(told.role is not None and told.time != DEAL for told in one.told) for one in heard}
    return {seat: odds * INVENTED ** looks[seat] for seat, odds in roles.items()}


class WorldCount:
    """Adds up worlds by their weight."""

    def __init__(self, common: Common) -> None:
        self.common = common
        self.counted = common.cast.counted
        self.evil = frozenset(name for name in common.roles if common.rules.roles[name].team != VILLAGE)
        self.total = 0.0
        self.chances: list[dict[RoleName, float]] = [{} for _ in common.seats]
        self.lied = [0.0] * common.players

    def add(self, world: World, liars: frozenset[Seat], likely: float) -> None:
        """The deals that fit: cards that were seen, then those of the liars, then all that is left in any order."""
        rest = Unseen(world.unseen, self.evil)
        hidden = sum(seat not in world.faces for seat in liars)
        caught = sum(seat in world.faces and world.faces[seat] not in self.evil for seat in liars)
        ways = rest.ways(hidden)
        weight = likely * sum(ways) * SLIP**caught * factorial(max(0, rest.number - hidden))
        for role, number in self.counted.items():
            weight *= perm(number, number - world.unseen[role])
        if weight:
            self._spread(world, liars, weight, *rest.shares(ways, hidden))

    def _spread(self, world: World, liars: frozenset[Seat], weight: float, lying: Shares, other: Shares) -> None:
        self.total += weight
        for seat in self.common.seats:
            role = world.turned.get(seat) or world.role_at(seat)
            found = self.chances[seat]
            if role:
                found[role] = found.get(role, 0.0) + weight
            else:
                for name, share in (lying if world.lies[seat] in liars else other).items():
                    found[name] = found.get(name, 0.0) + weight * share
        for seat in liars:
            self.lied[seat] += weight

    def opinion(self) -> Opinion:
        """Where nothing fits, everybody may be anything."""
        if not self.total:
            number = len(self.common.cards)
            blank = {role: copies / number for role, copies in self.counted.items()}
            return Opinion((blank,) * self.common.players, (0.5,) * self.common.players, exact=False)
        chances = tuple({role: part / self.total for role, part in found.items()} for found in self.chances)
        return Opinion(chances, tuple(1 - lied / self.total for lied in self.lied), exact=False)


class Unseen:
    """The cards nobody has seen."""

    def __init__(self, cards: Mapping[RoleName, int], evil: frozenset[RoleName]) -> None:
        self.cards = {role: number for role, number in cards.items() if number}
        self.evil = evil
        self.number = sum(self.cards.values())
        self.bad = sum(number for role, number in self.cards.items() if role in evil)

    def ways(self, liars: int) -> list[float]:
        """To deal this many liars a card each; entry j: where j of them hold a villager's."""
        bad, good = self.bad, self.number - self.bad
        return [comb(liars, j) * SLIP**j * perm(bad, liars - j) * perm(good, j) for j in range(liars + 1)]

    def shares(self, ways: list[float], liars: int) -> tuple[Shares, Shares]:
        """What a liar's card is, and what any other unseen card is."""
        villagers = sum(j * way for j, way in enumerate(ways)) / sum(ways)  # among the liars' cards
        left = self.number - liars
        return (
            self._mixed((liars - villagers) / liars if liars else 0.0),
            self._mixed((self.bad - liars + villagers) / left if left else 0.0),
        )

    def _mixed(self, bad: float) -> Shares:
        """So much of the bad ones, the rest of the good ones, by their numbers."""
        each_bad = bad / self.bad if self.bad else 0.0
        each_good = (1 - bad) / (self.number - self.bad) if self.number > self.bad else 0.0
        return {role: n * (each_bad if role in self.evil else each_good) for role, n in self.cards.items()}
