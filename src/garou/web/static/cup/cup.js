// A tournament's page is remembered on this device, and takes its reader to their table: once for each table, so that the
// way back stays open.

import { all, as, by_id, every, one, sure } from "../dom.js";
import { keep_book } from "../names.js";
import { drop_place, keep_place } from "./places.js";

const main = sure(HTMLElement, by_id("table"));

function go() {
  const view = one("#cup[data-go]", main);
  if (!view) return;
  const { go: path = "", table } = view.dataset;
  const key = `garou-taken-to-${table}`;
  if (sessionStorage.getItem(key)) return;
  sessionStorage.setItem(key, "yes");
  location.assign(path);
}

function remember() {
  const { place, lost, kind = "", title = "", book } = one("#cup", main)?.dataset ?? {};
  if (lost) drop_place(lost);
  if (!place) return;
  keep_place({ code: place, name: title, kind });
  if (book === undefined) return;
  try {
    localStorage.setItem("garou-book", place); // the pages that settle a game fill it in
  } catch {
    // a browser that keeps nothing
  }
}

document.addEventListener("submit", ({ target }) => {
  const { place } = one("#cup", main)?.dataset ?? {};
  if (place && as(HTMLFormElement, target)?.matches("[data-forget]")) drop_place(place); // whoever looks again keeps it again
});

// A form that is emptied keeps its day: the next game of that evening comes after it.
document.addEventListener("reset", ({ target }) => {
  for (const field of every(HTMLInputElement, "[data-stays]", sure(HTMLFormElement, target))) {
    const { value } = field;
    queueMicrotask(() => (field.value = value));
  }
});

// A book that is open here: its names can be tapped where a game is settled or led.
function know() {
  keep_book(all("[data-phase=season] .entrants .nm", main).map((name) => name.textContent ?? ""));
}

function seen() {
  remember();
  know();
  go();
}

const WATCHED = ["data-go", "data-table", "data-place", "data-lost", "data-book"];
new MutationObserver(seen).observe(main, { childList: true, subtree: true, attributeFilter: WATCHED });
seen();
