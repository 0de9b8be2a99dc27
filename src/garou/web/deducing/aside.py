"""A process of its own in which questions are answered, so that nobody at any table waits for them.

What it is asked comes over one line, and answers go back; it ends when that line does. No question gets more than its
time of the processor, and whoever serves tables on this machine comes first.
"""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import sys
import time
from collections import OrderedDict
from collections.abc import Hashable, Iterator
from dataclasses import replace
from multiprocessing.connection import Connection

from garou.engine.values import Refusal

from .answering import Prepared, answered, refusal_of
from .questions import Conclusion, Query

TIME = 2.0  # seconds of the processor's time
ROOM = 1 << 30  # bytes
KEPT = 64  # tables made ready: each for one asker, so that nobody is answered sooner because somebody else has asked


class TooLong(BaseException):
    """Nothing on the way takes this for an error of its own."""


Tables = OrderedDict[Hashable, Prepared]


def main() -> None:
    line = Connection(int(sys.argv[1]))
    os.nice(10)
    with contextlib.suppress(OSError, ValueError):  # where it cannot be limited
        resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
    tables: Tables = OrderedDict()
    with contextlib.suppress(EOFError, OSError):
        while True:
            asker, asked = line.recv()
            line.send(timed(asker, asked, tables))


def timed(asker: Hashable, asked: Query, tables: Tables, limit: float = TIME) -> Conclusion:
    """The answer, or that there is not time enough; half-made things are thrown away."""
    began, key = time.process_time(), (asker, asked.table)
    try:
        with limited(limit):
            found = answered(asked, _ready(key, asked, tables))
    except Refusal as error:
        found = refusal_of(error)
    except (TooLong, MemoryError, RecursionError):
        tables.pop(key, None)
        found = Conclusion(too_long=True)
    return replace(found, spent=time.process_time() - began)


def _ready(key: Hashable, asked: Query, tables: Tables) -> Prepared:
    if key not in tables:
        tables[key] = Prepared(asked)
        if len(tables) > KEPT:
            tables.popitem(last=False)
    tables.move_to_end(key)
    return tables[key]


@contextlib.contextmanager
def limited(seconds: float) -> Iterator[None]:
    """By the processor's time, not by the clock: a busy machine makes no question unanswerable."""

    def end(*_: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


if __name__ == "__main__":
    main()
