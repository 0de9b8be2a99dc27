"""`garou serve --metrics`: figures from the first moment on, so that whoever stands by is seen to."""

from __future__ import annotations

import errno
import os
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import click

from garou.texts import Words
from garou.texts.narrator import LONGEST_WORD, escaped

if TYPE_CHECKING:
    from fastapi import FastAPI

    from garou.rooms.keeper import Keeper
    from garou.web.watch import Figures

LOOPBACK = "127.0.0.1"
MOST = 65_535  # the last port there is
AGAIN = 0.5  # seconds until a port that was taken is tried again


class Watched(NamedTuple):
    """Where figures are offered; on no port, nowhere."""

    host: str
    port: int | None


def next_to(watched: Watched, number: int) -> Watched:
    """Of several workers each has a port of its own, one after the other."""
    return watched._replace(port=watched.port + number if watched.port else None)


def room_for(words: Words, watched: Watched, count: int) -> None:
    """There are only so many ports."""
    if (last := next_to(watched, count - 1)).port and last.port > MOST:
        raise click.ClickException(words("cli-serve-no-metrics", where(last) | {"detail": os.strerror(errno.EINVAL)}))


def where(watched: Watched) -> dict[str, str]:
    return {"where": escaped(f"{watched.host}:{watched.port}", LONGEST_WORD)}


def options(words: Words) -> list[click.Parameter]:
    """Counted over a whole server, figures can still tell who acts at its only table: others ask for them by name."""
    port = click.IntRange(1, MOST)
    return [
        click.Option(["--metrics"], metavar="PORT", type=port, help=words("cli-serve-metrics-help")),
        click.Option(
            ["--metrics-host"],
            metavar="ADDRESS",
            default=LOOPBACK,
            show_default=True,
            help=words("cli-serve-metrics-host-help"),
        ),
    ]


def early(words: Words, watched: Watched, *, standby: bool) -> Figures | None:
    """Who stands by on the machine of whom it waits for may find the port taken: its turn comes."""
    try:
        return _figures(watched)
    except OSError as error:
        if standby:
            return None
        detail = {"detail": error.strerror or str(error)}
        raise click.ClickException(words("cli-serve-no-metrics", where(watched) | detail)) from None


def begin(watched: Watched, offered: Figures | None, app: FastAPI) -> None:
    """From now on the figures are those of the tables."""

    def hall() -> Keeper | None:
        return getattr(app.state, "keeper", None)

    if offered is not None:
        offered.hall = hall
    elif watched.port is not None:
        threading.Thread(target=_late, args=(watched, hall), daemon=True).start()


def _late(watched: Watched, hall: Callable[[], Keeper | None]) -> None:
    """Whoever had the port has handed the tables over, and is about to be gone. Nobody's game waits for it."""
    while True:
        try:
            if offered := _figures(watched):
                offered.hall = hall
        except OSError:
            time.sleep(AGAIN)
        else:
            return


def _figures(watched: Watched) -> Figures | None:
    from garou.web.watch import set_up_metrics  # noqa: PLC0415  # no other command waits for it

    return None if watched.port is None else set_up_metrics(watched.host, watched.port)
