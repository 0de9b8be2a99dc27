// Solving a puzzle: tap, say it, and hear why not; hints are steps of the proof; all of it at the end.

import { all, as, by_id, one, sure, touched } from "../dom.js";
import { keep_solved } from "./solved.js";

/**
 * @typedef {{ text: string, claims: number[] }} Wrong
 * @typedef {{ answer: string, number: number, choose: string, says: Record<string, string>, wrong: Record<string, Wrong>,
 *   hints: { text: string, seats: number[] }[], proof: { text: string, who: string[] }[], right: string, lies: number[],
 *   ears: number[], next: string }} Told
 */

const page = sure(HTMLElement, one("[data-puzzle]"));
const says = sure(HTMLElement, one("[data-says]"));
const main = sure(HTMLButtonElement, one("[data-main]"));

/** @type {Told} */
let told = JSON.parse(by_id("told")?.textContent ?? "null");
let hints = 0;
let over = false;

/** @param {number[]} claims */
function point_at(claims) {
  for (const claim of all("[data-claim]")) claim.toggleAttribute("data-lit", claims.includes(Number(claim.dataset.claim)));
}

/** @param {number[]} seats */
function point_at_houses(seats) {
  for (const plot of all(".plot")) plot.toggleAttribute("data-lit", seats.includes(Number(plot.dataset.seat)));
}

/** @param {string[]} lines */
function say(...lines) {
  one(".lamp")?.toggleAttribute("data-spoke", true);
  says.replaceChildren(...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })));
}

const pressed = () => all("[data-pick][aria-pressed=true]");
const key = () =>
  pressed()
    .map(({ dataset }) => Number(dataset.pick))
    .toSorted((a, b) => a - b)
    .join(" ");

function offer() {
  const label = told.says[key()];
  main.textContent = label ?? told.choose;
  main.disabled = label === undefined;
}

/** @param {HTMLElement} button */
function press(button) {
  if (over) return;
  const on = button.getAttribute("aria-pressed") === "true";
  const others = pressed().filter((other) => other !== button);
  const room = on ? others.length : told.number - 1;
  for (const other of others.slice(0, Math.max(0, others.length - room))) other.setAttribute("aria-pressed", "false");
  button.setAttribute("aria-pressed", String(!on));
  if (button.dataset.reads && !on) say(button.dataset.reads);
  offer();
}

function answer() {
  if (key() === told.answer) return finish();
  const wrong = told.wrong[key()];
  if (!wrong) return;
  point_at_houses([]);
  point_at(wrong.claims);
  say(wrong.text, ...new Set(wrong.claims.map((claim) => reads(claim))));
  page.classList.remove("shaken");
  requestAnimationFrame(() => page.classList.add("shaken"));
}

/** @param {number} claim */
function reads(claim) {
  const told_by = one(`[data-claim="${claim}"]`);
  return told_by?.dataset.reads ?? as(HTMLElement, told_by?.closest("[data-reads]"))?.dataset.reads ?? "";
}

function hint() {
  const next = told.hints[hints];
  if (!next) return say(says.dataset.last ?? "");
  hints += 1;
  point_at([]);
  point_at_houses(next.seats);
  say(next.text);
  one(".lamp")?.toggleAttribute("data-on", true);
}

function finish() {
  over = true;
  page.classList.add("over");
  unmask();
  tell_all();
  go_on();
  const heading = sure(HTMLElement, one("h1"));
  heading.textContent = told.right;
  heading.tabIndex = -1;
  heading.focus();
  window.scrollTo({ top: 0 });
}

function unmask() {
  point_at([]);
  point_at_houses([]);
  for (const number of told.lies) one(`[data-claim="${number}"]`)?.classList.add("lie");
  for (const seat of told.ears) one(`.plot[data-seat="${seat}"]`)?.setAttribute("data-team", "wolves");
}

function go_on() {
  sure(HTMLElement, one("[data-asking]")).hidden = true;
  sure(HTMLElement, one("[data-solved]")).hidden = false;
  const next = sure(HTMLAnchorElement, one("[data-next]"));
  if (told.next) next.href = `${page.dataset.play}?n=${told.next}`;
  if (page.dataset.puzzle) keep_solved(page.dataset.puzzle, hints);
}

function tell_all() {
  const steps = sure(HTMLElement, one(".steps"));
  steps.replaceChildren(...told.proof.map(drawn_step));
  steps.hidden = false;
  const after = sure(HTMLElement, one("[data-after]"));
  after.textContent = (hints ? after.dataset.hinted : after.dataset.plain)?.replace("#", String(hints)) ?? "";
  after.hidden = false;
}

/** @param {{ text: string, who: string[] }} step */
function drawn_step({ text, who }) {
  const row = document.createElement("li");
  const pair = Object.assign(document.createElement("span"), { className: "pair", ariaHidden: "true" });
  pair.append(...who.map((letter) => Object.assign(document.createElement("i"), { className: "mh", textContent: letter })));
  row.append(pair, Object.assign(document.createElement("p"), { textContent: text }));
  return row;
}

// Without a server the page that was kept may be that of another puzzle: the shelf that was kept has all of them.
async function put_right() {
  const wanted = new URLSearchParams(location.search).get("n");
  if (!wanted || wanted === page.dataset.puzzle) return;
  const answered = await fetch(page.dataset.shelf ?? "").catch(() => null);
  const found = answered?.ok ? (await answered.json())[wanted] : null;
  if (!found) return;
  page.dataset.puzzle = wanted;
  sure(HTMLElement, one("[data-street]")).innerHTML = found.html; // by our own server
  ({ told } = found);
  sure(HTMLElement, one("[data-number]")).textContent = (page.dataset.title ?? "").replace("#", wanted);
  offer();
}

document.addEventListener("click", (event) => {
  const pick = touched(event, "[data-pick]");
  const sign = touched(event, "[data-reads], [data-name]");
  if (pick) press(pick);
  else if (sign) say(sign.dataset.reads ?? sign.dataset.name ?? "");
  else if (touched(event, "[data-main]")) answer();
  else if (touched(event, "[data-hint]")) hint();
});

offer();
await put_right();
