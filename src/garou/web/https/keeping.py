"""Where the authority of a house is kept: beside the tables, for nobody else's eyes, made once."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from garou.store.place import give_to_owner
from garou.web.hosts import named, own_names

from .certificates import Pair, certified, certifies, is_over, may_certify, new_authority

FOLDER = "https"
PROBES = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))  # nobody is there, and nothing is sent


class Keyring:
    """The authority, and the certificate of this server under it."""

    def __init__(self, data: Path, announced: str, *, allowed: Iterable[str] = ()) -> None:
        self.folder, self._announced, self._allowed = data / FOLDER, announced, tuple(allowed)
        own_folder(self.folder)
        self.authority = self._kept("authority") or self._keep("authority", new_authority(_machine(), _now()))
        if is_over(self.authority, _now()):
            self.authority = self._keep("authority", new_authority(_machine(), _now()))
        self.renew()

    @property
    def files(self) -> tuple[Path, Path]:
        """Of the server: its certificate and its key, as a TLS library wants them."""
        return self.folder / "server.crt", self.folder / "server.key"

    @property
    def hosts(self) -> frozenset[str]:
        """By which this server can be reached today, as far as its authority reaches."""
        found = {*own_names(self._announced, *self._allowed), "localhost", *own_addresses()}
        known = {named(host) for host in found}
        return frozenset(host for host in known if host and may_certify(self.authority, host))

    def renew(self) -> bool:
        """Another certificate, where this one is for other addresses or about to end."""
        now, hosts, kept = _now(), self.hosts, self._kept("server")
        if kept and certifies(kept, self.authority, hosts, now):
            return False
        self._keep("server", certified(self.authority, hosts, now))
        return True

    def _kept(self, name: str) -> Pair | None:
        try:
            return Pair(*((self.folder / f"{name}.{end}").read_bytes() for end in ("crt", "key")))
        except FileNotFoundError:
            return None

    def _keep(self, name: str, pair: Pair) -> Pair:
        for end, written in (("key", pair.key), ("crt", pair.certificate)):
            write_private(self.folder / f"{name}.{end}", written)
        return pair


def own_folder(folder: Path) -> None:
    """For its owner alone, and never what a link points to."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    there = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        os.fchmod(there, 0o700)
        give_to_owner(there, folder.parent)
    finally:
        os.close(there)


def write_private(path: Path, content: bytes) -> None:
    """Whole or not at all, and never what a link points to."""
    half = path.with_suffix(f"{path.suffix}.new")
    half.unlink(missing_ok=True)
    made = os.open(half, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    try:
        os.fchmod(made, 0o600)
        give_to_owner(made, path.parent)
        os.write(made, content)
        os.fsync(made)
    finally:
        os.close(made)
    half.replace(path)


def own_addresses() -> set[str]:
    """Those of the ways out, those this machine's name stands for, and that by which it speaks to itself."""
    return {"127.0.0.1", "::1", *_ways_out(), *_by_name()}


def _ways_out() -> set[str]:
    found = set()
    for family, far in PROBES:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                found.add(str(probe.getsockname()[0]).partition("%")[0])
        except OSError:
            continue
    return found


def _by_name() -> set[str]:
    try:
        return {str(entry[4][0]).partition("%")[0] for entry in socket.getaddrinfo(socket.gethostname(), None)}
    except OSError:
        return set()


def _machine() -> str:
    return socket.gethostname().lower().partition(".")[0]


def _now() -> datetime:
    return datetime.now(UTC).replace(microsecond=0)
