"""What a rule set is made of: roles, steps and rulings, each replaceable by its name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Generic, TypeVar

from .chart import Row
from .hints import Aim, Alibi, Feel
from .table import Table
from .things import Artifact, Mark
from .values import IllegalSetup, Position, RoleName, Seat, Setup, Team

Act = Callable[[Seat, Table], None]
GroupAct = Callable[[tuple[Seat, ...], Table], None]
LastWords = Callable[[Seat, str, Table], None]  # who died, of what
Guard = Callable[[Seat, Table], Iterable[Seat]]  # whom this seat keeps from the vote and from a shot
Saying = Callable[[Collection["Role"]], tuple[str, ...]]  # the words somebody may be asked for among these cards

T = TypeVar("T")


def nothing(*_: Any) -> None:
    """What most roles do on most occasions."""


def saying(*words: str) -> Saying:
    """These words, whatever cards are in the game."""
    return lambda _: words


WORDLESS = saying()


@dataclass(frozen=True, slots=True)
class Role:
    """One kind of card. Its words live in the texts, under the same name."""

    name: RoleName
    team: Team
    stars: int = 1  # how hard it is to play: one to three
    night: Act | None = None  # each seat that wakes as it acts alone
    at_once: bool = False  # whoever copies it acts there and then, not when it is called
    may_wake_as: Callable[[Role], bool] | None = None  # for copiers: who they may turn out to be when called later
    mover: bool = False  # moves cards at night: what an insomniac hopes for
    follower: bool = False  # wins with its team without being one of them: minion, renfield
    marks: tuple[str, ...] = ()  # those it hands out: it brings the marks into the game
    artifacts: tuple[str, ...] = ()  # those it may put on a card
    idle: RoleName | None = None  # what the card counts as when it was dealt to nobody
    says: Saying = WORDLESS  # every word that can be asked for when it acts: all who sleep are shown them too
    brings: int = 0  # cards that are laid out for it and dealt to nobody
    taker: bool = False  # may take a spare card at night, and wakes as it from then on
    finds: tuple[Team, ...] = ()  # teams whose card it becomes when it finds one
    dies: LastWords | None = None
    guards: Guard | None = None
    aims: tuple[tuple[str, Aim], ...] = ()  # by topic: what a bot answers with; otherwise it just acts
    alibi: Alibi | None = None  # what its night sounds like, for who only claims to have been it
    feels: tuple[Feel, ...] = ()  # what it brings to a deck

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

    def concerns(self, wakes_as: Iterable[RoleName]) -> bool:
        return self.roles is None or not self.roles.isdisjoint(wakes_as)

    def beat_of(self, call: str) -> int:
        """From which beat on this can be asked for: none comes sooner because somebody sleeps."""
        return next((number for number, beat in enumerate(self.parts) if call in beat.calls), 0)

    def part_of(self, call: str) -> Beat | None:
        """The part in which this is asked for, where it has several with names."""
        return next((beat for beat in self.parts if call in beat.calls), None)


@dataclass(frozen=True, slots=True)
class Ruling(Generic[T]):
    """One point the books leave open, decided: a value or a function that an edition may decide otherwise."""

    name: str
    value: T


Part = Role | Step | Ruling[Any]


@dataclass(frozen=True, slots=True)
class Change:
    """What an option does to a rule set: parts replaced by name, and fields."""

    parts: tuple[Part, ...]
    fields: tuple[tuple[str, Any], ...] = ()

    @property
    def touches(self) -> set[tuple[type, str]]:
        return {(type(part), part.name) for part in self.parts} | {(RuleSet, name) for name, _ in self.fields}


def change(*parts: Part, **fields: Any) -> Change:
    return Change(parts, tuple(fields.items()))


def card_role(seat: Seat, table: Table) -> Role:
    """What a seat counts as where nothing goes over its card."""
    return table.rules.roles[table.counts[table.lies[seat]]]


def no_more(position: Position) -> Mapping[str, Mapping[Seat, str]]:
    return {}


@dataclass(frozen=True, eq=False)
class RuleSet:
    """One printed edition of one game."""

    id: str
    roles: Mapping[RoleName, Role]
    opening: tuple[Step, ...]  # played once
    round: tuple[Step, ...] = ()  # then again and again, until a step ends the game
    rulings: tuple[Ruling[Any], ...] = ()
    options: Mapping[str, Change] = field(default_factory=dict)
    box: Mapping[RoleName, int] = field(default_factory=dict)  # copies in the printed box
    single: frozenset[RoleName] = frozenset()  # roles there can be only one of
    marks: Mapping[str, Mark] = field(default_factory=dict)
    artifacts: Mapping[str, Artifact] = field(default_factory=dict)
    players: tuple[int, int] = (3, 10)
    centre: int = 0  # how many cards lie there
    extra_in_centre: bool = False  # are the extra cards among those of the centre?
    places: tuple[str, ...] = ()  # the slots nobody sits at: the centre, then those of extra cards
    check: Callable[[Setup], None] = nothing  # raises IllegalSetup
    identity: Callable[[Seat, Table], Role] = card_role  # what a seat counts as
    mourn: Callable[[Seat, Table], None] = nothing  # who dies with this one
    shows: Callable[[Position], Mapping[str, Mapping[Seat, str]]] = no_more  # more for the judge
    aims: tuple[tuple[str, Aim], ...] = ()  # of topics that belong to no role
    chart: tuple[Row, ...] = ()  # who wins, for a leaflet
    chained: frozenset[str] = frozenset()  # causes of death that another death brings
    offices: tuple[RoleName, ...] = ()  # explained like roles, but nobody is dealt them
    emblem: str = ""  # whose picture stands for the game
    plain: str = ""  # whoever has nothing to do: fills up a deck

    def but(self, id: str, *parts: Part, **fields: Any) -> RuleSet:
        """The same rules, except that these parts replace those of the same kind and name."""
        new = {(type(part), part.name): part for part in parts}
        known = {(type(part), part.name) for part in self.parts}
        if unknown := new.keys() - known:
            raise KeyError(f"{self.id} has nothing to replace by {sorted(name for _, name in unknown)}")

        def renewed(old: Iterable[Any]) -> tuple[Any, ...]:
            return tuple(new.get((type(part), part.name), part) for part in old)

        return replace(
            self,
            id=id,
            roles=by_name(renewed(self.roles.values())),
            opening=renewed(self.opening),
            round=renewed(self.round),
            rulings=renewed(self.rulings),
            **fields,
        )

    def with_role(self, id: str, role: Role, step: Step | None = None, *, after: str = "") -> RuleSet:
        """The same rules with one more role, called right after the step of that name; without a step it sleeps."""
        if role.name in self.roles:
            raise KeyError(f"{self.id} has a role {role.name!r} already")
        if step and after not in {one.name for one in (*self.opening, *self.round)}:
            raise KeyError(f"{self.id} has no step {after!r}")

        def longer(steps: tuple[Step, ...]) -> tuple[Step, ...]:
            return tuple(part for one in steps for part in ((one, step) if step and one.name == after else (one,)))

        return replace(
            self,
            id=id,
            roles={**self.roles, role.name: role},
            opening=longer(self.opening),
            round=longer(self.round),
            box={**self.box, role.name: 1},
        )

    @property
    def parts(self) -> tuple[Part, ...]:
        return (*self.roles.values(), *self.opening, *self.round, *self.rulings)

    def playing(self, options: Iterable[str]) -> RuleSet:
        """The same rules with these options on. Two that replace the same part exclude each other."""
        rules, chosen = self, dict[tuple[type, str], str]()
        for name in options:
            change = self.options[name]
            for rival in (chosen[part] for part in change.touches & chosen.keys()):
                raise IllegalSetup("options-exclude", option=name, rival=rival)
            chosen |= dict.fromkeys(change.touches, name)
            rules = rules.but(f"{rules.id}+{name}", *change.parts, **dict(change.fields))
        return rules

    def said_under(self, step: Step, cards: Collection[RoleName]) -> tuple[str, ...]:
        """Every word that can be asked for under this call with these cards, whoever holds them; in the box's order.

        Whoever copies a role and acts there and then is asked for that role's words.
        """
        cast = [role for name, role in self.roles.items() if name in cards]
        acting = [role for role in cast if step.roles and role.name in step.roles]
        copied = [role for one in acting if one.may_wake_as for role in cast if not one.may_wake_as(role)]
        return tuple(dict.fromkeys(word for role in (*acting, *copied) for word in role.says(cast)))

    def step(self, number: int) -> Step | None:
        if number < len(self.opening):
            return self.opening[number]
        if self.round:
            return self.round[(number - len(self.opening)) % len(self.round)]
        return None

    @cached_property
    def decided(self) -> Mapping[str, Any]:
        """Each ruling's value by its name."""
        return {ruling.name: ruling.value for ruling in self.rulings}

    def aim_of(self, topic: str) -> Aim:
        return self._aims.get(topic, Aim.ACT)

    @cached_property
    def _aims(self) -> Mapping[str, Aim]:
        return dict((*self.aims, *(aim for role in self.roles.values() for aim in role.aims)))

    @cached_property
    def blank(self) -> str:
        """The mark everybody begins with; "" in a game without marks."""
        return next((name for name, mark in self.marks.items() if mark.blank), "")

    @cached_property
    def guarding(self) -> bool:
        """Is there any role that keeps somebody from the vote?"""
        return any(role.guards for role in self.roles.values())

    def ruling(self, default: Ruling[T]) -> T:
        """How this edition decides a point. The ruling asked for stands for its name and type."""
        value: T = self.decided[default.name]
        return value


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


def together(call: str, act: GroupAct, *roles: Role, beats: int = 1, dusk: bool = False) -> Step:
    """All who wake as one of these roles open their eyes at the same time."""
    called = names(*roles)

    def run(table: Table) -> None:
        group = table.awake(*called)
        if group:
            act(group, table)

    return Step(call, run, called, heard=called, beats=beats, dusk=dusk)


def deal(table: Table) -> None:
    """Everybody looks at the own card, once."""
    for seat in table.seats:
        table.tell((seat,), "dealt", role=table.printed[seat])
