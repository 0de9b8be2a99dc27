// Choosing: tap what is meant, then confirm.

import { every, fields_of, one, touched } from "../dom.js";

/** @typedef {{ label: string, order: string[] }} Legal what the button says of a choice, and its parts in their order */

/** @type {string[]} */
let taps = []; // in the order they were made

/** @param {string[]} values */
const key = (values) => [...values].sort().join(" ");

/**
 * @param {ParentNode} form
 * @param {string} which
 */
const inputs = (form, which = "") => every(HTMLInputElement, `input[name=choice]${which}`, form);

/**
 * @param {HTMLFormElement} form
 * @returns {Map<string, Legal>}
 */
function legal_of(form) {
  /** @type {Record<string, string>} */
  const labels = JSON.parse(form.dataset.legal ?? "{}");
  const found = new Map();
  for (const [label, choices] of Object.entries(labels))
    for (const choice of choices.split(",")) found.set(key(choice.split(" ")), { label, order: choice.split(" ") });
  return found;
}

/** @param {string[]} names */
function join(names) {
  const { and = "", comma = "" } = document.body.dataset;
  return names.reduce((text, name, i) => {
    const [before, between, after] = (i === names.length - 1 ? and : comma).split("{}");
    return i ? before + text + between + name + after : name;
  }, "");
}

/** @param {string | null | undefined} name */
const isolated = (name) => `\u2068${name}\u2069`;

/**
 * @param {HTMLFormElement} form
 * @param {string} value
 */
function name_of(form, value) {
  const [input] = inputs(form, `[value="${CSS.escape(value)}"]`);
  return input.getAttribute("aria-label") ?? isolated(input.closest("label")?.querySelector("bdi")?.textContent);
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLInputElement} input
 */
function tapped(form, input) {
  taps = taps.filter((value) => value !== input.value);
  if (input.checked) {
    taps.push(input.value);
    // Drop the oldest taps until what is left can become something legal.
    const choices = [...legal_of(form).values()].map(({ order }) => new Set(order));
    const fits = () => choices.some((choice) => taps.every((value) => choice.has(value)));
    while (taps.length > 1 && !fits()) taps.shift();
  }
  for (const other of inputs(form)) other.checked = taps.includes(other.value);
}

/** @param {HTMLFormElement} form */
function say_choice(form) {
  const button = /** @type {HTMLButtonElement | null} */ (one(".confirm", form));
  if (!button || button.disabled) return;
  const chosen = inputs(form, ":checked").map(({ value }) => value);
  const found = legal_of(form).get(key(chosen));
  const kept = form.dataset.chosen === key(chosen) && chosen.length > 0; // confirmed already, and not changed since
  const says = (kept ? document.body.dataset.noted : found ? in_words(form, found) : document.body.dataset.first) ?? "";
  if (button.textContent !== says) button.textContent = says;
  button.setAttribute("aria-disabled", String(kept || !found));
}

/**
 * @param {HTMLFormElement} form
 * @param {Legal} legal
 */
function in_words(form, { label, order }) {
  const names = order.filter((value) => /^\d+$/u.test(value)).map((value) => name_of(form, value));
  return label.replace("{}", () => join(names));
}

/** @param {HTMLElement} view */
export function say_choices(view) {
  for (const form of every(HTMLFormElement, "form.ask", view)) say_choice(form);
}

/**
 * Another question: what is chosen on it already counts as tapped.
 * @param {HTMLElement} view
 */
export function begin_choosing(view) {
  taps = every(HTMLFormElement, "form.ask", view).flatMap((form) => inputs(form, ":checked").map(({ value }) => value));
}

document.addEventListener("change", (event) => {
  const form = touched(event, "form.ask");
  if (!(form instanceof HTMLFormElement) || !(event.target instanceof HTMLInputElement) || event.target.name !== "choice") return;
  tapped(form, event.target);
  say_choice(form);
  // Those who decide together see where the others point. Every phone sends it, so that sending tells nothing.
  if (form.dataset.lean) fetch(form.dataset.lean, { method: "POST", body: fields_of(form) }).catch(() => null);
});

// A confirm button that says nothing yet does nothing yet.
document.addEventListener(
  "submit",
  (event) => {
    if (event.submitter?.getAttribute("aria-disabled") === "true") {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  },
  true,
);
