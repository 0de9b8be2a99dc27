"""Whose mind sits where: `village=sage,werewolf=sly,3=random`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from garou.engine.rules import RuleSet
from garou.engine.values import Refusal, RoleName, Seat, Slot, Team
from garou.games.cast import Cards
from garou.games.teams import CHANGING, printed_team
from garou.minds.levels import KNOWN, USUAL


class IllegalCompany(Refusal):
    """These minds cannot sit there."""


@dataclass(frozen=True)
class Company:
    """Which mind plays for whom, by name: that of a seat goes before that of its card, and that before its team's."""

    others: str = USUAL  # who plays for all that nothing else is said of
    teams: Mapping[str, str] = field(default_factory=dict)
    roles: Mapping[str, str] = field(default_factory=dict)
    seats: Mapping[int, str] = field(default_factory=dict)  # by the number of the seat, from nought

    def named(self, rules: RuleSet, dealt: Cards) -> tuple[str, ...]:
        """By seat, for the cards that were dealt to them."""
        return tuple(self._of(rules, Seat(Slot(seat)), role) for seat, role in enumerate(dealt))

    @property
    def names(self) -> tuple[str, ...]:
        """Whoever may be playing."""
        return (self.others, *self.teams.values(), *self.roles.values(), *self.seats.values())

    def _of(self, rules: RuleSet, seat: Seat, role: RoleName) -> str:
        by_card = self.roles.get(role) or self.teams.get(printed_team(rules.roles[role]), self.others)
        return self.seats.get(seat, by_card)

    def __str__(self) -> str:
        """As it is written on the command line."""
        seats = {str(seat + 1): name for seat, name in self.seats.items()}
        named = {**self.teams, **self.roles, **seats}
        return ",".join([self.others, *(f"{whom}={name}" for whom, name in named.items())])


BY_FILE = "@"


def level(name: str) -> str:
    """Of which sort it is, by whatever file it plays."""
    return name.partition(BY_FILE)[0]


def company(written: str, rules: RuleSet, players: int) -> Company:
    """As people write it; a name alone is for everybody else. Where a team is called like a card, the team is meant."""
    others, teams, roles, seats = USUAL, dict[str, str](), dict[str, str](), dict[int, str]()
    for whom, name in _entries(written):
        _checked(name)
        if not whom:
            others = name
        elif whom.isdecimal() and 1 <= int(whom) <= players:
            seats[int(whom) - 1] = name
        elif whom in sides(rules):
            teams[whom] = name
        elif whom in rules.roles:
            roles[whom] = name
        else:
            raise IllegalCompany("no-such-side", name=whom, count=players, known=_known(rules))
    return Company(others, teams, roles, seats)


def _checked(name: str) -> None:
    if name not in KNOWN:
        from .seating import known  # noqa: PLC0415  # who only names minds does not wait for them

        known(name)


def _entries(written: str) -> Iterator[tuple[str, str]]:
    for entry in filter(None, (entry.strip() for entry in written.split(","))):
        whom, equals, name = entry.partition("=")
        yield (whom.strip(), name.strip()) if equals else ("", entry)


def sides(rules: RuleSet) -> tuple[Team, ...]:
    """The teams that are printed on cards, in the order of the rules."""
    return tuple(dict.fromkeys(team for role in rules.roles.values() if (team := printed_team(role)) != CHANGING))


def _known(rules: RuleSet) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*sides(rules), *rules.roles)))
