// A night under way, kept in this browser alone: a reload, or a phone that closed the page, does not end it.

const KEY = "garou-announcer-night";

/**
 * @param {Laid} laid
 * @param {KeptNight} kept
 */
export function keep_night({ book, cast }, kept) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ game: book.game, edition: book.edition, cast, ...kept }));
  } catch {
    // a browser that keeps nothing
  }
}

export function forget_night() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing
  }
}

/**
 * The night that was told over these very cards, if there is one.
 * @param {Laid} laid
 * @returns {KeptNight | null}
 */
export function kept_night({ book, cast }) {
  /** @type {Record<string, unknown>} */
  let kept = {};
  try {
    kept = { ...JSON.parse(localStorage.getItem(KEY) ?? "null") };
  } catch {
    // nothing kept, or nothing that can be read
  }
  const { night, gone, at } = kept;
  const same = kept.game === book.game && kept.edition === book.edition && String(kept.cast) === String(cast);
  if (!same || !is_number(night) || !is_number(at) || !Array.isArray(gone)) return null;
  return { night: Math.max(1, night), gone: gone.filter((role) => cast.includes(role)), at };
}

/**
 * @param {unknown} value
 * @returns {value is number}
 */
const is_number = (value) => Number.isInteger(value) && Number(value) >= 0;
