// The tournaments and books this device holds a place in, kept on this device alone: their cookies are sent to their own
// pages and to no others, so no other page knows of them.

import { all, one, sure } from "../dom.js";

/** @typedef {{ code: string, name: string, kind: string }} Place */

const KEPT = "garou-places";
const MOST = 30; // the last ones that were looked at

/** @param {any} read something that was read */
const sound = (read) => [read?.code, read?.name, read?.kind].every((text) => typeof text === "string") && /^[a-z0-9-]+$/u.test(read.code);

/** @returns {Place[]} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter(sound) : [];
  } catch {
    return [];
  }
}

/** @param {Place[]} places */
function keep(places) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(places.slice(0, MOST)));
  } catch {
    // a browser that keeps nothing
  }
}

/** @param {string} code */
export const drop_place = (code) => keep(kept().filter((place) => place.code !== code));

/** @param {Place} place */
export const keep_place = (place) => keep([place, ...kept().filter(({ code }) => code !== place.code)]);

// ---- Where they are listed ---------------------------------------------------------------------------

/**
 * @param {Place} place
 * @param {HTMLTemplateElement} model
 */
function row_of({ code, name, kind }, model) {
  const row = sure(DocumentFragment, model.content.cloneNode(true));
  const link = sure(HTMLAnchorElement, one("a", row));
  link.href = `/cup/${code}`;
  sure(HTMLElement, one("b", row)).textContent = name;
  sure(HTMLElement, one("[data-code]", row)).textContent = code.replace("-", " ").toUpperCase();
  for (const said of all("[data-kind]", row)) said.hidden = said.dataset.kind !== kind;
  return row;
}

for (const list of all("[data-places]")) {
  const { places: kinds = "" } = list.dataset;
  const found = kept().filter(({ kind }) => kinds.split(" ").includes(kind));
  const model = sure(HTMLTemplateElement, one("template", list));
  one("[data-list]", list)?.replaceChildren(...found.map((place) => row_of(place, model)));
  list.hidden = found.length === 0;
}
