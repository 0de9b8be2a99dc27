"""How fast this machine is just now, for a browser: a task that is always the same, and what its thread worked for it.

A machine that is shared, or hot, takes twice as long from one run to the next. So what pages cost is told in time of a
quiet core: by the side of each game the same task is done, styled and laid out like a page of the table, and whatever a
page keeps the thread busy for is told as a share of that. What counts is what a thread has worked, not how long it was
kept waiting.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

QUIET = 11.0  # milliseconds that the task takes a quiet core of the kind these pages were made on (2.6 GHz)
TIMES = 15
TASK = """() => new Promise((done) => {
  document.head.innerHTML = `<style>
    .square { display: grid; grid-template-columns: repeat(4, 1fr); gap: .5rem; --size: 3rem }
    .square label { display: grid; justify-items: center; gap: calc(var(--size) * .1); padding: .3rem }
    .square i { width: var(--size); aspect-ratio: 1; clip-path: polygon(50% 0, 100% 40%, 100% 100%, 0 100%, 0 40%) }
    .square p { text-wrap: pretty; hyphens: auto; font: 400 .9rem/1.3 sans-serif }
  </style>`;
  const says = (n) => `<b>Seat ${n}</b><p>What somebody says by day, of whom, and why ${n}.</p>`;
  const house = (n) => `<label><input type=checkbox><i></i>${says(n)}</label>`;
  let left = TIMES;
  const task = () => {
    const square = Object.assign(document.createElement("div"), { className: "square" });
    square.innerHTML = Array.from({ length: HOUSES }, (_, n) => house(n + left)).join("");
    document.body.replaceChildren(square);
    square.getBoundingClientRect();
    left -= 1;
    left ? setTimeout(task, 30) : done();
  };
  setTimeout(task, 30);
})"""
HOUSES = 120


def slowed(page: Page, rate: float) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


def worked(browser: Browser, act: Callable[[], object]) -> list[float]:
    """Milliseconds that the threads of pages worked for each of their tasks, while something was done."""
    wire = browser.new_browser_cdp_session()
    told: list[dict[str, Any]] = []
    wire.on("Tracing.dataCollected", lambda event: told.extend(event["value"]))
    ended: set[str] = set()
    wire.on("Tracing.tracingComplete", lambda _: ended.add("all is told"))
    wire.send("Tracing.start", {"traceConfig": {"includedCategories": ["toplevel"]}, "transferMode": "ReportEvents"})
    act()
    wire.send("Tracing.end")
    page = browser.contexts[-1].pages[-1]
    while not ended:
        page.wait_for_timeout(20)
    wire.detach()
    pages = {(one["pid"], one["tid"]) for one in told if one["args"].get("name") == "CrRendererMain"}
    tasks = [one for one in told if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) in pages]
    return [one["tdur"] / 1000 for one in tasks if "tdur" in one]


def reference(browser: Browser, rate: float = 1) -> float:
    """What the task takes now, in milliseconds, on a page that is slowed down so much."""
    device = browser.new_context()
    page = device.new_page()
    slowed(page, rate)
    script = TASK.replace("TIMES", str(TIMES)).replace("HOUSES", str(HOUSES))
    longest = sorted(worked(browser, lambda: page.evaluate(script)))[-TIMES:]
    device.close()
    return statistics.median(longest)
