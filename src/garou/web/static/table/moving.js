// Arriving on another device: the link is in the address, where no server and no history shall see it.

import { as, one } from "../dom.js";

/** @param {HTMLFormElement} form */
function take(form) {
  const link = location.hash.slice(1);
  history.replaceState(null, "", location.pathname); // out of sight, out of the history
  const field = as(HTMLInputElement, form.elements.namedItem("link"));
  if (field) field.value = link;
  form.hidden = !link;
  const without = one("[data-without]");
  if (without) without.hidden = Boolean(link);
  if (link) form.requestSubmit(); // to be asked whether that is wanted: nothing has happened yet
}

const moving = as(HTMLFormElement, one("form[data-move]"));
if (moving) take(moving);
