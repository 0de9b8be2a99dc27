// What the book says about the cards laid out. The server knows; away from it there is nothing to say.

import { notes } from "./pieces.js";

/** @type {AbortController | null} */
let asking = null;

/**
 * @param {HTMLElement} place
 * @param {Laid} laid
 * @param {string} away
 */
export async function show_advice(place, { book, cast, options, players, table, played }, away) {
  asking?.abort();
  asking = new AbortController();
  const asked = new URLSearchParams({ game: book.game, edition: book.edition, players: String(players), lang: book.lang });
  for (const card of cast) asked.append("card", card);
  for (const option of options) asked.append("option", option);
  if (table.includes("newcomers")) asked.append("newcomers", "true");
  for (const role of played) asked.append("played", role);
  const said = cast.length > 0 ? await ask(asked, asking.signal, away) : [];
  if (said) place.replaceChildren(...notes(said));
}

/**
 * @param {URLSearchParams} asked
 * @param {AbortSignal} signal
 * @param {string} away
 * @returns {Promise<string[] | null>}
 */
async function ask(asked, signal, away) {
  try {
    const answer = await fetch(`/announcer/advice?${asked}`, { signal });
    return answer.ok ? (await answer.json()).advice : [];
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? null : [away]; // null: other cards were laid out meanwhile
  }
}
