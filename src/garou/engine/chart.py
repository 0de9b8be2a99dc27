"""The chart that says who wins, row by row, and for which cards each row is there."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .rules import Role, RuleSet, Ruling
    from .values import Team


Condition = Callable[["RuleSet", Collection["Role"]], bool]  # on the rules, and on the roles of the cast


@dataclass(frozen=True, slots=True)
class Row:
    """One row. Its words live in the texts, under its key."""

    key: str
    conditions: tuple[Condition, ...] = ()
    of: tuple[str, ...] = ()  # the teams or roles whose win it tells

    def is_for(self, rules: RuleSet, cast: Collection[Role]) -> bool:
        return all(holds(rules, cast) for holds in self.conditions)


def row(key: str, *conditions: Condition, of: tuple[str, ...] = ()) -> Row:
    return Row(key, conditions, of)


def with_all(*roles: Role) -> Condition:
    wanted = {role.name for role in roles}
    return lambda _, cast: wanted <= {role.name for role in cast}


def without(*roles: Role) -> Condition:
    unwanted = {role.name for role in roles}
    return lambda _, cast: unwanted.isdisjoint(role.name for role in cast)


def where_any(fits: Callable[[Role], Any]) -> Condition:
    """One role at least that is like this."""
    return lambda _, cast: any(map(fits, cast))


def where_none(fits: Callable[[Role], Any]) -> Condition:
    return lambda _, cast: not any(map(fits, cast))


def embodied(*teams: Team) -> Condition:
    """Somebody of each of these."""
    return lambda _, cast: all(any(role.is_a(team) for role in cast) for team in teams)


def not_embodied(*teams: Team) -> Condition:
    """Of one of these at least, nobody."""
    both = embodied(*teams)
    return lambda rules, cast: not both(rules, cast)


def decided(ruling: Ruling[Any], value: object) -> Condition:
    return lambda rules, _: rules.ruling(ruling) == value


def where(fits: Callable[[RuleSet], bool]) -> Condition:
    """The rules in play are like this."""
    return lambda rules, _: fits(rules)


def played(deed: object) -> Condition:
    """A step of the rules does this, or somebody's last words do."""
    return lambda rules, _: _does(rules, deed)


def not_played(deed: object) -> Condition:
    return lambda rules, _: not _does(rules, deed)


def _does(rules: RuleSet, deed: object) -> bool:
    return any(step.run is deed for step in rules.steps) or any(role.dies is deed for role in rules.roles.values())
