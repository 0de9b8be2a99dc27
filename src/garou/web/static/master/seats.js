// The seats as people sit: dragged or moved by keys. Reminders and notes stay on this phone and are sent to nobody.

import { all, as, every, one, touched } from "../dom.js";

/** @typedef {{ tokens: string[], note: string }} Kept */

const NOTES = "garou-master-notes";
const FAR = 8; // pixels before a tap is a drag

const round = one("[data-round]");
const panel = one("[data-panel]");

/** @returns {Record<string, Kept>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(NOTES) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {Record<string, Kept>} notes */
function keep(notes) {
  try {
    localStorage.setItem(NOTES, JSON.stringify(notes));
  } catch {
    // Nothing is kept here: then it lasts as long as the page.
  }
}

const places = () => all(".place", round ?? document);
/** @param {HTMLElement} place */
const seat_of = (place) => place.dataset.seat ?? "";
let chosen = "";

function show_marks() {
  const notes = kept();
  for (const place of places()) {
    const found = notes[seat_of(place)] ?? { tokens: [], note: "" };
    const words = found.tokens.map((token) => one(`.reminder:has([value="${token}"])`)?.textContent?.trim() ?? "");
    const marks = one("[data-marks]", place);
    if (marks) marks.textContent = [...words, ...(found.note ? ["✎"] : [])].join(" · ");
    one("[data-plate]", place)?.setAttribute("aria-pressed", String(seat_of(place) === chosen));
  }
}

/** @param {HTMLElement} place */
function open_panel(place) {
  chosen = seat_of(place);
  const found = kept()[chosen] ?? { tokens: [], note: "" };
  const whose = one("[data-whose]");
  if (whose) whose.textContent = one(".nm", place)?.textContent ?? "";
  for (const box of every(HTMLInputElement, "[data-token]")) box.checked = found.tokens.includes(box.value);
  const note = as(HTMLTextAreaElement, one("[data-note]"));
  if (note) note.value = found.note;
  if (panel) panel.hidden = false;
  show_marks();
}

function write_down() {
  const tokens = every(HTMLInputElement, "[data-token]").filter((box) => box.checked);
  const note = as(HTMLTextAreaElement, one("[data-note]"))?.value ?? "";
  keep({ ...kept(), [chosen]: { tokens: tokens.map((box) => box.value), note } });
  show_marks();
}

// Every form of the page carries the order along, so that it comes back with the next page and reaches the television.
function carry_order() {
  const order = places().map(seat_of).join(".");
  for (const field of every(HTMLInputElement, "input[name=seating]")) field.value = order;
}

/**
 * @param {HTMLElement} place
 * @param {number} to
 */
function seat_at(place, to) {
  const others = places().filter((other) => other !== place);
  const at = ((to % (others.length + 1)) + others.length + 1) % (others.length + 1);
  const focused = document.activeElement;
  if (at === others.length) others.at(-1)?.after(place);
  else others[at].before(place);
  if (focused instanceof HTMLElement) focused.focus();
  carry_order();
}

/**
 * Which seat of the circle is nearest: the first is at its foot, and they go on to the left.
 * @param {number} x
 * @param {number} y
 */
function nearest(x, y) {
  const box = /** @type {HTMLElement} */ (round).getBoundingClientRect();
  const across = (x - box.left - box.width / 2) / (box.width * 0.4);
  const down = (y - box.top - box.height / 2) / (box.height * 0.43);
  const turned = (Math.atan2(down, across) - Math.PI / 2 + 4 * Math.PI) % (2 * Math.PI);
  const count = places().length;
  return Math.round((turned / (2 * Math.PI)) * count) % count;
}

/** @param {PointerEvent} event */
function drag(event) {
  const place = touched(event, ".place");
  const plate = touched(event, "[data-plate]");
  if (!place || !plate || event.button !== 0) return;
  const from = { x: event.clientX, y: event.clientY };
  let far = false;
  plate.setPointerCapture(event.pointerId);
  /** @param {PointerEvent} moved */
  const follow = (moved) => {
    const [x, y] = [moved.clientX - from.x, moved.clientY - from.y];
    far ||= Math.hypot(x, y) > FAR;
    if (!far) return;
    place.classList.add("dragged");
    place.style.translate = `calc(-50% + ${x}px) calc(-50% + ${y}px)`;
  };
  /** @param {PointerEvent} ended */
  const drop = (ended) => {
    plate.removeEventListener("pointermove", follow);
    place.classList.remove("dragged");
    place.style.translate = "";
    if (far && ended.type === "pointerup") seat_at(place, nearest(ended.clientX, ended.clientY));
    else if (ended.type === "pointerup") open_panel(place);
  };
  plate.addEventListener("pointermove", follow);
  plate.addEventListener("pointerup", drop, { once: true });
  plate.addEventListener("pointercancel", drop, { once: true });
}

/** @param {number} by */
function step(by) {
  const place = places().find((found) => seat_of(found) === chosen);
  if (place) seat_at(place, places().indexOf(place) + by);
}

if (round) {
  for (const hint of all("[data-scripted]")) hint.hidden = false;
  round.addEventListener("pointerdown", drag);
  round.addEventListener("click", (event) => {
    const place = touched(event, ".place");
    if (event.detail === 0 && place) open_panel(place); // by a key: a finger was heard already
  });
  round.addEventListener("keydown", (event) => {
    const place = touched(event, ".place");
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!place || by === undefined) return;
    event.preventDefault();
    seat_at(place, places().indexOf(place) + by);
  });
  panel?.addEventListener("input", write_down);
  panel?.addEventListener("click", (event) => {
    const by = touched(event, "[data-move]")?.dataset.move;
    if (by) step(Number(by));
  });
  show_marks();
}
