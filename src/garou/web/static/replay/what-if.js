// What if: asked with whatever the page carries.

import { as, by_id, fields_of, one, sure } from "../dom.js";
import { draw } from "./picture.js";

/**
 * @param {HTMLFormElement} carried
 * @param {HTMLButtonElement} button
 */
function ask(carried, button) {
  const action = button.formAction && button.hasAttribute("formaction") ? button.formAction : carried.action;
  const headers = { "HX-Request": "true" };
  if (carried.method === "post") return fetch(action, { method: "POST", body: new FormData(carried), headers });
  return fetch(`${action}?${fields_of(carried)}`, { headers });
}

/**
 * Only those who were there in that vote can be asked about.
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
  offer(target, (option) => !("in" in option.dataset) || (option.value !== voter.value && was_there(option)));
}

/**
 * @param {HTMLFormElement} carried
 * @param {SubmitEvent} event
 */
async function submitted(carried, event) {
  const button = as(HTMLButtonElement, event.submitter);
  if (button?.hasAttribute("data-what-if")) {
    event.preventDefault();
    const answer = await ask(carried, button).catch(() => null);
    if (!answer?.ok) return carried.submit();
    sure(HTMLElement, by_id("otherwise")).innerHTML = await answer.text(); // rendered and escaped by our own server
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
