"""Who they are: verbs that name groups of players, by what lies before them and by what they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING

from .values import RoleName, Seat, Team

if TYPE_CHECKING:
    from .rules import Role, RuleSet

Some = tuple[Seat, ...]  # in seat order


def leaders(votes: Mapping[Seat, Seat | None], twice: Collection[Seat] = ()) -> Some:
    """The most named, all of them; nobody where nobody was named. Some votes count twice."""
    tally = Counter(target for target in votes.values() if target is not None)
    tally.update(target for voter in twice if (target := votes[voter]) is not None)
    most = max(tally.values(), default=0)
    return tuple(sorted(seat for seat in tally if tally[seat] == most))


class Groups:
    """The part of a table that answers with seats."""

    __slots__ = ()

    rules: RuleSet
    seats: Some
    alive: Some
    marks: list[str]
    tokens: set[tuple[Seat, str]]
    votes: dict[Seat, Seat | None]

    def role(self, seat: Seat) -> Role:
        """What a seat counts as: its card, and whatever in this game goes over the card."""
        return self.rules.identity(seat, self)  # type: ignore[arg-type]  # a table

    def roles(self) -> list[Role]:
        """What everybody counts as, by seat."""
        identity = self.rules.identity
        return [identity(seat, self) for seat in self.seats]  # type: ignore[arg-type]  # a table

    def but(self, some: Iterable[Seat], *without: Iterable[Seat | None]) -> Some:
        """These without those, in their order."""
        gone = {seat for group in without for seat in group}
        return tuple([seat for seat in some if seat not in gone])

    def both(self, some: Iterable[Seat], others: Iterable[Seat]) -> Some:
        """Those of the first who are among the others too, in their order."""
        group = set(others)
        return tuple([seat for seat in some if seat in group])

    def wearing(self, mark: str) -> Some:
        return tuple([seat for seat, worn in zip(self.seats, self.marks, strict=True) if worn == mark])

    def has(self, seat: Seat, token: str) -> bool:
        return (seat, token) in self.tokens

    def holders(self, *tokens: str) -> Some:
        """Before whom one of these lies."""
        held = self.tokens
        return tuple(sorted({seat for seat, token in held if token in tokens})) if held else ()

    def unplaced(self, *tokens: str) -> tuple[str, ...]:
        """Those of these that lie before nobody."""
        placed = {token for _, token in self.tokens}
        return tuple([token for token in tokens if token not in placed])

    def members(self, team: Team) -> Some:
        """Who is one of them; their followers are not."""
        return tuple([seat for seat, role in zip(self.seats, self.roles(), strict=True) if role.is_a(team)])

    def pointing(self, at: Seat) -> Some:
        """Who pointed at this seat, dead or alive."""
        return tuple([voter for voter, target in self.votes.items() if target == at])

    def being(self, name: RoleName) -> Some:
        """Who counts as that role."""
        return tuple([seat for seat, role in zip(self.seats, self.roles(), strict=True) if role.name == name])

    def side(self, team: Team) -> Some:
        """Who is of that team, followers among them."""
        return tuple([seat for seat, role in zip(self.seats, self.roles(), strict=True) if role.team == team])

    def living(self) -> Counter[Team]:
        """How many of each team are alive."""
        return Counter([self.role(seat).team for seat in self.alive])

    def besides(self, me: Seat, group: Iterable[Seat]) -> Some:
        """The others of a group, for who belongs to it."""
        some = tuple(group)
        return tuple([seat for seat in some if seat != me]) if me in some else ()

    def leaders(self, votes: Mapping[Seat, Seat | None], twice: Iterable[Seat] = ()) -> Some:
        """The most named, all of them; nobody where nobody was named. Some votes count twice."""
        return leaders(votes, tuple(twice))

    def guarded(self) -> set[Seat]:
        """Who can be neither voted dead nor shot."""
        if not self.rules.guarding:
            return set()
        guards = zip(self.seats, [role.guards for role in self.roles()], strict=True)
        return {safe for seat, guard in guards if guard for safe in guard(seat, self)}  # type: ignore[arg-type]  # a table
