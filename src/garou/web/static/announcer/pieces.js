// Small pieces both pages are made of. Every word comes with the page, in the reader's language.

import { as, one, sure } from "../dom.js";

/** @param {string} id */
export const by_id = (id) => sure(HTMLElement, document.getElementById(id));

/** @param {string} id */
export const button_of = (id) => sure(HTMLButtonElement, document.getElementById(id));

/** @param {string} id */
export const input_of = (id) => sure(HTMLInputElement, document.getElementById(id));

/** @param {string} id */
export const select_of = (id) => sure(HTMLSelectElement, document.getElementById(id));

/**
 * @param {string} text
 * @param {...(string | number)} values
 */
export const put = (text, ...values) => values.map(String).reduce((filled, value) => filled.replace("{}", value), text);

/** @param {string} id */
export function copy(id) {
  const template = sure(HTMLTemplateElement, by_id(id));
  return sure(HTMLElement, sure(DocumentFragment, template.content.cloneNode(true)).firstElementChild);
}

/**
 * @param {HTMLElement} item
 * @param {string} selector
 */
export const part = (item, selector) => sure(HTMLElement, one(selector, item));

/**
 * @param {Element | null} use
 * @param {string} name
 */
export const draw_symbol = (use, name) => use?.setAttribute("href", `/static/sprite.svg#${name}`);

/** @param {string[]} texts */
export const notes = (texts) => texts.map((text) => Object.assign(document.createElement("p"), { className: "note", textContent: text }));

/**
 * A token that lies there: `laid`, or one to tap: `token`.
 * @param {"laid" | "token"} template
 * @param {Role} role
 * @param {number} count
 * @param {Sentences} words
 * @param {() => void} tapped
 */
export function token(template, role, count, words, tapped = () => {}) {
  const item = copy(template);
  draw_symbol(item.querySelector("use"), role.art);
  part(item, ".nm").textContent = role.name;
  part(item, "b").textContent = template === "laid" && count < 2 ? "" : `×${count}`;
  const button = item.querySelector("button");
  if (button) {
    button.dataset.role = role.id;
    button.setAttribute("aria-label", put(words.copies, role.name, count));
    button.classList.toggle("in", count > 0);
    button.addEventListener("click", tapped);
  }
  return item;
}

/**
 * A list is drawn again without the finger or the keyboard losing its place.
 * @param {HTMLElement} list
 * @param {HTMLElement[]} items
 */
export function refill(list, items) {
  const active = as(HTMLElement, document.activeElement);
  const held = list.contains(active) ? active?.dataset.role : null;
  list.replaceChildren(...items);
  if (held) one(`[data-role="${held}"]`, list)?.focus();
}
