// A tap says what lies there, closes the seat and opens the next one. Without this the seats are opened by hand.

const all = (selector, root = document) => [...root.querySelectorAll(selector)];

function show_chosen(input) {
  const shown = document.querySelector(`.so-far[data-of="${CSS.escape(input.name)}"]`);
  const pick = input.closest(".pick");
  const name = document.createElement("span");
  name.textContent = pick.querySelector(".said-so").textContent;
  shown.replaceChildren(...[...pick.querySelector(".drawn").children].map((drawn) => drawn.cloneNode(true)), name);
}

const done = (entry) => all("fieldset", entry).every((field) => field.querySelector(":checked"));

function go_on(from) {
  const entries = all(".entry");
  if (!done(from) || all("fieldset", from).length > 1) return; // marks and artifacts: there may be more to tap
  const later = entries.slice(entries.indexOf(from) + 1);
  from.open = false;
  const next = later.find((entry) => !done(entry));
  if (next) {
    next.open = true;
    next.querySelector("summary").focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest" });
  }
}

// What was wrong is no longer said once it is mended: all that was missing is there, or what cannot be was changed.
function mend() {
  const flaw = document.querySelector(".flaw");
  const missing = flaw?.dataset.missing.split(" ").filter(Boolean) ?? [];
  if (missing.every((name) => document.querySelector(`input[name="${CSS.escape(name)}"]:checked`))) flaw?.remove();
}

document.addEventListener("input", mend);

document.addEventListener("change", (event) => {
  if (!event.target.closest(".pick")) return;
  show_chosen(event.target);
  if (event.target.dataset.keyed === undefined) go_on(event.target.closest(".entry"));
  delete event.target.dataset.keyed;
});

// Arrow keys walk through the choices: that is looking, not choosing yet.
document.addEventListener("keydown", (event) => {
  if (!event.key.startsWith("Arrow") || !event.target.closest?.(".pick")) return;
  for (const input of all("input", event.target.closest("fieldset"))) input.dataset.keyed = "";
});
document.addEventListener("pointerdown", (event) => {
  for (const input of all("[data-keyed]", event.target.closest?.(".entry") ?? document)) delete input.dataset.keyed;
});
