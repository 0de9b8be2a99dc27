"""Claims in words: as said, as a badge on a seat, and as the taps that put them together."""

from __future__ import annotations

from garou.engine.values import RoleName, Seat, Slot
from garou.talk.claims import CIRCLE, UNSEEN, Claim, Said
from garou.talk.stories import Statement

from . import Words
from .narrator import Args, Narrator, place_forms, role_forms, thing_forms

ROLE_FORMS = ("a", "the")
BLANKS = ("first", "second")  # how the texts call the blanks of a claim


def spoken(narrator: Narrator, said: Said) -> str:
    """As the speaker says it: I took the card of Ben, a Seer."""
    return narrator.words(f"claim-{said.claim.kind}", _args(narrator, said, "claim-own"))


def badge(narrator: Narrator, said: Said) -> str:
    """As short as it goes, beside the speaker's seat."""
    return narrator.words(f"claim-{said.claim.kind}.badge", _args(narrator, said, "claim-own.badge"))


def told_aloud(narrator: Narrator, one: Statement) -> str:
    """One thing somebody has said, as they say it."""
    if one.aimed:
        return narrator.words("claim-suspect", _args(narrator, one.said, "claim-own"))
    return spoken(narrator, one.said)


def sentence(narrator: Narrator, one: Statement) -> str:
    """As told about the speaker: Ada says that she took it."""
    return narrator.words("claim-says", {"who": narrator.name(one.said.seat), "text": told_aloud(narrator, one)})


def told_in_short(narrator: Narrator, one: Statement) -> str:
    """The same beside the speaker's seat."""
    if one.aimed:
        return narrator.words("claim-suspect.badge", _args(narrator, one.said, "claim-own.badge"))
    return badge(narrator, one.said)


def kind_label(words: Words, kind: str) -> str:
    """The button that begins a claim."""
    return words(f"claim-{kind}.label")


def blank_label(words: Words, kind: str, number: int) -> str:
    """What is asked for a blank, counted from nought."""
    return words(f"claim-{kind}.{BLANKS[number]}")


def filling_label(narrator: Narrator, blank: str, filling: Slot | str, speaker: Seat) -> str:
    """The button that fills a blank."""
    if isinstance(filling, int):
        return narrator.words("claim-own.button") if filling == speaker else narrator.name(filling)
    if filling == UNSEEN:
        return narrator.words("claim-unseen")
    return narrator.words(f"mark-{filling}.the") if blank == "mark" else narrator.role(RoleName(filling))


def _args(narrator: Narrator, said: Said, own: str) -> Args:
    claim = said.claim
    args: Args = {"seen": "yes" if claim.roles else "no"}
    if claim.places:
        args |= _places(narrator, claim, said.seat, own)
    if claim.roles:
        args |= _role(narrator, claim.roles[0])
    if claim.kind == CIRCLE:
        args["next"] = narrator.name(Slot((said.seat + 1) % len(narrator.players)))
    if claim.mark:
        args |= thing_forms(narrator.words, "mark", claim.mark)
    return args


def _places(narrator: Narrator, claim: Claim, speaker: Seat, own: str) -> Args:
    """The first place, and all of them; whoever speaks comes last."""
    where = claim.places[0]
    kind = "own" if where == speaker else "player" if where < len(narrator.players) else "place"
    names = [narrator.name(place) for place in claim.places if place != speaker]
    names += [narrator.words(own)] if speaker in claim.places else []
    named = place_forms(narrator, "where", (where,))
    return named | {"where-kind": kind, "places": narrator.words.joined(names)}


def _role(narrator: Narrator, role: RoleName) -> Args:
    form = narrator.words("claim-form")
    being = narrator.role(role, f".{form}" if form in ROLE_FORMS else "")
    return role_forms(narrator, "role", role) | {"role-being": being}
