"""What bots say that is no claim, in words: an opening in one of its wordings, then what is claimed in it, then why."""

from __future__ import annotations

from garou.engine.values import Seat
from garou.talk.claims import Said
from garou.talk.remarks import Ground, Remark

from .claims import spoken
from .narrator import Args, Narrator, role_forms


def remarked(narrator: Narrator, seat: Seat, remark: Remark) -> str:
    """As the bot says it."""
    who = "" if remark.about is None else narrator.name(remark.about)
    opening = narrator.words(f"remark-{remark.temper}-{remark.kind}", {"wording": remark.wording, "who": who})
    claims = [spoken(narrator, Said(seat, claim)) for claim in remark.claims]
    return " ".join([opening, *claims, *([] if remark.ground is None else [_why(narrator, seat, remark.ground)])])


def _why(narrator: Narrator, seat: Seat, ground: Ground) -> str:
    """Whoever is suspected is the first seat; the others are those who speak against them."""
    suspect, *tellers = ground.seats
    args: Args = {
        "again": ground.again,
        "who": narrator.name(suspect),
        "teller": narrator.name(tellers[0]) if tellers else "",
        "teller-kind": "own" if seat in tellers else "other",
        "tellers": narrator.words.joined([narrator.name(one) for one in tellers]),
        "count": len(tellers),
    }
    if ground.roles:
        role, card = ground.roles[0], ground.roles[-1]
        args |= role_forms(narrator, "role", role) | role_forms(narrator, "card", card)
    return narrator.words(f"ground-{ground.kind}", args)
