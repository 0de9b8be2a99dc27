"""What commands over files of games share: opening and reading them, and saying what is wrong with one."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from garou.rows.games import Row
from garou.rows.lines import LINES, BadData, JsonLines, RowFile, kind, read_lines
from garou.texts import Words

from .files import as_typed, shown
from .refusing import refused


@contextlib.contextmanager
def kept(words: Words, name: str) -> Iterator[RowFile]:
    """A file that grows; what was written before something stopped it can be read."""
    path = Path(as_typed(name))
    with refused(words):
        kind(path)
        try:
            file = _opened(path)
        except (OSError, ValueError) as error:
            raise click.ClickException(not_kept(words, name, error)) from None
        with contextlib.closing(file):
            yield file


def _opened(path: Path) -> RowFile:
    if kind(path) == LINES:
        return JsonLines(path)
    from garou.data import writing  # noqa: PLC0415  # an extra

    return writing(path)


def not_kept(words: Words, name: str, error: Exception) -> str:
    return words("data-not-kept", {"file": shown(name), "detail": _detail(error)})


def games_in(words: Words, name: str) -> Iterator[Row]:
    """One after the other."""
    path = Path(as_typed(name))
    with refused(words):
        try:
            yield from _read(path)
        except OSError as error:
            raise click.ClickException(
                words("data-not-read", {"file": shown(name), "detail": _detail(error)})
            ) from None


def _read(path: Path) -> Iterator[Row]:
    if not path.exists():
        raise BadData("data-no-file", name=path.name)
    if kind(path) == LINES:
        return read_lines(path)
    from garou.data import games  # noqa: PLC0415  # an extra

    return games(path)


def _detail(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)


def said_where(words: Words, file: str, count: int, *, as_json: bool) -> None:
    """Where games lie now. Beside JSON nothing else is printed."""
    print(words("data-kept", {"count": count, "file": shown(file)}), file=sys.stderr if as_json else sys.stdout)
