// Finding things on a page, each as what it is.

/**
 * @template {object} E
 * @typedef {new () => E} Kind
 */

/**
 * That thing as one of this kind, else nothing.
 * @template {object} E
 * @param {Kind<E>} kind
 * @param {unknown} thing
 * @returns {E | null}
 */
export const as = (kind, thing) => (thing instanceof kind ? thing : null);

/**
 * Something the page cannot be without.
 * @template {object} E
 * @param {Kind<E>} kind
 * @param {unknown} thing
 * @returns {E}
 */
export function sure(kind, thing) {
  if (thing instanceof kind) return thing;
  throw new TypeError(`the page lacks a ${kind.name}`);
}

/**
 * @template {object} E
 * @param {Kind<E>} kind
 * @param {string} selector
 * @param {ParentNode} root
 * @returns {E[]}
 */
export const every = (kind, selector, root = document) => [...root.querySelectorAll(selector)].flatMap((one) => as(kind, one) ?? []);

/**
 * @param {string} selector
 * @param {ParentNode} [root]
 */
export const all = (selector, root) => every(HTMLElement, selector, root);

/**
 * @param {string} selector
 * @param {ParentNode} root
 */
export const one = (selector, root = document) => as(HTMLElement, root.querySelector(selector));

/**
 * When the page that has come is on the screen: whatever it does not need in order to be seen waits until then, for
 * nobody's finger is heard while all of it goes on in one piece. A page that nobody sees is never drawn.
 * @param {() => void} act
 */
export const once_seen = (act) => (document.hidden ? setTimeout(act, 0) : requestAnimationFrame(() => setTimeout(act, 0)));

/**
 * What kind of page it is, said once for all that stands around it: a style sheet that looked into the page for it
 * (":has") would have to look again, and style half of it anew, at every change in there.
 * @param {HTMLElement} view
 */
export function mark({ dataset, className }) {
  const root = document.documentElement;
  const says = `${dataset.phase} ${className.replaceAll(/ htmx-\S+/gu, "")}`;
  if (root.dataset.shown !== says) root.dataset.shown = says;
}

/** @param {string} id */
export const by_id = (id) => document.getElementById(id);

/**
 * What was touched, or the nearest thing around it that fits.
 * @param {Event} event
 * @param {string} selector
 */
export const touched = (event, selector) => (event.target instanceof Element ? as(HTMLElement, event.target.closest(selector)) : null);

/**
 * What is in the fields of a form, as the browser would send it.
 * @param {HTMLFormElement} form
 */
export const fields_of = (form) => new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
