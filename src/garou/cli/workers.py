"""Several workers on one machine: processes that share a port, started and ended one after the other."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable

Work = Callable[[int, Callable[[], None]], int]  # by number, and what to call when ready; its exit status
HEARD = {signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGCHLD}
BREATH = 1.0  # seconds a worker lives at least before it is started again: one that cannot live is not to keep us busy


def supervise(count: int, work: Work) -> int:
    """Until it is told to end, or a worker ends with something to say. One that was killed is started again.

    SIGHUP puts a new worker in the place of each, one after the other.
    """
    signal.pthread_sigmask(signal.SIG_BLOCK, HEARD)
    workers: dict[int, tuple[int, float]] = {}  # number and beginning, by process
    for number in range(count):
        if (status := _start(workers, number, work)) is not None:
            return status
        if (status := _look_after(workers, work)) is not None:
            return status
    while workers:
        heard = signal.sigwait(HEARD)
        if heard in (signal.SIGTERM, signal.SIGINT):
            return _end(workers)
        renewed = [*workers] if heard == signal.SIGHUP else []
        for process in renewed:
            if (status := _start(workers, workers[process][0], work)) is not None:
                return status
            _stop(workers, process)
        if (status := _look_after(workers, work)) is not None:
            return status
    return 0


def _look_after(workers: dict[int, tuple[int, float]], work: Work) -> int | None:
    """One that was killed is started again; what one had to say, the others would say too."""
    for number, status in _ended(workers):
        if status > 0:
            return _end(workers) or status
        if status < 0 and (said := _start(workers, number, work)) is not None:
            return said
    return None


def _start(workers: dict[int, tuple[int, float]], number: int, work: Work) -> int | None:
    """Returns when it is ready, or cannot be; in the worker itself, what became of it."""
    listening, telling = os.pipe()
    process = os.fork()
    if process:
        os.close(telling)
        workers[process] = number, time.monotonic()
        if not os.read(listening, 1):
            os.waitid(os.P_PID, process, os.WEXITED | os.WNOWAIT)  # it is about to end, and has said why
        os.close(listening)
        return None
    os.close(listening)
    for heard in HEARD:
        signal.signal(heard, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, HEARD)
    return work(number, lambda: _tell(telling))


def _tell(telling: int) -> None:
    os.write(telling, b".")
    os.close(telling)


def _ended(workers: dict[int, tuple[int, float]]) -> list[tuple[int, int]]:
    """The numbers of those that are gone, and how they went: below nothing where they were killed."""
    found = []
    while workers:
        process, status = os.waitpid(-1, os.WNOHANG)
        if not process:
            break
        if process in workers:
            number, since = workers.pop(process)
            ended = os.waitstatus_to_exitcode(status)
            if ended < 0:
                time.sleep(max(0.0, since + BREATH - time.monotonic()))
            found.append((number, ended))
    return found


def _stop(workers: dict[int, tuple[int, float]], process: int) -> None:
    workers.pop(process)
    try:
        os.kill(process, signal.SIGTERM)
        os.waitpid(process, 0)
    except (ProcessLookupError, ChildProcessError):
        pass  # it has ended by itself


def _end(workers: dict[int, tuple[int, float]]) -> int:
    """One after the other: what each leaves, those that are still there take over."""
    for process in [*workers]:
        _stop(workers, process)
    return 0
