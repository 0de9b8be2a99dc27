// An address for the others: handed on as the phone does it, else copied.

import { touched } from "./dom.js";

/** @param {string} text */
function copy(text) {
  // The clipboard's own interface wants TLS, which a table in a living room has not.
  const field = Object.assign(document.createElement("input"), { value: text });
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

document.addEventListener("click", async (event) => {
  const share = touched(event, "[data-share]");
  if (!share) return;
  const url = share.dataset.share ?? "";
  if (navigator.share) await navigator.share({ url }).catch(() => null);
  else if (copy(url)) share.textContent = share.dataset.done ?? "";
});
