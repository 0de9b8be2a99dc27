// What was tapped and typed on a form stays on this phone: through a reload, and while the server is away.

import { all, as, every } from "./dom.js";

const AGAIN = 2000; // milliseconds between two looks for the server
const LONG = 3000; // and how long one may take
const here = `garou-entered-${location.pathname}`;

/** @typedef {HTMLInputElement | HTMLSelectElement} Control */

/** @returns {Control[]} */
const controls = () => [...every(HTMLInputElement, "form.settle input:not([type=hidden])"), ...every(HTMLSelectElement, "form.settle select")];

/** @param {Control} control */
const ticked = (control) => as(HTMLInputElement, control)?.matches("[type=radio], [type=checkbox]");

/** @param {Control} control */
const said = (control) => (ticked(control) ? as(HTMLInputElement, control)?.checked : control.value);

// ---- Through a reload -----------------------------------------------------------------------------------

function keep() {
  try {
    localStorage.setItem(here, JSON.stringify({ at: location.search, said: controls().map(said) }));
  } catch {
    // a browser that keeps nothing
  }
}

/**
 * @param {Control} control
 * @param {unknown} value
 */
function say_again(control, value) {
  const input = ticked(control) ? as(HTMLInputElement, control) : null;
  if (said(control) === value) return;
  if (input) input.checked = Boolean(value);
  else control.value = String(value);
  if (input && !value) return;
  control.dataset.keyed = ""; // as by a key: nothing opens or closes by itself
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Once the page's own scripts listen; tells whether there was anything. */
export function enter_again() {
  /** @type {{ at?: string, said?: unknown[] }} */
  let kept = {};
  try {
    kept = { ...JSON.parse(localStorage.getItem(here) ?? "null") };
  } catch {
    // nothing kept, or nothing that can be read
  }
  const found = controls();
  if (kept.at !== location.search || !Array.isArray(kept.said) || kept.said.length !== found.length) return false;
  for (const [i, control] of found.entries()) say_again(control, kept.said[i]);
  return true;
}

document.addEventListener("input", keep);
document.addEventListener("change", keep);

// ---- While the server is away ---------------------------------------------------------------------------

/** @type {{ form: HTMLFormElement, by: HTMLElement | null } | null} */
let wanted = null; // what was tapped last
let waiting = false;

async function is_there() {
  const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout?.(LONG) }).catch(() => null);
  return answer !== null;
}

/** @param {boolean} away */
function say_away(away) {
  for (const note of all("[data-away]")) note.hidden = !away;
}

async function send_when_there() {
  if (!(await is_there())) {
    say_away(true);
    setTimeout(send_when_there, AGAIN);
    return;
  }
  waiting = false;
  say_away(false);
  if (!wanted) return;
  wanted.form.dataset.sent = "";
  wanted.form.requestSubmit(wanted.by);
}

document.addEventListener("submit", (event) => {
  const form = as(HTMLFormElement, event.target);
  if (!form?.requestSubmit || form.method !== "post" || event.defaultPrevented) return; // an old browser sends it as ever
  if (form.dataset.sent !== undefined) return void delete form.dataset.sent;
  event.preventDefault();
  wanted = { form, by: event.submitter };
  if (waiting) return;
  waiting = true;
  send_when_there();
});
