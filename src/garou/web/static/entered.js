// What was tapped and typed on a form stays on this phone: through a reload, and while the server is away.

import { until_there } from "./away.js";
import { as, every, fields_of } from "./dom.js";

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

const WAITS = "garou-waiting";
const at = () => location.pathname + location.search;

/** @type {{ form: HTMLFormElement, by: HTMLElement | null } | null} */
let wanted = null; // what was tapped last
let waiting = false;

/** @typedef {{ at?: string, to?: string, fields?: [string, string][], name?: string, value?: string }} Waits */

/** What was tapped outlasts a reload, and stays marked. */
function keep_wanted() {
  if (!wanted) return;
  const by = as(HTMLButtonElement, wanted.by);
  const fields = fields_of(wanted.form);
  if (by?.name) fields.append(by.name, by.value);
  const kept = { at: at(), to: by?.getAttribute("formaction") ?? wanted.form.action, fields: [...fields], name: by?.name, value: by?.value };
  mark(kept);
  try {
    localStorage.setItem(WAITS, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing: it waits as long as the page does
  }
}

/** @param {Waits} kept */
function mark({ name, value }) {
  for (const button of every(HTMLButtonElement, "button[name]")) button.toggleAttribute("data-waits", Boolean(name) && button.name === name && button.value === value);
}

function forget_wanted() {
  try {
    localStorage.removeItem(WAITS);
  } catch {
    // a browser that keeps nothing
  }
}

/** What was tapped on this very screen before a reload; what was tapped on another has been overtaken. */
function find_wanted() {
  /** @type {Waits} */
  let kept = {};
  try {
    kept = { ...JSON.parse(localStorage.getItem(WAITS) ?? "null") };
  } catch {
    // nothing kept, or nothing that can be read
  }
  if (kept.at !== at() || !kept.to || !Array.isArray(kept.fields)) return forget_wanted();
  const form = Object.assign(document.createElement("form"), { method: "post", action: kept.to, enctype: "multipart/form-data", hidden: true });
  for (const [name, value] of kept.fields) form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  document.body.append(form);
  wanted = { form, by: null };
  mark(kept);
}

async function send_when_there() {
  waiting = true;
  await until_there(() => wanted?.by && keep_wanted()); // where it was found again it is kept already
  waiting = false;
  if (!wanted) return;
  const { form, by } = wanted;
  wanted = null;
  forget_wanted();
  form.dataset.sent = "";
  form.requestSubmit(by);
}

document.addEventListener("submit", (event) => {
  const form = as(HTMLFormElement, event.target);
  if (!form?.requestSubmit || form.method !== "post" || event.defaultPrevented) return; // an old browser sends it as ever
  if (form.dataset.sent !== undefined) return void delete form.dataset.sent;
  event.preventDefault();
  wanted = { form, by: event.submitter };
  if (waiting) keep_wanted();
  else send_when_there();
});

if (document.querySelector("[data-away]")) {
  find_wanted();
  send_when_there();
  addEventListener("offline", () => waiting || send_when_there());
}
