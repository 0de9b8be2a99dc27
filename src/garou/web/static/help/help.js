// Help that comes by itself: the first game explained at its moments, and any role, or all that somebody has said, one tap away.

import { all, as, one, touched } from "../dom.js";

const html = document.documentElement;
const MOMENTS = ["lobby", "card", "dusk", "night", "talk", "claims", "ballot", "words", "dead", "over"];
const KEPT = "garou-coached"; // the moments this device has read about

function read() {
  try {
    return (localStorage.getItem(KEPT) ?? "").split(" ");
  } catch {
    return MOMENTS; // a browser that keeps nothing would explain everything every time
  }
}

/** @param {string[]} moments */
function keep(moments) {
  try {
    localStorage.setItem(KEPT, moments.join(" "));
  } catch {
    // nor can it be told to stop
  }
  coach();
}

// The style sheet shows what is still to be explained, at its moment: nothing here depends on what a page says.
function coach() {
  const known = read();
  html.dataset.coach = MOMENTS.filter((moment) => !known.includes(moment)).join(" ");
}

/** @param {string} selector */
const shown = (selector) => all(selector).find(({ offsetParent }) => offsetParent !== null);

document.addEventListener("click", (event) => {
  const done = touched(event, "[data-coach-done]");
  if (done) keep([...read(), done.dataset.coachDone ?? ""]);
  if (touched(event, "[data-coach-off]")) keep(MOMENTS);
  if (done) shown("[data-coach-done]")?.focus();
  const tip = touched(event, ".view.play") && shown(".coach"); // under the clock it goes at the first touch of the page
  if (tip) keep([...read(), tip.dataset.moment ?? ""]);
  const again = as(HTMLButtonElement, touched(event, "[data-coach-again]"));
  if (again) {
    keep([]);
    again.textContent = again.dataset.coachAgain ?? "";
    again.disabled = true;
  }
});

// ---- A role, or what somebody said, over the page -----------------------------------------------------------------------

/** @param {HTMLAnchorElement} link */
async function open_role(link) {
  const on = one(".view")?.id;
  const answer = await fetch(link.href, { headers: { "HX-Request": "true" } }).catch(() => null);
  if (!answer?.ok) return location.assign(link.href);
  const text = await answer.text();
  if (one(".view")?.id === on) lay_over(text, link); // else the vote has begun meanwhile
}

/**
 * @param {string} text
 * @param {HTMLAnchorElement} link
 */
export function lay_over(text, link) {
  const sheet = Object.assign(document.createElement("dialog"), { className: "sheet", innerHTML: text }); // by our own server
  for (const hidden of all(".closing", sheet)) hidden.hidden = false;
  sheet.setAttribute("aria-label", (one("h1, h2", sheet) ?? link).textContent.trim()); // a sign may be pictures alone
  sheet.addEventListener("close", () => sheet.remove());
  sheet.addEventListener("click", (event) => (event.target === sheet || touched(event, "[data-close]")) && sheet.close());
  sheet.tabIndex = -1;
  document.body.append(sheet);
  sheet.showModal();
  sheet.focus(); // not its last button, which would scroll the beginning away
  sheet.scrollTop = 0;
  return sheet;
}

document.addEventListener("click", (event) => {
  const link = as(HTMLAnchorElement, touched(event, "a[data-role], a.sign"));
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  open_role(link);
});
document.addEventListener("visibilitychange", () => document.hidden && as(HTMLDialogElement, one("dialog.sheet"))?.close());

coach();
for (const button of all("[data-coach-again]")) button.hidden = false;
