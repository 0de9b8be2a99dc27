// What was chosen, kept in this browser and nowhere else.

import { every, one, sure } from "../dom.js";

const KEY = "garou-announcer";

/** @type {KeptSettings} */
export const DEFAULTS = {
  game: "one-night",
  editions: {}, // by game
  tables: {}, // by game and edition: the cards laid out
  voice: "", // empty: the first this device has
  length: "normal",
  newcomers: false,
  played: {}, // by game: the roles of the nights told on this device
  pause: null, // null: what the book advises
  day: null,
  longer: {}, // seconds more, by call
  speed: 1,
  background: "wind",
  "voice-volume": 1,
  "background-volume": 0.4,
  "gong-volume": 0.8,
  count: true,
  vibrate: false,
};

/**
 * @param {unknown} kept
 * @param {unknown} usual
 */
const alike = (kept, usual) => (usual === null ? kept === null || typeof kept === "number" : typeof kept === typeof usual);

/** @returns {KeptSettings} */
export function load() {
  /** @type {Record<string, unknown>} */
  let kept = {};
  try {
    kept = { ...JSON.parse(localStorage.getItem(KEY) ?? "null") }; // whatever was kept, something to look names up in
  } catch {
    // nothing kept, or nothing that can be read
  }
  const fits = Object.entries(DEFAULTS).filter(([name, usual]) => name in kept && kept[name] !== undefined && alike(kept[name], usual));
  return { ...structuredClone(DEFAULTS), ...Object.fromEntries(fits.map(([name]) => [name, kept[name]])) };
}

/** @param {KeptSettings} settings */
export function save(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing
  }
}

/**
 * What the books advise: more time for newcomers, and longer days for large tables. Minutes for the day.
 * @param {Pick<Settings, "newcomers">} settings
 * @param {number} players
 */
export const advised = ({ newcomers }, players) => ({
  pause: newcomers ? 15 : 10,
  day: (newcomers ? 10 : 5) + Math.max(0, players - 7),
});

/** @param {HTMLInputElement | HTMLSelectElement} field */
const value_of = (field) => (field instanceof HTMLInputElement && field.type === "checkbox" ? field.checked : field.type === "range" ? Number(field.value) : field.value);

/**
 * @param {HTMLElement} root
 * @returns {(HTMLInputElement | HTMLSelectElement)[]}
 */
const fields = (root) => [...every(HTMLInputElement, "[data-setting]", root), ...every(HTMLSelectElement, "[data-setting]", root)];

/**
 * Ties every field that names a setting to it.
 * @param {HTMLElement} root
 * @param {Settings} settings
 * @param {(name: string) => void} changed
 */
export function bind(root, settings, changed) {
  for (const field of fields(root))
    field.addEventListener("input", () => {
      if (field instanceof HTMLInputElement && field.type === "radio" && !field.checked) return;
      const name = field.dataset.setting ?? "";
      Object.assign(settings, { [name]: value_of(field) });
      changed(name);
    });
}

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} field
 * @param {string} said
 */
function say_value(root, field, said) {
  field.setAttribute("aria-valuetext", said);
  sure(HTMLOutputElement, one(`output[for="${field.id}"]`, root)).value = said;
}

/**
 * Shows what is set; sliders say their value in words.
 * @param {HTMLElement} root
 * @param {Settings} settings
 * @param {(name: string, value: number) => string} in_words
 */
export function show(root, settings, in_words) {
  for (const field of fields(root)) {
    const name = field.dataset.setting ?? "";
    const value = /** @type {Record<string, any>} */ (settings)[name];
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = value;
    else if (field instanceof HTMLInputElement && field.type === "radio") field.checked = field.value === value;
    else field.value = value;
    if (field.type === "range") say_value(root, field, in_words(name, value));
  }
}
