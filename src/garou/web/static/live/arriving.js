// A page has arrived: what is new about it is heard and seen, what was being done goes on.

import { all, once_seen, one, touched } from "../dom.js";
import { begin_choosing, say_choices } from "../table/choosing.js";
import { furnish, leave_drawers, refill_drawers, show } from "../table/drawers.js";
import { begin_holding, show_looked } from "../table/holding.js";
import { run_clock } from "./clock.js";
import { cue } from "./cues.js";
import { say } from "./notice.js";
import { before_the_frame } from "./wings.js";

const html = document.documentElement;
const still = matchMedia("(prefers-reduced-motion: reduce)");
const LIFTS = 1700;
let shown = "";
let light = html.dataset.mood;
/** @type {Promise<typeof import("../awake.js")> | null} */
let awake = null;

/**
 * The light changes behind a veil of the old one, which lifts. Colours that change by themselves would be reckoned anew
 * for every element in every frame. The page that comes has its own light; what stands around it follows under the veil.
 * @param {string | undefined} mood
 */
function shift(mood) {
  if (!mood || light === mood) return;
  const veil = Object.assign(document.createElement("div"), { className: "veil" });
  veil.dataset.mood = light;
  light = mood;
  document.body.append(veil);
  setTimeout(() => veil.remove(), LIFTS);
  if (still.matches) light_up();
  else once_seen(light_up);
}

function light_up() {
  html.dataset.mood = light;
}

/** @param {HTMLElement} view */
const kind_of = (view) => [...view.classList].find((name) => name.startsWith("k-"))?.slice(2) ?? view.dataset.phase ?? "";

/**
 * What only this moment needs.
 * @param {HTMLElement} view
 */
function bring({ dataset }) {
  const playing = ["dealt", "playing"].includes(dataset.phase ?? "");
  if (playing) import("../replay/stages.js"); // there before the end is
  if ("reading" in dataset) import("./reading.js");
  if ("kept" in dataset) import("../table/mine.js"); // not before there is something to put on the shelf
  if (playing) awake ??= import("../awake.js");
  awake?.then(({ stay_awake }) => stay_awake(playing, "a game"));
}

/**
 * A board is large: what stands beside the village is laid out when that is seen.
 * @param {HTMLElement} view
 */
function leave_for_later(view) {
  for (const { style } of all(".board > aside", view.parentElement ?? view)) {
    style.contentVisibility = "hidden";
    once_seen(() => (style.contentVisibility = ""));
  }
}

/** @param {HTMLElement} view */
function to_the_top(view) {
  scrollTo(0, 0);
  one(".land", view)?.scrollTo(0, 0);
}

/** @param {HTMLElement} view */
function begin(view) {
  if (shown) {
    leave_for_later(view);
    before_the_frame(() => to_the_top(view)); // scrolling lays the page out: between what comes before and painting
    cue(kind_of(view));
  }
  shown = view.id;
  html.classList.remove("goes-on");
  begin_choosing(view);
  begin_holding();
  leave_drawers();
  say("");
  once_seen(() => bring(view));
}

export function arrived() {
  const view = one(".view");
  if (!view) return;
  furnish();
  shift(view.dataset.mood);
  html.classList.toggle("told", "told" in view.dataset);
  if (shown !== view.id) begin(view);
  show_looked(view);
  say_choices(view);
  refill_drawers(view);
  show(one("#say:focus", view)); // what others say pushes down the field somebody is writing in
  for (const button of all("[data-share]", view)) button.hidden = false;
  run_clock();
}

// Whoever says that they go on goes on, even if what keeps a reader's page, or a page from before the tap, is on its way.
document.addEventListener("submit", (event) => {
  const form = touched(event, "form");
  if (form?.closest(".over .bar")) html.classList.toggle("goes-on", !one("[name=on][value=false]", form));
});
