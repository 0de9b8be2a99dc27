// What was chosen, kept in this browser and nowhere else.

const KEY = "garou-announcer";

export const DEFAULTS = {
  game: "one-night",
  editions: {}, // by game
  tables: {}, // by game and edition: the cards laid out
  voice: "", // empty: the first this device has
  length: "normal",
  newcomers: false,
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

const alike = (kept, usual) => (usual === null ? kept === null || typeof kept === "number" : typeof kept === typeof usual);

export function load() {
  let kept = {};
  try {
    kept = Object(JSON.parse(localStorage.getItem(KEY))); // whatever was kept, something to look names up in
  } catch {
    // nothing kept, or nothing that can be read
  }
  const fits = Object.entries(DEFAULTS).filter(([name, usual]) => name in kept && kept[name] !== undefined && alike(kept[name], usual));
  return { ...structuredClone(DEFAULTS), ...Object.fromEntries(fits.map(([name]) => [name, kept[name]])) };
}

export function save(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing
  }
}

// What the books advise: more time for newcomers, and longer days for large tables. Minutes for the day.
export const advised = ({ newcomers }, players) => ({
  pause: newcomers ? 12 : 8,
  day: (newcomers ? 10 : 5) + Math.max(0, players - 7),
});

const value_of = (field) => (field.type === "checkbox" ? field.checked : field.type === "range" ? Number(field.value) : field.value);

// Ties every field that names a setting to it.
export function bind(root, settings, changed) {
  for (const field of root.querySelectorAll("[data-setting]"))
    field.addEventListener("input", () => {
      if (field.type === "radio" && !field.checked) return;
      settings[field.dataset.setting] = value_of(field);
      changed(field.dataset.setting);
    });
}

// Shows what is set; sliders say their value in words.
export function show(root, settings, in_words) {
  for (const field of root.querySelectorAll("[data-setting]")) {
    const value = settings[field.dataset.setting];
    if (field.type === "checkbox") field.checked = value;
    else if (field.type === "radio") field.checked = field.value === value;
    else field.value = value;
    if (field.type !== "range") continue;
    const said = in_words(field.dataset.setting, value);
    field.setAttribute("aria-valuetext", said);
    root.querySelector(`output[for="${field.id}"]`).value = said;
  }
}
