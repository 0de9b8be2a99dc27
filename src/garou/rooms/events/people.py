"""What happens to a table and its people."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from garou.rooms.room import Chair, Coming, Room, Sitter

from .values import Arranged, Chosen, Created, Handed, Hosts, Joined, Left, Reduced, Unsealed

HANDED = ("bot", "token", "lang", "name", "emblem", "mind")
TOLD = 2  # comings and goings that are told, of people alone


def _tell(room: Room, how: str, name: str) -> None:
    room.comings = (*room.comings, Coming(how, name))[-TOLD:]


def on_created(room: Room, at: float, what: Created) -> None:
    room.born = at
    room.settings = what.settings
    room.cup, room.sealed = what.cup, what.sealed


def on_kept(room: Room, at: float, what: Reduced) -> None:
    room.born, room.settings = what.born, what.settings
    room.sitters = {chair: Sitter(*who) for chair, who in what.sitters}
    room.order, room.host, room.chairs_made = list(room.sitters), what.host, what.chairs_made
    room.owner = what.owner
    room.ledger = what.ledger
    room.played = sum(past.finished for past in room.ledger.past)
    room.wins = room.ledger.wins(room.order)
    room.ledger.crown(room.here, room.settings.chips)


def on_unsealed(room: Room, at: float, what: Unsealed) -> None:
    room.sealed = False


def on_chosen(room: Room, at: float, what: Chosen) -> None:
    room.settings = what.settings
    room.ledger.crown(room.here, room.settings.chips)


def on_joined(room: Room, at: float, what: Joined) -> None:
    chair = what.chair
    room.chairs_made = max(room.chairs_made, chair)
    room.sitters[chair] = Sitter(what.name, what.token, what.lang, what.bot, mind=what.mind)
    room.order.append(chair)
    if not what.bot:
        _tell(room, "joined", what.name)
    if room.host is None and not room.sitters[chair].bot:
        room.host = chair
    if room.owner is None and not room.sitters[chair].bot and not room.ledger.past:
        room.owner = chair  # what others have played before is not theirs to delete


def on_left(room: Room, at: float, what: Left) -> None:
    chair = what.chair
    if room.sitters[chair].token is not None:
        _tell(room, "left", room.sitters[chair].name)
    room.order.remove(chair)
    del room.sitters[chair]
    room.wins.pop(chair, None)
    if room.host == chair:
        room.host = next(iter(sorted(room.people)), None)
    if room.owner == chair:
        room.owner = _longest_here(room)
    room.ledger.crown(room.here, room.settings.chips)


def _longest_here(room: Room) -> Chair | None:
    """Of the people who have not left: chairs are numbered in the order they came."""
    people = (chair for chair in room.order if room.sitters[chair].token is not None and not room.sitters[chair].left)
    return min(people, default=None)


def on_hosts(room: Room, at: float, what: Hosts) -> None:
    room.host = what.chair


def on_arranged(room: Room, at: float, what: Arranged) -> None:
    room.order = list(what.order)


def on_handed(room: Room, at: float, what: Handed) -> None:
    chair = what.chair
    changes: dict[str, Any] = {name: new for name in HANDED if (new := getattr(what, name)) is not None}
    if what.bot is not None:
        changes["left"] = what.left
    if what.bot is not None and what.bot != room.sitters[chair].bot:
        _tell(room, "gone" if what.left else "stood" if what.bot else "back", room.sitters[chair].name)
    room.sitters[chair] = replace(room.sitters[chair], **changes)
    if room.owner == chair and room.sitters[chair].left:
        room.owner = _longest_here(room)
    if what.bot is not None:  # a ballot that waited for this chair alone closes no sooner than if it had voted now
        room.pointed_at = max(room.pointed_at, at)
