// Put to the test: the server plays it, in slices, and says how far it has come.

import { by_id, sure } from "../dom.js";
import { sign } from "./pieces.js";

const AGAIN = 900; // milliseconds between two questions
const NS = "http://www.w3.org/2000/svg";

/** @typedef {{ state: "yes" | "some" | "no" | "wait", title: string, text: string, plot?: { name: string, at: number, low: number, high: number, filled: boolean }[] }} Proof */

/**
 * The edition as a document: the base, with this card more.
 * @param {Draft} draft
 */
export const edition_of = ({ base, role }) => ({ format: "garou-edition/1", base, names: role.names, roles: [role] });

/**
 * @param {WorkBook} book
 * @param {() => Draft} draft
 */
export function proving(book, draft) {
  const { ui } = book;
  const bench = sure(HTMLElement, document.querySelector("[data-bench]"));
  const panel = sure(HTMLElement, by_id("proof"));
  const list = sure(HTMLElement, by_id("checks"));
  const deck = sure(HTMLSelectElement, by_id("deck"));
  const players = sure(HTMLSelectElement, by_id("players"));
  let asked = 0;

  const base = () => book.bases[draft().base];

  function fill_decks() {
    deck.replaceChildren(...base().decks.map(({ id, name }) => new Option(name, id)));
    fill_sizes();
  }

  function fill_sizes() {
    const sizes = base().decks.find(({ id }) => id === deck.value)?.sizes ?? [];
    players.replaceChildren(...sizes.map((size) => new Option(String(size), String(size))));
    players.value = String(sizes.at(-1) ?? "");
  }

  deck.addEventListener("change", () => {
    fill_sizes();
    prove();
  });
  players.addEventListener("change", () => prove());

  function open() {
    panel.hidden = false;
    panel.scrollIntoView({ block: "nearest" });
    prove();
  }

  /** What was said of another rule is said of this one no more. */
  function stale() {
    asked += 1;
    if (!base().decks.some(({ id }) => id === deck.value)) fill_decks();
    if (!panel.hidden) list.replaceChildren();
  }

  async function prove() {
    asked += 1;
    const mine = asked;
    list.replaceChildren(row({ state: "wait", title: ui.legal, text: ui.working.replace("{done}", "0") }));
    await again(mine);
  }

  /**
   * As long as there is more to come, and nothing else was asked.
   * @param {number} mine
   */
  async function again(mine) {
    if (await once(mine)) setTimeout(() => again(mine), AGAIN);
  }

  /**
   * @param {number} mine
   * @returns {Promise<boolean>} whether there is more to come
   */
  async function once(mine) {
    const body = JSON.stringify({ edition: edition_of(draft()), card: draft().role.id, deck: deck.value, players: Number(players.value) });
    const answered = await fetch(bench.dataset.prove ?? "", { method: "POST", body, headers: { "content-type": "application/json" } }).catch(() => null);
    if (mine !== asked) return false;
    if (!answered) return say([{ state: "wait", title: ui.legal, text: ui.offline }]);
    if (!answered.ok) return answered.status === 503 || answered.status === 429 || say([{ state: "no", title: ui["legal-no"], text: await answered.text() }]);
    const found = await answered.json();
    say(found.proofs);
    return !found.over;
  }

  /** @param {Proof[]} proofs */
  function say(proofs) {
    list.replaceChildren(...proofs.map(row));
    return false;
  }

  const where = () => ({ deck: deck.value, players: players.value });

  fill_decks();
  return { open, stale, where };
}

/** @param {Proof} proof */
function row({ state, title, text, plot }) {
  const item = Object.assign(document.createElement("li"), { className: state });
  const mark = document.createElement("b");
  mark.append(sign({ yes: "w-check", some: "w-scale", no: "w-point", wait: "w-think" }[state]));
  const inside = document.createElement("div");
  inside.append(Object.assign(document.createElement("h3"), { textContent: title }), Object.assign(document.createElement("p"), { textContent: text }));
  if (plot && plot.length > 0) inside.append(drawn(plot, text));
  item.append(mark, inside);
  return item;
}

/**
 * Two shares with their intervals over the band that counts as fair: a dot with the card, a ring without.
 * @param {NonNullable<Proof["plot"]>} rows
 * @param {string} label
 */
function drawn(rows, label) {
  const svg = document.createElementNS(NS, "svg");
  for (const [name, value] of [["class", "fair"], ["viewBox", "0 0 320 96"], ["role", "img"], ["aria-label", label]]) svg.setAttribute(name, value);
  const put = (/** @type {string} */ kind, /** @type {Record<string, string | number>} */ how, text = "") => {
    const made = document.createElementNS(NS, kind);
    for (const [name, value] of Object.entries(how)) made.setAttribute(name, String(value));
    made.textContent = text;
    svg.append(made);
  };
  put("rect", { class: "zone", x: 144, y: 0, width: 32, height: 74 });
  put("path", { class: "ax", d: "M0 74H320M0 70v8M80 70v8M160 70v8M240 70v8M320 70v8" });
  for (const [at, { name, at: share, low, high, filled }] of rows.entries()) {
    const y = 22 + 30 * at;
    put("path", { class: "wh", d: `M${3.2 * low} ${y}H${3.2 * high}` });
    put("circle", { class: filled ? "dot" : "dot o", cx: 3.2 * share, cy: y, r: 7 });
    const left = share > 55;
    put("text", { x: left ? 0 : 320, y: y + 5, "text-anchor": left ? "start" : "end" }, `${name} ${Math.round(share)} %`);
  }
  put("text", { class: "t", x: 160, y: 92, "text-anchor": "middle" }, "50");
  return svg;
}
