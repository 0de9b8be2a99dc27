"""Evenings as a board shows them: played in a time of their own, every page kept, then held up to a browser."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from stage import EPOCH, HOST, Heard, ask, cookie, opened, run

from garou.engine.values import Seat, Slot
from garou.rooms import answering, emblems, lobby, reacting, seating, talking
from garou.rooms.bots import common
from garou.rooms.emblems import EMBLEMS
from garou.rooms.keeper import Keeper
from garou.rooms.room import Phase, Room
from garou.rooms.settings import Settings
from garou.rooms.windows import Kind
from garou.talk.claims import kinds
from garou.talk.reactions import REACTIONS
from garou.texts import words
from garou.web import app as application
from garou.web.assets import travelling, unversioned

TABLE = "/t/lune-123"
BOARD = f"{TABLE}/board"
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


def game_for(seats: int) -> tuple[str, str, str]:
    fallen_back = ("one-night", "bezier", "anarchy") if seats <= 10 else ("classic", "", "whole-village")
    return PLAYED.get(seats, fallen_back)


def name(number: int) -> str:
    """Of one long word or of many short ones."""
    letter = chr(ord("A") + number)
    long = (
        f"{letter}lexandrine-Maximilienne",
        f"{letter}nne de la Tour du Pin",
        f"{letter}ugustin et toute sa petite famille",
    )
    return long[number % 3]


@cache
def kept(seats: int) -> dict[str, Heard]:
    """The board at every moment of an evening, in the language with the longer words."""
    return _kept(seats)[0]


@cache
def kept_by_a_seat(seats: int) -> dict[str, Heard]:
    """The page of whoever sat down first, at those moments."""
    return _kept(seats)[1]


@cache
def _kept(seats: int) -> tuple[dict[str, Heard], dict[str, Heard]]:
    return aside(lambda: run(_evening(seats)))


def aside(played: Callable[[], Any]) -> Any:
    """On a thread of its own: the one a browser is driven from has a loop already."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(played).result()


async def _evening(seats: int) -> tuple[dict[str, Heard], dict[str, Heard]]:
    game, edition, scenario = game_for(seats)
    found: dict[str, Heard] = {}
    by_a_seat: dict[str, Heard] = {}

    async def keep(moment: str) -> None:
        if moment not in found:
            found[moment] = await ask(app, "GET", BOARD, accept_language="fr")
            by_a_seat[moment] = await ask(app, "GET", TABLE, **cookie(first))

    async with opened(luck=f"board of {seats}") as app:
        keeper = app.state.keeper
        room = await lobby.create(keeper, Settings(game, edition, scenario, pace="quick", lang="fr", size=seats))
        with contextlib.ExitStack() as present:
            first = await _come(keeper, room, seats - 1, present)
            await keep("lobby")  # one seat is free
            await seating.join(keeper, room.code, name(seats - 1), "fr")
            await lobby.begin(keeper, room.code, 1)
            await answering.look(keeper, room.code, 1)
            await keep("dealt")
            for chair in room.seated[1:]:
                await answering.look(keeper, room.code, chair)
            while room.phase is not Phase.OVER:
                await _take_part(keeper, room)
                await keep(room.window.kind.value if room.window else "dealt")
                await _next_window(room)
            await keep("over")
    return found, by_a_seat


async def _come(keeper: Keeper, room: Room, people: int, present: contextlib.ExitStack) -> str:
    """Every other one has gone to fetch a drink. The first one's token."""
    tokens = []
    for number in range(people):
        tokens.append(await seating.join(keeper, room.code, name(number), "fr"))
        if number < len(EMBLEMS):
            await emblems.wear(keeper, room.code, number + 1, EMBLEMS[number])
        if number % 2:
            present.enter_context(keeper.listen(room.code, number + 1))
        await talking.speak(keeper, room.code, number + 1, "Bonsoir à toutes et à tous. " * 9)
    return tokens[0]


async def _take_part(keeper: Keeper, room: Room) -> None:
    """The first night is slept through, so that all are there in the morning, and all but the last claim something."""
    if room.window is None:
        return
    luck, first = Random(room.windows), not room.talk.said
    for slot, chair in enumerate(room.seated):
        question = room.question_for(Seat(Slot(slot)))
        if question is not None and (question.ballot or not first):
            await answering.answer(keeper, room.code, chair, room.windows, luck.choice(question.options))
    if room.window.kind in (Kind.TALK, Kind.BALLOT):  # all of them show something in passing
        for number, chair in enumerate(room.speakers):
            await reacting.react(keeper, room.code, chair, REACTIONS[number % len(REACTIONS)])
    if room.window.kind is Kind.TALK and first:
        for chair in sorted(room.speakers)[:-1]:
            if not room.silenced(room.seat_of(chair)):
                await _claim(keeper, room, chair, luck)


async def _claim(keeper: Keeper, room: Room, chair: int, luck: Random) -> None:
    mine = room.seat_of(chair)
    other = luck.choice([Slot(slot) for slot in range(len(room.seated)) if slot != mine])
    roles = sorted(common(room).roles, key=lambda role: len(words("fr")(f"role-{role}")))
    own = "was" if "was" in kinds(common(room)) and chair % 2 else "am"  # every other one tells what they began as
    await talking.claim(keeper, room.code, chair, own, (luck.choice(roles),))
    await talking.claim(keeper, room.code, chair, own, (roles[-1],))
    await talking.claim(keeper, room.code, chair, "saw", (other, luck.choice(roles)))
    await talking.claim(keeper, room.code, chair, "think", (other, roles[-1]))
    await talking.claim(keeper, room.code, chair, "vote", (other,))
    await talking.speak(keeper, room.code, chair, "Je dormais, et personne ne me croit. " * 7)


