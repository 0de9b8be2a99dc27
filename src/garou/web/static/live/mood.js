// The light of the page: night, dusk, day.

const html = document.documentElement;
const LIFTS = 1700;

/**
 * The light changes behind a veil of the old one, which lifts. Colours that change by themselves would be reckoned anew
 * for every element in every frame.
 * @param {string | undefined} mood
 */
export function shift(mood) {
  if (!mood || html.dataset.mood === mood) return;
  const veil = Object.assign(document.createElement("div"), { className: "veil" });
  veil.dataset.mood = html.dataset.mood;
  html.dataset.mood = mood;
  document.body.append(veil);
  setTimeout(() => veil.remove(), LIFTS);
}
