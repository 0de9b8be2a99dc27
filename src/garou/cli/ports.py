"""Where a server listens, and how others find it."""

from __future__ import annotations

import socket
import sys


def listen(host: str, port: int) -> socket.socket:
    """Bound before anything is promised, so that a taken port is said and not logged."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    return listening


def address(host: str, port: int, scheme: str = "http") -> str:
    """How others in the same network reach this machine."""
    host = announced(host)
    shown = f"[{host}]" if ":" in host else host
    return f"{scheme}://{shown}:{port}/"


def announced(host: str) -> str:
    return own_address() if host in ("0.0.0.0", "::") else host  # noqa: S104  # compared, not bound


def own_address() -> str:
    """The address of the way out; no packet is sent for asking."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def greet(said: str, where: str) -> None:
    import segno  # noqa: PLC0415  # no other command waits for it

    print(f"\n  {said}\n\n  {where}\n")
    segno.make(where, error="l").terminal(out=sys.stdout, compact=True, border=2)
