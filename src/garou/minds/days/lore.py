"""What the cards of a table are to whoever thinks about them: worked out once for a cast."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from garou.engine.hints import Aim
from garou.engine.rules import RuleSet
from garou.engine.values import RoleName, Seat
from garou.games.one_night.day import VILLAGE
from garou.games.teams import monsters_among
from garou.talk.claims import Common


class CastLore(NamedTuple):
    """Everything here is known to all: which cards are in, and what the rules say of them."""

    seats: tuple[Seat, ...]
    counted: Counter[RoleName]
    monsters: frozenset[RoleName]  # those a village is after
    village: frozenset[RoleName]  # those of its own team
    plain: RoleName | None  # the commonest villager, who neither wakes nor shoots: as what everybody hides
    single: frozenset[RoleName]  # villagers of whom there is one: two who claim it cannot both be right
    lookers: frozenset[RoleName]  # of these: who learns at night what somebody is
    seeing: frozenset[RoleName]  # and these with them: who now and then sees something
    beside: int  # cards dealt to nobody
    bonds: frozenset[str]  # calls in which those meet who love each other


@lru_cache(maxsize=256)
def lore(common: Common) -> CastLore:
    roles, counted = common.rules.roles, common.cast.counted
    village = frozenset(name for name in common.roles if roles[name].team == VILLAGE)
    usable = [name for name in common.roles if name in village]
    quiet = [name for name in usable if not roles[name].night and not roles[name].dies]
    plain = max(quiet or usable, key=counted.__getitem__, default=None)
    single = frozenset(name for name in usable if counted[name] == 1 and name != plain)
    return CastLore(
        common.seats, counted, frozenset(monsters_among(common.rules, common.roles)), village, plain, single,
        frozenset(name for name in single if looks(common.rules, name, Aim.LEARN)),
        frozenset(name for name in single if looks(common.rules, name, Aim.LEARN, Aim.DARE)),
        len(common.cards) - common.players,
        frozenset(step.name for step in common.rules.steps if step.bonds),
    )  # fmt: skip


def looks(rules: RuleSet, name: RoleName, *aims: Aim) -> bool:
    return any(aim in aims for _, aim in rules.roles[name].aims)
