// A television asks again every other second, and is drawn anew when something has changed.

import { one } from "../dom.js";
import { stay_awake } from "../awake.js";
import { run_clock } from "./clock.js";

const EVERY = 2000; // milliseconds

/**
 * All that is shown but for the time, which goes on by itself.
 * @param {Document} page
 */
const told = (page) => (page.querySelector("#wall")?.innerHTML ?? "").replace(/data-left="\d+"[^<]*/u, "");

let shown = told(document);

async function look() {
  const answer = await fetch(location.href, { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
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
