"""What somebody thinks of everybody."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from garou.engine.rules import RuleSet
from garou.engine.values import RoleName, Slot
from garou.talk.claims import Common

from .accounts import Account
from .guessing import Guess, faces_of

Shares = Mapping[RoleName, float]


@dataclass(frozen=True, slots=True)
class Opinion:
    """Chances, and trust in each who spoke."""

    chances: tuple[Shares, ...]  # by seat: what lies there now
    trust: tuple[float, ...]  # by seat: how likely it has told the truth
    exact: bool  # counted under a model of lying, and not estimated

    def chance(self, seat: Slot, roles: Iterable[RoleName]) -> float:
        return sum(self.chances[seat].get(role, 0.0) for role in roles)


# --- Of guesses -------------------------------------------------------------------------------


def weighed(common: Common, known: Sequence[Guess], heard: Sequence[Account]) -> Opinion:
    """What all guesses come to. Where there is none, everybody may be anything."""
    if not known:
        blank = {role: copies / len(common.cards) for role, copies in common.cast.counted.items()}
        return Opinion((blank,) * common.players, (0.5,) * common.players, exact=False)
    chances: list[dict[RoleName, float]] = [{} for _ in common.seats]
    trust = [1.0] * common.players
    for guess in known:
        for seat, shares in enumerate(_places(common, guess, heard)):
            trust[seat] -= guess.weight * (guess.liars >> seat & 1)
            for name, share in shares.items():
                chances[seat][name] = chances[seat].get(name, 0.0) + guess.weight * share
    return Opinion(tuple(chances), tuple([max(0.0, round(one, 12)) for one in trust]), exact=False)


def _places(common: Common, guess: Guess, heard: Sequence[Account]) -> list[Shares]:
    """By seat what lies there if just these lie: what was seen, or copied, or turned by a mark."""
    believed = [one for one in heard if not guess.liars >> one.seat & 1]
    copied: dict[Slot, RoleName] = {one.seat: one.copy for one in believed if one.copy}
    told = [entry for one in believed for entry in one.marks]
    turned = {place: turning(common.rules)[mark] for place, mark in told if mark in turning(common.rules)}
    lying, other = _mixed(common, guess, guess.bad), _mixed(common, guess, guess.rest)
    found = list[Shares]()
    for seat, card in enumerate(guess.course.lies[: common.players]):
        face = guess.course.faces[card]
        name = turned.get(Slot(seat)) or copied.get(Slot(card)) or (common.roles[face] if face >= 0 else None)
        found.append({name: 1.0} if name else lying if guess.liars >> card & 1 else other)
    return found


def _mixed(common: Common, guess: Guess, bad: float) -> Shares:
    """A card nobody has seen: so likely one of the bad, by their numbers."""
    unseen, evil = guess.course.unseen, faces_of(common).evil
    number = sum([left for left, is_evil in zip(unseen, evil, strict=True) if is_evil])
    rest = sum(unseen) - number
    each = (bad / number if number else 0.0, (1 - bad) / rest if rest else 0.0)
    return {
        name: left * each[not is_evil] for name, left, is_evil in zip(common.roles, unseen, evil, strict=True) if left
    }


@lru_cache(maxsize=64)
def turning(rules: RuleSet) -> Mapping[str, RoleName]:
    """The marks that put a player on another team, and the first role of that team."""
    teams = {name: mark.team for name, mark in rules.marks.items() if mark.team}
    return {mark: next(n for n, role in rules.roles.items() if role.is_a(team)) for mark, team in teams.items()}
