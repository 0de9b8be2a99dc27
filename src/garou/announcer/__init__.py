"""The announcer: what is said over real cards, from the rules, the options and the cast, never from a game."""

from __future__ import annotations

from .books import book, books
from .script import Cue, Tempo, pace_for, script, words_of
from .writing import LENGTHS

__all__ = ["LENGTHS", "Cue", "Tempo", "book", "books", "pace_for", "script", "words_of"]
