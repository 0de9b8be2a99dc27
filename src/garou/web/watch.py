"""What whoever runs the server may watch in figures. They never hold a secret."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from prometheus_client import REGISTRY, CollectorRegistry, Counter, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from garou.rooms.awake import Tables

PAGES = Counter("garou_requests", "Requests answered, by status", ["status"])
counted = cache(PAGES.labels)  # the figure of one status: looking it up would cost every answer more than counting it


class Figures(Collector):
    """The hall in numbers, read when they are asked for. Never by table: that could tell who acts."""

    def __init__(self, hall: Callable[[], Tables | None]) -> None:
        self.hall = hall

    def collect(self) -> Iterable[Metric]:
        hall = self.hall()
        if hall is None:  # not awake yet
            return
        streams = sum(len(live.ears) for live in hall.live.values())
        yield GaugeMetricFamily("garou_rooms", "Tables awake", value=len(hall.live))
        yield GaugeMetricFamily("garou_set_aside", "Tables that cannot be read", value=len(hall.aside))
        yield GaugeMetricFamily("garou_disk_failing", "1 while nothing can be written", value=bool(hall.store.trouble))
        stumbling = sum(live.stumbled > 0 for live in hall.live.values())
        yield GaugeMetricFamily("garou_clocks_failing", "Tables whose clock cannot go on", value=stumbling)
        yield GaugeMetricFamily("garou_streams", "Pages that are being followed", value=streams)
        yield CounterMetricFamily("garou_events", "Things that happened at tables, of any kind", value=hall.happened)


def set_up_metrics(port: int, hall: Callable[[], Tables | None], registry: CollectorRegistry = REGISTRY) -> None:
    """On a port of its own, for this machine only."""
    registry.register(Figures(hall))
    start_http_server(port, addr="127.0.0.1", registry=registry)
