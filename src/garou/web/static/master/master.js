// The game is in the page. This keeps a copy on the phone, for when the page is closed or reloaded.

import { as, one } from "../dom.js";
import { enter_again } from "../entered.js";
import { offer_names, open_book } from "../names.js";
import { keep_page } from "../offline.js";
import { stay_awake } from "../awake.js";
import { run_clock } from "./clock.js";
import { show_more } from "./more.js";

const KEPT = "garou-master";
const AT = "garou-master-at"; // its address, under which the phone has the screen itself

const led = as(HTMLFormElement, one("[data-led]"));
const offered = as(HTMLFormElement, one("[data-kept]"));

/**
 * To the very screen: it needs no server to be seen. A game too long for an address is sent as ever.
 * @param {Event} event
 */
function go_back(event) {
  const at = localStorage.getItem(AT);
  if (!at) return;
  event.preventDefault();
  location.assign(at);
}

try {
  if (led) {
    const fields = Object.fromEntries(new FormData(led));
    localStorage.setItem(KEPT, JSON.stringify(fields));
    if (!one(".flaw")) localStorage.setItem(AT, location.search ? location.href : "");
  }
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null");
  if (offered && kept) {
    for (const [name, value] of Object.entries(kept)) {
      const field = document.createElement("input");
      Object.assign(field, { type: "hidden", name, value });
      offered.append(field);
    }
    offered.hidden = false;
    offered.addEventListener("submit", go_back);
  }
} catch {
  // A browser that keeps nothing: the page still does.
}

// Whoever leads looks up from the table: the screen must not have gone dark meanwhile.
if (led) stay_awake(true);
show_more();
run_clock(one("[data-left]"), () => navigator.vibrate?.([300, 150, 300]));

// Another game: what was noted about the last one goes.
one(".sitting")?.addEventListener("submit", () => localStorage.removeItem("garou-master-notes"));

if (!led) enter_again();
offer_names();
open_book();
keep_page();
