"""Parts that not everybody needs: what it takes to use one that is not installed is said in one sentence."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from garou.texts import language, words


class NotInstalled(ImportError):
    """A part of Garou needs packages that are not there."""


@contextmanager
def part_of(extra: str) -> Iterator[None]:
    """Whatever is imported in here comes with this extra."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("garou"):
            raise
        said = words(language(None, os.environ))
        raise NotInstalled(said("cli-not-installed", {"extra": extra}), name=missing.name) from None
