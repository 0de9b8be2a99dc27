// A sheet for each word that can be changed: what it could be instead, to tap.

import { chosen, earlier, pairs, places, toggled, with_step, without_step, changed } from "./drafting.js";
import { plain } from "./days.js";
import { listed, verb_of, whole } from "./documents.js";
import { teller } from "./telling.js";
import { bare, whens } from "./conditions.js";
import { button, sheet_of } from "./pieces.js";

/** @typedef {{ label: string, on?: boolean, act: () => RoleMade, stays?: boolean }} Choice */
/** @typedef {{ book: WorkBook, base: Base, role: RoleMade }} Bench */

const MOST = 3; // pools, and places of a pool
const VARIANTS = { look: ["card", "mark", "player"], swap: ["cards", "marks"], turn: ["rest", "wake", "act"], learn: ["number", "team", "same", "acted", "bitten", "victim"] };
const MARKED = new Set(["mark", "marks", "bitten"]); // makes sense where there are marks
const MANY = new Set(["player", "victim"]); // where there are many nights

/**
 * @param {Bench} bench
 * @param {Blank} blank
 * @returns {{ title: string, choices: Choice[], typed?: { label: string, value: string, act: (text: string) => RoleMade } }}
 */
export function choices_for(bench, blank) {
  const { book, base, role } = bench;
  const { ui } = book;
  const told = teller(book, book.lang, role);
  const step = blank.step >= 0 ? whole(book, (role.night ?? [])[blank.step]) : {};
  const field = blank.field ?? "";
  const verb = blank.step >= 0 ? verb_of(book, step) : "";
  const terms = book.terms[book.lang];
  const phrases = book.phrases[book.lang];

  /** @param {unknown} value */
  const set = (value) => (blank.when === undefined ? with_step(role, blank.step, { [field]: value }) : with_step(role, blank.step, { when: conditions(value) }));
  /**
   * @param {unknown} value
   */
  const conditions = (value) => /** @type {Deed[]} */ (step.when).map((one, at) => (at === blank.when ? bare({ ...one, [field]: value }) : bare(one)));
  const now = blank.when === undefined ? step : /** @type {Deed[]} */ (step.when)[blank.when];
  /**
   * @param {string} name
   * @param {string} label
   */
  const several = (name, label) => ({ label, on: listed(now[field]).includes(name), stays: true, act: () => set(some(toggled(now[field], name), now[field])) });

  const pick = {
    pools: () => pools(),
    card: () => (verb === "swap" ? pairs(book, role, blank.step).map((pair) => one_of(pair)) : places(book, role, blank.step).map((name) => one_of([name]))),
    mark: () => (verb === "swap" ? pairs(book, role, blank.step).map((pair) => one_of(pair)) : places(book, role, blank.step).map((name) => one_of([name]))),
    who: () => [...(field === "among" ? ["neighbours", "others", "centre"] : []), ...places(book, role, blank.step), ...(verb === "tell" && field === "tell" ? ["everybody"] : [])].map((name) => one_of([name])),
    kin: () => [...(role.wakes?.together ? [{ label: ui.together, on: listed(step.recognise).includes("fellows"), act: () => set(["fellows"]) }] : []), ...Object.keys(base.roles).map((name) => several(name, terms[`role-${name}`]))],
    teams: () => Object.keys(base.teams).map((team) => several(team, terms[`team-${team}`])),
    roles: () => Object.keys(base.roles).map((name) => several(name, terms[`role-${name}`])),
    marks: () => Object.keys(base.marks).map((mark) => ({ label: terms[`mark-${mark}`], on: step.mark === mark, act: () => set(mark) })),
    spent: () => ["heal", "poison"].map((name) => several(name, phrases[`${name}-left`])),
    words: () => [],
    wakes: () => waking(),
    verb: () => deeds(),
  }[blank.kind];

  /**
   * @param {string[]} names
   * @returns {Choice}
   */
  function one_of(names) {
    const value = book.verbs[verb]?.[field]?.many ? names : names[0];
    const noun = blank.kind === "card" || blank.kind === "mark" ? blank.kind : "who";
    const label = names.map((name) => plain(told.place(noun, name)));
    return { label: label.length > 1 ? phrases.and.replace("{first}", label[0]).replace("{last}", label[1]) : label[0], on: listed(now[field]).join(" ") === names.join(" "), act: () => set(value) };
  }

  function pools() {
    const from = listed(step.choose);
    const counts = from.map((_, at) => Number(listed(step.number)[at] ?? listed(step.number)[0]));
    const kinds = ["others", "players", "neighbours", ...(base.centre > 0 ? ["centre"] : [])];
    /** @type {Choice[]} */
    const found = kinds.flatMap((pool) =>
      Array.from({ length: pool === "neighbours" ? 2 : MOST }, (_, at) => at + 1).map((many) => {
        const on = counts[from.indexOf(pool)] === many;
        return { label: phrases[`pool-${pool}-${many}`], on, stays: true, act: () => repooled(from, counts, pool, on ? 0 : many) };
      }),
    );
    const others = chosen(book, role, blank.step).filter(({ kind }) => kind === "player");
    const except = others.map(({ name }) => ({ label: `${ui.except} ${plain(told.place("who", name))}`, on: listed(step.except).includes(name), stays: true, act: () => with_step(role, blank.step, { except: toggled(step.except, name) }) }));
    return [...found, ...except];
  }

  /**
   * @param {string[]} from
   * @param {number[]} counts
   * @param {string} pool
   * @param {number} many
   */
  function repooled(from, counts, pool, many) {
    const kept = new Map(from.flatMap((name, at) => (name === pool || name === "words" ? [] : [/** @type {[string, number]} */ ([name, counts[at]])])));
    if (many > 0 || kept.size === 0) kept.set(pool, many || 1);
    const left = [...kept].slice(-MOST);
    return with_step(role, blank.step, { choose: left.map(([name]) => name), number: left.map(([, count]) => count) });
  }

  function waking() {
    const { wakes = {} } = role;
    const { after = "", with: joins = "", together = false } = wakes;
    /** @param {string} call */
    const name = (call) => terms[`call-${call}`] ?? terms[`role-${call}`] ?? call;
    /** @type {Choice[]} */
    const found = base.calls.filter((call) => call !== role.id).map((call, at) => ({
      label: at === 0 ? phrases["wakes-first"] : phrases["wakes-after"].replace("{call}", name(call)),
      on: after === call,
      act: () => changed(role, { wakes: { ...wakes, after: call } }),
    }));
    const with_them = base.joined.map((call) => ({ label: phrases["wakes-with"].replace("{call}", name(call)), on: joins === call, act: () => changed(role, { wakes: { with: call, ...(after ? { after } : {}) } }) }));
    const all = { label: ui.together, on: together, stays: true, act: () => changed(role, { wakes: { after: after || base.calls[0], ...(together ? {} : { together: true }) } }) };
    const none = { label: ui.never, on: !after && !joins, act: () => changed(role, { wakes: undefined, night: undefined }) };
    return [...found, ...with_them, all, none];
  }

  function deeds() {
    /** @type {Choice[]} */
    const found = [];
    if ("may" in step) found.push({ label: ui.may, on: step.may === true, stays: true, act: () => with_step(role, blank.step, { may: !step.may }) });
    const by = book.table.by[verb];
    const known = (VARIANTS[/** @type {keyof VARIANTS} */ (verb)] ?? []).filter((one) => !(MARKED.has(one) && Object.keys(base.marks).length === 0) && !(MANY.has(one) && !base.many));
    for (const one of known) found.push({ label: ui[`variant-${one}`], on: step[by] === one, act: () => with_step(role, blank.step, afresh(verb, by, one)) });
    found.push(...whens(bench, blank.step));
    if (blank.step > 0) found.push({ label: ui.earlier, act: () => earlier(role, blank.step) });
    found.push({ label: ui.remove, act: () => without_step(role, blank.step) });
    return found;
  }

  /**
   * What is learnt decides what it is about.
   * @param {string} of
   * @param {string} by
   * @param {string} variant
   * @returns {Deed}
   */
  function afresh(of, by, variant) {
    if (of !== "learn") return { [by]: variant };
    const known = places(book, role, blank.step).slice(1);
    const about = { number: [Object.keys(base.teams)[0]], team: known.slice(-1), same: known.slice(-2) }[variant];
    return { learn: variant, of: about, among: variant === "number" ? ["neighbours"] : undefined, as: variant === "victim" ? "victim" : undefined };
  }

  const typed = blank.kind === "words" && verb === "choose" ? { label: ui.words, value: listed(now[field]).map((word) => role.says?.[book.lang]?.words?.[word] ?? word).join(", "), act: (/** @type {string} */ text) => worded(text) } : undefined;

  /**
   * Words of one's own: short names in the document, spelt in the reader's language.
   * @param {string} text
   */
  function worded(text) {
    const said = text.split(",").map((word) => word.trim()).filter(Boolean).slice(0, 6);
    if (said.length === 0) return role;
    const words = said.map((word, at) => [word.normalize("NFD").replaceAll(/[^a-z0-9]+/giu, "").toLowerCase().slice(0, 20) || `word-${at + 1}`, word]);
    const own = role.says?.[book.lang];
    const says = { ...role.says, [book.lang]: { ...own, words: { ...own?.words, ...Object.fromEntries(words) } } };
    return changed(with_step(role, blank.step, { words: words.map(([word]) => word) }), { says });
  }

  return { title: blank.kind === "verb" ? ui[`verb-${verb}`] : "", choices: pick?.() ?? [], typed };
}

/**
 * At least one stays.
 * @param {string[]} list
 * @param {unknown} before
 */
const some = (list, before) => (list.length > 0 ? list : before);

/**
 * Lays it over the page; a choice that stays draws the sheet anew.
 * @param {() => Bench} bench
 * @param {Blank} blank
 * @param {(role: RoleMade) => void} put
 */
export function open_sheet(bench, blank, put) {
  const sheet = sheet_of(bench().book.ui.done);
  draw();

  function draw() {
    const { title, choices, typed } = choices_for(bench(), blank);
    const list = choices.map((choice) => button(choice.label, { pressed: choice.on, act: () => chosen_one(choice) }));
    sheet.fill(title, list, typed && { ...typed, act: (text) => put(typed.act(text)) });
  }

  /** @param {Choice} choice */
  function chosen_one(choice) {
    put(choice.act());
    if (choice.stays) draw();
    else sheet.close();
  }
}
