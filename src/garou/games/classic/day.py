"""The day of the classic game: dawn, the captain, the lynching, and when a camp has won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from garou.engine.rules import Ruling
from garou.engine.table import Table
from garou.engine.values import Reason, Seat, Team

from .roles import HUNGER, LOST, LOVER, POISON, VICTIM, VILLAGE, WEREWOLVES

LOVERS = Team("lovers")
CAPTAIN = "captain"  # a token for the whole game

# --- Dawn -----------------------------------------------------------------------------------


def dawn(table: Table) -> None:
    """In seat order, so that poison cannot be told from a bite; the starved last."""
    for seat in table.holders(VICTIM, LOST, POISON):
        table.kill(seat, "night")
    for seat in table.holders(HUNGER):
        table.kill(seat, "hunger")
    table.then(eliminate)
    table.then(forget_the_night)


def forget_the_night(table: Table) -> None:
    for token in (VICTIM, LOST, POISON, HUNGER):
        table.take(token, *table.seats)


def eliminate(table: Table) -> None:
    """One elimination: the dead and all who follow them, then victory, else the captain's successor."""
    why = decided(table) if table.bury() else unopposed(table)
    if why is not None:
        finish(why, table)
        return
    fallen = table.both(table.holders(CAPTAIN), table.dead)
    if fallen:
        table.take(CAPTAIN, fallen[0])
        appoint(table.must_choose(fallen[0], table.alive, "successor"), table)


# --- When a camp has won --------------------------------------------------------------------

Living = Counter[Team]
Victory = Callable[[Living], str | None]


def one_villager_left(living: Living) -> str | None:
    return "one-villager-left" if living[VILLAGE] <= 1 else None


def parity(living: Living) -> str | None:
    return "parity" if living[VILLAGE] <= living[WEREWOLVES] else None


def no_villager_left(living: Living) -> str | None:
    return "no-villager-left" if not living[VILLAGE] else None


# When the wolves have won, while one of them lives: the rule's name, or nothing yet.
WOLVES_WIN: Ruling[Victory] = Ruling("wolves-win", one_villager_left)


def decided(table: Table) -> dict[Team, Reason] | None:
    """Mixed lovers are a camp of their own, and while both live nobody else has won."""
    mixed = mixed_lovers(table)
    if mixed and not table.both(mixed, table.dead):
        return None if table.but(table.alive, mixed) else results(table, LOVERS, "lovers-last-two", mixed)
    if not table.alive:
        return results(table, None, "nobody-left", mixed)
    living = table.living()
    if not living[WEREWOLVES]:
        return results(table, VILLAGE, "last-wolf-gone", mixed)
    rule = table.rules.ruling(WOLVES_WIN)(living)
    return results(table, WEREWOLVES, rule, mixed) if rule else None


def unopposed(table: Table) -> dict[Team, Reason] | None:
    """Nobody died: however few the villagers were from the start, only a village without wolves is at its end.

    A thief may have left the only one aside.
    """
    return None if table.living()[WEREWOLVES] else results(table, VILLAGE, "last-wolf-gone", ())


def results(table: Table, winner: Team | None, rule: str, mixed: tuple[Seat, ...]) -> dict[Team, Reason]:
    """Each camp's result; every reason names the camp's own players."""
    camps = {team: table.but(table.side(team), mixed) for team in teams(table)} | {LOVERS: mixed}
    lost = {LOVERS: "lovers-apart"}
    found = {}
    for team in sorted(camps):
        why = rule if winner in (team, None) else lost.get(team, "camp-lost")
        found[team] = Reason(team, team == winner, why, camps[team])
    return found


def teams(table: Table) -> set[Team]:
    return {role.team for role in table.roles()}


def finish(why: dict[Team, Reason], table: Table) -> None:
    table.conclude(why.values())
    table.show(*table.alive, *table.extra)


