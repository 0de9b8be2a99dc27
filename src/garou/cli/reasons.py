"""Steps of a reason, as `garou worlds` prints them: for programs, and in words."""

from __future__ import annotations

from typing import Any

from garou.deduction.reasons import Steps
from garou.record.inquiry import Inquiry
from garou.record.reasons import written
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.texts.reasons import reason


def told(words: Words, asked: Inquiry, steps: Steps) -> list[dict[str, Any]]:
    """Each as an object, with its text in the reader's language."""
    narrator = Narrator(words, asked.game, asked.names.players, asked.names.rules.places)
    return [written(step, asked.names) | {"text": reason(narrator, step, asked.said)} for step in steps]
