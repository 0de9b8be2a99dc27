"""What follows from a question, as `garou worlds` prints it and programs are sent it: one JSON object."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from garou.deduction.concluding import conclude, reason
from garou.deduction.conclusions import Chance, Conclusions, Contradiction, Problem
from garou.deduction.evidence import Witnessed
from garou.deduction.reasons import Steps
from garou.deduction.truth import told_in
from garou.engine.values import PUBLIC
from garou.record.inquiry import Inquiry
from garou.record.reasons import written
from garou.record.values import BadRecord
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.texts.reasons import reason as reads

DIGITS = 4  # of what is only estimated


def concluded(words: Words, asked: Inquiry) -> dict[str, Any]:
    """All that follows: counted where that is a matter of seconds, else drawn by luck."""
    question = _question(asked)
    found = conclude(question)
    if found.cut_short:
        raise BadRecord("facts", "worlds-night-not-over")
    if found.possible is None:
        return {"possible": None, "nights": found.tries, "exact": False, "error": "1"}
    if not found.possible:
        return _impossible(words, asked, found.wrong) if found.wrong else {"possible": False}
    return _possible(asked, found) | _asked_why(words, asked, question)


def _question(asked: Inquiry) -> Problem:
    """Where night comes again, who only listens has seen what everybody saw by day."""
    rules, seat = asked.common.rules, asked.seat
    if seat is None and rules.round:
        seat = PUBLIC
    own = Witnessed(seat, told_in(rules, asked.facts), over=asked.over) if seat is not None else None
    return Problem(asked.common, own, asked.said)


def _possible(asked: Inquiry, found: Conclusions) -> dict[str, Any]:
    return {
        "possible": True,
        "worlds": str(found.worlds),
        "chances": _by_name(asked.names.all, found.chances),
        **(_of_players(asked, found) if asked.common.rules.marks else {}),
        "no-monster": _text(found.spared or 0),
        **_exactness(found),
    }


def _of_players(asked: Inquiry, found: Conclusions) -> dict[str, Any]:
    """What lies before them, and whom they would win with, where that is more than their cards."""
    names = asked.names.players
    return {"marks": _by_name(names, found.marks), "teams": _by_name(names, found.teams)}


def _exactness(found: Conclusions) -> dict[str, Any]:
    if found.exact:
        return {"exact": True}
    return {"exact": False, "error": _text(found.error), "worlds-error": _text(found.worlds_error)}


def _by_name(names: Iterable[str], some: Iterable[Mapping[Any, Chance]]) -> dict[str, dict[str, str]]:
    return {name: _told(chances) for name, chances in zip(names, some, strict=False)}


def _told(some: Mapping[Any, Chance]) -> dict[str, str]:
    return {str(name): _text(chance) for name, chance in some.items()}


def _text(chance: Chance) -> str:
    return f"{chance:.{DIGITS}f}" if isinstance(chance, float) else str(Fraction(chance))


def _impossible(words: Words, asked: Inquiry, wrong: Contradiction) -> dict[str, Any]:
    return {
        "possible": False,
        "contradiction": wrong.claims,
        "frees": wrong.frees,
        "why": told(words, asked, wrong.why),
        **({"exact": wrong.exact} if asked.common.rules.marks or not wrong.exact else {}),
    }


def _asked_why(words: Words, asked: Inquiry, question: Problem) -> dict[str, Any]:
    """The steps to what was asked for; none where it is open."""
    return {"why": told(words, asked, reason(question, *asked.ask))} if asked.ask else {}


def told(words: Words, asked: Inquiry, steps: Steps) -> list[dict[str, Any]]:
    """Each as an object, with its text in the reader's language."""
    narrator = Narrator(words, asked.game, asked.names.players, asked.names.rules.places)
    return [written(step, asked.names) | {"text": reads(narrator, step, asked.said)} for step in steps]
