"""Work shared out over processes: what it comes to is the same as if one had done it all."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from typing import Generic, Protocol, TypeVar

Item = TypeVar("Item")
Done = TypeVar("Done")
LOST = 3  # processes in a row that may end without a word before it is our fault and not somebody's who ended them


class CrewLost(RuntimeError):
    """Processes end as soon as they begin their work."""


class Sharing(Protocol):
    """Whoever shares work out: what each item comes to, in their order."""

    def __call__(self, work: Callable[[Item], Done], items: Iterable[Item], /) -> Iterator[Done]: ...


def over(jobs: int) -> Sharing:
    """Over so many processes of this machine."""

    def share(work: Callable[[Item], Done], items: Iterable[Item], /) -> Iterator[Done]:
        return shared_out(work, items, jobs)

    return share


def shared_out(work: Callable[[Item], Done], items: Iterable[Item], jobs: int) -> Iterator[Done]:
    """What each item comes to, in their order; with one job, here and now. Whoever stops reading ends the others."""
    if jobs <= 1:
        yield from map(work, items)
        return
    crew = Crew(work, items)
    try:
        crew.hire(jobs)
        yield from crew.done()
    finally:
        crew.dismiss()


class Crew(Generic[Item, Done]):
    """Processes that each work on one item at a time. What one of them had begun when it was ended, another does."""

    def __init__(self, work: Callable[[Item], Done], items: Iterable[Item]) -> None:
        self.work, self.left = work, enumerate(items)
        self.busy: dict[Connection, tuple[Process, int, Item]] = {}
        self.idle: list[tuple[Connection, Process]] = []
        self.hired: list[Process] = []
        self.lost = 0

    def hire(self, number: int) -> None:
        for _ in range(number):
            self.idle.append(self._hired())
        self._begin()

    def _hired(self) -> tuple[Connection, Process]:
        ours, theirs = Pipe()
        worker = Process(target=_worker, args=(theirs, self.work), daemon=True)
        worker.start()
        self.hired.append(worker)
        theirs.close()
        return ours, worker

    def _begin(self) -> None:
        """Whoever is idle gets the next item."""
        while self.idle and (following := next(self.left, None)) is not None:
            line, worker = self.idle.pop()
            self._give(line, worker, *following)

    def _give(self, line: Connection, worker: Process, number: int, item: Item) -> None:
        self.busy[line] = worker, number, item
        with suppress(OSError):  # it has ended: that is heard on the line
            line.send(item)

    def done(self) -> Iterator[Done]:
        """Each result as soon as all before it are there."""
        kept, wanted = dict[int, Done](), 0
        while self.busy:
            for line in wait([*self.busy]):
                kept |= self._heard(line)  # type: ignore[arg-type]  # these are all there is to wait for
            self._begin()
            while wanted in kept:
                yield kept.pop(wanted)
                wanted += 1

    def _heard(self, line: Connection) -> dict[int, Done]:
        worker, number, item = self.busy.pop(line)
        try:
            found: Done | BaseException = line.recv()
        except (EOFError, OSError):
            self._replace(number, item)
            return {}
        if isinstance(found, BaseException):
            raise found
        self.idle.append((line, worker))
        self.lost = 0
        return {number: found}

    def _replace(self, number: int, item: Item) -> None:
        self.lost += 1
        if self.lost > LOST:
            raise CrewLost("processes end as soon as they begin")
        self._give(*self._hired(), number, item)

    def dismiss(self) -> None:
        for worker in self.hired:
            worker.terminate()
        for worker in self.hired:
            worker.join()


def _worker(line: Connection, work: Callable[[Item], Done]) -> None:
    """One process, until nobody is on the line any more. A stop is for who gave the work to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            item = line.recv()
            try:
                found: object = work(item)
            except Exception as error:  # noqa: BLE001  # whatever it is, it is told where the work came from
                found = error
            line.send(found)
