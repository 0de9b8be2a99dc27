"""What cannot be done, as a command says it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import click

from garou.engine.values import Refusal
from garou.extras import NotInstalled
from garou.store.values import StoreTrouble
from garou.texts import Words
from garou.texts.narrator import refusal

from .files import shown

EXAMPLE = "postgresql://garou@localhost:5432/garou"


@contextmanager
def refused(words: Words) -> Iterator[None]:
    """One sentence: what cannot be, what to install, or what is wrong where tables are kept."""
    try:
        yield
    except Refusal as error:
        raise click.ClickException(refusal(words, error)) from None
    except NotInstalled as missing:
        raise click.ClickException(str(missing)) from None
    except StoreTrouble as error:
        said = {"place": shown(error.place), "detail": error.detail, "example": EXAMPLE}
        raise click.ClickException(words(f"store-{error.reason}", said)) from None
