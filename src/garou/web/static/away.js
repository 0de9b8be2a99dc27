// Whether the server is there; and while it is not, the page says so.

import { all } from "./dom.js";

const AGAIN = 2000; // milliseconds between two looks for it
const LONG = 3000; // and how long one may take

async function is_there() {
  const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout?.(LONG) }).catch(() => null);
  return answer !== null;
}

/** @param {boolean} away */
function say_away(away) {
  for (const note of all("[data-away]")) note.hidden = !away;
}

/**
 * Once it is there; what is to be done while it is not, again and again.
 * @param {() => void} meanwhile
 * @returns {Promise<void>}
 */
export async function until_there(meanwhile = () => {}) {
  const there = await is_there();
  say_away(!there);
  if (there) return;
  meanwhile();
  await new Promise((on) => {
    setTimeout(on, AGAIN);
  });
  await until_there(meanwhile);
}

// The page that stands in for those that need the server: they come as soon as they can.
if (document.querySelector("[data-stands-in]")) {
  await until_there();
  if (location.pathname === "/away") location.replace(document.referrer || "/");
  else location.reload();
}
