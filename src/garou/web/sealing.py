"""One gate before every page, stream and answer of a table whose deal others have yet to play.

Only those who sit there get in, and only to what their own seat shows. All else waits until everybody has played it.
"""

from __future__ import annotations

from fastapi import Request

from garou.rooms import seating
from garou.rooms.hall import TurnedAway

from .people import keeper_of, token_of

# What a seat's own page is made of. Whatever is not named here is for the public.
OWN = ("", "stream", "known", "cast", "talk", "claim", "notebook", "deduce")
MOVING = ("move", "move/ask")  # whoever brings a seat to a new device has none there yet; it tells of no card


async def unsealed(request: Request) -> None:
    code = request.path_params.get("code")
    if code is None:
        return
    keeper = keeper_of(request)
    try:
        room = keeper.find(code).room
    except TurnedAway:  # there is no such table: the page says so
        return
    if room.sealed and not _ones_own(request, code):
        raise TurnedAway("sealed", code=code)


def _ones_own(request: Request, code: str) -> bool:
    sits = seating.chair(keeper_of(request), code, token_of(request, code)) is not None
    rest = request.url.path.partition(f"/{code}")[2].strip("/")
    if rest in MOVING:
        return True
    own = rest in OWN and "watch" not in request.query_params
    return sits and (own or request.method == "POST")
