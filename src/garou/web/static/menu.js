// The menu closes when one taps elsewhere.

import { every } from "./dom.js";

const open = () => every(HTMLDetailsElement, ".menu[open]");

document.addEventListener("click", ({ target }) => {
  for (const menu of open()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
});
addEventListener("keydown", ({ key }) => {
  if (key === "Escape") for (const menu of open()) menu.open = false;
});
