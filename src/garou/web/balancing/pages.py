"""How balanced the cards of the lobby are: a drawer that fills itself.

Whoever sits at the table may open it, and so begins the measuring; who only watches sees what is known already. All of
it rests on what the host has chosen, never on anything that was dealt: it is there in the lobby alone.
"""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request, Response

from garou.rooms.hall import TurnedAway
from garou.rooms.room import Phase
from garou.web import addresses
from garou.web.counting import who_asks
from garou.web.sealing import unsealed
from garou.web.table.coming import fragment, reader, reader_words

from .scales import DeckScales
from .showing import shown
from .weighing import LobbyDeck, Weight, laid

router = APIRouter(dependencies=[Depends(unsealed)], include_in_schema=False)

AGAIN = "2"  # seconds, where no script asks
COSTS = 4  # questions of the deduction that a measurement counts as


@router.get("/t/{code}/balance")
async def balance(request: Request, code: str, *, watch: bool = False) -> Response:
    room, chair = reader(request, code, watch=watch)
    if room.phase is not Phase.LOBBY:
        raise TurnedAway("balance-in-lobby")
    deck, spoken = laid(room.settings), reader_words(request, room, chair)
    found = _found(request, deck, begins=chair is not None)
    seen = shown(spoken, deck, found)
    there, here = addresses.drawer(code, "balance", watch=watch), addresses.front(code, watch=watch)
    going = not seen.over and (chair is not None)
    answer = fragment(request, "table/balance.html", spoken, here=here, code=code, b=seen, there=there, going=going)
    if going and not request.headers.get("hx-request"):
        answer.headers["Refresh"] = AGAIN
    return answer


def _found(request: Request, deck: LobbyDeck, *, begins: bool) -> Weight:
    scales: DeckScales = request.app.state.scales
    known = scales.known(deck)
    if not begins:
        return known or Weight()
    if known is None:
        for _ in range(COSTS):
            request.app.state.limits.count("deduce", who_asks(request))
    return scales.weigh(deck)
