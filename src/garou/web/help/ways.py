"""Ways out of an error: whoever meets one is shown where to go from here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from fastapi import Request

from garou.texts import Words
from garou.web import addresses
from garou.web.art import symbols

MISREAD = ("no-such-table", "no-such-cup")  # the code may be typed again
PASSING = ("broken", "not-kept", "busy", "too-many-watching", "newer-version")  # it may be over when one tries again
WATCHED = ("table-full", "table-playing")  # one may watch instead


@dataclass(frozen=True, slots=True)
class WayOut:
    """What an error page shows beside its sentence: a title, a picture, and where to go from here."""

    title: str
    art: str
    ways: tuple[tuple[str, str], ...]  # what it says, and where it leads
    retry: bool


def way_out(request: Request, words: Words, reason: str) -> WayOut:
    title = f"help-error-{reason}"
    ways = dict(_ways(request, reason))
    return WayOut(
        title=words(title) if words.has(title) else words("web-error"),
        art=omen if (omen := f"omen-{reason}") in symbols() else "omen",
        ways=tuple((words(f"help-way-{way}"), to) for way, to in ways.items()),
        retry=reason in MISREAD,
    )


def _ways(request: Request, reason: str) -> Iterator[tuple[str, str]]:
    """The best way first; each leads somewhere there is."""
    _, place, code, *_ = [*request.url.path.split("/"), "", ""]
    table = addresses.table(code) if place == "t" and code and reason not in MISREAD else ""
    if reason in PASSING and request.method == "GET":
        yield "again", request.url.path
    if table and reason in WATCHED:
        yield "watch", addresses.below(table, "watch")
    elif table:
        yield "door" if reason == "no-seat" else "table", table
    if place == "cup" and code and reason not in MISREAD:
        yield "cup", addresses.cup(code)
    yield "start", addresses.HOME
