"""`garou serve`: the table on the web, with an address and a QR code to scan."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import socket
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from garou.store.choosing import in_database
from garou.store.values import Store
from garou.texts import Words, learn
from garou.texts.narrator import LONGEST_WORD, escaped

from . import secure, watching
from .keeping import database_option, place
from .ports import address, announced, greet, listen
from .refusing import refused
from .workers import supervise

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

    from garou.web.hosts import Welcome
    from garou.web.https.keeping import Keyring

GRACE = 2  # seconds an open stream gets when the server ends
STILL = 20  # seconds a connection stays open between two requests: whoever taps every few seconds opens no new ones


def command(words: Words) -> click.Command:
    def serve(host: str, port: int, data: str | None, allowed_host: tuple[str, ...], **more: Any) -> int:
        tls = more["https_port"] if more["https"] else None
        workers = more["workers"]
        shared = workers is not None
        tables = KeptTables(place(data), more["database"], standby=more["standby"], shared=shared, bus=more["bus"])
        if tables.standby and not tables.database:
            raise click.ClickException(words("cli-serve-standby-alone"))
        if tables.shared and (not tables.database or tables.standby):
            raise click.ClickException(words("cli-serve-workers-alone"))
        if tables.bus and not tables.shared:
            raise click.ClickException(words("cli-serve-bus-alone"))
        watched = watching.Watched(more["metrics_host"], more["metrics"])
        plan = Plan(host, port, tables, watched, allowed_host, tls, quiet=more["quiet"])
        return several(words, plan, workers) if tables.shared and workers > 1 else run(words, plan)

    params: list[click.Parameter] = [
        click.Option(["--host"], default="0.0.0.0", show_default=True, help=words("cli-serve-host-help")),  # noqa: S104  # phones must reach it
        click.Option(
            ["--port"],
            default=8000,
            show_default=True,
            type=click.IntRange(0, 65535),
            help=words("cli-serve-port-help"),
        ),
        click.Option(["--data"], metavar="DIR", help=words("cli-serve-data-help")),
        database_option(words),
        click.Option(["--workers"], metavar="N", type=click.IntRange(1, 64), help=words("cli-serve-workers-help")),
        click.Option(["--bus"], metavar="URL", envvar="GAROU_BUS", default="", help=words("cli-serve-bus-help")),
        click.Option(["--standby"], is_flag=True, help=words("cli-serve-standby-help")),
        *watching.options(words),
        click.Option(
            ["--allowed-host"],
            metavar="NAME",
            multiple=True,
            envvar="GAROU_ALLOWED_HOST",
            help=words("cli-serve-allowed-host-help"),
        ),
        click.Option(["--https"], is_flag=True, help=words("cli-serve-https-help")),
        click.Option(
            ["--https-port"],
            default=8443,
            show_default=True,
            type=click.IntRange(0, 65535),
            help=words("cli-serve-https-port-help"),
        ),
        click.Option(["--quiet"], is_flag=True, help=words("cli-serve-quiet-help")),
    ]
    return click.Command("serve", callback=serve, params=params, help=words("cli-serve-help"))


@dataclass(frozen=True, slots=True)
class KeptTables:
    """Where tables are kept, whether to wait for them, and whether others may serve them too."""

    directory: Path
    database: str  # the address of one, or nothing
    standby: bool
    shared: bool = False
    bus: str = ""  # the address of one, or nothing: what workers tell each other goes through the database then


@dataclass(frozen=True, slots=True)
class Plan:
    """Where a table is to be served, and how."""

    host: str
    port: int
    tables: KeptTables
    watched: watching.Watched
    named: tuple[str, ...]
    tls: int | None  # the port for it
    quiet: bool


class Doors(NamedTuple):
    """Where people come in: in the clear, and over TLS where that is spoken."""

    plain: socket.socket
    safe: socket.socket | None


@dataclass(frozen=True, slots=True)
class Worker:
    """One of several: what it was born with."""

    number: int
    doors: Doors
    ready: Callable[[], None]
    born_to: int

    def orphaned(self) -> bool:
        return os.getppid() != self.born_to


def several(words: Words, plan: Plan, count: int) -> int:
    """Workers that share a port and their tables, with each other and with those on other machines."""
    import garou.web.app  # noqa: F401, PLC0415  # read once, for all of them

    watching.room_for(words, plan.watched, count)
    if plan.tls is not None:
        ring_of(words, plan)  # made once, for all of them
    doors, me = open_doors(words, plan), os.getpid()
    if not plan.quiet and plan.tls is None:
        open_house(words, plan, doors.plain)

    def work(number: int, ready: Callable[[], None]) -> int:
        watched, quiet = watching.next_to(plan.watched, number), plan.quiet or plan.tls is None or number > 0
        return run(words, replace(plan, watched=watched, quiet=quiet), Worker(number, doors, ready, me))

    return supervise(count, work)


def run(words: Words, plan: Plan, worker: Worker | None = None) -> int:
    from garou.web.logs import set_up_logs  # noqa: PLC0415  # no other command waits for it

    named = names(words, plan.named)
    figures = watching.early(words, plan.watched, standby=plan.tables.standby or worker is not None)
    app, known = opened(words, plan, {announced(plan.host), *named})
    watching.begin(plan.watched, figures, app)
    doors = worker.doors if worker else open_doors(words, plan)
    serving = over_tls if plan.tls is not None else in_the_clear
    server, sockets = serving(words, plan, app, known, doors, first=worker is None or worker.number == 0)
    if worker:
        app.state.ready, app.state.orphaned = worker.ready, worker.orphaned
    set_up_logs()
    spare_the_collector()
    threading.Thread(target=learn, daemon=True).start()  # meanwhile the server is there already
    logging.getLogger("uvicorn.error").addFilter(lambda _: app.state.trouble is None)  # it is told below, in words
    with contextlib.suppress(SystemExit):  # how it says that it could not start
        server.run(sockets=sockets)
    with refused(words):
        if app.state.trouble:
            raise app.state.trouble
    if replaced(app):
        print(f"garou: {words('cli-serve-replaced')}", file=sys.stderr)
        return 1
    return 0 if server.started else 2


def replaced(app: FastAPI) -> bool:
    """Has another server taken over its tables? Only in a database can that be."""
    return bool(getattr(app.state.store, "replaced", False))


Serving = tuple["uvicorn.Server", list[socket.socket]]


def in_the_clear(words: Words, plan: Plan, app: FastAPI, welcome: Welcome, doors: Doors, *, first: bool) -> Serving:
    if not plan.quiet:
        open_house(words, plan, doors.plain)
    return ending(app), [doors.plain]


def open_house(words: Words, plan: Plan, listening: socket.socket) -> None:
    greet(words("cli-serve-open"), address(plan.host, listening.getsockname()[1]))
    print(f"\n  {words('cli-serve-stop')}\n", flush=True)


def over_tls(words: Words, plan: Plan, app: FastAPI, welcome: Welcome, doors: Doors, *, first: bool) -> Serving:
    """The tables over TLS; at the plain port, what a phone needs to trust them. The first worker renews the keys."""
    from garou.web.addresses import AUTHORITY  # noqa: PLC0415  # no other command waits for it

    ring, safe = ring_of(words, plan), doors.safe or bound(words, plan.host, plan.tls or 0)
    port = safe.getsockname()[1]
    fingerprint = secure.vouch(app, ring, port)
    if not plan.quiet:
        plain = address(plan.host, doors.plain.getsockname()[1])
        greet(words("cli-serve-trust"), plain.rstrip("/") + AUTHORITY)
        print(f"\n  {words('cli-serve-trust.fingerprint', {'fingerprint': fingerprint})}")
        greet(words("cli-serve-open"), address(plan.host, port, "https"))
        print(f"\n  {words('cli-serve-stop')}\n", flush=True)
    door = secure.door(app, port, welcome)
    certificate, key = map(str, ring.files)
    server = ending(
        app,
        lambda config: secure.beside(door, doors.plain, ring, config, first=first),
        ssl_certfile=certificate,
        ssl_keyfile=key,
    )
    return server, [safe]


def ring_of(words: Words, plan: Plan) -> Keyring:
    return secure.keyring(words, plan.tables.directory, announced(plan.host), names(words, plan.named))


def open_doors(words: Words, plan: Plan) -> Doors:
    plain = bound(words, plan.host, plan.port)
    return Doors(plain, bound(words, plan.host, plan.tls) if plan.tls is not None else None)


def names(words: Words, named: tuple[str, ...]) -> set[str]:
    """By which the server may be called besides its own."""
    from garou.web.hosts import called  # noqa: PLC0415  # no other command waits for it

    found = {name: called(name.encode()) for name in named}
    if wrong := [name for name, known in found.items() if known is None]:
        raise click.ClickException(words("cli-serve-bad-host", {"name": escaped(wrong[0], LONGEST_WORD)}))
    return {known for known in found.values() if known is not None}


def opened(words: Words, plan: Plan, known: set[str]) -> tuple[FastAPI, Welcome]:
    """The application and by which names it may be called, or what is wrong with where it should keep its tables."""
    from garou.web.app import build  # noqa: PLC0415  # no other command waits for it
    from garou.web.hosts import only, own_names  # noqa: PLC0415  # no other command waits for it

    welcome = only(own_names(*known))
    with refused(words):
        return build(plan.tables.directory, store=store(words, plan.tables), welcome=welcome), welcome


def store(words: Words, tables: KeptTables) -> Store | None:
    """What tables are kept in where that is no file; who stands by has learnt its words before its turn comes."""

    def standing_by() -> None:
        print(f"garou: {words('cli-serve-standing-by')}", file=sys.stderr, flush=True)
        learn()

    if not tables.database:
        return None
    return in_database(tables.database, standing_by if tables.standby else None, shared=tables.shared, bus=tables.bus)


def bound(words: Words, host: str, port: int) -> socket.socket:
    try:
        return listen(host, port)
    except OSError as error:
        detail = {"port": str(port), "detail": error.strerror or str(error)}
        raise click.ClickException(words("cli-serve-no-port", detail)) from None


def ending(app: FastAPI, beside: Callable[[Any], Any] = contextlib.nullcontext, **more: Any) -> uvicorn.Server:
    """A server that lets open streams go at once when it is asked to end; what is beside it lasts as long."""
    import uvicorn  # noqa: PLC0415  # half a second that no other command should pay

    from garou.web.patience import Patient, make_room  # noqa: PLC0415  # no other command waits for it

    class Ending(uvicorn.Server):
        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            if keeper := getattr(app.state, "keeper", None):
                keeper.hush()
            super().handle_exit(sig, frame)

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            app.state.ready()

        async def on_tick(self, counter: int) -> bool:
            """Whom another server has replaced has nothing left to do, nor has a worker whom nobody looks after."""
            return replaced(app) or app.state.orphaned() or await super().on_tick(counter)

        async def serve(self, sockets: list[socket.socket] | None = None) -> None:
            async with beside(self.config):
                await super().serve(sockets)

    make_room()
    config = uvicorn.Config(
        app,
        http=Patient,
        ws="none",  # nobody here speaks it, and what it logs names addresses and tokens
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=STILL,
        lifespan="on",
        **more,
    )
    return Ending(config)


def spare_the_collector() -> None:
    """Litter is looked for when much more has been made than thrown away, and not sooner.

    Thousands of streams lie open for hours, each with a new page now and then: whoever looks through them all keeps
    every table waiting, and finds next to nothing.
    """
    gc.freeze()
    gc.set_threshold(100_000, 10, 5)
