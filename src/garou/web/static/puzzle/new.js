// Making a puzzle: each change is a page of its own, and on each the lantern goes and asks how many answers there are.

import { one, sure, touched } from "../dom.js";

const BUSY = 503;
const TRIES = 3;

/**
 * A server that has much to do is asked again: the first time it takes it a while.
 * @param {number} tries
 */
async function ask(tries) {
  const check = one("[data-check]");
  const lamp = sure(HTMLElement, one("[data-verdict]"));
  if (!(check instanceof HTMLAnchorElement)) return;
  const label = sure(HTMLElement, one("div", lamp));
  label.textContent = lamp.dataset.busy ?? "";
  const answered = await fetch(check.href).catch(() => null);
  if (answered?.ok) return put(await answered.text());
  check.textContent = lamp.dataset.lost ?? "";
  label.replaceChildren(check);
  if (answered?.status === BUSY && tries > 1) ask(tries - 1);
}

/** @param {string} text */
function put(text) {
  const found = new DOMParser().parseFromString(text, "text/html"); // by our own server
  for (const place of ["[data-verdict]", "[data-passing-on]"]) {
    const fresh = found.querySelector(place);
    if (fresh) one(place)?.replaceWith(document.adoptNode(fresh));
  }
}

document.addEventListener("click", (event) => {
  if (!touched(event, "[data-check]")) return;
  event.preventDefault();
  ask(TRIES);
});

ask(TRIES);
