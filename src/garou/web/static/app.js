// What the pages do by themselves. Everything they say comes from the server, in the reader's language.

import { cue } from "./cues.js";

const html = document.documentElement;
const table = document.getElementById("table");
const all = (selector, root = document) => [...root.querySelectorAll(selector)];

// ---- The clock: the server's time, counted down here once a second -------------------------------

let ahead = 0; // how far the server's clock is ahead of this one, in seconds

function tick() {
  for (const clock of all("[data-deadline]")) {
    if (clock.dataset.deadline === "None") continue; // somebody has stopped it
    const left = Math.max(0, Number(clock.dataset.deadline) - Date.now() / 1000 - ahead);
    const whole = Math.ceil(left - 0.05);
    const shown = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
    if (clock.textContent !== shown) clock.textContent = shown;
    clock.toggleAttribute("data-last", whole <= 5);
    const counting = whole <= 3 && whole > 0 && clock.closest(".k-ballot .clock") !== null; // three, two, one: everybody points
    clock.toggleAttribute("data-count", counting);
    if (counting) clock.textContent = String(whole);
    const length = Number(clock.dataset.length) || 1;
    // On the discs alone: a value that the whole page inherits would make it all be styled anew, every second.
    for (const disc of all(".disc")) disc.style.setProperty("--left", Math.min(1, left / length).toFixed(3));
  }
}

let ticking = 0;
function run_clock() {
  clearTimeout(ticking);
  tick();
  if (document.querySelector("[data-deadline]") && !document.hidden) {
    const clock = document.querySelector("[data-deadline]");
    const left = Number(clock.dataset.deadline) - Date.now() / 1000 - ahead;
    ticking = setTimeout(run_clock, left > 0 ? 1000 * (left % 1 || 1) : 1000); // on the second
  }
}

// ---- Choosing: tap what is meant, then confirm -----------------------------------------------------

let taps = []; // in the order they were made

const key = (values) => [...values].sort().join(" ");

function legal_of(form) {
  const found = new Map();
  for (const [label, choices] of Object.entries(JSON.parse(form.dataset.legal)))
    for (const choice of choices) found.set(key(choice.split(" ")), { label, order: choice.split(" ") });
  return found;
}

function join(names) {
  const { and, comma } = document.body.dataset;
  const put = ([before, between, after], first, last) => before + first + between + last + after;
  return names.reduce((text, name, i) => (i ? put((i === names.length - 1 ? and : comma).split("{}"), text, name) : name), "");
}

const isolated = (name) => `\u2068${name}\u2069`;

function name_of(form, value) {
  const input = form.querySelector(`input[name=choice][value="${CSS.escape(value)}"]`);
  return input.getAttribute("aria-label") ?? isolated(input.closest("label").querySelector("bdi").textContent);
}

function tapped(form, input) {
  taps = taps.filter((value) => value !== input.value);
  if (input.checked) {
    taps.push(input.value);
    // Drop the oldest taps until what is left can become something legal.
    const choices = [...legal_of(form).values()].map((one) => new Set(one.order));
    const fits = (values) => choices.some((choice) => values.every((value) => choice.has(value)));
    while (taps.length > 1 && !fits(taps)) taps.shift();
  }
  for (const other of all("input[name=choice]", form)) other.checked = taps.includes(other.value);
}

function say_choice(form) {
  const button = form.querySelector(".confirm");
  if (!button || button.disabled) return;
  const chosen = all("input[name=choice]:checked", form).map((input) => input.value);
  const found = legal_of(form).get(key(chosen));
  const names = found ? found.order.filter((value) => /^\d+$/.test(value)).map((value) => name_of(form, value)) : [];
  const kept = form.dataset.chosen === key(chosen) && chosen.length > 0; // confirmed already, and not changed since
  const says = kept ? button.dataset.kept : found ? found.label.replace("{}", () => join(names)) : button.dataset.first;
  if (button.textContent !== says) button.textContent = says;
  button.setAttribute("aria-disabled", String(kept || !found));
}

