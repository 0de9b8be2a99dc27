"""A process of its own in which questions are answered, so that nobody at any table waits for them.

What it is asked comes over one line, and answers go back; it ends when that line does. Each question has a child of its
own, which knows nothing of those before it: nobody is answered sooner because somebody else has asked. None gets more
than its time of the processor, and whoever serves tables on this machine comes first.
"""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.connection import Connection
from socket import socketpair

from garou.engine.values import Refusal

from .answering import answered, refusal_of
from .questions import Conclusion, Query

TIME, COURSE = 2.0, 8.0  # seconds of the processor's time: for one question, and for one after each claim
ROOM = 1 << 30  # bytes


class TooLong(BaseException):
    """Nothing on the way takes this for an error of its own."""


def main() -> None:
    line = Connection(int(sys.argv[1]))
    os.nice(10)
    with contextlib.suppress(OSError, ValueError):  # where it cannot be limited
        resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send(apart(line.recv()))


def apart(asked: Query) -> Conclusion:
    """Answered by a child, which is gone when it has said so."""
    here, there = socketpair()
    child = os.fork()
    if not child:
        here.close()
        _say(asked, Connection(there.detach()))
    there.close()
    with Connection(here.detach()) as heard, contextlib.suppress(EOFError, OSError):
        answer: Conclusion = heard.recv()
        os.waitpid(child, 0)
        return answer
    os.waitpid(child, 0)
    return Conclusion(too_long=True)


def _say(asked: Query, line: Connection) -> None:
    """All that the child ever does; whatever goes wrong in it ends it, and nothing else."""
    try:
        line.send(timed(asked, COURSE if asked.course else TIME))
    finally:
        os._exit(0)


def timed(asked: Query, limit: float = TIME) -> Conclusion:
    """The answer, or that there is not time enough."""
    began = time.process_time()
    try:
        with limited(limit):
            found = answered(asked)
    except Refusal as error:
        found = refusal_of(error)
    except (TooLong, MemoryError, RecursionError):
        found = Conclusion(too_long=True)
    return replace(found, spent=time.process_time() - began)


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
