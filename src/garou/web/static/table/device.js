// Bringing oneself along: a link and its picture for another device.

import { all, as, one, touched } from "../dom.js";
import { say_lost } from "../live/notice.js";

/** @param {HTMLElement} button */
async function show_link(button) {
  const answer = await fetch(button.dataset.device ?? "", { method: "POST" }).catch(() => null);
  if (!answer?.ok) return say_lost();
  const { address, qr } = await answer.json();
  const shown = as(HTMLElement, button.nextElementSibling);
  const picture = shown && one(".qr", shown);
  if (!shown || !picture) return;
  picture.innerHTML = qr; // drawn by our own server
  shown.querySelector("a")?.setAttribute("href", address);
  shown.hidden = false;
}

document.addEventListener("click", (event) => {
  const button = touched(event, "[data-device]");
  if (button) show_link(button);
});

for (const button of all("[data-device]")) button.hidden = false;
