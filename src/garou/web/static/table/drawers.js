// Drawers: fetched when opened, emptied and closed by themselves.

import { as, by_id, every, fields_of, one, touched } from "../dom.js";

const OPEN_FOR = 12_000;
let closing = 0;

/** How often each drawer was asked to be filled: what comes late for an earlier wish would undo the last tap. */
const wishes = /** @type {WeakMap<HTMLDetailsElement, number>} */ (new WeakMap());

function close_private() {
  for (const drawer of every(HTMLDetailsElement, "details[data-private][open]")) drawer.open = false;
}

function stay_open() {
  clearTimeout(closing);
  if (one("details[data-private][open]")) closing = setTimeout(close_private, OPEN_FOR);
}

/** @param {HTMLElement | null} thing */
export const show = (thing) => thing?.scrollIntoView({ block: "nearest" });

/** What was said is not offered as a claim any more. */
const withdraw = () => by_id("offer")?.replaceChildren();

/** Whatever was open is of another page: a sheet would hide from its reader that the vote has begun. */
export function leave_drawers() {
  clearTimeout(closing);
  withdraw();
  as(HTMLDialogElement, one("dialog.sheet"))?.close();
}

/**
 * @param {HTMLDetailsElement} drawer
 * @param {string} from
 * @param {{ still?: boolean, sent?: URLSearchParams }} how
 */
async function fill(drawer, from = drawer.dataset.fetch ?? "", { still = false, sent } = {}) {
  const how = sent ? { method: "POST", body: sent } : {};
  const wish = (wishes.get(drawer) ?? 0) + 1;
  wishes.set(drawer, wish);
  const asking = () => fetch(from, { ...how, headers: { "HX-Request": "true" } }).catch(() => null);
  const answer = (await asking()) ?? (await asking()); // nothing is changed by it: a line that broke is tried again
  if (!drawer.open || !answer?.ok) return;
  const text = await answer.text();
  const inside = one(".inside", drawer);
  if (!drawer.open || !inside || wishes.get(drawer) !== wish) return;
  inside.innerHTML = text; // rendered and escaped by our own server
  window.htmx?.process(inside);
  if (!still) show(drawer); // opened by hand: there is something new to see below
}

/**
 * Somebody is in the middle of something in there.
 * @param {HTMLDetailsElement} drawer
 */
const busy = (drawer) => drawer.contains(document.activeElement) || one(".claiming, .notebook", drawer) !== null;

/**
 * The drawers are the same all game long: kept in the page, not sent with every push.
 * @param {Document} page
 */
export function furnish(page = document) {
  const place = page.getElementById("drawers");
  const kept = as(HTMLTemplateElement, by_id("kept-drawers"));
  if (place && kept && !place.childElementCount) place.append(kept.content.cloneNode(true));
}

/** @param {HTMLElement} view */
export function refill_drawers(view) {
  for (const drawer of every(HTMLDetailsElement, "details[data-fetch][open]", view))
    if (!busy(drawer)) fill(drawer, undefined, { still: true });
}

/** @param {Element | null | undefined} thing */
const drawer_of = (thing) => as(HTMLDetailsElement, thing?.closest("details[data-fetch]"));

// Inside a drawer one tap leads to the next.
document.addEventListener("click", (event) => {
  if (touched(event, "[data-dismiss]")) return withdraw();
  const step = as(HTMLAnchorElement, touched(event, "a[data-step]"));
  const drawer = drawer_of(step);
  if (!step || !drawer) return;
  event.preventDefault();
  fill(drawer, step.href);
});
document.addEventListener("submit", (event) => {
  const form = as(HTMLFormElement, event.target);
  const drawer = form?.matches("form[data-step]") ? drawer_of(form) : null;
  if (!form || !drawer) return;
  event.preventDefault();
  const sent = fields_of(form);
  const button = as(HTMLButtonElement, event.submitter);
  if (button) sent.append(button.name, button.value);
  fill(drawer, form.action, { sent });
});

// What follows is worked out over the page: what that takes is fetched when somebody wants it.
document.addEventListener("click", async (event) => {
  const link = as(HTMLAnchorElement, touched(event, "a[data-deduce]"));
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  const { open_panel } = await import("./deduce.js");
  open_panel(link);
});

// What was said is said: the field is empty again, the drawer shut.
document.addEventListener("htmx:after:request", ({ detail: { ctx } }) => {
  const form = as(HTMLFormElement, ctx?.sourceElement);
  const status = ctx?.response?.status;
  if (form && status && status < 300 && "clear" in form.dataset) form.reset();
  if (!form || status !== 204) return;
  if ("clear" in form.dataset || form.closest("#offer")) withdraw(); // said, or made of what was said
  if ("close" in form.dataset) form.closest("details")?.removeAttribute("open");
  form.closest(".menu")?.removeAttribute("open");
});

const bring_along = () => import("./device.js"); // not before somebody may want it
if (one(".menu[open]")) bring_along(); // opened before this was there

// What comes of it stands below the field, and the bar may lie over that.
document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
  if ("clear" in (as(HTMLElement, ctx?.sourceElement)?.dataset ?? {})) show(one("#offer form"));
});

document.addEventListener(
  "toggle",
  ({ target }) => {
    const drawer = as(HTMLDetailsElement, target);
    if (drawer?.matches(".menu")) bring_along();
    if (drawer?.open && drawer.matches(".drawer")) show(drawer);
    if (!drawer?.matches("[data-fetch]")) return;
    if (drawer.open) fill(drawer);
    else one(".inside", drawer)?.replaceChildren();
    stay_open();
  },
  true,
);
for (const stir of ["pointerdown", "keydown", "scroll"]) addEventListener(stir, stay_open, { passive: true, capture: true });
document.addEventListener("visibilitychange", () => document.hidden && close_private());
