// What every page does by itself. Everything it says comes from the server, in the reader's language.

import "./help/help.js";
import { every, touched } from "./dom.js";

// ---- The menu closes when one taps elsewhere --------------------------------------------------------

const open_menus = () => every(HTMLDetailsElement, ".menu[open]");

document.addEventListener("click", ({ target }) => {
  for (const menu of open_menus()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
});
addEventListener("keydown", ({ key }) => {
  if (key === "Escape") for (const menu of open_menus()) menu.open = false;
});

// ---- A field fills itself with what was written there last, on this device --------------------------

for (const field of every(HTMLInputElement, "[data-remember], [data-recall]")) {
  const { remember, recall } = field.dataset; // what is only recalled is kept elsewhere, once it has proved right
  const kept = `garou-${remember ?? recall}`;
  try {
    field.value ||= localStorage.getItem(kept) ?? "";
    if (remember) field.form?.addEventListener("submit", () => localStorage.setItem(kept, field.value));
  } catch {
    // a browser that keeps nothing
  }
}

// ---- An address for the others: handed on as the phone does it, else copied -------------------------

/** @param {string} text */
function copy(text) {
  // The clipboard's own interface wants TLS, which a table in a living room has not.
  const field = Object.assign(document.createElement("input"), { value: text });
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

document.addEventListener("click", async (event) => {
  const share = touched(event, "[data-share]");
  if (!share) return;
  const url = new URL(share.dataset.share ?? "", location.href).href;
  if (navigator.share) await navigator.share({ url }).catch(() => null);
  else if (copy(url)) share.textContent = share.dataset.done ?? "";
});

// ---- A moment is shown in the reader's own form and time ---------------------------------------------

const moment = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long", timeStyle: "short" });
for (const time of every(HTMLTimeElement, "time[datetime]")) time.textContent = moment.format(new Date(time.dateTime));
