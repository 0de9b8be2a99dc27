"""What whoever runs the server may watch: structured logs and figures. Neither ever holds a secret."""

from __future__ import annotations

import logging
import sys

import structlog
from prometheus_client import Counter, Gauge, start_http_server

ROOMS = Gauge("garou_rooms", "Tables awake")
STREAMS = Gauge("garou_streams", "Pages that are being followed")
DEEDS = Counter("garou_events", "Things that happened at tables, of any kind")
PAGES = Counter("garou_requests", "Requests answered, by status", ["status"])


def set_up_metrics(port: int) -> None:
    """On a port of its own, for this machine only: counted per table they could tell who acts."""
    start_http_server(port, addr="127.0.0.1")


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
