// Only if…: what a step may rest on, as far as anything was seen, said or met before it.

import { with_step } from "./drafting.js";
import { listed, whole } from "./documents.js";

/**
 * A condition without what it does not ask.
 * @param {Deed} one
 * @returns {Deed}
 */
export const bare = (one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== "" && value !== false && !(Array.isArray(value) && value.length === 0)));

/**
 * @param {{ book: WorkBook, base: Base, role: RoleMade }} bench
 * @param {number} at
 */
export function whens({ book, base, role }, at) {
  const { ui } = book;
  const before = (role.night ?? []).slice(0, at).map((step) => whole(book, step));
  const when = conditions_of(whole(book, (role.night ?? [])[at]));
  const looked = before.findLast((step) => "look" in step || "take" in step);
  const [seen] = listed(looked?.look ?? looked?.take);
  const asked = [of_alone(book), ...(seen ? of_sides(book, base, seen) : []), ...before.flatMap((step) => listed(step.words)).map((word) => of_word(book, word))];
  const always = { label: ui.always, on: when.length === 0, act: () => with_step(role, at, { when: undefined }) };
  return [always, ...asked.map(({ label, condition }) => ({ label: `${ui.when} ${label}`, on: JSON.stringify(when.map((one) => bare(one))) === JSON.stringify([condition]), act: () => with_step(role, at, { when: [condition] }) }))];
}

/**
 * @param {Deed} step
 * @returns {Deed[]}
 */
const conditions_of = ({ when }) => when ?? [];

/** @typedef {{ label: string, condition: Deed }} Asked */

/**
 * @param {WorkBook} book
 * @returns {Asked}
 */
const of_alone = ({ phrases, lang }) => ({ label: phrases[lang]["if-alone"], condition: { alone: true } });

/**
 * @param {WorkBook} book
 * @param {string} word
 * @returns {Asked}
 */
const of_word = ({ phrases, lang }, word) => ({ label: phrases[lang]["if-said"].replace("{words}", word), condition: { said: word } });

/**
 * @param {WorkBook} book
 * @param {Base} base
 * @param {string} seen
 * @returns {Asked[]}
 */
const of_sides = ({ phrases, terms, lang }, base, seen) =>
  ["is", "not"].flatMap((asks) => Object.keys(base.teams).map((team) => ({ label: phrases[lang][`if-${asks}`].replace("{teams}", terms[lang][`team-${team}.of`]), condition: { seen, [asks]: [team] } })));
