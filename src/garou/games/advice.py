"""What the books advise on a deck. Advice is shown while cards are chosen and never refuses anything."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Any

from garou.engine.rules import RuleSet
from garou.engine.values import RoleName, Team

from .cast import Cast
from .classic.advice import wolves_for


@dataclass(frozen=True)
class AdvisedTable:
    """What there is to judge a deck by: the rules, the cards, how many sit there, what they know already."""

    rules: RuleSet
    cast: Cast
    players: int
    known: Collection[RoleName] | None = None  # roles the group has played; None where nobody said it is new

    @property
    def first(self) -> bool:
        """Is it this group's first game, as far as anybody said?"""
        return self.known is not None and not self.known

    def has(self, name: str) -> bool:
        return RoleName(name) in self.cast.counted


@dataclass(frozen=True, slots=True)
class Advice:
    """Put into words under `advice-<key>`."""

    key: str
    details: tuple[tuple[str, Any], ...] = ()


Adviser = Callable[[AdvisedTable], Iterator[Advice]]


def masons_from_seven(table: AdvisedTable) -> Iterator[Advice]:
    if table.has("mason") and table.players < 7:
        yield Advice("masons-from-seven")


def insomniac_beside_a_mover(table: AdvisedTable) -> Iterator[Advice]:
    movers = tuple(role.name for role in table.rules.roles.values() if role.mover)
    if table.has("insomniac") and not any(map(table.has, movers)):
        yield Advice("insomniac-without-mover", (("movers", movers),))


def bodyguard_from_five(table: AdvisedTable) -> Iterator[Advice]:
    if table.has("bodyguard") and table.players < 5:
        yield Advice("bodyguard-from-five")


def no_more_than_the_box(table: AdvisedTable) -> Iterator[Advice]:
    for role, copies in table.rules.box.items():
        count = table.cast.counted[role]
        if count > copies:
            yield Advice("more-than-the-box", (("role", role), ("count", count), ("box", copies)))


HUNTED = (Team("werewolf"), Team("vampire"))


def hunted(rules: RuleSet, cards: Collection[RoleName]) -> bool:
    """Solo roles aside, is there somebody among these whom the village can catch?"""
    return any(rules.roles[name].is_a(team) for name in cards for team in HUNTED)


def somebody_to_look_for(table: AdvisedTable) -> Iterator[Advice]:
    if not hunted(table.rules, table.cast.counted):
        yield Advice("no-werewolf")


FIRST = 5  # a first game is for so many at most


def few_at_first(table: AdvisedTable) -> Iterator[Advice]:
    if table.first and table.players > FIRST:
        yield Advice("few-for-first-game", (("high", FIRST),))


def one_camp_at_first(table: AdvisedTable) -> Iterator[Advice]:
    """Werewolves or vampires: both together are for those who know the game."""
    roles = [table.rules.roles[name] for name in table.cast.counted]
    if table.first and all(any(role.is_a(team) for role in roles) for team in HUNTED):
        yield Advice("one-camp-for-first-game")


def follower_beside_a_master(table: AdvisedTable) -> Iterator[Advice]:
    """Renfield needs somebody of the clan."""
    roles = [table.rules.roles[name] for name in table.cast.counted]
    for role in roles:
        if role.follower and not any(other.is_a(role.team) for other in roles):
            yield Advice("follower-alone", (("role", role.name),))


def easy_at_first(table: AdvisedTable) -> Iterator[Advice]:
    """A first game with one- and two-star roles; then one or two new roles at a time."""
    if table.known is None:
        return
    roles = [table.rules.roles[name] for name in sorted(table.cast.counted)]
    if table.first:
        for role in roles:
            if role.stars == 3:
                yield Advice("hard-role-for-first-game", (("role", role.name),))
    else:
        new = [role for role in roles if role.name not in table.known]
        if len(new) > 2:
            yield Advice("many-new-roles", (("count", len(new)),))


LOW, HIGH = 8, 18  # how many the classic game is at its best with


def classic_size(table: AdvisedTable) -> Iterator[Advice]:
    if not LOW <= table.players <= HIGH:
        yield Advice("few-players" if table.players < LOW else "many-players", (("low", LOW), ("high", HIGH)))


def one_wolf_in_four(table: AdvisedTable) -> Iterator[Advice]:
    count, wolves = table.cast.counted[RoleName("werewolf")], wolves_for(table.players)
    if count != wolves:
        yield Advice("wolves", (("wolves", wolves), ("count", count)))


def a_seer_in_the_village(table: AdvisedTable) -> Iterator[Advice]:
    """The book's smallest village has two wolves and a seer."""
    if not table.has("seer"):
        yield Advice("no-seer")


ONE_NIGHT = (
    masons_from_seven,
    insomniac_beside_a_mover,
    no_more_than_the_box,
    somebody_to_look_for,
    few_at_first,
    easy_at_first,
)

ADVISERS: dict[str, tuple[Adviser, ...]] = {
    "one-night": ONE_NIGHT,
    "epic-battle": (*ONE_NIGHT, bodyguard_from_five, follower_beside_a_master, one_camp_at_first),
    "classic": (classic_size, one_wolf_in_four, a_seer_in_the_village, easy_at_first),
}


def advice(
    game: str, rules: RuleSet, cast: Cast, players: int, known: Collection[RoleName] | None = None
) -> tuple[Advice, ...]:
    """Everything the book of this game would say about this deck."""
    table = AdvisedTable(rules, cast, players, known)
    return tuple(word for adviser in ADVISERS[game] for word in adviser(table))
