// The workshop: the card, its rule and its verbs. What is made is kept on this device at every change.

import { all, by_id, one, sure } from "../dom.js";
import { card_of } from "./card.js";
import { by_day, plain, rule } from "./days.js";
import { blank_role, changed, slug, verbs_for, with_verb, MOST_STEPS } from "./drafting.js";
import { kept_draft, keep_draft } from "./keeping.js";
import { button, verb_sign, word } from "./pieces.js";
import { proving } from "./proofs.js";
import { share, try_out } from "./sharing.js";
import { open_sheet } from "./sheets.js";
import { called } from "./documents.js";
import { teller } from "./telling.js";

const SINGLE = { dies: ["voted", "neighbours"], guards: ["voted", "self", "neighbours"], votes: ["0", "2", "3"], wins: ["dying", "surviving", "neighbour-dying", "pointed-dying", "nobody-dying"] };
const MANY = { dies: ["chosen", "neighbours"] };

/** @param {string} id */
const select_of = (id) => sure(HTMLSelectElement, by_id(id));
/** @param {string} id */
const part = (id) => sure(HTMLElement, by_id(id));

/** @param {HTMLElement} place */
async function begin(place) {
  const answered = await fetch(place.dataset.book ?? "").catch(() => null);
  if (!answered?.ok) return;
  /** @type {WorkBook} */
  const book = await answered.json();
  const { draft: opened } = place.dataset;
  make(book, opened ? JSON.parse(opened) : (kept_draft(book) ?? { base: Object.keys(book.bases)[0], role: blank_role(book) }));
  place.hidden = false;
}

/**
 * @param {WorkBook} book
 * @param {Draft} draft
 */
function make(book, draft) {
  const { ui } = book;
  const base = () => book.bases[draft.base];
  const proofs = proving(book, () => draft);
  const card = card_of(book, draft, put);

  /** @param {RoleMade} role */
  function put(role) {
    draft.role = role;
    keep_draft(draft);
    proofs.stale();
    draw();
  }

  function draw() {
    card.draw();
    draw_rule();
    part("days").replaceChildren(...Object.entries(base().many ? MANY : SINGLE).map(([field, values]) => day_row(field, values)));
    part("also").replaceChildren(...Object.keys(book.languages).filter((lang) => lang !== book.lang).flatMap((lang) => in_other(lang)));
    draw_verbs();
  }

  function draw_rule() {
    const place = part("rule");
    const held = all(".blank", place).indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const day = by_day(book, book.lang, draft.role).map((pieces) => ` ${plain(pieces)}`);
    place.replaceChildren(...drawn(teller(book, book.lang, draft.role).night()), ...day);
    all(".blank", place)[held]?.focus();
  }

  /**
   * @param {Piece[]} pieces
   * @returns {(string | Node)[]}
   */
  const drawn = (pieces) => pieces.map((piece) => (typeof piece === "string" ? piece : word(plain(piece.pieces), () => open_sheet(() => ({ book, base: base(), role: draft.role }), piece.blank, put))));

  /** @param {string} lang */
  function in_other(lang) {
    const label = Object.assign(document.createElement("label"), { className: "field", textContent: book.languages[lang] });
    const input = Object.assign(document.createElement("input"), { value: draft.role.names?.[lang]?.name ?? "", maxLength: 40, lang });
    input.addEventListener("change", () => put(changed(draft.role, { names: { ...draft.role.names, ...(input.value.trim() ? { [lang]: { name: input.value.trim() } } : {}) } })));
    label.append(input);
    return [label, Object.assign(document.createElement("p"), { className: "hint2", lang, textContent: rule(book, lang, draft.role) })];
  }

  function draw_verbs() {
    const told = new Set((draft.role.night ?? []).flatMap((step) => Object.keys(step)));
    const full = (draft.role.night ?? []).length >= MOST_STEPS;
    part("full").textContent = full ? ui.full : "";
    part("verbs").replaceChildren(...verbs_for(book, base()).map((verb) => verb_tile(verb, told.has(verb), full)));
  }

  /**
   * @param {string} verb
   * @param {boolean} pressed
   * @param {boolean} full
   */
  function verb_tile(verb, pressed, full) {
    const tile = button(verb_sign(book, verb), { pressed, kind: "verb", act: () => put(with_verb(book, base(), draft.role, verb)) });
    tile.append(Object.assign(document.createElement("span"), { textContent: ui[`verb-${verb}`] }));
    tile.disabled = full;
    const item = document.createElement("li");
    item.append(tile);
    return item;
  }

  /**
   * @param {string} field
   * @param {string[]} values
   */
  function day_row(field, values) {
    const row = Object.assign(document.createElement("label"), { className: "field", textContent: ui[`day-${field}`] });
    const now = draft.role[field];
    const value = String((typeof now === "object" && now !== null ? Object.values(now)[0] : now) ?? "");
    const name = called(book, book.lang, draft.role);
    const select = document.createElement("select");
    select.append(new Option(field === "dies" || field === "guards" ? ui.none : ui.usual, ""));
    for (const each of values) select.append(new Option(book.phrases[book.lang][`${field}-${each}`].replace("{name}", name), each, false, each === value));
    select.addEventListener("change", () => put(changed(draft.role, { [field]: select.value === "" ? undefined : field === "votes" ? Number(select.value) : select.value })));
    row.append(select);
    return row;
  }

  // Where to begin ---------------------------------------------------------------------------------

  function fill_choices() {
    card.fill();
    select_of("base").replaceChildren(...Object.entries(book.bases).map(([id, { name }]) => new Option(name, id, false, id === draft.base)));
    const roles = Object.keys(base().begin).map((role) => new Option(book.terms[book.lang][`role-${role}`] ?? role, role));
    select_of("begin").replaceChildren(new Option("…", ""), new Option(ui.blank, "-"), ...roles);
  }

  function begin_from() {
    const { value } = select_of("begin");
    const named = (/** @type {string} */ lang) => ({ name: `${book.terms[lang][`role-${value}`]} 2`, the: `${book.terms[lang][`role-${value}.the`]} 2` });
    const names = () => Object.fromEntries(Object.keys(book.languages).map((lang) => [lang, named(lang)]));
    if (value) put(value === "-" ? blank_role(book) : changed(base().begin[value], { id: slug(`${value}-2`), names: names(), picture: base().roles[value].art, idle: undefined }));
    select_of("begin").value = "";
  }

  /** @param {Draft} other */
  function put_draft(other) {
    draft.base = other.base;
    fill_choices();
    put(other.role);
  }

  select_of("base").addEventListener("change", () => put_draft({ base: select_of("base").value, role: blank_role(book) }));
  select_of("begin").addEventListener("change", begin_from);
  part("check").addEventListener("click", () => proofs.open());
  part("try").addEventListener("click", () => try_out(book, draft, proofs.where()));
  part("share").addEventListener("click", () => share(book, draft, put_draft));
  fill_choices();
  draw();
}

const bench = one("[data-bench]");
if (bench) await begin(bench);
