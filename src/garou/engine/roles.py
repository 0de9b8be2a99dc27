"""Cards and calls: a role, what it does and says of itself, and the step it is called in."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any

from .hints import Aim, Alibi, Feel
from .table import Table
from .values import Reason, RoleName, Seat, Team, Toll

Act = Callable[[Seat, Table], None]
GroupAct = Callable[[tuple[Seat, ...], Table], None]
LastWords = Callable[[Seat, str, Table], None]  # who died, of what
Guard = Callable[[Seat, Table], Iterable[Seat]]  # whom this seat keeps from the vote and from a shot
Win = Callable[[Seat, Table], Reason]  # whether this seat has won, and the rule that says so
Known = Callable[[Table], Iterable[Seat]]
Saying = Callable[[Collection["Role"]], tuple[str, ...]]  # the words somebody may be asked for among these cards


def nothing(*_: Any) -> None:
    """What most roles do on most occasions."""


def no_toll(table: Table) -> Iterable[Toll]:
    """Whoever died of most steps, or did not, needs no more words."""
    return ()


def saying(*words: str) -> Saying:
    """These words, whatever cards are in the game."""
    return lambda _: words


WORDLESS = saying()


@dataclass(frozen=True, slots=True)
class Role:
    """One kind of card. Its words live in the texts, under the same name."""

    name: RoleName
    team: Team
    number: str = ""  # on its token: when it is called, as the book counts
    stars: int = 1  # how hard it is to play: one to three
    night: Act | None = None  # each seat that wakes as it acts alone
    at_once: bool = False  # whoever copies it acts there and then, not when it is called
    may_wake_as: Callable[[Role], bool] | None = None  # for copiers: who they may turn out to be when called later
    again: str = ""  # for copiers: how they are called again, after whom they copied, if that role acts alone
    mover: bool = False  # moves cards at night: what an insomniac hopes for
    follower: bool = False  # wins with its team without being one of them: minion, renfield
    marks: tuple[str, ...] = ()  # those it hands out: it brings the marks into the game
    artifacts: tuple[str, ...] = ()  # those it may put on a card
    idle: RoleName | None = None  # what the card counts as when it was dealt to nobody
    says: Saying = WORDLESS  # every word that can be asked for when it acts: all who sleep are shown them too
    spends: tuple[tuple[str, str], ...] = ()  # what it has once, and the fact that tells it that it is used up
    brings: int = 0  # cards that are laid out for it and dealt to nobody
    kin: RoleName | None = None  # wakes, shows itself and is known wherever this one is, in calls held together
    taker: bool = False  # may take a spare card at night, and wakes as it from then on
    finds: tuple[Team, ...] = ()  # teams whose card it becomes when it finds one
    dies: LastWords | None = None
    cause: str = ""  # of the deaths that its own death brings
    guards: Guard | None = None
    votes: int = 1  # how many its finger counts for
    wins: Win | None = None  # a goal of its own, in place of its team's
    aims: tuple[tuple[str, Aim], ...] = ()  # by topic: what a bot answers with; otherwise it just acts
    alibi: Alibi | None = None  # what its night sounds like, for who only claims to have been it
    feels: tuple[Feel, ...] = ()  # what it brings to a deck
    tells: tuple[str, ...] = ()  # facts that only home-made roles tell, and of which the deduction keeps no trace
    art: str = ""  # whose picture shows it, where nobody has drawn one under its name

    def is_a(self, team: Team) -> bool:
        return self.team == team and not self.follower


@dataclass(frozen=True, slots=True)
class Beat:
    """One part of a long call: its name, and what is asked for in it."""

    name: str
    calls: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A stretch of play between two saved positions. Its name is the call it is asked under."""

    name: str
    run: Callable[[Table], None]
    roles: frozenset[RoleName] | None = None  # pointless unless somebody wakes as one of these
    # How it is held at a table, all of it public:
    heard: frozenset[RoleName] = frozenset()  # it is called out when one of these is in the cast
    beats: int = 1  # how many questions it can put one after the other, to one seat or to a group; none: 0
    alone: bool = False  # its seats act one after the other, each as its role does at night
    talk: bool = False  # everybody talks before it
    dusk: bool = False  # it is held before night falls
    parts: tuple[Beat, ...] = ()  # what its beats are about, where each is called by a name of its own
    art: str = ""  # whose picture goes with it, where it is not named after a role
    bonds: bool = False  # whoever meets in it loves the other, whatever their teams
    shown: Known | None = None  # who is known to all who are called in it; None: they alone
    # After the end: why nobody died of it, or who else did, asked of the table it left.
    toll: Callable[[Table], Iterable[Toll]] = no_toll

    def concerns(self, wakes_as: Iterable[RoleName]) -> bool:
        return self.roles is None or not self.roles.isdisjoint(wakes_as)

    def beat_of(self, call: str) -> int:
        """From which beat on this can be asked for: none comes sooner because somebody sleeps."""
        return next((number for number, beat in enumerate(self.parts) if call in beat.calls), 0)

    def part_of(self, call: str) -> Beat | None:
        """The part in which this is asked for, where it has several with names."""
        return next((beat for beat in self.parts if call in beat.calls), None)


def by_name(roles: Iterable[Role]) -> dict[RoleName, Role]:
    return {role.name: role for role in roles}


def names(*roles: Role) -> frozenset[RoleName]:
    return frozenset(role.name for role in roles)


def each(role: Role, beats: int = 1, *, dusk: bool = False) -> Step:
    """Everybody who wakes as this role, one after the other in seat order."""
    name = role.name

    def run(table: Table) -> None:
        for me in table.awake(name):
            table.act(table.rules.roles[name], me)

    called = frozenset((name,))
    return Step(name, run, called, heard=called, beats=beats, alone=True, dusk=dusk)


def together(
    call: str, act: GroupAct, *roles: Role, beats: int = 1, dusk: bool = False, shown: Known | None = None
) -> Step:
    """All who wake as one of these roles open their eyes at the same time."""
    called = names(*roles)

    def run(table: Table) -> None:
        group = table.awake(*called)
        if group:
            act(group, table)

    return Step(call, run, called, heard=called, beats=beats, dusk=dusk, shown=shown)
