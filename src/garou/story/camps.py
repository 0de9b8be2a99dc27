"""Who was on whose side when all was told."""

from __future__ import annotations

from garou.engine.game import Game
from garou.engine.table import Table
from garou.engine.values import Reason, Seat, Team


def camps(played: Game) -> dict[Team, tuple[Seat, ...]]:
    """Each side with its seats, as the end found them: bites, artifacts and crossed love included."""
    table = Table(played.rules, played.position)
    sides = {seat: side(seat, table.role(seat).team, played) for seat in table.seats}
    return {team: tuple(s for s in sides if sides[s] == team) for team in dict.fromkeys(sides.values())}


def side(seat: Seat, team: Team, played: Game) -> Team:
    """The team of the card, unless the reasons know of one that no card has, or none of that team was left."""
    why = played.outcome.why if played.outcome else ()
    printed = {role.team for role in played.rules.roles.values()}
    crossed = next((r.team for r in why if r.team not in printed and seat in r.players), None)
    left = None if any(r.team == team for r in why) else next((r.team for r in why if seat in r.players), None)
    return crossed or left or team


def decides_over(reason: Reason, seat: Seat, team: Team) -> bool:
    """Does this rule speak of the seat's own victory or defeat?"""
    return seat in reason.players if reason.own else reason.team == team
