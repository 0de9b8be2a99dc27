// Which puzzles were solved on this device, and with how many hints.

const KEPT = "garou-puzzles";

/** @returns {Record<string, number>} */
export function solved() {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return typeof found === "object" && found ? found : {};
  } catch {
    return {};
  }
}

/**
 * The fewest hints it ever took.
 * @param {string} number
 * @param {number} hints
 */
export function keep_solved(number, hints) {
  const before = solved();
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...before, [number]: Math.min(hints, before[number] ?? hints) }));
  } catch {
    // a browser that keeps nothing lights no windows
  }
}
