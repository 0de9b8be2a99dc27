// Names this phone knows, to be tapped in place of typed: those who played last, and those of the book that was open here.

import { all, as, every, one } from "./dom.js";

const LAST = "garou-names"; // as they sat
const BOOK = "garou-names-book";
const MOST = 40; // names to tap: more than anybody looks through

/**
 * @param {string} key
 * @returns {string[]}
 */
function kept(key) {
  try {
    const names = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

/**
 * @param {string} key
 * @param {string[]} names
 */
function keep(key, names) {
  try {
    if (names.length > 0) localStorage.setItem(key, JSON.stringify(names));
  } catch {
    // a browser that keeps nothing
  }
}

/** @param {string[]} names */
export const keep_book = (names) => keep(BOOK, names);

/** At the end of a game: where the phone knows the book, it is one tap away. */
export function open_book() {
  const drawer = as(HTMLDetailsElement, one("#enter-game"));
  const code = as(HTMLInputElement, one("#enter-game [name=code]"));
  if (drawer && code?.value) drawer.open = true;
}

const fields = () => every(HTMLInputElement, "input[name=name]");
const seated = () => fields().filter((field) => field.checkVisibility?.() ?? field.offsetParent);

/** @param {string} name */
function seat(name) {
  const empty = seated().find((field) => !field.value.trim());
  if (!empty) return;
  empty.value = name;
  empty.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Each once, and nobody who sits there already. */
function show_left() {
  const sitting = fields().map((field) => field.value.trim());
  for (const button of all("[data-knows]")) button.hidden = sitting.includes(button.dataset.knows ?? "");
  const same = one("[data-same]");
  if (same) same.hidden = kept(LAST).length < 2 || sitting.some(Boolean);
}

/** @param {string} name */
function chip(name) {
  const button = Object.assign(document.createElement("button"), { type: "button", className: "btn small", textContent: name });
  button.dataset.knows = name;
  button.addEventListener("click", () => seat(name));
  return button;
}

/** @param {HTMLElement} place */
function lay_out(place) {
  const known = [...new Set([...kept(LAST), ...kept(BOOK)])].slice(0, MOST);
  place.append(...known.map(chip));
  place.hidden = known.length === 0;
  const drawer = place.closest("details");
  if (drawer && known.length > 0) drawer.open = true;
}

/** Once the form is filled in with what was typed on it before. */
export function offer_names() {
  const place = one("[data-known]");
  if (!place) return;
  lay_out(place);
  place.closest("form")?.addEventListener("submit", () => keep(LAST, seated().map((field) => field.value.trim()).filter(Boolean)));
  one("[data-same]")?.addEventListener("click", () => {
    for (const name of kept(LAST)) seat(name);
  });
  document.addEventListener("input", show_left);
  show_left();
}
