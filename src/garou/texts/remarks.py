"""What bots reply, in words: an opening in one of its wordings, then what is claimed in it."""

from __future__ import annotations

from garou.engine.values import Seat
from garou.talk.claims import Said
from garou.talk.remarks import Remark

from .claims import spoken
from .narrator import Narrator


def remarked(narrator: Narrator, seat: Seat, remark: Remark) -> str:
    """As the bot says it."""
    who = "" if remark.about is None else narrator.name(remark.about)
    opening = narrator.words(f"reply-{remark.kind}", {"wording": remark.wording, "who": who})
    return " ".join([opening, *(spoken(narrator, Said(seat, claim)) for claim in remark.claims)])
