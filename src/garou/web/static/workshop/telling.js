// A role told as a sentence: by the same table, phrases and terms as on the server, so that it can be read without one.

import { called, kind_of, listed, verb_of, whole } from "./documents.js";

const FIRST = "deal"; // the call after which whoever is called first is called
const ITSELF = new Set(["me", "fellows", "spare", "everybody", "neighbours", "others", "centre"]);
const MOST_EXACT = 2; // "the first player", "the second player": beyond that all are the second

/**
 * Everything about one role in one language.
 * @param {WorkBook} book
 * @param {string} lang
 * @param {RoleMade} role
 */
export function teller(book, lang, role) {
  const phrases = book.phrases[lang];
  const terms = book.terms[lang];
  const steps = (role.night ?? []).map((step) => whole(book, step));
  /** @type {Map<string, string>} */
  const chosen = new Map(steps.filter((step) => step.as).map((step) => [String(step.as), kind_of(step)]));
  let looked = "";

  /**
   * @param {string} key
   * @param {Record<string, Piece[]>} gaps
   * @returns {Piece[]}
   */
  const put = (key, gaps = {}) => phrases[key].split(/\{(?<gap>[\w-]+)\}/u).flatMap((text, at) => (at % 2 ? gaps[text] : text ? [text] : []));

  /**
   * @param {string} key
   * @param {Piece[][]} told
   * @returns {Piece[]}
   */
  const joined = (key, told) => (told.length > 0 ? told.reduce((first, last) => put(key, { first, last })) : [""]);

  /**
   * @param {string[]} names
   * @param {string} key
   */
  const named = (names, key) => joined("or", names.map((name) => [terms[key.replace("{}", name)] ?? name]));

  /**
   * @param {string} noun
   * @param {string} name
   */
  function place(noun, name) {
    const kind = ITSELF.has(name) ? name : (chosen.get(name) ?? "any");
    const same = [...chosen.keys()].filter((other) => kind === "player" && chosen.get(other) === kind);
    const nth = same.length > 1 && same.includes(name) ? `-${Math.min(same.indexOf(name) + 1, MOST_EXACT)}` : "";
    const keys = [`${noun}-${kind}${nth}`, `${noun}-${kind}`, `who-${kind}`, "who-any"];
    return put(keys.find((key) => key in phrases) ?? "who-any");
  }

  /**
   * @param {string} noun
   * @param {unknown} names
   */
  const places = (noun, names) => joined("and", listed(names).map((name) => place(noun, name)));

  /** @param {unknown} names */
  function spoken(names) {
    const spelt = role.says?.[lang]?.words ?? {};
    return joined("or", listed(names).map((name) => put("quoted", { word: [spelt[name] ?? terms[`word-${name}`] ?? name] })));
  }

  /** @param {Deed} step */
  function pools(step) {
    const from = listed(step.choose).filter((pool) => pool !== "words");
    const counts = listed(step.number);
    let what = joined("or", from.map((pool, at) => put(`pool-${pool}-${counts.length > 1 ? counts[at] : counts[0]}`)));
    if (listed(step.words).length > 0) what = put("says", { what, words: spoken(step.words) });
    if (listed(step.except).length > 0) what = put("except", { what, who: places("who", step.except) });
    return what;
  }

  /** @type {Record<string, (value: unknown, step: Deed) => Piece[]>} */
  const kinds = {
    pools: (_, step) => pools(step),
    card: (value) => places("card", value),
    mark: (value) => places("mark", value),
    who: (value) => places("who", value),
    kin: (value) => named(listed(value), "role-{}.a"),
    teams: (value) => named(listed(value), "team-{}.of"),
    roles: (value) => named(listed(value), "role-{}.a"),
    marks: (value) => named(listed(value), "mark-{}"),
    spent: (value) => joined("or", listed(value).map((name) => put(`${name}-left`))),
    words: (value) => spoken(value),
  };

  /**
   * @param {string} shape
   * @param {Deed} told
   * @param {Omit<Blank, "kind">} at
   */
  function shaped(shape, told, at) {
    const gaps = Object.entries(book.table.shapes[shape]).map(([gap, [kind, field]]) => [gap, [{ blank: { ...at, kind, field }, pieces: kinds[kind](told[field], told) }]]);
    return put(shape, Object.fromEntries(gaps));
  }

  /** @param {Deed} step */
  function shape_of(step) {
    const verb = listed(step.choose).join("") === "words" ? "say" : verb_of(book, step);
    const by = book.table.by[verb];
    const value = by ? step[by] : "";
    const variant = `${verb}-${typeof value === "boolean" ? (value ? "yes" : "no") : listed(value).join("")}`;
    return variant in book.table.shapes ? variant : verb;
  }

  /**
   * @param {Deed} one
   * @param {Omit<Blank, "kind">} at
   */
  function condition(one, at) {
    const asks = book.table.conditions.find((name) => (Array.isArray(one[name]) ? listed(one[name]).length > 0 : one[name])) ?? "";
    const elsewhere = `if-${asks}-there` in book.table.shapes && one.seen !== looked;
    return shaped(`if-${asks}${elsewhere ? "-there" : ""}`, one, at);
  }

  /**
   * @param {Deed} step
   * @param {number} number
   */
  function deed(step, number) {
    const [verb, ...rest] = shaped(shape_of(step), step, { step: number });
    /** @type {Piece[]} */
    let told = typeof verb === "string" ? [...verb_of_text(verb, number), ...rest] : [verb, ...rest];
    const { when = [] } = step;
    if (when.length > 0) told = put("when", { if: joined("and", when.map((one, at) => condition(one, { step: number, when: at }))), does: told });
    if ("look" in step || "take" in step) looked = [...listed(step.look), ...listed(step.take)].at(0) ?? looked;
    return told;
  }

  /**
   * The verb itself; the space behind it is nobody's.
   * @param {string} text
   * @param {number} step
   * @returns {Piece[]}
   */
  function verb_of_text(text, step) {
    const verb = text.trimEnd();
    return [{ blank: { step, kind: "verb" }, pieces: [verb] }, ...(verb === text ? [] : [text.slice(verb.length)])];
  }

  function waking() {
    const { after, with: joins } = role.wakes ?? {};
    const call = after ?? joins ?? "";
    const name = terms[`call-${call}`] ?? terms[`role-${call}`] ?? call;
    const told = after === FIRST ? put("wakes-first") : put(after ? "wakes-after" : "wakes-with", { call: [name] });
    return [{ blank: { step: -1, kind: "wakes" }, pieces: told }];
  }

  /** @returns {Piece[]} */
  function night() {
    const name = [called(book, lang, role)];
    if (steps.length === 0 && !role.wakes?.with) return put("sleeps", { name });
    const when = waking();
    if (steps.length === 0) return put("wakes", { when, name });
    let told = deed(steps[0], 0);
    for (const [at, step] of steps.entries()) {
      if (at > 0) told = put(/** @type {Deed[]} */ (step.when).length > 0 ? "then-if" : "then", { first: told, last: deed(step, at) });
    }
    const together = role.wakes?.together;
    if (together) told = put("together", { steps: told });
    const conditional = /** @type {Deed[]} */ (steps[0].when).length > 0 && !together;
    return put(conditional ? "night-if" : "night", { when, name, steps: told });
  }

  return { night, put, terms, chosen, place };
}
