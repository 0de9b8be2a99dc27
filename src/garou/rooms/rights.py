"""Who may do what at a table: whose it is, who hosts it now, and everybody for themselves. docs/serving.md says why."""

from __future__ import annotations

from collections.abc import Iterable

from garou.engine.values import Seat

from .hall import TurnedAway
from .room import Chair, Room
from .settings import DEAD, EVERYBODY


def only_host(room: Room, chair: Chair) -> None:
    """What makes the evening go on: choosing, arranging, dealing, bots for those who are away."""
    if room.host is None:
        raise TurnedAway("nobody-hosts")
    if room.host != chair:
        raise TurnedAway("only-the-host", name=room.called(room.host))


def only_owner(room: Room, chair: Chair) -> None:
    """What cannot be brought back."""
    if room.owner is None:
        raise TurnedAway("nobodys-table")
    if room.owner != chair:
        raise TurnedAway("only-the-owner", name=room.called(room.owner))


def only_racing(room: Room, chair: Chair) -> None:
    """A race that is won is over, and whoever hosts begins the next; one that goes on is no host's to take away."""
    if room.ledger.champion is None and room.owner is not None:
        only_owner(room, chair)
    else:
        only_host(room, chair)


def may_call_off(room: Room, chair: Chair) -> bool:
    """Alone, at a table of one's own; else when more than half of the people want it."""
    alone = chair == room.owner and chair in room.wanting and not room.cup
    return alone or 2 * len(room.wanting & room.people) > len(room.people)


def may_deduce(room: Room, seat: Seat | None) -> bool:
    """By the rule of the table, in what is known to all: spectators have no seat, and the buried none to speak for."""
    who = room.settings.deducing
    return who == EVERYBODY or (who == DEAD and (seat is None or seat in room.buried))


def only_juniors(room: Room, host: Chair, chair: Chair) -> None:
    if chair in removable(room, host):
        return
    if room.owner is None:
        raise TurnedAway("nobodys-table")
    raise TurnedAway("sat-longer", name=room.called(chair), owner=room.called(room.owner))


def removable(room: Room, host: Chair) -> frozenset[Chair]:
    """Whom this host may ask to leave: bots, and of the people those who came later; at one's own table anybody.

    Chairs are numbered in the order people came.
    """
    vacant = {chair for chair in room.order if room.sitters[chair].token is None or room.sitters[chair].left}
    others = (chair for chair in room.order if chair != host)
    return frozenset(chair for chair in others if host == room.owner or chair in vacant or chair > host)


def heir(room: Room, present: Iterable[Chair], *, host_gone: bool) -> Chair | None:
    """Who hosts now: whose table it is if they are there; else, when the host has gone, whoever has been there longest.

    Those who have played here come before those who have just sat down.
    """
    there = set(present)
    if room.owner in there:
        return room.owner
    waiting = sorted(room.people & there, key=lambda chair: (chair not in room.veterans, chair))
    return waiting[0] if waiting and (host_gone or room.host is None) else room.host
