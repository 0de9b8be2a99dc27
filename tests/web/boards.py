"""Evenings as a board shows them: played in a time of their own, every page kept, then held up to a browser."""

from __future__ import annotations

import asyncio
import contextlib
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from phones import sync_api
from stage import EPOCH, HOST, Heard, ask, opened, run

from garou.engine.values import Seat, Slot
from garou.rooms.keeper import Keeper
from garou.rooms.playing import common
from garou.rooms.room import Phase, Room
from garou.rooms.settings import Settings
from garou.rooms.windows import Kind
from garou.web import app as application

BOARD = "/t/lune-123/board"
STATIC = Path(application.__file__).with_name("static")

# A game for each number of seats, where there is a lot to show.
PLAYED = {
    3: ("one-night", "bezier", "anarchy"),
    5: ("epic-battle", "ravensburger", "three-camps-small"),
    8: ("classic", "", "whole-village"),
    10: ("epic-battle", "ravensburger", "three-camps-large"),
    18: ("classic", "", "whole-village"),
    24: ("classic", "", "whole-village"),
}
STAGES = range(1, 6)  # in which the end is told to whoever saw the game


def name(number: int) -> str:
    """Of one long word, of many short ones, or as long as a name may be at all."""
    letter = chr(ord("A") + number)
    long = (f"{letter}lexandrine-Maximilienne", f"{letter}nne de la Tour du Pin", f"{letter}{'wm' * 49}")
    return long[number % 3]


@cache
def kept(seats: int) -> dict[str, Heard]:
    """The board at every moment of an evening, in the language with the longer words."""
    return run(_evening(seats))


async def _evening(seats: int) -> dict[str, Heard]:
    game, edition, scenario = PLAYED[seats]
    found: dict[str, Heard] = {}

    async def keep(moment: str) -> None:
        if moment not in found:
            found[moment] = await ask(app, "GET", BOARD, accept_language="fr")

    async with opened(luck=f"board of {seats}") as app:
        keeper = app.state.keeper
        room = await keeper.create(Settings(game, edition, scenario, pace="quick", lang="fr", size=seats))
        with contextlib.ExitStack() as present:
            await _come(keeper, room, seats - 1, present)
            await keep("lobby")  # one seat is free
            await keeper.join(room.code, name(seats - 1), "fr")
            await keeper.begin(room.code, 1)
            await keeper.look(room.code, 1)
            await keep("dealt")
            for chair in room.seated[1:]:
                await keeper.look(room.code, chair)
            while room.phase is not Phase.OVER:
                await _take_part(keeper, room)
                await keep(room.window.kind.value if room.window else "dealt")
                await _next_window(room)
            await keep("over")
    return found


async def _come(keeper: Keeper, room: Room, people: int, present: contextlib.ExitStack) -> None:
    """Every other one has gone to fetch a drink."""
    for number in range(people):
        await keeper.join(room.code, name(number), "fr")
        if number % 2:
            present.enter_context(keeper.listen(room.code, number + 1))
        await keeper.speak(room.code, number + 1, "Bonsoir à toutes et à tous. " * 9)


async def _take_part(keeper: Keeper, room: Room) -> None:
    """The first night is slept through, so that all are there in the morning, and all but the last claim something."""
    if room.window is None:
        return
    luck, first = Random(room.windows), not room.talk.said
    for slot, chair in enumerate(room.seated):
        question = room.question_for(Seat(Slot(slot)))
        if question is not None and (question.ballot or not first):
            await keeper.answer(room.code, chair, room.windows, luck.choice(question.options))
    if room.window.kind is Kind.TALK and first:
        for chair in sorted(room.speakers)[:-1]:
            if not room.holds(room.seat_of(chair), "mask"):
                await _claim(keeper, room, chair, luck)


async def _claim(keeper: Keeper, room: Room, chair: int, luck: Random) -> None:
    mine = room.seat_of(chair)
    other = luck.choice([Slot(slot) for slot in range(len(room.seated)) if slot != mine])
    await keeper.claim(room.code, chair, "think", (other, luck.choice(common(room).roles)))
    await keeper.claim(room.code, chair, "saw", (other, luck.choice(common(room).roles)))
    await keeper.speak(room.code, chair, "Je dormais, et personne ne me croit. " * 7)


async def _next_window(room: Room) -> None:
    before = (room.phase, room.windows)
    while (room.phase, room.windows) == before:
        await asyncio.sleep(0.5)


# --- Held up to a browser -----------------------------------------------------------------------


class Screen:
    """A browser that is handed kept pages, with styles and scripts as the server has them. Its stream stays silent."""

    def __init__(self, browser: sync_api.Browser) -> None:
        self.context = browser.new_context(reduced_motion="reduce")
        self.context.route("**/*", self._hand_out)
        self.page = self.context.new_page()
        self.shown: Heard | None = None

    def show(self, board: Heard) -> None:
        """At the moment it is fullest: when the last seconds are counted."""
        self.shown = board
        deadline = re.search(rb'data-deadline="([\d.]+)"', board.body)
        self.page.clock.set_fixed_time(float(deadline[1]) - 2.5 if deadline else EPOCH)
        self.page.goto(f"http://{HOST}{BOARD}")
        self.page.evaluate("document.fonts.ready")

    def _hand_out(self, route: sync_api.Route) -> None:
        path = urlsplit(route.request.url).path
        if path == BOARD and self.shown is not None:
            headers = {key.decode(): value.decode() for key, value in self.shown.headers}
            route.fulfill(body=self.shown.body, headers=headers)
        elif path.startswith("/static/"):
            route.fulfill(path=STATIC / path.removeprefix("/static/"))

    def flaws(self, size: tuple[int, int]) -> list[str]:
        """What does not fit on a screen of this size."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        return self.page.evaluate(FLAWS)


FLAWS = """() => {
  const root = document.documentElement, found = [];
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest(".sr, .scene");
  const named = (one) => `${one.className || one.localName} "${one.textContent.trim().slice(0, 30)}"`;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) found.push(`scrolls: ${root.scrollWidth}x${root.scrollHeight}`);
  const box = (one) => one.getBoundingClientRect();
  const within = (a, b) => a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const words = (one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  for (const one of all("body *")) if (seen(one) && (words(one) || one.matches(".house, .qr, .card")) && !within(box(one), screen) && !one.closest(".talk")) found.push(`over the edge: ${named(one)}`);
  for (const one of all("aside :is(li, h2, p)")) if (seen(one) && !one.closest(".talk") && !within(box(one), box(one.closest("aside")))) found.push(`cut: ${named(one)}`);
  const houses = all(".seat").map((seat) => all(".house, .nm, .sign, .votes, .st, .wins, .medal", seat).filter(seen));
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  houses.forEach((mine, at) => houses.slice(at + 1).forEach((others) => {
    for (const one of mine) for (const other of others) if (overlap(box(one), box(other))) found.push(`overlap: ${named(one)} and ${named(other)}`);
  }));
  return found;
}"""
