"""What somebody has just said, offered to them as claims: one tap hangs it on their house."""

from __future__ import annotations

from garou.engine.values import RoleName
from garou.rooms.bots import common
from garou.rooms.room import Chair, Phase, Room
from garou.rooms.windows import Kind
from garou.talk.claims import BLANKS, Claim, Said
from garou.texts.claimed import claims_in
from garou.texts.claims import spoken
from garou.texts.narrator import Narrator
from garou.web.art import role_art

from .talks import Tap, voice

CLAIMING = (Kind.TALK, Kind.BALLOT)


def offers(room: Room, me: Chair, text: str, narrator: Narrator) -> tuple[Tap, ...]:
    """By the words and what everybody knows: what the writer holds makes no difference."""
    seat = room.seat_of(me)
    if room.phase is not Phase.PLAYING or room.window is None or seat is None:
        return ()
    if room.window.kind not in CLAIMING or voice(room, me) != "open":
        return ()
    claims = claims_in(text, room.names, room.settings.game, common(room), seat)
    new = [claim for claim in claims if Said(seat, claim, room.talk.day) not in room.talk.said]
    return tuple(Tap(written(claim), spoken(narrator, Said(seat, claim)), _art(claim)) for claim in new)


def written(claim: Claim) -> str:
    """A claim in one word of a form: its kind and what fills its blanks."""
    return " ".join([claim.kind, *map(str, claim.places), *claim.roles, *filter(None, [claim.mark])])


def read(said: str) -> tuple[str, tuple[str, ...]]:
    """The kind, and the blanks as a form fills them: what may stay open is left open."""
    kind, *parts = said.split() or [""]
    missing = len(BLANKS.get(kind, ())) - len(parts)
    return kind, (*parts, *[""] * max(0, missing))


def _art(claim: Claim) -> str:
    return role_art(RoleName(claim.roles[0])) if claim.roles else ""
