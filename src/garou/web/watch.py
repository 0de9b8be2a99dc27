"""What whoever runs the server may watch: structured logs and figures. Neither ever holds a secret."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterable

import structlog
from prometheus_client import REGISTRY, CollectorRegistry, Counter, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from garou.rooms.awake import Tables

PAGES = Counter("garou_requests", "Requests answered, by status", ["status"])


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


def set_up_logs() -> None:
    """One JSON object a line on standard error."""
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(),
            ],
            foreign_pre_chain=shared,
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
