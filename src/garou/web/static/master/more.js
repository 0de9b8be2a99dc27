// What is to be read scrolls in a box of its own: whoever reads aloud must see that there is more of it.

import { as, one } from "../dom.js";

const NEARLY = 4; // pixels
const PAGE = 0.8; // of what is seen

export function show_more() {
  const box = as(HTMLElement, one(".led .prompts"));
  const button = as(HTMLElement, one("[data-more]"));
  if (!box || !button) return;
  const look = () => {
    button.hidden = box.scrollTop + box.clientHeight >= box.scrollHeight - NEARLY;
  };
  box.addEventListener("scroll", look, { passive: true });
  button.addEventListener("click", () => box.scrollBy({ top: PAGE * box.clientHeight }));
  const watching = new ResizeObserver(look);
  for (const part of [box, ...box.children]) watching.observe(part); // letters that come late make it longer
}
