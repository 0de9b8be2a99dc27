// A tap says what lies there, closes the seat and opens the next one. Without this the seats are opened by hand.

import { all, as, every, one, touched } from "../dom.js";
import { enter_again } from "../entered.js";
import { offer_names } from "../names.js";
import { keep_page } from "../offline.js";
import { stay_awake } from "../awake.js";

/**
 * @param {HTMLInputElement} input
 * @param {HTMLElement} pick
 */
function show_chosen(input, pick) {
  const shown = one(`.so-far[data-of="${CSS.escape(input.name)}"]`);
  const name = document.createElement("span");
  name.textContent = one(".said-so", pick)?.textContent ?? "";
  const drawn = [...(one(".drawn", pick)?.children ?? [])];
  shown?.replaceChildren(...drawn.map((child) => child.cloneNode(true)), name);
}

/** @param {HTMLElement} entry */
const done = (entry) => all("fieldset", entry).every((field) => field.querySelector(":checked"));

/** @param {HTMLDetailsElement} from */
function go_on(from) {
  const entries = every(HTMLDetailsElement, ".entry");
  if (!done(from) || all("fieldset", from).length > 1) return; // marks and artifacts: there may be more to tap
  const later = entries.slice(entries.indexOf(from) + 1);
  from.open = false;
  const next = later.find((entry) => !done(entry));
  if (next) {
    next.open = true;
    next.querySelector("summary")?.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest" });
  }
}

// What was wrong is no longer said once it is mended: all that was missing is there, or what cannot be was changed.
function mend() {
  const flaw = one(".flaw");
  const missing = flaw?.dataset.missing?.split(" ").filter(Boolean) ?? [];
  if (missing.every((name) => document.querySelector(`input[name="${CSS.escape(name)}"]:checked`))) flaw?.remove();
}

document.addEventListener("input", mend);

document.addEventListener("change", (event) => {
  const input = as(HTMLInputElement, event.target);
  const pick = touched(event, ".pick");
  const entry = as(HTMLDetailsElement, touched(event, ".entry"));
  if (!input || !pick || !entry) return;
  show_chosen(input, pick);
  if (input.dataset.keyed === undefined) go_on(entry);
  delete input.dataset.keyed;
});

// Arrow keys walk through the choices: that is looking, not choosing yet.
document.addEventListener("keydown", (event) => {
  if (!event.key.startsWith("Arrow") || !touched(event, ".pick")) return;
  for (const input of all("input", touched(event, "fieldset") ?? document)) input.dataset.keyed = "";
});
document.addEventListener("pointerdown", (event) => {
  for (const input of all("[data-keyed]", touched(event, ".entry") ?? document)) delete input.dataset.keyed;
});

// What was tapped before a reload: the next seat is the first that nothing is known of.
if (enter_again()) {
  const entries = every(HTMLDetailsElement, ".entry");
  const next = entries.find((entry) => !done(entry));
  for (const entry of entries) entry.open = entry === next;
}

offer_names();

// Cards are turned over and counted between two taps.
stay_awake(true);

// ---- The table that was being entered, for whoever comes back --------------------------------------------

const LAST = "garou-settle";

try {
  const last = one("[data-last]");
  if (location.pathname === "/settle" && location.search) localStorage.setItem(LAST, location.search);
  const kept = localStorage.getItem(LAST);
  if (last && kept && !location.search) {
    last.querySelector("a")?.setAttribute("href", `/settle${kept}`);
    last.hidden = false;
  }
} catch {
  // a browser that keeps nothing
}

keep_page();
