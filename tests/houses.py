"""The whole application over a real disk, in a time of its own."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

from prometheus_client import CollectorRegistry

from garou.rooms.keeper import Keeper
from garou.web import app as application
from garou.web.watch import Figures
from slowdisk import SlowStore, clock


@contextlib.asynccontextmanager
async def house(directory: Path) -> AsyncIterator[Any]:
    """To be asked by `stage.ask`."""
    timed = partial(Keeper, clock=clock, luck=Random(5))
    with mock.patch.object(application, "SqliteStore", SlowStore), mock.patch.object(application, "Keeper", timed):
        app = application.build(directory)
        async with app.router.lifespan_context(app):
            yield app


def figures(app: Any) -> dict[str, float]:
    """What whoever watches the server reads, by name."""
    registry = CollectorRegistry()
    registry.register(Figures(lambda: app.state.keeper))
    return {sample.name: sample.value for metric in registry.collect() for sample in metric.samples}
