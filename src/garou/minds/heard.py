"""What a table has heard, worked out once: at a vote everybody asks the same of the very same words."""

from __future__ import annotations

from garou.deduction.retelling import Night, Retelling
from garou.talk.claims import Common, Said
from garou.talk.stories import by_seat


class Latest:
    """What was made last is kept."""

    def __init__(self) -> None:
        self._kept: tuple[Common, tuple[Said, ...], Retelling] | None = None

    def __call__(self, common: Common, said: tuple[Said, ...]) -> Retelling:
        kept = self._kept
        if kept is not None and kept[0] is common and kept[1] is said:
            return kept[2]
        night: Night = by_seat(common, said)
        same = kept is not None and kept[0] is common and kept[2].night == night  # opinions change no night
        made = kept[2] if same and kept is not None else Retelling(common, night)
        self._kept = (common, said, made)
        return made


retold = Latest()
