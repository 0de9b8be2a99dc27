"""What cannot be done, as a command says it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import click

from garou.engine.values import Refusal
from garou.extras import NotInstalled
from garou.texts import Words
from garou.texts.narrator import refusal


@contextmanager
def refused(words: Words) -> Iterator[None]:
    """One sentence: what cannot be, or what to install."""
    try:
        yield
    except Refusal as error:
        raise click.ClickException(refusal(words, error)) from None
    except NotInstalled as missing:
        raise click.ClickException(str(missing)) from None
