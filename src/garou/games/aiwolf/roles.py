"""The roles of the AIWolf contests. Whoever looks learns a species and no more: a werewolf, or somebody who is none."""

from __future__ import annotations

from garou.engine.groups import leaders
from garou.engine.hints import Aim
from garou.engine.rules import Role, Ruling
from garou.engine.table import Table
from garou.engine.values import RoleName, Seat
from garou.games.classic.roles import VILLAGE, WEREWOLVES, Prey

EXECUTED, GUARDED = "executed", "guarded"  # tokens from the vote to the morning

VILLAGER = Role(RoleName("villager"), VILLAGE)
POSSESSED = Role(RoleName("possessed"), WEREWOLVES, stars=2, follower=True)


def is_wolf(role: Role) -> bool:
    return role.is_a(WEREWOLVES)


def tell_species(me: Seat, seat: Seat, table: Table) -> None:
    """Nobody is told more: who is no werewolf is shown as a villager, whatever card they hold."""
    shown = WEREWOLF if is_wolf(table.role(seat)) else VILLAGER
    table.tell((me,), "saw-card", where=seat, role=shown.name)


# --- Seer: divines one player every night, the one before the first day included ------------------


def divine(me: Seat, table: Table) -> None:
    seat = table.may_choose(me, table.others(me))
    if seat is not None:
        tell_species(me, seat, table)


SEER = Role(RoleName("seer"), VILLAGE, night=divine, aims=(("seer", Aim.LEARN),))

# --- Medium: is told what the executed was ---------------------------------------------------------


def identify(me: Seat, table: Table) -> None:
    for seat in table.holders(EXECUTED):
        tell_species(me, seat, table)


MEDIUM = Role(RoleName("medium"), VILLAGE, night=identify)

# --- Bodyguard: keeps somebody else from the werewolves, as long as the bodyguard lives -------------


def guard(me: Seat, table: Table) -> None:
    seat = table.may_choose(me, table.others(me))
    if seat is not None:
        table.put(GUARDED, seat)


BODYGUARD = Role(RoleName("bodyguard"), VILLAGE, stars=2, night=guard, aims=(("bodyguard", Aim.TRUST),))

# --- Werewolves: vote for somebody to attack, once more where votes are tied -------------------------


def prey(pack: tuple[Seat, ...], table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat in table.alive if seat not in pack)


# Whom werewolves may attack.
PREY: Ruling[Prey] = Ruling("prey", prey)


def attack(pack: tuple[Seat, ...], table: Table) -> None:
    """Where nobody was named, anybody may be the one."""
    may = table.rules.ruling(PREY)(pack, table)
    named = most_named(pack, may, table) or may
    if len(named) > 1:
        named = most_named(pack, may, table) or named
    victim = named[0] if len(named) == 1 else table.chance(named)
    table.tell(pack, "victim", player=victim)
    if not table.has(victim, GUARDED):
        table.kill(victim, "night")


def most_named(pack: tuple[Seat, ...], may: tuple[Seat, ...], table: Table) -> tuple[Seat, ...]:
    """Each sees whom the others named, once all have."""
    pointed = table.each_may_choose(dict.fromkeys(pack, may))
    for wolf, victim in pointed.items():
        table.tell(pack, "named", player=wolf, for_=victim)
    return leaders(pointed)


WEREWOLF = Role(RoleName("werewolf"), WEREWOLVES, aims=(("attack", Aim.HUNT),))
