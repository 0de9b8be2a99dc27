// A kind of page that this device has never shown is laid out in the wings first, piece by piece and out of sight: its letters
// are cut and its pictures fetched by then, and the page itself comes in one short step. Nobody's finger waits for it.

import { one } from "../dom.js";
import { furnish } from "../table/drawers.js";

/** @typedef {{ around: Element[], group: Element[] }} Scene neighbours, and what they stand in, the outermost first */

const MOST = 16; // elements at a time

/** @type {Set<string>} */
const known = new Set();

/** @param {HTMLElement} view */
const kind_of = ({ dataset, className }) => `${dataset.phase} ${dataset.mood} ${className}`;

const shown = one(".view");
if (shown) known.add(kind_of(shown));

/** @param {Element} element */
const size = (element) => element.getElementsByTagName("*").length + 1;

/** @returns {Promise<void>} */
export const next_turn = () =>
  new Promise((go_on) => {
    setTimeout(go_on, 0);
  });

/** @typedef {{ scheduler?: { postTask: (act: () => void, how: { priority: string }) => unknown } }} Planned */

/**
 * A turn of its own before the next frame, where a browser can be asked for one.
 * @param {() => void} act
 */
export function before_the_frame(act) {
  const { scheduler } = /** @type {Planned} */ (globalThis);
  if (scheduler) scheduler.postTask(act, { priority: "user-blocking" });
  else setTimeout(act, 0);
}

/**
 * As many neighbours at a time as are quickly laid out; of one too large for that, what is in it.
 * @param {Element} parent
 * @param {Element[]} around
 * @returns {Scene[]}
 */
function scenes(parent, around = []) {
  const within = [...around, parent];
  /** @type {Scene[]} */
  const found = [];
  let room = 0;
  for (const child of parent.children) {
    room -= size(child);
    if (size(child) > MOST) found.push(...scenes(child, within));
    else if (room >= 0) found.at(-1)?.group.push(child);
    else {
      found.push({ around: within, group: [child] });
      room = MOST - size(child);
    }
  }
  return found;
}

/**
 * There and gone again: no script and no reader ever meets it.
 * @param {Scene} scene
 * @param {DOMStringMap} dataset
 */
function play({ around, group }, { mood, told }) {
  const wings = Object.assign(document.createElement("div"), { className: told === undefined ? "wings" : "wings told" });
  wings.dataset.mood = mood;
  let place = wings;
  for (const thing of around) {
    const frame = /** @type {typeof wings} */ (thing.cloneNode(false));
    place.append(frame);
    place = frame;
  }
  place.append(...group.map((thing) => thing.cloneNode(true)));
  document.body.append(wings);
  wings.getBoundingClientRect(); // this lays it out
  wings.remove();
}

/**
 * @param {Scene[]} scenes
 * @param {DOMStringMap} dataset
 */
async function perform([scene, ...later], dataset) {
  if (!scene || document.hidden) return;
  play(scene, dataset);
  await next_turn();
  await perform(later, dataset);
}

/** @param {Document} page */
export async function rehearse(page) {
  const view = one(".view", page);
  if (!view || known.has(kind_of(view))) return;
  known.add(kind_of(view));
  furnish(page);
  await perform(scenes(view), view.dataset);
}
