"""A table in the middle of its talk, and how its panel is asked what follows."""

import asyncio
import html
import json
import re
from contextlib import AsyncExitStack, asynccontextmanager

from stage import ask, bearer, cookie, opened
from twins import NAMES, world

from garou.engine.values import Seat, Slot
from garou.rooms import answering, lobby, seating, talking
from garou.rooms.windows import Kind
from garou.talk.claims import Said, am, saw
from garou.web.deducing.questions import Query

WORLD = world(
    "one-night", "bezier", "seer robber villager werewolf | werewolf troublemaker villager", deducing="everybody"
)
CLASSIC = world("classic", "", "villager werewolf seer villager villager werewolf villager", deducing="dead")
PANEL, PROGRAM = "/t/lune-123/deduce", "/api/tables/lune-123/deduction"


@asynccontextmanager
async def table(of=WORLD, until_kind=Kind.TALK, **settings):
    """Four people in the talk after a night in which nobody did anything."""
    async with AsyncExitStack() as stack:
        app = await stack.enter_async_context(opened(of.setup, of.cast, "luck"))
        keeper = app.state.keeper
        room = await lobby.create(keeper, of.settings.with_(**settings))
        tokens = [await seating.join(keeper, room.code, name, "en") for name in NAMES[: of.settings.size]]
        for chair in range(1, len(tokens) + 1):
            stack.enter_context(keeper.listen(room.code, chair))
        await lobby.begin(keeper, room.code, 1)
        for chair in range(1, len(tokens) + 1):
            await answering.look(keeper, room.code, chair)
        while room.window is None or room.window.kind is not until_kind:
            await asyncio.sleep(1)
        yield app, room, tokens


async def say(app, chair, claim):
    await talking.claim(app.state.keeper, "lune-123", chair, claim.kind, (*claim.places, *claim.roles))


async def panel(app, token, lang="en", **form):
    answer = await ask(app, "POST", PANEL, form, hx_request="true", **cookie(token))
    assert answer.status == 200, answer.body
    return html.unescape(answer.body.decode())


async def told(app, token=None, **body):
    answer = await ask(app, "POST", PROGRAM, body, **(bearer(token) if token else {}))
    return answer.status, json.loads(answer.body)


def odds(page):
    """By name: what a card can be, as it is read aloud."""
    return dict(re.findall(r'aria-label="(.*?): (.*?)\. Why\?"', page))


def hard():
    """Ten seats with everything the box has, and claims that leave much open."""
    cards = "doppelganger werewolf werewolf minion mason mason seer robber troublemaker drunk insomniac hunter tanner"
    said = tuple(Said(Seat(Slot(n)), saw(Slot((n + 3) % 10), "hunter")) for n in range(1, 9))
    said += tuple(Said(Seat(Slot(n)), am("insomniac")) for n in range(1, 9, 2))
    return Query("one-night", "bezier", (), tuple(sorted(cards.split())), 10, None, (), said)
