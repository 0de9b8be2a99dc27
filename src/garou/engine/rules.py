"""What a rule set is made of: roles, steps and rulings, each replaceable by its name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Generic, TypeVar

from .chart import Row
from .hints import Aim
from .roles import Beat, Role, Step, by_name, each, names, nothing, saying, together
from .table import Table
from .things import Artifact, Mark
from .values import IllegalSetup, Position, RoleName, Seat, Setup

__all__ = [
    "Beat", "Change", "Part", "Role", "RuleSet", "Ruling", "Step",
    "by_name", "card_role", "change", "deal", "each", "names", "nothing", "saying", "together",
]  # fmt: skip

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Ruling(Generic[T]):
    """One point the books leave open, decided: a value or a function that an edition may decide differently."""

    name: str
    value: T


Part = Role | Step | Ruling[Any]


@dataclass(frozen=True, slots=True)
class Change:
    """What an option does to a rule set: parts replaced by name, and fields."""

    parts: tuple[Part, ...]
    fields: tuple[tuple[str, Any], ...] = ()
    of: frozenset[RoleName] = frozenset()  # cards without which it decides nothing; none where it always may

    def only_with(self, *roles: Role) -> Change:
        return replace(self, of=names(*roles))

    def matters(self, cards: Collection[RoleName]) -> bool:
        """May it decide anything over these cards?"""
        return not self.of or any(role in self.of for role in cards)

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
    pairs: frozenset[RoleName] = frozenset()  # roles there are two of, or none
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
    grief: str = ""  # the cause of the deaths that `mourn` brings
    offices: tuple[RoleName, ...] = ()  # explained like roles, but nobody is dealt them
    emblem: str = ""  # whose picture stands for the game
    # Reads what a seat was told, where the night comes again: which deals go with it.
    chronicle: Callable[..., Any] | None = None
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
    def steps(self) -> tuple[Step, ...]:
        """Each once, in the order they are first played."""
        return (*self.opening, *self.round)

    @property
    def parts(self) -> tuple[Part, ...]:
        return (*self.roles.values(), *self.steps, *self.rulings)

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
        speaking = (*acting, *self.copied_under(step, cards))
        return tuple(dict.fromkeys(word for role in speaking for word in role.says(cast)))

    def spent_under(self, step: Step) -> tuple[tuple[str, str], ...]:
        """What those who are called have once, and the fact by which they know that it is used up."""
        return tuple(
            thing for name in self.roles if step.roles and name in step.roles for thing in self.roles[name].spends
        )

    def copied_under(self, step: Step, cards: Collection[RoleName]) -> tuple[Role, ...]:
        """The roles of these cards that somebody may copy in this step, and act as there and then."""
        cast = [role for name, role in self.roles.items() if name in cards]
        copiers = [role.may_wake_as for role in cast if step.roles and role.name in step.roles and role.may_wake_as]
        return tuple(role for role in cast if any(not later(role) for later in copiers))

    def in_a_row(self, step: Step, cards: Collection[RoleName]) -> int:
        """How many questions one turn of this step can bring with these cards: those of a copied role come on top."""
        copied = {role.name for role in self.copied_under(step, cards)}
        own = [one.beats for one in self.steps if one.alone and one.roles and not one.roles.isdisjoint(copied)]
        return max(step.beats, 1 + max(own)) if own else step.beats

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
    def chained(self) -> frozenset[str]:
        """The causes of death that another death brings."""
        return frozenset(filter(None, (self.grief, *(role.cause for role in self.roles.values()))))

    @cached_property
    def blank(self) -> str:
        """The mark everybody begins with; "" in a game without marks."""
        return next((name for name, mark in self.marks.items() if mark.blank), "")

    @cached_property
    def kin(self) -> Mapping[RoleName, tuple[RoleName, ...]]:
        """Who wakes along with others, by whom they follow; a printed box has none of them."""
        followed = {role.kin for role in self.roles.values() if role.kin}
        return {name: tuple(one.name for one in self.roles.values() if one.kin == name) for name in followed}

    def with_kin(self, roles: tuple[RoleName, ...]) -> tuple[RoleName, ...]:
        return (*roles, *(kin for name in roles for kin in self.kin.get(name, ())))

    @cached_property
    def weighing(self) -> bool:
        """Does anybody's finger count for more than one?"""
        return any(role.votes != 1 for role in self.roles.values())

    @cached_property
    def guarding(self) -> bool:
        """Is there any role that keeps somebody from the vote?"""
        return any(role.guards for role in self.roles.values())

    def ruling(self, default: Ruling[T]) -> T:
        """How this edition decides a point. The ruling asked for stands for its name and type."""
        value: T = self.decided[default.name]
        return value


def deal(table: Table) -> None:
    """Everybody looks at their own card, once."""
    for seat in table.seats:
        table.tell((seat,), "dealt", role=table.printed[seat])
