// The one thing a page to print can do by itself.

import { all } from "../dom.js";

for (const button of all("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
