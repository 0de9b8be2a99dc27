"""Whether anything at a table lies on anything else: kept pages in one browser, at every size and zoom."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from boards import TABLE, Screen, aside, kept_by_a_seat, name
from stage import Heard, ask, cookie, opened, run
from twins import world

from garou.rooms import answering, lobby, seating

SIZES = ((360, 640), (390, 844), (844, 390), (820, 1180), (1280, 720), (1920, 1080))
ZOOMS = (1.0, 1.5)
MOMENTS = ("call", "talk", "ballot", "over")  # the night, the day, the vote, the end


# Who has most to choose from in the dark, with as many around them as their game has on a small phone.
ONE_NIGHT = "werewolf werewolf minion mason mason robber troublemaker drunk insomniac | villager hunter tanner"
CLASSIC = "werewolf werewolf werewolf seer witch hunter cupid villager villager villager villager"
NIGHTS = {
    "seer": ("one-night", "bezier", f"seer {ONE_NIGHT}"),
    "little-girl": ("classic", "", f"little-girl {CLASSIC}"),
}


@cache
def called(role: str) -> Heard:
    """The page of who holds this card, when it is called."""
    return aside(lambda: run(_called(role)))


async def _called(role: str) -> Heard:
    of = world(*NIGHTS[role])
    async with opened(of.setup, of.cast) as app:
        keeper = app.state.keeper
        room = await lobby.create(keeper, of.settings)
        people = range(of.settings.size)
        tokens = [await seating.join(keeper, room.code, name(number), "fr") for number in people]
        await lobby.begin(keeper, room.code, 1)
        for chair in room.seated:
            await answering.look(keeper, room.code, chair)
        while not any(question.topic == role for question in room.put):
            await asyncio.sleep(0.5)
        return await ask(app, "GET", TABLE, **cookie(tokens[0]))


class Village(Screen):
    """A table's page before somebody who sits there."""

    def __init__(self, browser: Any) -> None:
        super().__init__(browser, kept_by_a_seat(3)["lobby"], TABLE)
        self.page.evaluate("document.documentElement.dataset.coach = ''")  # all tips have been read

    def lying_on_each_other(self, size: tuple[int, int], zoom: float = 1.0) -> list[str]:
        """Whoever enlarges a page has so much less room for it."""
        self.page.set_viewport_size({"width": round(size[0] / zoom), "height": round(size[1] / zoom)})
        found: list[str] = self.page.evaluate(OVERLAPS)
        return found

    def out_of_sight(self, size: tuple[int, int]) -> list[str]:
        """What can be chosen and is not wholly to be seen without scrolling."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        found: list[str] = self.page.evaluate(HIDDEN_CHOICES)
        return found


# Houses, signs, cards, buttons and fields are boxes; of words it is their letters that count. What scrolls by itself
# ends at its edge, and so do words that end in dots.
PIECES = """
  const pieces = ".house, .card, .sign, .chip, .btn, .votes, .disc, .bar, .coach, .say input, .drawer > summary, em";
  // a tip may lie over the brand, and over nothing else
  const tip = [...document.querySelectorAll(".coach")].some((one) => one.checkVisibility());
  const away = `.sr, .scene, .panel, template, noscript, .held, .medal${tip ? ", .brand" : ""}`;
  const known = new Map();
  const box = (one) => one.getBoundingClientRect();
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const hidden = (one) =>
    one.closest(away) || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const named = (one) => `${one.className.baseVal ?? one.className} "${one.textContent.trim().slice(0, 24)}"`;

  const edges = (one) => {
    if (!one) return [];
    if (!known.has(one)) {
      const { overflowX, overflowY } = getComputedStyle(one), open = overflowX === "visible" && overflowY === "visible";
      known.set(one, open ? edges(one.parentElement) : [...edges(one.parentElement), box(one)]);
    }
    return known.get(one);
  };
  const within = (a, b) => {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };

  function* words() {
    const walker = document.createTreeWalker(document.querySelector(".page"), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const one = walker.currentNode.parentElement, { fontSize, lineHeight } = getComputedStyle(one);
      if (!walker.currentNode.data.trim() || hidden(one) || parseFloat(fontSize) === 0) continue;
      range.selectNodeContents(walker.currentNode);
      for (const { x, y, width, height } of range.getClientRects()) {
        const spare = Math.max(0, height - (parseFloat(lineHeight) || height)); // letters are lower than their boxes
        yield [one, new DOMRect(x, y + spare / 2, width, height - spare)];
      }
    }
  }
  const seen = () =>
    [...[...document.querySelectorAll(pieces)].filter((one) => !hidden(one)).map((one) => [one, box(one)]), ...words()]
      .map(([one, all]) => [one, edges(one).reduce(within, all)])
      .filter(([, { width, height }]) => width > 1 && height > 1);
"""
OVERLAPS = f"""() => {{
  {PIECES}
  // what is shown in passing may lie in the corner of a roof
  const on_roof = (one, other) => one.matches("em") && other.matches(".house");
  const corner = (one, other) => on_roof(one, other) || on_roof(other, one);
  const found = new Set(), wide = document.documentElement.scrollWidth, there = seen();
  if (wide > innerWidth) found.add(`sideways: ${{wide}}`);
  for (const [at, [one, a]] of there.entries()) {{
    if (a.right > innerWidth + 1 || a.left < -1) found.add(`over the edge: ${{named(one)}}`);
    for (const [other, b] of there.slice(at + 1)) {{
      const {{ width, height }} = within(a, b);
      if (width > 1.5 && height > 2 && !one.contains(other) && !other.contains(one) && !corner(one, other))
        found.add(`${{named(one)}} on ${{named(other)}}`);
    }}
  }}
  for (const one of document.querySelectorAll(".sign"))
    if (!hidden(one) && one.scrollWidth > one.clientWidth + 1) found.add(`does not fit its sign: ${{named(one)}}`);
  return [...found];
}}"""
HIDDEN_CHOICES = f"""() => {{
  {PIECES}
  const whole = (one) => {{
    const left = [...edges(one.parentElement), screen].reduce(within, box(one));
    return left.width >= box(one).width - 1 && left.height >= box(one).height - 1;
  }};
  const asked = ".ask .house, .ask .nm, .ask .card, .ask .chip, .bar .btn, .when [role=timer], .said h1, .said .lede";
  return [...document.querySelectorAll(asked)].filter((one) => !hidden(one) && !whole(one)).map(named);
}}"""
