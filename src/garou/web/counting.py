"""The one place where everything anybody asks for is counted, before anything is looked up or read."""

from __future__ import annotations

import contextlib
import re
from typing import NamedTuple

from fastapi import Request

from garou.rooms import seating
from garou.rooms.cup import entering
from garou.rooms.tokens import hashed
from garou.store.values import NotKept

from . import addresses
from .cup.pages import cups_of, token_of_cup
from .limits import MOST_BUCKETS, Limits, Seat, Who, household
from .people import keeper_of, token_of

CODE = re.compile(r"/(t|cup|api/tables)/([^/]+)(?:/(.*))?", re.DOTALL)
FILM = re.compile(r"(?:games/[^/]*/)?(?:replay|picture\.svg)/?")
DEDUCING = re.compile(r"deduce|deduction|(?:games/[^/]*/)?(?:chances|worlds)")
PROVING = (addresses.PUZZLE_VERDICT, addresses.PUZZLE_MADE)
CREATING = (addresses.TABLES, addresses.CUPS, addresses.API + addresses.TABLES)
# Files that are the same for everybody, and a sign of life.
FREE = re.compile(rf"{addresses.STATIC}/.*|{addresses.HEALTH}", re.DOTALL)
JOINING = ("join", "seats", "move", "move/ask")
DRAWING = ("begin", "next")  # a round of a tournament

BY_ADDRESS = ("create", "join", "round")  # each gives somebody more seats: whoever has one already gets no further
STRANGERS = {"act": "forge", "read": "knock"}
MISSES = ("no-such-table", "no-such-cup")


class Asked(NamedTuple):
    """What a request is for: the deed, and where it says so, the table or tournament."""

    deed: str
    place: str = ""
    code: str = ""

    @property
    def by_code(self) -> bool:
        return bool(self.code) or self.deed == "knock"


class Proven:
    """Who has shown the token of a seat lately. The token itself is not kept."""

    def __init__(self, most: int = MOST_BUCKETS) -> None:
        self._most = most
        self._seats: dict[tuple[str, str, str], int] = {}

    def recalled(self, key: tuple[str, str, str]) -> int | None:
        return self._seats.get(key)

    def remember(self, key: tuple[str, str, str], number: int) -> None:
        if key not in self._seats and len(self._seats) >= self._most:
            del self._seats[next(iter(self._seats))]
        self._seats[key] = number


def asked_for(method: str, path: str) -> Asked | None:
    """By its address alone; None for what is not counted."""
    if found := CODE.fullmatch(path):
        place, code, rest = found.groups("")
        return Asked(_deed(method, place, rest), "cup" if place == "cup" else "t", code)
    if FREE.fullmatch(path):
        return None
    if path.startswith(addresses.REPLAY):
        return Asked("film")
    if path in PROVING:
        return Asked("deduce")
    if method != "POST":
        return Asked("page")
    if path in CREATING:
        return Asked("create")
    if path == addresses.JOIN:
        return Asked("knock")
    return Asked("lead")


def _deed(method: str, place: str, rest: str) -> str:
    if FILM.fullmatch(rest):
        return "film"
    if DEDUCING.fullmatch(rest):
        return "deduce"
    if method != "POST":
        return "read"
    if rest in JOINING:
        return "join"
    return "round" if place == "cup" and rest in DRAWING else "act"


async def count(request: Request) -> None:
    """Turned away before anything is done for it, if it is too much.

    What gives somebody more is done when other workers have been told: whoever asks them next is known there.
    """
    asked = asked_for(request.method, request.scope["path"])
    request.state.who = who = whose(request, asked)
    if asked is not None:
        charge(request.app.state.limits, asked, who, address_of(request))
        if asked.deed in BY_ADDRESS:
            await told(request)


def charge(limits: Limits, asked: Asked, who: Who, address: str) -> None:
    """Whoever sits there is counted by their seat, and nobody else takes anything from them.

    A stranger's address must have misses left before any code is looked up, whether it exists or not: so the answer to
    those who have none is the same, and as quick.
    """
    stranger = isinstance(who, str)
    if stranger and asked.by_code:
        limits.spare("miss", address)
    if stranger:
        limits.count(STRANGERS.get(asked.deed, asked.deed), address)
    else:
        limits.count(asked.deed, address if asked.deed in BY_ADDRESS else who)


async def missed(request: Request, code: str) -> None:
    """There is no such table: whoever tries many finds none. A whole club that misheard one code has tried one."""
    who = who_asks(request)
    if isinstance(who, str) and request.app.state.limits.first("same", f"{who} {code[:64]}"):
        request.app.state.limits.note("miss", who)
        await told(request)


async def told(request: Request) -> None:
    """Other workers, of what was counted here."""
    with contextlib.suppress(NotKept):
        await keeper_of(request).bus.said()


def whose(request: Request, asked: Asked | None) -> Who:
    """Whoever has the token of a seat there; by their address everybody else."""
    if asked is None or not asked.code:
        return address_of(request)
    cup = asked.place == "cup"
    token = token_of_cup(request, asked.code) if cup else token_of(request, asked.code)
    number = _number(request, asked, token) if token else None
    return Seat(asked.place, asked.code, number) if number is not None else address_of(request)


def _number(request: Request, asked: Asked, token: str) -> int | None:
    """Nothing is read from the disk for it: finding out must not take longer where there is a table.

    At one that sleeps, or was deleted just now, whoever has sat there before is still known by it.
    """
    seats: Proven = request.app.state.proven
    key = (asked.place, asked.code, hashed(token))
    keeper, cups = keeper_of(request), cups_of(request)
    if asked.code not in (cups.live if asked.place == "cup" else keeper.live):
        return seats.recalled(key)
    number = entering.who(cups, asked.code, token) if asked.place == "cup" else seating.chair(keeper, asked.code, token)
    if number is not None:
        seats.remember(key, number)
    return number


def address_of(request: Request) -> str:
    return household(request.client.host) if request.client else "nowhere"


def who_asks(request: Request) -> Who:
    """As it was found out when the request came in."""
    who: Who = request.state.who
    return who
