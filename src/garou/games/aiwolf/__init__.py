"""Werewolf as the AIWolf contests play it between programs: a night to divine, then days of one vote and nights.

No family's table offers it, so it does not stand among `GAMES`: whoever wants it asks for it by its name here. Its
calls are named as the contests name their requests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from garou.engine.groups import leaders
from garou.engine.rules import RuleSet, Ruling, Step, by_name, change, deal, each, names, nothing, together
from garou.engine.table import Table
from garou.engine.values import IllegalSetup, Reason, Seat, Setup, Team
from garou.games.cast import Cast, cards
from garou.games.classic.day import ACCUSED, any_of_them
from garou.games.classic.roles import VILLAGE, WEREWOLVES

from .roles import (
    BODYGUARD,
    EXECUTED,
    GUARDED,
    MEDIUM,
    POSSESSED,
    PREY,
    SEER,
    VILLAGER,
    WEREWOLF,
    attack,
    is_wolf,
)

__all__ = ["AIWOLF", "AIWOLF_CASTS", "GUARDED", "is_wolf"]


def deck(setup: Setup) -> None:
    if WEREWOLF.name not in setup.cards:
        raise IllegalSetup("no-werewolf")


def meet(pack: tuple[Seat, ...], table: Table) -> None:
    table.recognise(WEREWOLF.name, pack, pack)


# --- The vote -----------------------------------------------------------------------------------------


def vote(table: Table) -> None:
    """Whoever is named most is executed; where several are, everybody votes once more, and then luck decides."""
    named = poll(table)
    if len(named) > 1:
        named = poll(table)
    executed = named[0] if len(named) == 1 else table.chance(named)
    table.put(EXECUTED, executed)
    table.kill(executed, "lynch")
    buried(table)


def poll(table: Table) -> tuple[Seat, ...]:
    accused = table.rules.ruling(ACCUSED)
    return leaders(table.ballot({voter: accused(voter, table.alive, table) for voter in table.alive}, must=True))


# --- The end of a night, and of the game -----------------------------------------------------------------


def hunt(pack: tuple[Seat, ...], table: Table) -> None:
    attack(pack, table)
    for token in (EXECUTED, GUARDED):
        table.take(token, *table.seats)
    buried(table)


def buried(table: Table) -> None:
    """Nobody's card is shown before the end."""
    table.bury()
    why = decided(table)
    if why:
        table.end({seat: team for team, one in why.items() if one.won for seat in one.players}, why.values())
        table.show(*table.seats)


def decided(table: Table) -> Mapping[Team, Reason]:
    """A werewolf for each living human is enough, and a possessed is human."""
    living = Counter(is_wolf(table.role(seat)) for seat in table.alive)
    if not living[True]:
        return results(VILLAGE, "last-wolf-gone", table)
    return results(WEREWOLVES, "parity", table) if living[False] <= living[True] else {}


def results(winner: Team, rule: str, table: Table) -> Mapping[Team, Reason]:
    teams = {seat: role.team for seat, role in zip(table.seats, table.roles(), strict=True)}
    return {
        team: Reason(team, team == winner, rule if team == winner else "camp-lost", members)
        for team in (VILLAGE, WEREWOLVES)
        if (members := tuple(seat for seat in table.seats if teams[seat] == team))
    }


AIWOLF = RuleSet(
    id="aiwolf",
    roles=by_name((VILLAGER, SEER, MEDIUM, BODYGUARD, POSSESSED, WEREWOLF)),
    opening=(
        Step("deal", deal),
        together("meeting", meet, WEREWOLF, beats=0),
        replace(each(SEER), name="divine"),
    ),
    round=(
        Step("vote", vote, talk=True),
        replace(each(MEDIUM, beats=0), name="identify"),
        replace(each(SEER), name="divine"),
        Step("whisper", nothing, names(WEREWOLF), beats=0),
        replace(each(BODYGUARD), name="guard"),
        together("attack", hunt, WEREWOLF),
    ),
    rulings=(ACCUSED, PREY),
    options={"self-votes": change(Ruling(ACCUSED.name, any_of_them))},
    players=(5, 15),
    check=deck,
    plain=VILLAGER.name,
    emblem=WEREWOLF.name,
)

# The cards of the contests, by the number of players.
AIWOLF_CASTS: Mapping[int, Cast] = {
    5: Cast(cards("werewolf, possessed, seer, 2 villager")),
    13: Cast(cards("3 werewolf, possessed, seer, medium, bodyguard, 6 villager")),
    15: Cast(cards("3 werewolf, possessed, seer, medium, bodyguard, 8 villager")),
}
