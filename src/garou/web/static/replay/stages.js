// The end, one stage after the other: only for whoever sees it happen, and wants to.

import { all, by_id, once_seen, one, touched } from "../dom.js";

const html = document.documentElement;
const still = matchMedia("(prefers-reduced-motion: reduce)");
const PAUSE = 3800;

const phase_now = () => one("[data-phase]")?.dataset.phase;

let turn = 0;
let phase = phase_now();

const stages = () => [...new Set(all(".view.over .stage").map(({ dataset }) => Number(dataset.stage)))].sort((first, second) => first - second);

/**
 * The whole of it is long: what is below the screen follows a moment later.
 * @param {number} yet
 */
function unroll(yet) {
  if (yet) html.dataset.yet = String(yet);
  else delete html.dataset.yet;
  if (yet) once_seen(() => unroll(yet - 1));
}

function tell_all() {
  clearTimeout(turn);
  delete html.dataset.stage;
  unroll(2);
}

// With the frame that shows the stage: scrolling lays it out, which would hold up who has tapped.
function to_the_top() {
  one(".land")?.scrollTo(0, 0);
  scrollTo(0, 0);
}

/** @param {number | undefined} number */
function tell(number) {
  clearTimeout(turn);
  if (number === undefined) return tell_all();
  html.dataset.stage = String(number);
  requestAnimationFrame(to_the_top);
  turn = setTimeout(next_stage, PAUSE);
}

const next_stage = () => tell(stages().find((number) => number > Number(html.dataset.stage)));

function arrived() {
  const now = phase_now();
  if (now === "over" && phase !== "over") tell(still.matches ? undefined : stages()[0]);
  if (now !== "over" && html.dataset.stage) tell_all();
  phase = now;
}

const table = by_id("table");
if (table) new MutationObserver(arrived).observe(table, { childList: true, subtree: true });

document.addEventListener("click", (event) => {
  if (!html.dataset.stage) return;
  if (touched(event, "[data-tell-all]")) tell_all();
  else if (touched(event, "[data-tell-next]")) next_stage();
  else if (touched(event, ".view.over") && !touched(event, "a, button, summary")) next_stage();
});
