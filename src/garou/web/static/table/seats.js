// The tables this device sits at, kept on this device alone: a seat's cookie is sent to its own table and to no other page.

import { all, as, by_id, once_seen, one, sure } from "../dom.js";

/** @typedef {{ code: string, at: number }} Sat a table, and when it was last open here */

const KEPT = "garou-seats";
const MOST = 3;
const EVENING = 24 * 60 * 60 * 1000; // a table that nobody has opened for a day is no longer where one sits

/** @param {any} read something that was read */
const sound = (read) => typeof read?.code === "string" && /^[a-z0-9-]+$/u.test(read.code) && Date.now() - read.at < EVENING;

/** @returns {Sat[]} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter(sound) : [];
  } catch {
    return [];
  }
}

/**
 * @param {string} code
 * @param {Sat[]} first
 */
function keep(code, first = []) {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...first, ...kept().filter((sat) => sat.code !== code)].slice(0, MOST)));
  } catch {
    // a browser that keeps nothing
  }
}

// ---- At a table: remembered while one sits there -----------------------------------------------------

/** @param {HTMLElement} table */
function look(table) {
  const { seat = "" } = table.dataset;
  if (one("[data-phase=gone], [data-phase=moved]", table)) keep(seat);
  else keep(seat, [{ code: seat, at: Date.now() }]);
}

let leaving = false;
const table = by_id("table");
if (table?.dataset.seat) {
  const watching = new MutationObserver(() => once_seen(() => leaving || look(table)));
  watching.observe(table, { childList: true });
  look(table);
  document.addEventListener("submit", ({ target }) => {
    const leaves = as(HTMLFormElement, target)?.matches("[action$='/leave']"); // in a game a bot keeps the seat for this device
    if (!leaves || !one("[data-phase=lobby]", table)) return;
    leaving = true; // what comes while one goes keeps nothing
    keep(table.dataset.seat ?? "");
  });
}

for (const door of all("[data-unseated]")) keep(door.dataset.unseated?.split("/").pop() ?? "");

// ---- On the first page: the way back -----------------------------------------------------------------

/**
 * @param {Sat} sat
 * @param {HTMLTemplateElement} model
 */
function row_of({ code }, model) {
  const row = sure(DocumentFragment, model.content.cloneNode(true));
  sure(HTMLAnchorElement, one("a", row)).href = `/t/${code}`;
  sure(HTMLElement, one("[data-code]", row)).textContent = code.replace("-", " ").toUpperCase();
  return row;
}

for (const list of all("[data-seats]")) {
  const model = sure(HTMLTemplateElement, one("template", list));
  one("[data-list]", list)?.replaceChildren(...kept().map((sat) => row_of(sat, model)));
  list.hidden = kept().length === 0;
}
