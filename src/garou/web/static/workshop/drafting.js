// What can be done to a role: each change makes another one, and the old one stays what it was.

import { kind_of, listed, verb_of, whole } from "./documents.js";

export const MOST_STEPS = 12;
const NAMES = ["it", "second", "third", "fourth", "fifth"];
const NEEDS_MARKS = new Set(["mark"]);
const MANY_NIGHTS = new Set(["heal", "poison", "protect", "join"]);
const ONE_NIGHT = new Set(["tap", "reveal", "tell"]);
const ALONE = "alone";

/**
 * @param {WorkBook} book
 * @returns {RoleMade}
 */
export const blank_role = (book) => ({ format: book.format, id: "card", names: {}, team: "village" });

/**
 * Which verbs this game has a use for.
 * @param {WorkBook} book
 * @param {Base} base
 */
export const verbs_for = (book, base) =>
  Object.keys(book.verbs).filter((verb) => !(NEEDS_MARKS.has(verb) && Object.keys(base.marks).length === 0) && !(MANY_NIGHTS.has(verb) && !base.many) && !(ONE_NIGHT.has(verb) && base.many));

/**
 * @param {Base} base
 */
export const teams_for = (base) => [...Object.keys(base.teams), ...(base.many ? [] : [ALONE])];

/**
 * Names of what was chosen before this step, with what lies there.
 * @param {WorkBook} book
 * @param {RoleMade} role
 * @param {number} before
 */
export function chosen(book, role, before = Infinity) {
  const steps = (role.night ?? []).slice(0, before).map((step) => whole(book, step));
  return steps.filter((step) => step.as).map((step) => ({ name: String(step.as), kind: kind_of(step) }));
}

/**
 * @param {RoleMade} role
 * @param {Partial<RoleMade>} changes
 * @returns {RoleMade}
 */
export function changed(role, changes) {
  const made = { ...role, ...changes };
  return /** @type {RoleMade} */ (Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)));
}

/**
 * @param {RoleMade} role
 * @param {number} at
 * @param {Deed} changes
 */
export function with_step(role, at, changes) {
  const night = (role.night ?? []).map((step, number) => (number === at ? tidy({ ...step, ...changes }) : step));
  return changed(role, { night });
}

/**
 * What says nothing is left out.
 * @param {Deed} step
 * @returns {Deed}
 */
const tidy = (step) => Object.fromEntries(Object.entries(step).filter(([, value]) => value !== undefined && value !== false && value !== "" && !(Array.isArray(value) && value.length === 0)));

/**
 * @param {RoleMade} role
 * @param {number} at
 */
export const without_step = (role, at) => changed(role, { night: (role.night ?? []).filter((_, number) => number !== at) });

/**
 * @param {RoleMade} role
 * @param {number} at
 */
export function earlier(role, at) {
  const night = [...(role.night ?? [])];
  if (at > 0) night.splice(at - 1, 2, night[at], night[at - 1]);
  return changed(role, { night });
}

/**
 * One verb more, filled in as it is mostly meant; whoever sleeps is called from then on.
 * @param {WorkBook} book
 * @param {Base} base
 * @param {RoleMade} role
 * @param {string} verb
 */
export function with_verb(book, base, role, verb) {
  const night = [...(role.night ?? [])];
  const before = chosen(book, role);
  const players = before.filter(({ kind }) => kind === "player");
  const wants = { swap: before, take: players, tap: players, reveal: players, tell: players, turn: before, poison: players, protect: players }[verb];
  if (wants?.length === 0) night.push(deed(base, "choose", before));
  const known = chosen(book, { ...role, night });
  if (verb === "turn" && !night.some((step) => verb_of(book, step) === "look")) night.push({ look: known.at(-1)?.name ?? "me" });
  if (verb === "join" && !known.some(({ kind }) => kind === "players")) night.push({ choose: ["players"], number: [2], as: fresh(known) });
  night.push(deed(base, verb, chosen(book, { ...role, night })));
  if (night.length > MOST_STEPS) return role;
  const wakes = role.wakes?.after || role.wakes?.with ? role.wakes : { after: base.calls.at(-1) ?? base.calls[0] };
  return changed(role, { night, wakes });
}

/** @param {{ name: string }[]} known */
const fresh = (known) => NAMES.find((name) => !known.some((one) => one.name === name)) ?? `at-${known.length}`;

/**
 * @param {Base} base
 * @param {string} verb
 * @param {{ name: string, kind: string }[]} known
 * @returns {Deed}
 */
function deed(base, verb, known) {
  const last = known.at(-1)?.name ?? "me";
  const player = known.findLast(({ kind }) => kind === "player")?.name ?? "me";
  const two = known.findLast(({ kind }) => kind.endsWith("s"))?.name;
  const name = fresh(known);
  /** @type {Record<string, () => Deed>} */
  const made = {
    choose: () => ({ choose: ["others"], ...(name === "it" ? {} : { as: name }) }),
    look: () => ({ look: [last] }),
    swap: () => ({ swap: two ? [two] : ["me", last] }),
    take: () => ({ take: player }),
    mark: () => ({ mark: Object.keys(base.marks)[0], on: [known.length > 0 ? player : "me"] }),
    turn: () => ({ turn: last }),
    recognise: () => ({ recognise: [Object.keys(base.roles).find((role) => base.roles[role].light === "wolves") ?? Object.keys(base.roles)[0]] }),
    learn: () => ({ learn: "number", of: [Object.keys(base.teams)[0]], among: ["neighbours"] }),
    tap: () => ({ tap: player }),
    reveal: () => ({ reveal: player }),
    tell: () => ({ tell: "everybody", of: player }),
    heal: () => ({ heal: player }),
    poison: () => ({ poison: player }),
    protect: () => ({ protect: player }),
    join: () => ({ join: two ?? last }),
  };
  return made[verb]();
}

/**
 * Everything a place can be called in this step: oneself, and what was chosen before it.
 * @param {WorkBook} book
 * @param {RoleMade} role
 * @param {number} at
 */
export const places = (book, role, at) => ["me", ...chosen(book, role, at).filter(({ kind }) => kind !== "word").map(({ name }) => name)];

/**
 * Two places that can be exchanged: any two, or those that were chosen together.
 * @param {WorkBook} book
 * @param {RoleMade} role
 * @param {number} at
 */
export function pairs(book, role, at) {
  const known = chosen(book, role, at);
  const single = ["me", ...known.filter(({ kind }) => kind === "player" || kind === "place" || kind === "any").map(({ name }) => name)];
  const two = known.filter(({ kind }) => kind.endsWith("s")).map(({ name }) => [name]);
  return [...single.flatMap((one, i) => single.slice(i + 1).map((other) => [one, other])), ...two];
}

/**
 * Put in, or taken out.
 * @param {unknown} list
 * @param {string} name
 */
export const toggled = (list, name) => (listed(list).includes(name) ? listed(list).filter((one) => one !== name) : [...listed(list), name]);

/**
 * A name as documents know it: small letters without accents.
 * @param {string} name
 */
export function slug(name) {
  const plain = name.normalize("NFD").replaceAll(/[\u0300-\u036F’']/gu, "").toLowerCase().replaceAll(/[^a-z0-9]+/gu, "-").replaceAll(/^[-0-9]+|-+$/gu, "");
  return plain.slice(0, 30).replace(/-+$/u, "") || "card";
}
