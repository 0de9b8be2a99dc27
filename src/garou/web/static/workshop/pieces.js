// Small pieces of the workshop's page.

const SIGNS = "/static/workshop/signs.svg";
const SPRITE = "/static/sprite.svg";
const DRAWN = { choose: "w-point", look: "w-eye", swap: "w-swap", take: "w-hand", learn: "w-think" };

/** @param {string} address */
export function drawing(address) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", address);
  svg.append(use);
  return svg;
}

/** @param {string} name */
export const symbol = (name) => drawing(`${SPRITE}#${name}`);

/**
 * Of a verb: one of the page's own signs, or a drawing that says it.
 * @param {WorkBook} book
 * @param {string} verb
 */
export function verb_sign(book, verb) {
  const own = DRAWN[/** @type {keyof DRAWN} */ (verb)];
  return own ? drawing(`${SIGNS}#${own}`) : symbol(book.table.signs[verb] ?? "logo");
}

/** @param {string} name */
export const sign = (name) => drawing(`${SIGNS}#${name}`);

/**
 * @param {string | Node} label
 * @param {{ pressed?: boolean, act: () => void, kind?: string }} how
 */
export function button(label, { pressed, act, kind = "btn" }) {
  const made = Object.assign(document.createElement("button"), { type: "button", className: kind });
  made.append(label);
  if (pressed !== undefined) made.setAttribute("aria-pressed", String(pressed));
  made.addEventListener("click", act);
  return made;
}

/**
 * A word within a sentence that can be changed: unlike a button it may break over lines.
 * @param {string} label
 * @param {() => void} act
 */
export function word(label, act) {
  const made = Object.assign(document.createElement("span"), { className: "blank", tabIndex: 0, textContent: label });
  made.setAttribute("role", "button");
  made.setAttribute("aria-haspopup", "dialog");
  made.addEventListener("click", act);
  made.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  });
  return made;
}

/**
 * A sheet over the page, to be filled, and filled again.
 * @param {string} done
 */
export function sheet_of(done) {
  const dialog = Object.assign(document.createElement("dialog"), { className: "sheet tools" });
  const inside = document.createElement("div");
  const close = button(done, { act: () => dialog.close(), kind: "btn btn-main wide" });
  dialog.append(inside, close);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();

  /**
   * @param {string} title
   * @param {HTMLElement[]} choices
   * @param {{ label: string, value: string, act: (text: string) => void }} [typed]
   */
  function fill(title, choices, typed) {
    const held = [...inside.querySelectorAll("button")].indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const list = Object.assign(document.createElement("ul"), { className: "options" });
    list.append(...choices.map((choice) => li(choice)));
    inside.replaceChildren(...(title ? [heading(title)] : []), ...(typed ? [field(typed)] : []), list);
    dialog.setAttribute("aria-label", title || done);
    if (held !== -1) inside.querySelectorAll("button")[held]?.focus();
  }

  return { fill, close: () => dialog.close(), inside };
}

/** @param {HTMLElement} choice */
function li(choice) {
  const made = document.createElement("li");
  made.append(choice);
  return made;
}

/** @param {string} text */
export const heading = (text) => Object.assign(document.createElement("h2"), { textContent: text });

/** @param {{ label: string, value: string, act: (text: string) => void }} typed */
function field({ label, value, act }) {
  const made = Object.assign(document.createElement("label"), { className: "field" });
  const input = Object.assign(document.createElement("input"), { value, maxLength: 160, autocomplete: "off" });
  input.addEventListener("change", () => act(input.value));
  made.append(label, input);
  return made;
}
