// The clock: the server's time, counted down here once a second.

import { all, one } from "../dom.js";

let ahead = 0; // how far the server's clock is ahead of this one, in seconds
let ticking = 0;

/** @param {HTMLElement} clock */
const seconds_left = (clock) => Number(clock.dataset.deadline) - Date.now() / 1000 - ahead;

/**
 * Into the letters that stand there: others in their place would have what is around them styled anew, every second.
 * @param {HTMLElement} clock
 * @param {string} time
 */
function write(clock, time) {
  const { firstChild: letters } = clock;
  if (!(letters instanceof Text)) clock.textContent = time;
  else if (letters.data !== time) letters.data = time;
}

/** @param {HTMLElement} clock */
function show(clock) {
  if (clock.dataset.deadline === "None") return; // somebody has stopped it
  const left = Math.max(0, seconds_left(clock));
  const whole = Math.ceil(left - 0.05);
  const counting = whole <= 3 && whole > 0 && clock.closest(".k-ballot .clock") !== null; // three, two, one: everybody points
  write(clock, counting ? String(whole) : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`);
  clock.toggleAttribute("data-last", whole <= 5);
  clock.toggleAttribute("data-count", counting);
  const length = Number(clock.dataset.length) || 1;
  // On the discs alone: a value that the whole page inherits would make it all be styled anew, every second.
  for (const disc of all(".disc")) disc.style.setProperty("--left", Math.min(1, left / length).toFixed(3));
}

export function run_clock() {
  clearTimeout(ticking);
  for (const clock of all("[data-deadline]")) show(clock);
  const clock = one("[data-deadline]");
  if (!clock || document.hidden) return;
  const left = seconds_left(clock);
  ticking = setTimeout(run_clock, left > 0 ? 1000 * (left % 1 || 1) : 1000); // on the second
}

/**
 * What time it is where the games are kept.
 * @param {number} now
 */
export function set_clock(now) {
  ahead = now - Date.now() / 1000;
  run_clock();
}

document.addEventListener("visibilitychange", run_clock);
