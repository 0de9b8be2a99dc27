// The game is in the page. This keeps a copy on the phone, for when the page is closed or reloaded.

import { as, one } from "../dom.js";

const KEPT = "garou-master";
const FIELDS = ["record", "undone", "lines"];

const led = as(HTMLFormElement, one("[data-led]"));
const offered = as(HTMLFormElement, one("[data-kept]"));

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 */
const field = (form, name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name));

try {
  if (led) {
    const fields = FIELDS.map((name) => [name, field(led, name).value]);
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(fields)));
  }
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null");
  if (offered && kept) {
    for (const name of FIELDS) field(offered, name).value = kept[name];
    offered.hidden = false;
  }
} catch {
  // A browser that keeps nothing: the page still does.
}
