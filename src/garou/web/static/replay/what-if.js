// What if: asked with whatever the page carries.

import { all, as, by_id, one, sure } from "../dom.js";
import { draw } from "./picture.js";

/**
 * The whole form as this button sends it; a vote is asked about without what was asked of the night.
 * @param {HTMLFormElement} carried
 * @param {HTMLButtonElement} button
 */
function fields(carried, button) {
  const found = new FormData(carried);
  if (button.dataset.whatIf === "otherwise") found.delete("deed");
  if (button.name) found.set(button.name, button.value);
  return found;
}

/**
 * @param {HTMLFormElement} carried
 * @param {HTMLButtonElement} button
 */
function ask(carried, button) {
  const action = button.formAction && button.hasAttribute("formaction") ? button.formAction : carried.action;
  const headers = { "HX-Request": "true" };
  const body = fields(carried, button);
  if (carried.method === "post") return fetch(action, { method: "POST", body, headers });
  const asked = new URLSearchParams([...body].map(([name, value]) => [name, String(value)]));
  return fetch(`${action}?${asked}`, { headers });
}

/**
 * Only those who were there in that vote can be asked about, and nobody as they voted.
 * @param {HTMLSelectElement} select
 * @param {(option: HTMLOptionElement) => boolean} fits
 */
function offer(select, fits) {
  for (const option of select.options) option.hidden = option.disabled = !fits(option);
  if (select.selectedOptions[0]?.disabled) select.value = [...select.options].find((option) => !option.disabled)?.value ?? "";
}

/** @param {HTMLFormElement} carried */
function fitting(carried) {
  const select = (/** @type {string} */ name) => as(HTMLSelectElement, carried.elements.namedItem(name));
  const chosen = select("poll")?.value ?? "0";
  const [voter, target] = ["voter", "target"].map((name) => sure(HTMLSelectElement, select(name)));
  const was_there = (/** @type {HTMLOptionElement} */ { dataset }) => dataset.in?.split(" ").includes(chosen) ?? false;
  offer(voter, was_there);
  const was = voter.selectedOptions[0]?.getAttribute(`data-was-${chosen}`);
  const another = (/** @type {HTMLOptionElement} */ { value }) => value !== voter.value && value !== was;
  offer(target, (option) => another(option) && (!("in" in option.dataset) || was_there(option)));
}

/**
 * @param {HTMLFormElement} carried
 * @param {HTMLButtonElement} button
 */
async function change(carried, button) {
  const answer = await ask(carried, button).catch(() => null);
  const there = button.dataset.whatIf ?? "";
  if (!answer?.ok) {
    button.removeAttribute("data-what-if"); // then as any form would
    return carried.requestSubmit(button);
  }
  const shown = sure(HTMLElement, by_id(there));
  shown.innerHTML = await answer.text(); // rendered and escaped by our own server
  if (button.closest(".done")) {
    for (const other of all(".done [aria-current]")) other.removeAttribute("aria-current");
    button.setAttribute("aria-current", "true");
  }
  shown.scrollIntoView({ block: "nearest" });
}

/**
 * @param {HTMLFormElement} carried
 * @param {SubmitEvent} event
 */
async function submitted(carried, event) {
  const button = as(HTMLButtonElement, event.submitter);
  if (button?.dataset.whatIf) {
    event.preventDefault();
    await change(carried, button);
  } else if (button?.hasAttribute("data-picture")) {
    event.preventDefault();
    await draw(button, async () => (await ask(carried, button)).text());
  }
}

const carried = as(HTMLFormElement, by_id("carried"));
carried?.addEventListener("submit", (event) => void submitted(carried, event));
if (carried?.elements.namedItem("voter")) {
  one(".asking")?.addEventListener("change", () => fitting(carried));
  fitting(carried);
}
