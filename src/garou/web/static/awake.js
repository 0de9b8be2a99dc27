// Keeping the screen on while there is something to see, where the browser lets a page do that.

export const can_stay_awake = () => "wakeLock" in navigator;

/** @type {Set<string>} */
const reasons = new Set();
/** @type {WakeLockSentinel | null} */
let lock = null;

async function hold() {
  if (reasons.size === 0 || lock || document.hidden || !can_stay_awake()) return;
  lock = await navigator.wakeLock.request("screen").catch(() => null);
  lock?.addEventListener("release", () => (lock = null));
}

/**
 * As long as one reason is left the screen stays on.
 * @param {boolean} on
 * @param {string} reason
 */
export function stay_awake(on, reason = "the page") {
  if (on) reasons.add(reason);
  else reasons.delete(reason);
  if (reasons.size > 0) hold();
  else lock?.release();
}

// A phone that was put aside lets go of the screen by itself.
document.addEventListener("visibilitychange", hold);
