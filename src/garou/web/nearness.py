"""Do the people of a table sit in one room? Those who find it under an address of the house's own network do."""

from __future__ import annotations

from ipaddress import ip_address

from fastapi import Request

HOUSE_NAMES = ("localhost", ".local", ".lan", ".home.arpa")  # names that only a house's own network knows


def in_one_room(request: Request) -> bool:
    """A guess to begin with, from the address the host has come by; the host decides."""
    name = (request.url.hostname or "").lower()
    try:
        return ip_address(name).is_private
    except ValueError:
        return f".{name}".endswith(tuple(f".{one.removeprefix('.')}" for one in HOUSE_NAMES))
