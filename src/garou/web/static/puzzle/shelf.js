// The shelf: a window is lit for each puzzle that was solved on this device.

import { all, one } from "../dom.js";
import { solved } from "./solved.js";

function light() {
  const done = solved();
  const today = one("[data-today]")?.dataset.today;
  for (const house of all("a.lv")) {
    const number = house.dataset.n ?? "";
    house.classList.toggle("lit", number in done);
    house.classList.toggle("cur", number === today);
  }
  for (const rack of all(".rack")) {
    const label = one("[data-count]", rack);
    if (label) label.textContent = (label.dataset.of ?? "").replace("#", String(all("a.lit", rack).length));
  }
}

light();
window.addEventListener("pageshow", light); // come back to by the browser's own button
