// Holding to look: hidden again on release.

import { mark, one, touched } from "../dom.js";

const READ_FOR = 6000;
let looked = false;

/** @param {boolean} on */
function look(on) {
  const view = one(".view.dealt");
  if (!view) return;
  view.classList.toggle("looking", on);
  if (on) looked = true;
  show_looked(view);
}

/** @param {HTMLElement} view */
export function show_looked(view) {
  view.classList.toggle("looked", looked);
  mark(view);
}

/** Another card, another moment: nobody has looked yet. */
export function begin_holding() {
  looked = false;
}

/** @param {Event} event */
const held = (event) => touched(event, "[data-hold]");

document.addEventListener("pointerdown", (event) => {
  const button = held(event);
  if (!button || event.button > 0) return;
  button.setPointerCapture?.(event.pointerId);
  look(true);
});
for (const end of ["pointerup", "pointercancel", "lostpointercapture", "blur"]) addEventListener(end, () => look(false), true);
addEventListener("contextmenu", (event) => held(event) && event.preventDefault());
addEventListener("keydown", (event) => {
  if ([" ", "Enter"].includes(event.key) && held(event)) {
    event.preventDefault();
    look(true);
  }
});
addEventListener("keyup", () => look(false));
// A screen reader's click is no hold: it shows the card for a moment.
addEventListener("click", (event) => {
  if (event.detail === 0 && held(event)) {
    look(true);
    setTimeout(look, READ_FOR, false);
  }
});
document.addEventListener("visibilitychange", () => look(false));
