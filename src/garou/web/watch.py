"""What whoever runs the server may watch in figures. They never hold a secret."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Histogram, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from garou.rooms.keeper import Keeper

PAGES = Counter("garou_requests", "Requests answered, by status", ["status"])
counted = cache(PAGES.labels)  # the figure of one status: looking it up would cost every answer more than counting it

SLOW = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds
TIMES = Histogram("garou_answer_seconds", "Time until an answer begins, of pages and of deeds", ["asked"], buckets=SLOW)
READ, DONE = TIMES.labels("page"), TIMES.labels("deed")


class Figures(Collector):
    """The hall in numbers, read when they are asked for. Never by table: that could tell who acts."""

    def __init__(self, hall: Callable[[], Keeper | None] = lambda: None) -> None:
        self.hall = hall

    def collect(self) -> Iterable[Metric]:
        hall = self.hall()
        yield GaugeMetricFamily("garou_serving", "1 where the tables are, 0 while it stands by", value=hall is not None)
        if hall is None:
            return
        yield from of_the_tables(hall)
        yield from of_the_store(hall)


def of_the_tables(hall: Keeper) -> Iterable[Metric]:
    """They go on meanwhile: what is counted here is a copy."""
    awake = list(hall.live.values())
    ears = [ear for live in awake for ear in list(live.ears)]
    yield GaugeMetricFamily("garou_rooms", "Tables awake", value=len(awake))
    yield GaugeMetricFamily("garou_workers", "Workers alive that share the tables", value=1 + len(hall.workers))
    yield GaugeMetricFamily("garou_bus_failing", "1 while the bus of the workers is away", value=hall.bus.away)
    yield GaugeMetricFamily("garou_set_aside", "Tables that cannot be read", value=len(hall.aside))
    stumbling = sum(live.stumbled > 0 for live in awake)
    yield GaugeMetricFamily("garou_clocks_failing", "Tables whose clock cannot go on", value=stumbling)
    yield GaugeMetricFamily("garou_streams", "Pages that are being followed", value=len(ears))
    behind = sum(ear.told for ear in ears)
    yield GaugeMetricFamily("garou_streams_behind", "Pages that have yet to show what happened", value=behind)
    yield CounterMetricFamily("garou_events", "Things that happened at tables, of any kind", value=hall.happened)


def of_the_store(hall: Keeper) -> Iterable[Metric]:
    yield GaugeMetricFamily("garou_disk_failing", "1 while nothing can be written", value=bool(hall.store.trouble))
    yield GaugeMetricFamily("garou_deeds_behind", "Deeds that wait to be written", value=hall.store.behind)
    yield GaugeMetricFamily("garou_pulse_age_seconds", "Time since a sign of life was written", value=hall.silence)


def set_up_metrics(host: str, port: int, registry: CollectorRegistry = REGISTRY) -> Figures:
    """On a port of its own; whose figures they are is said when the tables are there."""
    start_http_server(port, addr=host, registry=registry)
    figures = Figures()
    registry.register(figures)
    return figures
