"""What a program asks for and cannot have is said in one sentence, as a person is told."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from garou.engine.values import Refusal
from garou.texts import language, words
from garou.texts.narrator import refusal


@contextmanager
def refusing() -> Iterator[None]:
    """A refusal as a ValueError, in the language of the process."""
    try:
        yield
    except Refusal as error:
        raise ValueError(refusal(words(language(None, os.environ)), error)) from None
