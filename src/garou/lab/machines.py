"""Work shared out over several machines by a Dask scheduler: what it comes to is the same as on one."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from typing import Any, TypeVar
from urllib.parse import urlsplit

import garou
from garou.engine.values import Refusal
from garou.extras import part_of
from garou.simulating.crew import Sharing

with part_of("scheduler"):
    from distributed import Client, KilledWorker
    from distributed.client import FutureCancelledError

Item = TypeVar("Item")
Done = TypeVar("Done")

PATIENCE = 5.0  # seconds: for a scheduler to answer, and as many for the first worker
TALKERS = ("distributed", "distributed.client", "distributed.gc")
UNREAD = "deserialization"  # what a scheduler says that does not know what it is to share out
EXAMPLE = "tcp://192.0.2.7:8786"
WIRES = ("tcp", "tls")  # on which a scheduler is reached
AHEAD = 3  # pieces of work that wait for each worker


class NoMachines(Refusal):
    """Nobody there does any work, or not the work of this version."""


@contextmanager
def machines(address: str) -> Iterator[Sharing]:
    """Those that a scheduler at this address has; whoever reaches it may run anything there."""
    for name in TALKERS:  # what is wrong is said here, in a sentence
        logging.getLogger(name).setLevel(logging.CRITICAL)
    client = _client(address)
    try:
        yield _sharing(client, address)
    finally:
        client.close(timeout=PATIENCE)


def _client(address: str) -> Any:
    if not _could_be(address):
        raise NoMachines("no-scheduler", address=address, example=EXAMPLE)
    try:
        client: Any = Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]  # theirs
    except (OSError, ValueError, TypeError):
        raise NoMachines("no-scheduler", address=address, example=EXAMPLE) from None
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except OSError:
        client.close(timeout=PATIENCE)
        raise NoMachines("no-workers", address=address) from None
    return client


def _could_be(address: str) -> bool:
    """Asked before anything is begun that would have to be ended again."""
    with suppress(ValueError):  # no port, or half an address
        place = urlsplit(address)
        return place.scheme in WIRES and bool(place.hostname and place.port)
    return False


def _sharing(client: Any, address: str) -> Sharing:
    def share(work: Callable[[Item], Done], items: Iterable[Item], /) -> Iterator[Done]:
        waiting, left = deque[Any](), iter(items)
        try:
            while True:
                workers = len(client.scheduler_info()["workers"])
                some = islice(left, max(not waiting, AHEAD * workers - len(waiting)))
                waiting.extend(client.submit(done, garou.__version__, work, item, pure=False) for item in some)
                if not waiting:
                    return
                yield _result(waiting.popleft(), address)
        except (FutureCancelledError, OSError):  # a line that closed is one of these
            raise NoMachines("scheduler-lost", address=address) from None
        finally:
            with suppress(OSError):
                client.cancel([*waiting])

    return share


def _result(future: Any, address: str) -> Any:
    try:
        return future.result()
    except KilledWorker:
        raise NoMachines("workers-end", address=address) from None
    except OtherVersion as other:
        raise NoMachines("other-version", address=address, found=str(other), here=garou.__version__) from None
    except (ImportError, RuntimeError) as error:
        if isinstance(error, RuntimeError) and UNREAD not in str(error):
            raise
        raise NoMachines("no-garou-there", address=address, here=garou.__version__) from None


class OtherVersion(Exception):
    """Other figures would come of it."""


def done(version: str, work: Callable[[Item], Done], item: Item) -> Done:
    """There."""
    if version != garou.__version__:
        raise OtherVersion(garou.__version__)
    return work(item)
