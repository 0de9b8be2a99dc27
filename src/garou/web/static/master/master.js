// The game is in the page. This keeps a copy on the phone, for when the page is closed or reloaded.

import { as, one } from "../dom.js";

const KEPT = "garou-master";

const led = as(HTMLFormElement, one("[data-led]"));
const offered = as(HTMLFormElement, one("[data-kept]"));

try {
  if (led) localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(new FormData(led))));
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null");
  if (offered && kept) {
    for (const [name, value] of Object.entries(kept)) {
      const field = document.createElement("input");
      Object.assign(field, { type: "hidden", name, value });
      offered.append(field);
    }
    offered.hidden = false;
  }
} catch {
  // A browser that keeps nothing: the page still does.
}
