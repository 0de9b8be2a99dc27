// The clock of the day: seconds that were left when the page was made, counted down.

/** @type {ReturnType<typeof setInterval> | undefined} */
let ticking;

/** @param {number} seconds */
const written = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/**
 * Counts down to nothing, and then says so.
 * @param {HTMLElement | null} clock
 * @param {() => void} over
 */
export function run_clock(clock, over = () => {}) {
  clearInterval(ticking);
  if (!clock) return;
  const began = performance.now();
  const whole = Number(clock.dataset.left);
  const tick = () => {
    const left = Math.max(0, whole - Math.floor((performance.now() - began) / 1000));
    clock.dataset.left = String(left);
    clock.textContent = written(left);
    clock.toggleAttribute("data-over", left === 0);
    if (left > 0) return;
    clearInterval(ticking);
    if (whole > 0) over();
  };
  ticking = setInterval(tick, 250);
  tick();
}