document.addEventListener("change", (event) => {
  const form = event.target.closest("form.ask");
  if (!form || event.target.name !== "choice") return;
  tapped(form, event.target);
  say_choice(form);
  // Those who decide together see where the others point. Every phone sends it, so that sending tells nothing.
  if (form.dataset.lean) fetch(form.dataset.lean, { method: "POST", body: new URLSearchParams(new FormData(form)) }).catch(() => null);
});

// A confirm button that says nothing yet does nothing yet.
document.addEventListener(
  "submit",
  (event) => {
    if (event.submitter?.getAttribute("aria-disabled") === "true") {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  },
  true,
);

// ---- Holding to look: hidden again on release ------------------------------------------------------

let looked = false;

function look(on) {
  const view = document.querySelector(".view.dealt");
  if (!view) return;
  view.classList.toggle("looking", on);
  if (on) looked = true;
  view.classList.toggle("looked", looked);
}

document.addEventListener("pointerdown", (event) => {
  const button = event.target.closest?.("[data-hold]");
  if (!button || event.button > 0) return;
  button.setPointerCapture?.(event.pointerId);
  look(true);
});
for (const end of ["pointerup", "pointercancel", "lostpointercapture", "blur"])
  addEventListener(end, () => look(false), true);
addEventListener("contextmenu", (event) => event.target.closest?.("[data-hold]") && event.preventDefault());
addEventListener("keydown", (event) => {
  if ([" ", "Enter"].includes(event.key) && event.target.closest?.("[data-hold]")) {
    event.preventDefault();
    look(true);
  }
});
addEventListener("keyup", () => look(false));
// A screen reader's click is no hold: it shows the card for a moment.
addEventListener("click", (event) => {
  if (event.detail === 0 && event.target.closest?.("[data-hold]")) {
    look(true);
    setTimeout(() => look(false), 6000);
  }
});

// ---- Drawers: fetched when opened, emptied and closed by themselves -----------------------------------

const OPEN_FOR = 12_000;
let closing = 0;

function close_private() {
  for (const drawer of all("details[data-private][open]")) drawer.open = false;
}

function stay_open() {
  clearTimeout(closing);
  if (document.querySelector("details[data-private][open]")) closing = setTimeout(close_private, OPEN_FOR);
}

async function fill(drawer, from = drawer.dataset.fetch, { still = false, sent = null } = {}) {
  const inside = drawer.querySelector(".inside");
  const how = sent ? { method: "POST", body: sent } : {};
  const answer = await fetch(from, { ...how, headers: { "HX-Request": "true" } }).catch(() => null);
  if (!drawer.open || !answer?.ok) return;
  const text = await answer.text();
  if (!drawer.open) return;
  inside.innerHTML = text; // rendered and escaped by our own server
  window.htmx?.process(inside);
  if (!still) drawer.scrollIntoView({ block: "nearest" }); // opened by hand: there is something new to see below
}

// Inside a drawer one tap leads to the next.
document.addEventListener("click", (event) => {
  const step = event.target.closest("a[data-step]");
  const drawer = step?.closest("details[data-fetch]");
  if (!drawer) return;
  event.preventDefault();
  fill(drawer, step.href);
});
document.addEventListener("submit", (event) => {
  const drawer = event.target.matches("form[data-step]") && event.target.closest("details[data-fetch]");
  if (!drawer) return;
  event.preventDefault();
  const sent = new URLSearchParams(new FormData(event.target));
  sent.append(event.submitter.name, event.submitter.value);
  fill(drawer, event.target.action, { sent });
});

// What was said is said: the field is empty again, the drawer shut.
document.addEventListener("htmx:after:request", (event) => {
  const form = event.detail.ctx?.sourceElement;
  if (!(form instanceof HTMLFormElement) || event.detail.ctx.response?.status !== 204) return;
  if ("clear" in form.dataset) form.reset();
  if ("close" in form.dataset) form.closest("details").open = false;
  form.closest(".menu")?.removeAttribute("open");
});

document.addEventListener(
  "toggle",
  (event) => {
    const drawer = event.target;
    if (drawer.matches?.("details[data-fetch]")) {
      if (drawer.open) fill(drawer);
      else drawer.querySelector(".inside").replaceChildren();
      stay_open();
    }
  },
  true,
);
for (const stir of ["pointerdown", "keydown", "scroll"]) addEventListener(stir, stay_open, { passive: true, capture: true });

// The menu closes when one taps elsewhere.
document.addEventListener("click", (event) => {
  for (const menu of all(".menu[open]")) if (!menu.contains(event.target)) menu.open = false;
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape") for (const menu of all(".menu[open]")) menu.open = false;
});

document.addEventListener("visibilitychange", () => {
  look(false);
  if (document.hidden) close_private();
  run_clock();
  stay_awake();
});

// ---- A page has arrived ---------------------------------------------------------------------------------

let shown = "";

// Somebody is in the middle of something in there.
const busy = (drawer) => drawer.contains(document.activeElement) || drawer.querySelector(".claiming, .notebook") !== null;

// The drawers are the same all game long: kept in the page, not sent with every push.
function furnish() {
  const place = document.getElementById("drawers");
  const kept = document.getElementById("kept-drawers");
  if (place && kept && !place.childElementCount) place.append(kept.content.cloneNode(true));
}

// The light changes behind a veil of the old one, which lifts. Colours that change by themselves would be reckoned anew
// for every element in every frame.
function shift(mood) {
  const veil = Object.assign(document.createElement("div"), { className: "veil" });
  veil.dataset.mood = html.dataset.mood;
  html.dataset.mood = mood;
  document.body.append(veil);
  setTimeout(() => veil.remove(), 1700);
}

function arrived() {
  const view = document.querySelector(".view");
  if (!view) return;
  furnish();
  const mood = view.dataset.mood;
  if (mood && html.dataset.mood !== mood) shift(mood);
  html.classList.toggle("told", "told" in view.dataset);
  if (shown !== view.id) {
    if (shown) {
      scrollTo(0, 0);
      cue([...view.classList].find((name) => name.startsWith("k-"))?.slice(2) ?? view.dataset.phase);
    }
    shown = view.id;
    taps = all("form.ask input[name=choice]:checked", view).map((input) => input.value);
    looked = false;
    clearTimeout(closing);
    say("");
    stay_awake();
  }
  view.classList.toggle("looked", looked);
  for (const form of all("form.ask", view)) say_choice(form);
  for (const drawer of all("details[data-fetch][open]", view)) if (!busy(drawer)) fill(drawer, undefined, { still: true });
  for (const button of all("[data-share]", view)) button.hidden = false;
  run_clock();
}

// ---- Being there: lost and found connections, notices, a screen that stays on ------------------------------

let losing = 0;
let heard = Date.now();
let moved = false; // the seat has gone to another device

function lost(yes) {
  const sign = document.getElementById("lost");
  if (!sign) return;
  if (yes) losing ||= setTimeout(() => (sign.hidden = document.hidden), 1500);
  else {
    clearTimeout(losing);
    losing = 0;
    sign.hidden = true;
  }
}

let hush = 0;
function say(text) {
  const notice = document.getElementById("notice");
  if (!notice) return;
  clearTimeout(hush);
  if (text === "") notice.replaceChildren();
  else if (text) notice.replaceChildren(Object.assign(document.createElement("p"), { textContent: text }));
  hush = setTimeout(() => notice.replaceChildren(), 7000);
}

if (table) {
  table.addEventListener("clock", (event) => {
    ahead = Number(event.detail.data) - Date.now() / 1000;
    run_clock();
  });
  table.addEventListener("moved", () => {
    moved = true;
    document.querySelector(".menu")?.replaceWith(document.createElement("span")); // nothing in it is this device's to do
  });
  table.addEventListener("htmx:sse:before:message", (event) => {
    heard = Date.now();
    event.detail.waitUntil(new Promise((go_on) => setTimeout(go_on))); // pages that come together are put up one by one
  });
  table.addEventListener("htmx:sse:after:connection", () => {
    heard = Date.now();
    lost(false);
  });
  table.addEventListener("htmx:sse:before:connection", (event) => event.detail.connection.attempt > 0 && lost(true));
  table.addEventListener("htmx:sse:error", (event) => {
    lost(true);
    if ([401, 403, 404].includes(event.detail.status)) location.reload();
  });
  table.addEventListener("htmx:after:swap", (event) => event.target === table && arrived());
  table.addEventListener("htmx:after:settle", (event) => event.target === table && arrived());
  document.addEventListener("htmx:error", (event) => {
    if (event.detail.ctx?.sourceElement === table) {
      lost(true);
      setTimeout(() => table.dispatchEvent(new Event("again")), 2000);
    } else if (event.detail.ctx) {
      say(document.body.dataset.lost);
    }
  });
  document.addEventListener("htmx:response:error", (event) => {
    if (event.detail.ctx.sourceElement === table) {
      if (event.detail.ctx.response.status < 500) location.reload();
      else setTimeout(() => table.dispatchEvent(new Event("again")), 2000);
    }
  });
  document.addEventListener("htmx:after:swap", () => {
    clearTimeout(hush);
    hush = setTimeout(() => document.getElementById("notice")?.replaceChildren(), 7000);
  });
  // A phone that fell off the network is told by nobody: silence is how it knows.
  setInterval(() => {
    if (!document.hidden && !moved && Date.now() - heard > 40_000) {
      heard = Date.now();
      lost(true);
      table._htmx?.sse?.reader?.cancel();
    }
  }, 5000);
}

let lock = null;
async function stay_awake() {
  const wanted = !document.hidden && ["dealt", "playing"].includes(document.querySelector(".view")?.dataset.phase);
  if (!wanted) {
    lock?.release();
    lock = null;
  } else if (!lock && navigator.wakeLock) {
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    lock?.addEventListener("release", () => (lock = null));
  }
}

// ---- Bringing others, and oneself, along ---------------------------------------------------------------------

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
  const share = event.target.closest("[data-share]");
  if (share) {
    const url = share.dataset.share;
    if (navigator.share) await navigator.share({ url }).catch(() => null);
    else if (copy(url)) share.textContent = share.dataset.done;
  }
  const device = event.target.closest("[data-device]");
  if (device) {
    const answer = await fetch(device.dataset.device, { method: "POST" }).catch(() => null);
    if (!answer?.ok) return say(document.body.dataset.lost);
    const { address, qr } = await answer.json();
    const shown = device.nextElementSibling;
    shown.querySelector(".qr").innerHTML = qr; // drawn by our own server
    shown.querySelector("a").href = address;
    shown.hidden = false;
  }
});

for (const button of all("[data-device]")) button.hidden = false;

const moving = document.querySelector("form[data-move]");
if (moving) {
  const link = location.hash.slice(1);
  history.replaceState(null, "", location.pathname); // out of sight, out of the history
  moving.elements.link.value = link;
  moving.hidden = !link;
  document.querySelector("[data-without]").hidden = Boolean(link);
  if (link) moving.requestSubmit(); // to be asked whether that is wanted: nothing has happened yet
}

for (const field of all("[data-remember]")) {
  const kept = `garou-${field.dataset.remember}`;
  try {
    field.value ||= localStorage.getItem(kept) ?? "";
    field.form.addEventListener("submit", () => localStorage.setItem(kept, field.value));
  } catch {
    // a browser that keeps nothing
  }
}

arrived();
