// The card itself: its name, its side, its picture.

import { by_id, every, one, sure } from "../dom.js";
import { changed, slug, teams_for } from "./drafting.js";
import { button, sheet_of, symbol } from "./pieces.js";
import { listed } from "./documents.js";

const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæh]/iu; // before it an article is cut short

/** @param {string} id */
const part = (id) => sure(HTMLElement, by_id(id));
const gender = () => every(HTMLInputElement, "#gender input").find(({ checked }) => checked)?.value ?? "f";

/**
 * @param {WorkBook} book
 * @param {Draft} draft
 * @param {(role: RoleMade) => void} put
 */
export function card_of(book, draft, put) {
  const name_field = sure(HTMLInputElement, by_id("name"));
  const team_field = sure(HTMLSelectElement, by_id("team"));
  const base = () => book.bases[draft.base];

  function draw() {
    const { role } = draft;
    const light = base().teams[role.team] ?? "alone";
    const face = sure(HTMLElement, one("[data-face]"));
    face.dataset.team = light;
    const [picture, sign] = every(SVGUseElement, "use", face);
    picture.setAttribute("href", `/static/sprite.svg#${listed(role.picture)[0] ?? base().roles[role.id]?.art ?? `team-${light}`}`);
    sign.setAttribute("href", `/static/sprite.svg#team-${light}`);
    sure(HTMLElement, one("[data-name]")).textContent = spelt(role) || (Object.values(role.names ?? {})[0]?.name ?? book.ui.unnamed);
    sure(HTMLElement, one("[data-team-name]")).textContent = team_name(role.team);
    const wake = sure(HTMLElement, one("[data-wake]"));
    wake.textContent = role.number ?? base().roles[role.id]?.number ?? "";
    wake.hidden = !wake.textContent;
    draw_fields(role);
  }

  /** @param {RoleMade} role */
  function draw_fields(role) {
    if (document.activeElement !== name_field) name_field.value = spelt(role);
    for (const input of every(HTMLInputElement, "#gender input")) input.checked = input.value === (role.names?.[book.lang]?.gender ?? "f");
    part("gender").hidden = book.phrases[book.lang]["the-f"] === book.phrases[book.lang]["the-m"];
    team_field.value = role.team;
  }

  /** @param {RoleMade} role */
  const spelt = (role) => role.names?.[book.lang]?.name ?? book.terms[book.lang][`role-${role.id}`] ?? "";
  /** @param {string} team */
  const team_name = (team) => book.terms[book.lang][`team-${team}`] ?? book.ui.alone;

  function rename() {
    const name = name_field.value.trim();
    const names = { ...draft.role.names };
    if (name) names[book.lang] = { name, the: with_article(name), gender: gender() };
    else delete names[book.lang];
    const first = Object.values(names)[0]?.name;
    put(changed(draft.role, { names, id: first ? slug(first) : draft.role.id }));
  }

  /**
   * "la Brodeuse", "l’Amie", "the Weaver".
   * @param {string} name
   */
  function with_article(name) {
    const phrases = book.phrases[book.lang];
    return phrases[`the-${VOWEL.test(name) ? "vowel-" : ""}${gender()}`].replace("{name}", name);
  }

  function choose_picture() {
    const sheet = sheet_of(book.ui.done);
    const tiles = book.pictures.map((picture) => {
      const tile = button(symbol(picture), { pressed: listed(draft.role.picture)[0] === picture, kind: "btn tile", act: () => chosen(picture) });
      tile.setAttribute("aria-label", book.terms[book.lang][`role-${picture}`] ?? picture);
      return tile;
    });
    /** @param {string} picture */
    const chosen = (picture) => {
      put(changed(draft.role, { picture }));
      sheet.close();
    };
    sheet.fill(part("picture").textContent.trim(), tiles);
    sheet.inside.classList.add("pictures");
  }

  /** Another game has other sides. */
  const fill = () => team_field.replaceChildren(...teams_for(base()).map((team) => new Option(team_name(team), team)));

  name_field.addEventListener("input", rename);
  for (const input of every(HTMLInputElement, "#gender input")) input.addEventListener("change", rename);
  team_field.addEventListener("change", () => put(changed(draft.role, { team: team_field.value, wins: team_field.value === "alone" ? (draft.role.wins ?? "dying") : draft.role.wins })));
  part("picture").prepend(symbol("logo"));
  part("picture").addEventListener("click", choose_picture);
  return { draw, fill };
}
