// A role as a document: its steps with all their fields, and what later ones call what was chosen.

const PLACES = new Set(["centre", "spare"]);

/** @param {unknown} value */
export const listed = (value) => (Array.isArray(value) ? value.map(String) : value === undefined || value === "" ? [] : [String(value)]);

/**
 * All fields of a step or a condition, with what goes without saying.
 * @param {Record<string, Field>} fields
 * @param {Deed} told
 * @returns {Deed}
 */
const filled = (fields, told) =>
  Object.fromEntries(Object.entries(fields).map(([name, { usual, many }]) => [name, name in told ? (many && !Array.isArray(told[name]) ? [told[name]] : told[name]) : (usual ?? (many ? [] : ""))]));

/**
 * @param {WorkBook} book
 * @param {Deed} step
 */
export const verb_of = (book, step) => Object.keys(book.verbs).find((verb) => verb in step) ?? "";

/**
 * @param {WorkBook} book
 * @param {Deed} step
 * @returns {Deed}
 */
export function whole(book, step) {
  const found = filled(book.verbs[verb_of(book, step)], step);
  return { ...found, when: /** @type {Deed[]} */ (found.when).map((one) => filled(book.condition, one)) };
}

/**
 * What was chosen or found there, for whoever speaks of it later.
 * @param {Deed} step
 */
export function kind_of(step) {
  const { choose } = step;
  if (choose === undefined) return "found";
  const kinds = new Set(listed(choose).filter((pool) => pool !== "words").map((pool) => (PLACES.has(pool) ? "place" : "player")));
  if (kinds.size !== 1) return kinds.size > 0 ? "any" : "word";
  return [...kinds][0] + (Math.max(...listed(step.number).map(Number)) > 1 ? "s" : "");
}

/**
 * As a sentence speaks of it.
 * @param {WorkBook} book
 * @param {string} lang
 * @param {RoleMade} role
 */
export function called(book, lang, role) {
  const spelt = role.names?.[lang] ?? Object.values(role.names ?? {})[0];
  if (typeof spelt === "string") return spelt;
  return spelt?.the ?? spelt?.name ?? book.terms[lang][`role-${role.id}.the`] ?? role.id;
}
