// The board: a screen that stays on, that can be filled, and that is stepped through with a key.

import { stay_awake } from "../awake.js";

const full = document.querySelector("[data-full]");

function fill_screen() {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen().catch(() => null);
}

full.hidden = !document.fullscreenEnabled;
full.addEventListener("click", fill_screen);

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("a, button")) return;
  if (event.key === "f") fill_screen();
  else if ([" ", "ArrowRight"].includes(event.key)) document.querySelector(".view.over")?.click(); // the next stage
});

stay_awake(true);
