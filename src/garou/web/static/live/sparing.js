// What stands on the page as it would come again is not put up again: in a lobby that is nearly everything, and somebody who
// sits down there changes one house.

import { all, by_id } from "../dom.js";

/** @type {Map<string, string>} by its id, how each part that may be spared came last */
const came = new Map();

/** @param {HTMLElement | null} page */
export const squeezed = (page) => page?.innerHTML.replaceAll(/\s+/gu, " ").trim() ?? "";

/** @param {ParentNode} page */
const parts = (page) => all("[data-spare][id]", page);

/**
 * What is there from the start came with the document.
 * @param {ParentNode} page
 */
export function note(page) {
  for (const part of parts(page)) came.set(part.id, squeezed(part));
}

/**
 * A part that has not changed stays as it stands (its mark is known to the morphing), and of the one that comes only the name
 * is left: nothing in it is read, compared or asked what it does.
 * @param {Document} page
 */
export function spare(page) {
  let spared = false;
  for (const part of parts(page)) {
    const there = by_id(part.id);
    const same = came.get(part.id) === squeezed(part);
    there?.toggleAttribute("data-stays", same);
    came.set(part.id, squeezed(part));
    if (there && same) part.replaceChildren();
    spared ||= there !== null && same;
  }
  return spared;
}
