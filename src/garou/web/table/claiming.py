"""Claims put together by tapping: the kind, then each blank, then the whole to confirm."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from garou.engine.values import Seat
from garou.rooms.bots import common
from garou.rooms.hall import TurnedAway
from garou.rooms.room import Chair, Room
from garou.talk.claims import BLANKS, Said, claim_from, fillings, kinds
from garou.texts.claims import blank_label, filling_label, kind_label, spoken
from garou.texts.narrator import Narrator
from garou.web.art import role_art
from garou.web.choices import read_choice

from .talks import Tap


@dataclass(frozen=True, slots=True)
class Claiming:
    """A claim half put together: what has been tapped, and what comes next."""

    kind: str
    parts: tuple[str, ...]
    so_far: str
    asks: str
    taps: tuple[Tap, ...]
    whole: str = ""  # the claim in words, when nothing is missing


def claiming(room: Room, me: Chair, narrator: Narrator, kind: str, parts: tuple[str, ...]) -> Claiming:
    """One tap after the other: the kind, then each blank, then the whole to confirm."""
    words, shared, seat = narrator.words, common(room), room.seat_of(me)
    if seat is None:
        raise TurnedAway("not-in-this-game")
    if kind not in kinds(shared):
        taps = tuple(Tap(one, kind_label(words, one)) for one in kinds(shared))
        return Claiming("", (), "", words("web-claim-begin"), taps)
    blanks, filled = BLANKS[kind], read_choice(parts)
    if len(filled) >= len(blanks):
        claim = claim_from(kind, filled[: len(blanks)], shared, seat)
        said = Said(seat, claim)
        return Claiming(kind, parts[: len(blanks)], kind_label(words, kind), "", (), spoken(narrator, said))
    blank = blanks[len(filled)]
    able = [one for one in fillings(blank, shared) if _makes_sense(room, kind, filled, one, seat)]
    taps = tuple(Tap(str(one), filling_label(narrator, blank, one, seat), _art(blank, one)) for one in able)
    return Claiming(kind, parts, kind_label(words, kind), blank_label(words, kind, len(filled)), taps)


def _makes_sense(room: Room, kind: str, filled: tuple[Any, ...], one: Any, seat: Seat) -> bool:
    """Offer nothing that would be refused: oneself as another, the same card twice, the dead to vote for."""
    if kind in ("think", "vote", "took") and not filled and one == seat:
        return False
    if kind == "vote" and one in room.dead:
        return False
    return one not in filled or not isinstance(one, int)


def _art(blank: str, filling: Any) -> str:
    return role_art(filling) if blank.startswith("role") and filling else ""
