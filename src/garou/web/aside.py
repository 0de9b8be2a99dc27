"""A process of its own in which things are worked out, so that nobody at any table waits for them.

What is to be done comes over one line, and what comes of it goes back; it ends when that line does. Each errand has a
child of its own, which knows nothing of those before it: nobody is served sooner because somebody else has asked. None
gets more than its time of the processor, and whoever serves tables on this machine comes first.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from socket import socketpair
from typing import Any, TypeVar

ROOM = 1 << 30  # bytes
AGAIN = 0.05  # seconds of the processor's time, until whoever has not heard that it is too long is told again
PATIENCE = 30.0  # seconds by the clock, after which whatever goes on in there is ended

Wanted = TypeVar("Wanted")
Made = TypeVar("Made")


class TooLong(BaseException):
    """Nothing on the way takes this for an error of its own."""


GIVEN_UP = (TooLong, MemoryError, RecursionError)


class Aside:
    """The process: begun by the first errand, or when one is to be expected; and again where it has gone.

    `modules` are read by then, so that the first errand need not wait for them.
    """

    def __init__(self, *modules: str) -> None:
        self._modules = modules
        self._process: subprocess.Popen[bytes] | None = None
        self._line: Connection | None = None
        self._ready = False

    def ask(self, work: Callable[[Wanted], Made], wanted: Wanted) -> Made | None:
        """What comes of it; none where it came to nothing."""
        line = self.begin()
        try:
            if not self._awake():
                return None  # it goes on coming up, and whoever asks next finds it there
            line.send((work, wanted))
            if line.poll(PATIENCE):
                answer: Made | None = line.recv()
                return answer
        except (EOFError, OSError):
            pass
        self.end()
        return None

    def _awake(self) -> bool:
        """On a machine that has much to do it may take a while until it is there."""
        if not self._ready and self._line is not None and self._line.poll(PATIENCE):
            self._ready = bool(self._line.recv())
        return self._ready

    @property
    def begun(self) -> bool:
        return self._line is not None

    def begin(self) -> Connection:
        """The line to it."""
        if self._line is not None:
            return self._line
        here, there = socketpair()
        with there:
            command = [sys.executable, "-m", "garou.web.aside", str(there.fileno()), *self._modules]
            self._process = subprocess.Popen(command, pass_fds=[there.fileno()], start_new_session=True)  # noqa: S603  # ourselves
        self._line = Connection(here.detach())
        return self._line

    def end(self) -> None:
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self._process = self._line = None
        self._ready = False


# --- In there -----------------------------------------------------------------------------------------


def main() -> None:
    line = Connection(int(sys.argv[1]))
    os.nice(10)
    with contextlib.suppress(OSError, ValueError):  # where it cannot be limited
        resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
    for module in sys.argv[2:]:
        importlib.import_module(module)
    with contextlib.suppress(EOFError, OSError):
        line.send(True)  # ready
        while True:
            line.send(apart(*line.recv()))


def apart(work: Callable[[Wanted], Made], wanted: Wanted) -> Made | None:
    """Done by a child, which is gone when it has said what came of it."""
    here, there = socketpair()
    child = os.fork()
    if not child:
        here.close()
        _say(work, wanted, Connection(there.detach()))
    there.close()
    with Connection(here.detach()) as heard, contextlib.suppress(EOFError, OSError):
        answer: Made = heard.recv()
        os.waitpid(child, 0)
        return answer
    os.waitpid(child, 0)
    return None


def _say(work: Callable[[Any], Any], wanted: object, line: Connection) -> None:
    """All that the child ever does; whatever goes wrong in it ends it, and nothing else."""
    try:
        line.send(work(wanted))
    finally:
        os._exit(0)


@contextlib.contextmanager
def limited(seconds: float) -> Iterator[None]:
    """By the processor's time, not by the clock: a busy machine makes no question unanswerable.

    Told again and again: where Python clears up it lets no error out, and the first word may fall on such a moment.
    """

    def end(*_: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


if __name__ == "__main__":
    main()
