// Keeping the screen on while a night is told, where the browser lets a page do that.

export const can_stay_awake = () => "wakeLock" in navigator;

let lock = null;
let wanted = false;

async function hold() {
  if (!wanted || lock || document.hidden || !can_stay_awake()) return;
  lock = await navigator.wakeLock.request("screen").catch(() => null);
  lock?.addEventListener("release", () => (lock = null));
}

export function stay_awake(on) {
  wanted = on;
  if (on) hold();
  else lock?.release();
}

// A phone that was put aside lets go of the screen by itself.
document.addEventListener("visibilitychange", hold);
