// The games this device has played, kept on this device alone. The server is asked for nothing but a finished record.

import { all, by_id, one, sure, touched } from "../dom.js";

/** @typedef {{ id: string, at: number, title: string, won?: string, record: string }} Kept a game on the shelf */

const SHELF = "garou-games";
const MOST = 200; // the newest; a record is a few kilobytes

/** @returns {Kept[]} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(SHELF) ?? "[]");
    return Array.isArray(found) ? found.filter(sound) : [];
  } catch {
    return [];
  }
}

/** @param {any} read something that was read */
const sound = (read) => [read?.id, read?.title, read?.record].every((text) => typeof text === "string") && Number.isFinite(read.at);

/** @param {Iterable<Kept>} games */
function keep(games) {
  const newest = [...games].sort((first, second) => second.at - first.at).slice(0, MOST);
  try {
    localStorage.setItem(SHELF, JSON.stringify(newest));
  } catch {
    // no room, or the browser keeps nothing: the table still has it
  }
}

/** @param {Kept[]} games */
function merge(games) {
  const known = new Map(kept().map((game) => [game.id, game]));
  for (const game of games) known.set(game.id, game);
  keep(known.values());
}

// ---- At a table: a game that has just been told is put on the shelf ----------------------------------

const asked = new Set();

/** @param {HTMLElement} view */
async function remember(view) {
  const { kept: path, title = "" } = view.dataset;
  if (!path || asked.has(path)) return;
  asked.add(path);
  const answer = await fetch(`${path}/record`).catch(() => null);
  if (!answer?.ok) return; // others have yet to play this deal
  const record = await answer.text();
  const id = JSON.parse(record).nonce; // no two deals have the same
  if (kept().some((game) => game.id === id)) return;
  merge([{ id, at: Date.now(), title, won: one(".verdict .mine", view)?.textContent ?? "", record }]);
}

function look() {
  for (const view of all("#over[data-kept]")) remember(view);
}

const table = by_id("table");
if (table) {
  new MutationObserver(look).observe(table, { childList: true, subtree: true, attributeFilter: ["data-kept"] });
  look();
}

// ---- The page that shows them ------------------------------------------------------------------------

/**
 * @param {Kept} game
 * @param {HTMLTemplateElement} model
 */
function row_of(game, model) {
  const row = sure(DocumentFragment, model.content.cloneNode(true));
  /**
   * @param {string} selector
   * @param {string} text
   */
  const put = (selector, text) => (sure(HTMLElement, one(selector, row)).textContent = text);
  put("[data-when]", new Date(game.at).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }));
  put("[data-title]", game.title);
  put("[data-who]", game.won ?? "");
  sure(HTMLTextAreaElement, row.querySelector("textarea")).value = game.record;
  sure(HTMLElement, one("[data-drop]", row)).dataset.drop = game.id;
  return row;
}

/** @param {HTMLElement} shelf */
function draw(shelf) {
  const games = kept();
  const model = sure(HTMLTemplateElement, one("template", shelf));
  one("[data-list]", shelf)?.replaceChildren(...games.map((game) => row_of(game, model)));
  sure(HTMLElement, one("[data-none]", shelf)).hidden = games.length > 0;
  sure(HTMLButtonElement, one("[data-export]")).disabled = games.length === 0;
}

function save() {
  const text = JSON.stringify({ garou: "games", version: 1, games: kept() });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = "garou-games.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/**
 * @param {HTMLElement} shelf
 * @param {HTMLInputElement} input
 */
async function bring(shelf, input) {
  const said = sure(HTMLElement, one("[data-said]", shelf));
  try {
    const read = JSON.parse((await input.files?.[0]?.text()) ?? "");
    const games = read.garou === "games" && Array.isArray(read.games) ? read.games.filter(sound) : null;
    if (!games) throw new Error("no list of games");
    merge(games);
    said.textContent = shelf.dataset.read?.replace("{}", games.length) ?? "";
  } catch {
    said.textContent = shelf.dataset.bad ?? "";
  }
  input.value = "";
  draw(shelf);
}

/** @param {HTMLElement} shelf */
function open(shelf) {
  document.addEventListener("click", (event) => {
    const button = touched(event, "button");
    if (button?.hasAttribute("data-export")) save();
    else if (button?.hasAttribute("data-drop")) keep(kept().filter(({ id }) => id !== button.dataset.drop));
    else if (button?.hasAttribute("data-drop-all")) localStorage.removeItem(SHELF);
    else return;
    draw(shelf);
  });
  one("[data-import]")?.addEventListener("change", ({ target }) => void bring(shelf, sure(HTMLInputElement, target)));
  draw(shelf);
}

const mine = by_id("mine");
if (mine) open(mine);