async def _next_window(room: Room) -> None:
    before = (room.phase, room.windows)
    while (room.phase, room.windows) == before:
        await asyncio.sleep(0.5)


# --- Held up to a browser -----------------------------------------------------------------------


class Screen:
    """A browser that is handed kept pages, with styles and scripts as the server has them, and follows no stream."""

    def __init__(self, browser: Any, first: Heard, at: str = BOARD) -> None:
        self.context = browser.new_context(reduced_motion="reduce")
        self.page, self.first, self.at = self.context.new_page(), first, at
        self.page.route("**/*", self._hand_out)
        self.page.goto(f"http://{HOST}{at}")
        self.page.evaluate("document.fonts.ready")

    def _hand_out(self, route: Any) -> None:
        path = urlsplit(route.request.url).path
        if path == self.at:
            headers = {key.decode(): value.decode() for key, value in self.first.headers}
            route.fulfill(
                body=self.first.body.replace(b'hx-trigger="load, again"', b'hx-trigger="again"'), headers=headers
            )
        elif path.startswith("/static/"):
            file = STATIC / unversioned(path.removeprefix("/static/"))
            if file.suffix == ".css":  # in one piece, as the server sends it
                route.fulfill(body=travelling(file), content_type="text/css")
            else:
                route.fulfill(path=file)

    def show(self, board: Heard) -> None:
        """As a push would bring it, and with the last seconds being counted: that is when it is fullest."""
        deadline = re.search(rb'data-deadline="([\d.]+)"', board.body)
        self.page.clock.set_fixed_time(float(deadline[1]) - 2.5 if deadline else EPOCH)
        self.page.evaluate(SHOW, board.body.decode())

    def flaws(self, width: int, height: int) -> list[str]:
        """What does not fit on a screen of this size."""
        self.page.set_viewport_size({"width": width, "height": height})
        found: list[str] = self.page.evaluate(FLAWS)
        return found


SHOW = """(html) => {
  const table = document.getElementById("table"), read = new DOMParser();
  const pushed = read.parseFromString(`<template>${html}</template>`, "text/html").querySelector("template");
  table.replaceChildren(...pushed.content.getElementById("table").childNodes); // as htmx does: a form may lie in a form
  table.dispatchEvent(new Event("htmx:after:settle"));
}"""

FLAWS = """() => {
  const root = document.documentElement, screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const sight = { visibilityProperty: true, opacityProperty: true };
  const shown = (one) => one.checkVisibility(sight) && !one.closest(".sr, .scene");
  const box = (one) => one.getBoundingClientRect();
  const named = (one) => `${one.className || one.localName} "${one.textContent.trim().slice(0, 30)}"`;

  const inside = (a, b) =>
    a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
  const apart = (a, b) =>
    a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;

  // What ends in dots is cut on purpose, and so is talk that grows too long.
  const dotted = ".nm, .sign, .votes-told li, .middle .lede, .camps p";
  const cut = (one) => one.closest(".talk") || one.parentElement.closest(dotted);
  const text = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
  const to_see = (one) => one.matches(".house, .card, .qr") || [...one.childNodes].some(text);

  // Where its letters are, or all of it if it is a picture; a line that is cut off is not there.
  const lines = (one) => {
    if (!one.childNodes.length || one.matches(".card")) return [box(one)];
    const range = document.createRange();
    const cutting = all(`${dotted}, .talk, .talk p`).filter((other) => other.contains(one)).map(box);
    return [...one.childNodes].filter(text).flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter((line) => cutting.every((edge) => inside(line, edge)));
    });
  };

  function* flaws() {
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight)
      yield `scrolls: ${root.scrollWidth}x${root.scrollHeight}`;
    for (const one of all("body *").filter((one) => to_see(one) && shown(one) && !cut(one))) {
      if (!inside(box(one), screen)) yield `over the edge: ${named(one)}`;
      const beside = one.closest("aside");
      if (beside && !inside(box(one), box(beside))) yield `cut: ${named(one)}`;
    }
    const pieces = ".house, .nm, .sign, .votes, .st, .wins, .medal";
    const seats = all(".seat").map((seat) => all(pieces, seat).filter(shown));
    for (const [at, seat] of seats.entries())
      for (const other of seats.slice(at + 1).flat())
        for (const one of seat)
          if (!apart(box(one), box(other))) yield `in each other's way: ${named(one)}, ${named(other)}`;
    for (const one of all(".middle *").filter((one) => to_see(one) && shown(one)))
      for (const other of seats.flat())
        if (lines(one).some((line) => !apart(line, box(other))))
          yield `middle over a house: ${named(one)}, ${named(other)}`;
  }

  const found = [...flaws()];
  for (const stage of document.querySelector(".view.over") ? [1, 2, 3, 4, 5] : []) {
    root.dataset.stage = stage; // the end is told one stage after the other
    found.push(...[...flaws()].map((flaw) => `stage ${stage} ${flaw}`));
  }
  delete root.dataset.stage;
  return found;
}"""
