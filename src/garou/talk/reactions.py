"""What people show of a talk in passing: it stands at their house for a moment, and nothing of it is kept."""

from __future__ import annotations

from garou.engine.values import Refusal

AGREE, DOUBT, LAUGH, HUSH = "agree", "doubt", "laugh", "hush"
REACTIONS = (AGREE, DOUBT, LAUGH, HUSH)


class IllegalReaction(Refusal):
    """There is nothing of the kind to show."""


def reaction_from(kind: object) -> str:
    """The one somebody has tapped, or the reason why it cannot be shown."""
    if not isinstance(kind, str) or kind not in REACTIONS:
        raise IllegalReaction("none-of", found=kind, known=REACTIONS)
    return kind
