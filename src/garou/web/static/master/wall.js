// A television asks again every other second, and is drawn anew when something has changed.

import { one } from "../dom.js";
import { stay_awake } from "../awake.js";
import { run_clock } from "./clock.js";

const EVERY = 2000; // milliseconds
const LONG = 5000; // that an answer may take

/**
 * All that is shown but for the time, which goes on by itself.
 * @param {Document} page
 */
const told = (page) => (page.querySelector("#wall")?.innerHTML ?? "").replace(/data-left="\d+"[^<]*/u, "");

let shown = told(document);

/** The page as it is now; where none comes, what is seen is old, and the screen says so. */
async function news() {
  const answer = await fetch(location.href, { cache: "no-store", signal: AbortSignal.timeout?.(LONG) }).catch(() => null);
  const stale = one("[data-stale]");
  if (stale) stale.hidden = Boolean(answer?.ok);
  return answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
}

async function look() {
  const page = await news();
  if (!page) return;
  const fresh = page.querySelector("#wall");
  const moved = page.querySelector("[data-left]")?.getAttribute("data-left");
  const jumped = Math.abs(Number(moved ?? 0) - Number(one("[data-left]")?.dataset.left ?? 0)) > 2;
  if (!fresh || (told(page) === shown && !jumped)) return;
  shown = told(page);
  one("#wall")?.replaceWith(document.importNode(fresh, true));
  document.documentElement.dataset.mood = page.documentElement.dataset.mood ?? "night";
  document.title = page.title;
  run_clock(one("[data-left]"));
}

run_clock(one("[data-left]"));
stay_awake(true);
setInterval(look, EVERY);
