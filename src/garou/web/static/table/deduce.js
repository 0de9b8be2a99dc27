// What follows: each tap asks the server anew, and what one doubts is kept on this device alone.

import { all, as, every, fields_of, one } from "../dom.js";
import { lay_over } from "../help/help.js";

const KEPT = "garou-doubts"; // of one game: those of the last one mean nothing any more
const CALM = 1000; // milliseconds between what is said at the table and the question what follows from it

/** @typedef {{ game: string, doubts: string[] }} Doubts of one game: its table, and how many were played there before */

/** @returns {Doubts} */
function kept() {
  try {
    const { game, doubts } = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return { game: String(game), doubts: Array.isArray(doubts) ? doubts.map(String) : [] };
  } catch {
    return { game: "", doubts: [] };
  }
}

/** @param {HTMLElement} panel */
const game_of = (panel) => panel.dataset.deducing ?? "";

/** @param {HTMLElement} panel */
function keep(panel) {
  const doubts = every(HTMLInputElement, "input[name=doubt]", panel).map(({ value }) => value);
  try {
    localStorage.setItem(KEPT, JSON.stringify({ game: game_of(panel), doubts }));
  } catch {
    // a browser that keeps nothing
  }
}

/** @param {string[]} doubts */
const doubting = (doubts) => new URLSearchParams(doubts.map((value) => ["doubt", value]));

/**
 * @param {string} there
 * @param {URLSearchParams} sent
 */
async function ask(there, sent) {
  const answer = await fetch(there, { method: "POST", body: sent, headers: { "HX-Request": "true" } }).catch(() => null);
  return answer?.ok ? answer.text() : "";
}

/**
 * What was open stays open, and what is only of a page of its own stays there.
 * @param {HTMLElement} panel
 * @param {HTMLElement} fresh
 */
function put(panel, fresh) {
  const open = every(HTMLDetailsElement, "details", panel).map((drawer) => drawer.open);
  for (const [number, drawer] of every(HTMLDetailsElement, "details", fresh).entries()) drawer.open = open[number] ?? false;
  const over = panel.closest("dialog") !== null;
  for (const closing of all(".closing", fresh)) closing.hidden = !over;
  panel.replaceChildren(...fresh.childNodes);
  panel.dataset.deducing = game_of(fresh);
  keep(panel);
}

let asked = 0; // what comes late for an earlier tap would undo the last one

/**
 * @param {HTMLElement} panel
 * @param {URLSearchParams} sent
 * @param {string} focused what to come back to
 */
async function renew(panel, sent, focused = "") {
  asked += 1;
  const mine = asked;
  panel.setAttribute("aria-busy", "true");
  const drawn = document.createElement("div");
  drawn.innerHTML = await ask(as(HTMLFormElement, one("form", panel))?.action ?? "", sent); // escaped by our own server
  if (mine !== asked) return;
  panel.removeAttribute("aria-busy");
  const fresh = one(".deducing", drawn);
  if (fresh) put(panel, fresh);
  if (focused) one(focused, panel)?.focus();
}

document.addEventListener("submit", (event) => {
  const form = as(HTMLFormElement, event.target);
  const panel = form && as(HTMLElement, form.closest(".deducing"));
  const button = as(HTMLButtonElement, event.submitter);
  if (!panel || !button) return;
  event.preventDefault();
  const sent = fields_of(form);
  if (button.name === "about") sent.delete("about");
  sent.append(button.name, button.value);
  renew(panel, sent, `button[name="${button.name}"][value="${CSS.escape(button.value)}"]`);
});

/**
 * Over the page of the table, with what was doubted before; in another game that means nothing.
 * @param {HTMLAnchorElement} link
 */
export async function open_panel(link) {
  const { game, doubts } = kept();
  const code = new URL(link.href).pathname.split("/").at(2) ?? "";
  const on = one(".view")?.id;
  const text = await ask(link.href, doubting(game.startsWith(`${code} `) ? doubts : []));
  if (one(".view")?.id !== on) return; // the vote has begun meanwhile
  if (!text) return location.assign(link.href);
  const panel = one(".deducing", lay_over(text, link));
  heard = said();
  if (panel && game !== game_of(panel)) renew(panel, doubting([]));
}

const alone = one("main .deducing"); // a page of its own
if (alone && kept().game === game_of(alone)) renew(alone, doubting(kept().doubts));

// ---- What others say meanwhile -------------------------------------------------------------------------

const said = () => all("#table .sign").map((sign) => sign.outerHTML).join("");
let heard = "";
let waiting = 0;

function listen() {
  waiting = 0;
  const panel = one("dialog .deducing");
  const form = panel && as(HTMLFormElement, one("form", panel));
  if (!panel || !form || said() === heard) return;
  heard = said();
  renew(panel, fields_of(form));
}

const table = one("#table");
if (table) new MutationObserver(() => (waiting ||= setTimeout(listen, CALM))).observe(table, { childList: true, subtree: true });
