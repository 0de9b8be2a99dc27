// The page before the night: the game, its cards and what the book says about them.

import { cast_of, counted, draw, is_drawn, most_of, players_of, scenario_of, sizes, table_for, ways } from "./cards.js";
import { as, all, every, sure } from "../dom.js";
import { button_of, by_id, copy, draw_symbol, input_of, part, put, refill, select_of, token } from "./pieces.js";
import { is_held, is_timed } from "./script.js";
import { advised } from "./settings.js";

const FEW = 3; // copies one taps through quickly

/**
 * @param {Settings} settings
 * @param {Sentences} words
 * @param {() => void} changed
 */
export function make_chooser(settings, words, changed) {
  /** @type {Book} */
  let book;
  /** @type {Layout} */
  let table;

  /** @param {Book} opened */
  function use(opened) {
    book = opened;
    table = table_for(book, settings.tables[`${book.game}/${book.edition}`]);
    settings.tables[`${book.game}/${book.edition}`] = table;
    if (is_drawn(book, table) && table.drawn.length === 0) table.drawn = draw(book, table);
    show();
  }

  /** @param {Partial<Layout>} changes */
  function change(changes) {
    Object.assign(table, changes);
    const redraw = is_drawn(book, table) && ("way" in changes || "scenario" in changes || "players" in changes || "bag" in changes || "wild" in changes);
    if (redraw) table.drawn = draw(book, table);
    show();
    changed();
  }

  function show() {
    for (const input of every(HTMLInputElement, "[name=way]")) {
      input.checked = input.value === table.way;
      sure(HTMLElement, input.parentElement).hidden = !ways(book).includes(input.value);
    }
    for (const shown of all("[data-way]")) shown.hidden = !(shown.dataset.way ?? "").split(" ").includes(table.way);
    by_id("draw").hidden = by_id("wildness").hidden = !is_drawn(book, table);
    input_of("wild").checked = table.wild;
    show_scenarios();
    show_sizes();
    show_box();
    show_cast();
    show_options();
    show_longer();
  }

  function show_scenarios() {
    const select = select_of("scenario");
    select.replaceChildren(...book.scenarios.map(({ id, name }) => new Option(name, id, id === table.scenario, id === table.scenario)));
    by_id("blurb").textContent = scenario_of(book, table)?.blurb ?? "";
  }

  function show_sizes() {
    const chosen = players_of(book, table);
    const choices = sizes(book, table).map((size) => {
      const input = Object.assign(document.createElement("input"), { type: "radio", name: "players", value: String(size), checked: size === chosen });
      input.dataset.role = String(size);
      const label = document.createElement("label");
      label.append(input, String(size));
      return label;
    });
    refill(by_id("players"), choices);
  }

  function show_box() {
    const kind = table.way === "bag" ? "bag" : "tokens";
    /**
     * @param {Role} role
     * @param {number} count
     */
    const lay = (role, count) => change({ [kind]: { ...table[kind], [role.id]: count } });
    refill(by_id("box"), book.roles.map((role) => countable(role, table[kind][role.id] ?? 0, lay)));
  }

  /**
   * Tapping goes on to one more, and past the last copy back to none. Where there may be many, one can step back.
   * @param {Role} role
   * @param {number} count
   * @param {(role: Role, count: number) => void} lay
   */
  function countable(role, count, lay) {
    const most = most_of(book, role);
    const item = token("token", role, count, words, () => lay(role, count >= most ? 0 : count + 1));
    const less = part(item, ".less");
    less.hidden = most <= FEW || count === 0;
    less.dataset.role = `less-${role.id}`;
    less.setAttribute("aria-label", put(words.less, role.name));
    less.addEventListener("click", () => lay(role, count - 1));
    return item;
  }

  function show_cast() {
    const cast = cast_of(book, table);
    by_id("counted").textContent = cast.length > 0 ? put(words.counted, cast.length, players_of(book, table)) : words.none;
    by_id("cast").replaceChildren(...counted(book, cast).map(({ role, count }) => token("laid", role, count, words)));
    button_of("begin").disabled = button_of("practise").disabled = cast.length === 0;
  }

  function show_options() {
    const cast = cast_of(book, table);
    const offered = book.options.filter(({ id, of }) => table.options.includes(id) || of.length === 0 || of.some((role) => cast.includes(role)));
    by_id("rules").hidden = offered.length === 0;
    const items = offered.map(({ id, name, about }) => {
      const item = copy("option");
      part(item, "b").textContent = name;
      part(item, ".hint").textContent = about;
      const input = sure(HTMLInputElement, item.querySelector("input"));
      input.dataset.role = id;
      input.checked = table.options.includes(id);
      input.addEventListener("change", () => change({ options: book.options.map((one) => one.id).filter((one) => (one === id ? input.checked : table.options.includes(one))) }));
      return item;
    });
    refill(by_id("options"), items);
  }

  function show_longer() {
    const cast = cast_of(book, table);
    const { less = "", more = "" } = by_id("longer").dataset;
    const items = book.calls.filter((call) => is_held(call, cast) && is_timed(book, call)).map((call) => {
      const item = copy("stepper");
      const role = book.roles.find(({ id }) => id === call.role) ?? book.roles[0];
      const extra = settings.longer[call.id] ?? 0;
      draw_symbol(item.querySelector("use"), role.art);
      part(item, ".nm").textContent = role.name;
      part(item, "b").textContent = put(words.second, settings.pause + extra);
      for (const [i, button] of all("button", item).entries()) {
        button.setAttribute("aria-label", put(i ? more : less, role.name));
        button.dataset.role = `${call.id}-${i}`;
        button.addEventListener("click", () => lengthen(call.id, Math.min(30, Math.max(3 - settings.pause, extra + (i ? 2 : -2)))));
      }
      return item;
    });
    refill(by_id("longer"), items);
  }

  /**
   * @param {string} call
   * @param {number} extra
   */
  function lengthen(call, extra) {
    settings.longer[call] = extra;
    show_longer();
    changed();
  }

  by_id("choose").addEventListener("change", ({ target }) => {
    const field = as(HTMLInputElement, target) ?? as(HTMLSelectElement, target);
    if (!field) return;
    if (field.name === "way") change({ way: field.value });
    if (field.name === "players") change({ players: Number(field.value) });
    if (field.id === "scenario") change({ scenario: field.value });
    if (field.id === "wild") change({ wild: input_of("wild").checked });
  });
  by_id("draw").addEventListener("click", () => change({ drawn: draw(book, table) }));

  return {
    use,
    show_longer,
    /** @returns {number} */
    get players() {
      return book ? players_of(book, table) : 5;
    },
    get advised() {
      return advised(settings, this.players);
    },
    /**
     * Everything a night is told from.
     * @returns {Laid}
     */
    get laid() {
      const words_said = [...(this.players >= 7 ? ["from-seven"] : []), ...(settings.newcomers ? ["newcomers"] : [])];
      return { book, cast: cast_of(book, table), options: table.options, table: words_said, players: this.players, played: settings.played[book.game] ?? [] };
    },
  };
}