def mixed_lovers(table: Table) -> tuple[Seat, ...]:
    pair = table.holders(LOVER)
    sides = [table.both(pair, table.side(team)) for team in sorted(teams(table))] if pair else []
    return pair if any(some and table.but(pair, some) for some in sides) else ()


# --- Captain: an option; his vote counts twice and breaks ties ------------------------------


def elect(table: Table) -> None:
    """At the first daybreak: tied candidates are voted on once more, then luck decides."""
    if table.holders(CAPTAIN):
        return
    candidates = table.alive
    for topic in ("", "captain-again"):
        candidates = table.leaders(table.ballot(dict.fromkeys(table.alive, candidates), topic)) or candidates
        if len(candidates) == 1:
            break
    appoint(candidates[0] if len(candidates) == 1 else table.chance(candidates), table)


def appoint(seat: Seat, table: Table) -> None:
    table.put(CAPTAIN, seat)
    table.announce("captain", player=seat)


# --- The lynching ---------------------------------------------------------------------------

Accused = Callable[[Seat, tuple[Seat, ...], Table], tuple[Seat, ...]]


def others(voter: Seat, candidates: tuple[Seat, ...], table: Table) -> tuple[Seat, ...]:
    return table.but(candidates, (voter,))


def not_my_lover(voter: Seat, candidates: tuple[Seat, ...], table: Table) -> tuple[Seat, ...]:
    return table.but(candidates, (voter,), table.besides(voter, table.holders(LOVER)))


# Whom a voter may point at.
ACCUSED: Ruling[Accused] = Ruling("accused", others)

# Must everybody point who can?
MUST_VOTE: Ruling[bool] = Ruling("must-vote", False)


def any_of_them(captain: Seat, tied: tuple[Seat, ...], table: Table) -> tuple[Seat, ...]:
    return tied


def any_but_my_lover(captain: Seat, tied: tuple[Seat, ...], table: Table) -> tuple[Seat, ...]:
    return table.but(tied, table.besides(captain, table.holders(LOVER)))


# Whom the captain may choose where he has to break a tie.
TIE_BREAK: Ruling[Accused] = Ruling("tie-break", any_of_them)

Undecided = Callable[[tuple[Seat, ...], Table], tuple[Seat, ...]]


def nobody(tied: tuple[Seat, ...], table: Table) -> tuple[Seat, ...]:
    return ()


def by_lot(tied: tuple[Seat, ...], table: Table) -> tuple[Seat, ...]:
    return (table.chance(tied),)


# Who falls where the second vote is a tie as well.
STILL_TIED: Ruling[Undecided] = Ruling("still-tied", nobody)


def lynch(table: Table) -> None:
    captain = table.holders(CAPTAIN)
    fallen = table.leaders(poll(table.alive, table), twice=captain)
    if len(fallen) > 1:
        fallen = break_tie(captain[0], fallen, table) if captain else vote_again(fallen, table)
    if len(fallen) == 1:
        table.kill(fallen[0], "lynch")
    table.then(eliminate)


def poll(candidates: tuple[Seat, ...], table: Table, topic: str = "") -> Mapping[Seat, Seat | None]:
    accused, must = table.rules.ruling(ACCUSED), table.rules.ruling(MUST_VOTE)
    return table.ballot({voter: accused(voter, candidates, table) for voter in table.alive}, topic, must=must)


def vote_again(tied: tuple[Seat, ...], table: Table) -> tuple[Seat, ...]:
    fallen = table.leaders(poll(tied, table, "lynch-again"))
    return table.rules.ruling(STILL_TIED)(fallen, table) if len(fallen) > 1 else fallen


def break_tie(captain: Seat, tied: tuple[Seat, ...], table: Table) -> tuple[Seat, ...]:
    own = table.votes[captain]
    if own is not None and own in tied:
        return (own,)
    return (table.must_choose(captain, table.rules.ruling(TIE_BREAK)(captain, tied, table), "tie-break"),)
