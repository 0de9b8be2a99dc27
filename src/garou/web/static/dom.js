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
