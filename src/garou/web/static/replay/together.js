// The film looked at together: one device leads, and those who like follow it.

import { all, by_id, one, sure, touched } from "../dom.js";
import { now_at, show, tell } from "./film.js";

/** @typedef {{ leader: string, mine: boolean, at: number, others: [number, string][] }} Told */

const strip = one(".together");
const place = strip?.dataset.at ?? "";
let following = location.hash === "#follow";
/** @type {Told} */
let told = { leader: "", mine: false, at: 0, others: [] };
let sending = false;
let sent = -1;

/**
 * @param {string} what
 * @param {Record<string, string>} more
 */
const send = (what, more = {}) => {
  const body = new URLSearchParams({ what, at: String(now_at()), ...more });
  return fetch(`${place}/lead`, { method: "POST", body, headers: { "HX-Request": "true" } }).catch(() => null);
};

/** Where this device is now, for those who follow: one after the other, and of several that wait the last. */
async function lead_on() {
  if (sending || sent === now_at()) return;
  sending = true;
  sent = now_at();
  await send("show");
  sending = false;
  await lead_on();
}

const state = () => (told.mine ? "mine" : !told.leader ? "free" : following ? "following" : "led");

function says() {
  const { led = "", following: follows = "" } = strip?.dataset ?? {};
  const text = { led, following: follows, mine: "", free: "" }[state()];
  return text.replace("{name}", told.leader);
}

/** @param {HTMLElement} root */
function draw(root) {
  const now = state();
  for (const part of all("[data-when]", root)) part.hidden = part.dataset.when !== now || part.hasAttribute("data-never");
  const line = sure(HTMLElement, one("p", root));
  if (line.textContent !== says()) line.textContent = says();
  root.hidden = now === "free" && one("[data-never]", root) !== null;
  draw_hands(root);
}

/** @param {HTMLElement} root */
function draw_hands(root) {
  const hands = sure(HTMLElement, one(".hands", root));
  const select = sure(HTMLSelectElement, one("select", hands));
  hands.hidden = told.others.length === 0;
  sure(HTMLElement, one("[data-alone]", root)).hidden = !hands.hidden;
  const [first] = select.options;
  select.replaceChildren(first, ...told.others.map(([chair, name]) => new Option(name, String(chair))));
}

/**
 * @param {HTMLElement} root
 * @param {Told} news
 */
function hear(root, news) {
  const taken = news.mine && !told.mine;
  told = news;
  if (told.mine) following = true; // whoever hands the lead on follows whoever has it then
  const there = taken ? sent < 0 && now_at() === 0 : following && told.leader !== "" && !told.mine;
  if (there && told.at !== now_at()) {
    show(told.at);
    tell();
  }
  draw(root);
}

/** @param {MouseEvent} event */
function tapped(event) {
  const button = touched(event, ".together button");
  if (!button) return;
  if (button.dataset.lead) void send(button.dataset.lead);
  else following = button.hasAttribute("data-follow");
  if (strip) hear(strip, told);
}

/** Whoever leads takes the others along; whoever follows, and goes their own way, no longer follows. */
function moved() {
  if (told.mine) void lead_on();
  else if (following && told.leader) {
    following = false;
    if (strip) draw(strip);
  }
}

/** @param {HTMLElement} root */
function begin(root) {
  const source = new EventSource(`${place}/follow`);
  source.addEventListener("message", ({ data }) => hear(root, JSON.parse(data)));
  for (const end of ["over", "let-go"]) {
    source.addEventListener(end, () => {
      source.close();
      root.hidden = true;
    });
  }
  document.addEventListener("click", tapped);
  document.addEventListener("film-moved", moved);
  one("select", root)?.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && target.value) void send("hand", { to: target.value });
  });
}

if (strip && by_id("scrub")) begin(strip);
