// Small pieces both pages are made of. Every word comes with the page, in the reader's language.

export const by_id = (id) => document.getElementById(id);
export const put = (text, ...values) => values.reduce((filled, value) => filled.replace("{}", value), text);
export const copy = (template) => by_id(template).content.cloneNode(true).firstElementChild;
export const draw_symbol = (use, name) => use.setAttribute("href", `/static/sprite.svg#${name}`);

export const notes = (texts) => texts.map((text) => Object.assign(document.createElement("p"), { className: "note", textContent: text }));

// A token that lies there: `laid`, or one to tap: `token`.
export function token(template, role, count, words, tapped) {
  const item = copy(template);
  draw_symbol(item.querySelector("use"), role.art);
  item.querySelector(".nm").textContent = role.name;
  item.querySelector("b").textContent = template === "laid" && count < 2 ? "" : `×${count}`;
  const button = item.querySelector("button");
  if (button) {
    button.dataset.role = role.id;
    button.setAttribute("aria-label", put(words.copies, role.name, count));
    button.classList.toggle("in", count > 0);
    button.addEventListener("click", tapped);
  }
  return item;
}

// A list is drawn again without the finger or the keyboard losing its place.
export function refill(list, items) {
  const held = list.contains(document.activeElement) ? document.activeElement.dataset.role : null;
  list.replaceChildren(...items);
  if (held) list.querySelector(`[data-role="${held}"]`)?.focus();
}
