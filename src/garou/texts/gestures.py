"""Gestures in words: as told of whoever makes them, and on the button that does."""

from __future__ import annotations

from garou.talk.gestures import Gesture

from . import Words
from .narrator import Narrator


def gestured(narrator: Narrator, gesture: Gesture) -> str:
    """As it stands after a name: Ada points at Ben."""
    whom = "" if gesture.at is None else narrator.name(gesture.at)
    return narrator.words(f"gesture-{gesture.kind}", {"whom": whom})


def gesture_label(words: Words, kind: str) -> str:
    """The button that makes it."""
    return words(f"gesture-{kind}.label")
