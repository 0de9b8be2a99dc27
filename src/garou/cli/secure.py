"""`garou serve --https`: TLS under an authority of the house's own, with a plain door beside it."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from garou.texts import Words

from .files import shown
from .refusing import refused

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

    from garou.web.hosts import Welcome
    from garou.web.https.keeping import Keyring

Beside = AsyncIterator[None]
OFTEN = 3600.0  # seconds between two looks at the addresses of this machine


def keyring(words: Words, directory: Path, announced: str, named: set[str]) -> Keyring:
    """The authority kept beside these tables, and a certificate for today's addresses."""
    try:
        from garou.web.https.keeping import FOLDER, Keyring  # noqa: PLC0415  # an extra that may be missing
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("cryptography"):
            raise
        raise click.ClickException(words("cli-serve-https-missing")) from None
    from garou.store.place import told_apart  # noqa: PLC0415  # no other command waits for it

    try:
        with refused(words), told_apart(directory):
            return Keyring(directory, announced, allowed=named)
    except ValueError as error:
        told_so = {"place": shown(directory / FOLDER), "detail": str(error)[:80]}
        raise click.ClickException(words("cli-serve-https-broken", told_so)) from None


def vouch(app: FastAPI, ring: Keyring, port: int) -> str:
    """Its pages show the authority; the fingerprint is for whoever started the server."""
    from garou.web.https.pages import Vouching  # noqa: PLC0415  # no other command waits for it

    certificate = ring.authority.as_phones_want_it
    made = hashlib.sha256(certificate).hexdigest().upper()
    fingerprint = " ".join(made[i : i + 4] for i in range(0, len(made), 4))
    app.state.vouching = Vouching(certificate, fingerprint, port)
    return fingerprint


def door(app: FastAPI, port: int, welcome: Welcome) -> uvicorn.Server:
    """A server for the plain port. It lives as long as the other one, which hears the signals."""
    import uvicorn  # noqa: PLC0415  # half a second that no other command should pay

    from garou.web.https.door import PlainDoor  # noqa: PLC0415  # no other command waits for it
    from garou.web.patience import Patient  # noqa: PLC0415  # no other command waits for it

    class PlainServer(uvicorn.Server):
        def capture_signals(self) -> contextlib.AbstractContextManager[None]:  # type: ignore[override]  # none
            return contextlib.nullcontext()

    config = uvicorn.Config(
        PlainDoor(app, port, welcome), http=Patient, ws="none", log_config=None, access_log=False, server_header=False,
        timeout_graceful_shutdown=1, lifespan="off",
    )  # fmt: skip
    return PlainServer(config)


@contextlib.asynccontextmanager
async def beside(
    plain: uvicorn.Server, listening: socket.socket, ring: Keyring, safe: uvicorn.Config, *, first: bool = True
) -> Beside:
    """What runs while the table is served over TLS: the plain door, and a look at the addresses now and then."""
    opened = asyncio.create_task(plain.serve(sockets=[listening]))
    renewing = asyncio.create_task(renew(ring, safe, first=first))
    try:
        yield
    finally:
        plain.should_exit = True
        renewing.cancel()
        await asyncio.gather(opened, renewing, return_exceptions=True)


async def renew(ring: Keyring, safe: uvicorn.Config, *, first: bool = True) -> None:
    """Phones that come from now on get the new certificate; whoever is connected keeps the connection.

    Of several workers the first one makes it, and the others find it.
    """
    known = ring.files[0].stat().st_mtime_ns
    while True:
        await asyncio.sleep(OFTEN)
        if first:
            await asyncio.to_thread(ring.renew)
        if (made := ring.files[0].stat().st_mtime_ns) != known and safe.ssl is not None:
            safe.ssl.load_cert_chain(*ring.files)
            known = made
