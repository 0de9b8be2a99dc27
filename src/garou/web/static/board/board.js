// The board: a screen that stays on, that can be filled, and that is stepped through with a key.

import "./sound.js";
import { stay_awake } from "../awake.js";
import { one, sure, touched } from "../dom.js";

const full = sure(HTMLButtonElement, one("[data-full]"));

function fill_screen() {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen().catch(() => null);
}

full.hidden = !document.fullscreenEnabled;
full.addEventListener("click", fill_screen);

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || touched(event, "a, button")) return;
  if (event.key === "f") fill_screen();
  else if ([" ", "ArrowRight"].includes(event.key)) one(".view.over")?.click(); // the next stage
});

stay_awake(true);
