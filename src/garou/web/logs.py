"""Logs, and the one gate that every line of them goes through, whoever wrote it.

A line says what happened, never to whom: no address, no code, no name, no token. What a library puts into its lines is
not ours to know, so of theirs only sentences known beforehand are shown, and numbers. An exception is told by its kind
and by where it was raised: its message may hold anything.
"""

from __future__ import annotations

import errno
import json
import logging
import re
import sys
import threading
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime

from garou.engine.values import Refusal

OURS = "garou"
WITHHELD = "withheld"
WORD = re.compile(r"[a-z]+(-[a-z0-9]+)*")
DEEPEST = 30  # places of one exception, the innermost of them

# What libraries say in as many words. Their first line: what follows may name anything.
KNOWN = frozenset(
    {
        "Started server process [%d]",
        "Finished server process [%d]",
        "Waiting for application startup.",
        "Application startup complete.",
        "Application startup failed. Exiting.",
        "Waiting for application shutdown.",
        "Application shutdown complete.",
        "Application shutdown failed. Exiting.",
        "Exception in 'lifespan' protocol",
        "Shutting down",
        "Waiting for connections to close. (CTRL+C to force quit)",
        "Waiting for background tasks to complete. (CTRL+C to force quit)",
        "Cancel %s running task(s), timeout graceful shutdown exceeded",
        "Invalid HTTP request received.",
        "Exception in ASGI application",
        "ASGI callable returned without starting response.",
        "ASGI callable returned without completing response.",
        "Task exception was never retrieved",
        "Future exception was never retrieved",
        "Task was destroyed but it is pending!",
        "Unhandled exception in event loop",
        "socket.accept() out of system resource",
    }
)


class Gate(logging.Formatter):
    """What is let through of one line, as a JSON object; nothing else of it is ever looked at."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        shown = {"event": said(record), "level": record.levelname.lower(), "timestamp": at}
        shown |= {"logger": record.name, "where": f"{record.module}:{record.lineno}"}
        error = record.exc_info[1] if record.exc_info else None
        return json.dumps(shown | ({"error": [*told(error)]} if error else {}))


def said(record: logging.LogRecord) -> str:
    """A sentence without what was filled in, but for numbers."""
    first = str(record.msg).partition("\n")[0]
    if first not in KNOWN and record.name.partition(".")[0] != OURS:
        return WITHHELD
    filled = record.args if isinstance(record.args, tuple) else ()
    try:
        return first % filled if filled and all(isinstance(one, int) for one in filled) else first
    except (TypeError, ValueError):
        return first


def told(error: BaseException) -> Iterator[str]:
    """Its kind, the places it came through from the outermost in, and then the same of what it came from."""
    yield kind(error)
    frames = traceback.walk_tb(error.__traceback__)
    places = [f"{frame.f_globals.get('__name__', '?')}:{line} {frame.f_code.co_name}" for frame, line in frames]
    yield from places[-DEEPEST:]
    for inner in getattr(error, "exceptions", ()):
        yield from told(inner)
    earlier = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if earlier is not None:
        yield from told(earlier)


def kind(error: BaseException) -> str:
    """Beside its name only what a fixed list knows: a reason of ours, the system's or the database's name for it."""
    name = type(error).__name__
    detail = getattr(error, "sqlite_errorname", None) or errno.errorcode.get(getattr(error, "errno", None) or 0)
    if isinstance(error, Refusal) and WORD.fullmatch(error.reason):
        detail = error.reason
    return f"{name} {detail}" if detail else name


def set_up_logs() -> None:
    """One JSON object a line on standard error; what would go there by another way goes through the gate as well."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Gate())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    logging.raiseExceptions = False  # a line that cannot be written would be printed with everything in it
    logging.captureWarnings(capture=True)
    sys.excepthook = lambda _, error, __: log.critical("the server ended", exc_info=error)
    threading.excepthook = lambda failed: log.critical("a thread ended", exc_info=failed.exc_value)
    sys.unraisablehook = lambda failed: log.error("something could not be cleared away", exc_info=failed.exc_value)


log = logging.getLogger("garou.logs")
