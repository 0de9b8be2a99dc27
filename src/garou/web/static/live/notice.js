// A line for the reader above the page, gone after a while.

import { by_id } from "../dom.js";

const STAYS = 7000;
let hush = 0;

/** What stands there now goes by itself. */
export function fade() {
  clearTimeout(hush);
  hush = setTimeout(() => by_id("notice")?.replaceChildren(), STAYS);
}

/** @param {string | undefined} text */
export function say(text) {
  const notice = by_id("notice");
  if (!notice) return;
  if (text === "") notice.replaceChildren();
  else if (text) notice.replaceChildren(Object.assign(document.createElement("p"), { textContent: text }));
  fade();
}

/** What was sent has not arrived: in the page's own words. */
export const say_lost = () => say(document.body.dataset.lost);
