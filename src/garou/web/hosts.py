"""By which names this server lets itself be called.

Whoever opens a page elsewhere can have that page's name point at this machine a moment later, and then read what it
answers. A name that is not ours is therefore refused. An address cannot be made to point elsewhere: it is enough that
the request came in at it.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Callable, Iterable
from functools import lru_cache

NAME = re.compile(r"[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63}){0,20}")
HOST = re.compile(rb"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{1,253})(?::[0-9]{0,5})?")

Server = tuple[str, int | None] | None  # where a request came in
Welcome = Callable[[list[bytes], Server], bool]  # the host as the head of a request names it


def anybody(hosts: list[bytes], server: Server) -> bool:
    """Whatever can be a name at all."""
    return len(hosts) == 1 and called(hosts[0]) is not None


def only(names: Iterable[str]) -> Welcome:
    """These names and addresses, this machine to itself, and the address at which a request came in."""
    known = frozenset(names) | {"localhost"}

    def welcome(hosts: list[bytes], server: Server) -> bool:
        name = called(hosts[0]) if len(hosts) == 1 else None
        return name is not None and (name in known or own_address(name, server[0] if server else ""))

    return welcome


def own_names(*announced: str) -> frozenset[str]:
    """What was announced, and what this machine is called in its own network."""
    full = socket.gethostname().lower()
    short = full.partition(".")[0]
    return frozenset({*announced, full, short, f"{short}.local"})


@lru_cache(maxsize=1024)
def called(host: bytes) -> str | None:
    """The name alone, or the address as it is always written; None where it can be neither."""
    found = HOST.fullmatch(host)
    return named(found[1].decode().strip("[]")) if found else None


def named(host: str) -> str | None:
    """One name for one thing: small letters, no dot at the end, an address in its shortest form."""
    try:
        return str(_plain(host))
    except ValueError:
        name = host.lower().removesuffix(".")
        return name if NAME.fullmatch(name) else None


@lru_cache(maxsize=1024)
def own_address(name: str, came_in: str) -> bool:
    try:
        return this_machine(name) or _plain(name) == _plain(came_in)
    except ValueError:
        return False


def this_machine(address: str) -> bool:
    """Does it speak to itself?"""
    try:
        return _plain(address).is_loopback
    except ValueError:
        return False


def _plain(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    found = ipaddress.ip_address(address.partition("%")[0])
    return getattr(found, "ipv4_mapped", None) or found
