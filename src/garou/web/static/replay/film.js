// The film: one frame at a time, forwards and back, seen by all or through the eyes of one.

import { all, by_id, one, sure, touched } from "../dom.js";

const html = document.documentElement;
const frames = all(".frame");
let at = 0;

const scrub = () => sure(HTMLInputElement, by_id("scrub"));
const eyes = () => sure(HTMLSelectElement, by_id("eyes"));

export const now_at = () => at;

/** @param {number} number */
export function show(number) {
  at = Math.max(0, Math.min(frames.length - 1, number));
  const frame = frames[at];
  for (const other of frames) other.classList.toggle("now", other === frame);
  html.dataset.mood = frame.dataset.mood;
  scrub().value = String(at);
  scrub().setAttribute("aria-valuetext", frame.dataset.says ?? "");
  count_frames();
  look();
}

function count_frames() {
  const count = sure(HTMLOutputElement, one(".reel output"));
  count.textContent = (count.dataset.count ?? "").replace("{at}", String(at + 1)).replace("{of}", String(frames.length));
  for (const button of all("[data-step]")) {
    const end = Number(button.dataset.step) < 0 ? at === 0 : at === frames.length - 1;
    button.setAttribute("aria-disabled", String(end));
  }
}

/**
 * Only what that seat had been told by then: a fact of a later frame, or for others, stays out of the list.
 * @param {HTMLElement} fact
 * @param {string} seat
 */
function is_known({ dataset: { to, at: told } }, seat) {
  const mine = seat !== "" && (to === undefined || to.split(" ").includes(seat));
  return mine && Number(told) <= at;
}

function look() {
  const seat = eyes().value;
  const list = sure(HTMLElement, one(".learned"));
  const facts = all(":scope > *", list);
  list.classList.add("seen-by");
  for (const fact of facts) {
    fact.hidden = !is_known(fact, seat);
    fact.classList.toggle("fresh", Number(fact.dataset.at) === at);
  }
  const known = facts.some(({ hidden }) => !hidden);
  list.hidden = !known;
  sure(HTMLElement, one(".nothing")).hidden = seat === "" || known;
  sure(HTMLElement, one("p.by-script")).hidden = seat !== "";
  list.scrollTop = list.scrollHeight;
}

/** By whoever holds this device; others hear of it where it leads them. */
const moved = () => document.dispatchEvent(new Event("film-moved"));

/** @param {number} by */
function step(by) {
  show(at + by);
  tell();
  moved();
}

/** What is shown, for whoever cannot see it. */
export function tell() {
  const lines = all(".lines li", frames[at]).map(({ textContent }) => textContent); // whole sentences, the title is none
  sure(HTMLElement, by_id("heard")).textContent = `${frames[at].dataset.says}. ${lines.join(" ")}`;
}

/** @type {Record<string, number>} */
const KEYS = { ArrowLeft: -1, ArrowRight: 1, Home: -frames.length, End: frames.length };

/** @param {KeyboardEvent} event */
function keyed(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || touched(event, "input, select, textarea")) return;
  const by = KEYS[event.key];
  if (!by) return;
  event.preventDefault();
  step(by);
}

if (frames.length > 0) {
  for (const shown of all(".steer, .by-script")) shown.hidden = false;
  scrub().addEventListener("input", () => {
    show(Number(scrub().value));
    moved();
  });
  eyes().addEventListener("change", look);
  document.addEventListener("click", (event) => {
    const button = touched(event, "[data-step]");
    if (button) step(Number(button.dataset.step));
  });
  document.addEventListener("keydown", keyed);
  show(0);
}
