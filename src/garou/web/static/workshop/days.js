// What a card is by day, and how it wins; and a whole rule as text.

import { called } from "./documents.js";
import { teller } from "./telling.js";

/**
 * @param {unknown} told
 * @param {string} field
 */
const first_of = (told, field) => String((typeof told === "object" && told !== null && field in told ? /** @type {Record<string, unknown>} */ (told)[field] : told) ?? "");

/**
 * What its death, its finger and its goal are.
 * @param {WorkBook} book
 * @param {string} lang
 * @param {RoleMade} role
 */
export function by_day(book, lang, role) {
  const { put, terms } = teller(book, lang, role);
  const name = [called(book, lang, role)];
  const dies = first_of(role.dies, "takes");
  const guards = first_of(role.guards, "guards");
  const pointed = typeof role.guards === "object" ? first_of(role.guards, "pointed-by") : "";
  /** @type {Piece[][]} */
  const told = [];
  if (dies) told.push(put(`dies-${dies}`, { name }));
  if (guards) told.push(put(`guards-${guards}`, { name }));
  if (pointed) told.push(put("guards-by", { team: [terms[`team-${pointed}.of`]] }));
  if ((role.votes ?? 1) !== 1) told.push(put(`votes-${role.votes}`));
  return [...told, goal(book, lang, role)];
}

/**
 * @param {WorkBook} book
 * @param {string} lang
 * @param {RoleMade} role
 */
function goal(book, lang, role) {
  const { put, terms } = teller(book, lang, role);
  const { wins = "team", team = "village" } = role;
  if (wins !== "team") return put(`wins-${wins}`);
  if (team === "alone") return put("wins-alone");
  const forms = { team: [terms[`team-${team}.the`]], "team-the-dat": [terms[`team-${team}.the-dat`]] };
  return put(role.follower ? "wins-follower" : "wins-team", forms);
}

/**
 * @param {Piece[]} pieces
 * @returns {string}
 */
export const plain = (pieces) => pieces.map((piece) => (typeof piece === "string" ? piece : plain(piece.pieces))).join("");

/**
 * The whole rule as text.
 * @param {WorkBook} book
 * @param {string} lang
 * @param {RoleMade} role
 */
export const rule = (book, lang, role) => [teller(book, lang, role).night(), ...by_day(book, lang, role)].map((pieces) => plain(pieces)).join(" ");
