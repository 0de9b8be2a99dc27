// What the page shows while a night is told: one caption, one picture, the same for everybody who peeks.

import { by_id, draw_symbol, notes as in_notes, put, refill, token } from "./pieces.js";
import { sure } from "../dom.js";
import { OF_THE_DAY } from "./script.js";

const html = document.documentElement;
const MOODS = { before: "night", dusk: "dusk", night: "night", day: "day", vote: "day" };
const SHIFT = 1700; // milliseconds until a new mood has settled
const PICTURES = { before: "logo", dusk: "team-vampires", night: "logo", day: "team-village", vote: "team-village" };
const PLAY = "M7 3l14 9-14 9z";
const PAUSE = "M5 3h5v18H5zM14 3h5v18h-5z";

/** @param {number} seconds */
export const shown_time = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/**
 * @param {Clock} clock
 * @param {Sentences} words
 */
export function make_screen(clock, words) {
  let settle = () => {};

  /** @param {string} name */
  function mood(name) {
    if (html.dataset.mood === name) return;
    html.dataset.mood = name;
    html.classList.add("shifting");
    settle();
    settle = clock.after(SHIFT, () => html.classList.remove("shifting"));
  }

  /** @param {"choose" | "stage"} part */
  function open(part) {
    for (const id of ["choose", "stage"]) by_id(id).hidden = id !== part;
    html.classList.toggle("telling-now", part === "stage");
    if (part === "choose") mood("night");
    dim(false);
    scrollTo(0, 0);
  }

  /** @param {boolean} on */
  function dim(on) {
    by_id("dark").hidden = !on;
    html.classList.toggle("dimmed", on);
    by_id(on ? "dark" : "dim").focus({ preventScroll: true });
  }

  /**
   * ready, telling, counting, day or end: decides what is large and which buttons there are.
   * @param {"ready" | "telling" | "counting" | "day" | "end"} which
   */
  function pads(which) {
    by_id("stage").dataset.part = which;
    by_id("start").hidden = which !== "ready";
    by_id("telling-pad").hidden = ["ready", "end"].includes(which);
    by_id("day-pad").hidden = which !== "day";
    by_id("end-pad").hidden = which !== "end";
    by_id("day-clock").hidden = which !== "day";
    by_id("out").hidden = true;
    by_id("deal").hidden = true;
    by_id("wait").hidden = true;
  }

  /**
   * @param {string} text
   * @param {string} where
   */
  function caption(text, where = "") {
    by_id("caption").textContent = text;
    by_id("dark-words").textContent = text;
    by_id("where").textContent = where;
  }

  /** @param {string[]} texts */
  function notes(texts) {
    by_id("notes").replaceChildren(...in_notes(texts));
  }

  /** @param {string} art */
  const picture = (art) => draw_symbol(document.getElementById("picture"), art);

  /**
   * @param {number} now
   * @param {number} of
   */
  function notches(now, of) {
    const marks = Array.from({ length: of }, (_, i) => document.createElement(i < now ? "b" : i === now ? "u" : "i"));
    by_id("notches").replaceChildren(...marks);
  }

  /** @param {boolean} on */
  function draw_play(on) {
    by_id("play").setAttribute("aria-label", on ? words.pause : words.play);
    by_id("play").querySelector("path")?.setAttribute("d", on ? PAUSE : PLAY);
  }

  return {
    open,
    dim,

    /**
     * Told before the tap that starts the night: browsers make no sound without one.
     * @param {string} text
     * @param {string[]} texts
     * @param {string} tap what the tap does
     */
    ready(text, texts, tap) {
      pads("ready");
      by_id("start").textContent = tap;
      mood("night");
      picture("logo");
      caption(text, "");
      by_id("explained").hidden = true;
      notes(texts);
      notches(-1, 0);
    },

    /**
     * Which cards are to be dealt.
     * @param {string} title
     * @param {{ role: Role, count: number }[]} faces
     */
    deck(title, faces) {
      by_id("deal").hidden = false;
      by_id("deal-title").textContent = title;
      refill(by_id("deck"), faces.map(({ role, count }) => token("laid", role, count, words)));
    },

    /**
     * @param {Told} cue
     * @param {{ calls: string[], night: string, roles: Role[], explained: string, counted: string }} told
     */
    cue(cue, { calls, night, roles, explained, counted }) {
      const number = calls.indexOf(cue.call);
      if (MOODS[cue.stretch] === "day" && !by_id("dark").hidden) dim(false); // eyes are open again
      mood(MOODS[cue.stretch]);
      pads(counted ? "counting" : "telling");
      picture(roles.find(({ id }) => id === cue.role)?.art ?? PICTURES[cue.stretch]);
      caption(counted || cue.words, number === -1 ? night : put(words.call, number + 1, calls.length));
      by_id("explained").hidden = !explained;
      by_id("explained").textContent = explained;
      if (number !== -1) notches(number, calls.length);
      else if (MOODS[cue.stretch] === "day") notches(-1, 0);
      notes(cue.notes);
    },

    /**
     * The day's clock; other silences are not counted on the page.
     * @param {Told} cue
     * @param {number} left milliseconds
     * @param {number} length seconds
     */
    rest(cue, left, length) {
      if (!OF_THE_DAY.includes(cue.pause)) return;
      const seconds = Math.ceil(left / 1000 - 0.05);
      pads("day");
      by_id("left").textContent = shown_time(seconds);
      by_id("left").toggleAttribute("data-last", seconds <= 10);
      html.style.setProperty("--left", Math.min(1, left / 1000 / length).toFixed(3));
    },

    /** Whoever leads has something to do, and says when it is done. */
    waiting() {
      by_id("wait").hidden = false;
      draw_play(false);
    },

    running: draw_play,

    ask(/** @type {boolean} */ open) {
      const dialog = sure(HTMLDialogElement, by_id("ask"));
      if (open) dialog.showModal();
      else dialog.close();
    },

    over(/** @type {{ goes_on: boolean, settled: string }} */ { goes_on, settled }) {
      pads("end");
      by_id("settle").hidden = !settled;
      by_id("settle").setAttribute("href", settled);
      by_id("next").hidden = !goes_on;
      by_id(goes_on ? "next" : settled ? "settle" : "again").focus({ preventScroll: true });
    },

    /**
     * Who is out of the game: what everybody at the table has seen turned up. A wrong tap is taken back by another.
     * @param {{ role: Role, count: number }[]} faces
     * @param {(role: string) => void} tapped
     * @param {{ role: Role, count: number }[]} gone
     * @param {(role: string) => void} taken_back
     */
    alive(faces, tapped, gone, taken_back) {
      by_id("out").hidden = false;
      refill(by_id("alive"), faces.map(({ role, count }) => token("token", role, count, words, () => tapped(role.id))));
      by_id("taken-out").hidden = gone.length === 0;
      refill(by_id("gone"), gone.map(({ role, count }) => token("token", role, count, words, () => taken_back(role.id))));
    },
  };
}
