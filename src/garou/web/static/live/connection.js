// A page that the server writes on, a table, a board or a tournament: the stream of pages, lost and found connections.

import { by_id, one } from "../dom.js";
import { arrived } from "./arriving.js";
import { set_clock } from "./clock.js";
import { fade, say_lost } from "./notice.js";
import { note, spare, squeezed } from "./sparing.js";
import { next_turn, rehearse } from "./wings.js";

const AGAIN = 2000;
const SILENCE = 40_000; // a stream says something more often than that

const table = by_id("table");
let losing = 0;
let heard = Date.now();
let moved = false; // the seat has gone to another device
let first = squeezed(table); // the page that came with the document: the stream begins with it

function lost() {
  const sign = by_id("lost");
  if (sign) losing ||= setTimeout(() => (sign.hidden = document.hidden), 1500);
}

function found() {
  heard = Date.now();
  clearTimeout(losing);
  losing = 0;
  const sign = by_id("lost");
  if (sign) sign.hidden = true;
}

/**
 * Before a page is put up. What stands there already need not come again.
 * @param {{ message: { data: string }, cancelled: boolean }} detail
 */
async function prepare(detail) {
  const page = new DOMParser().parseFromString(detail.message.data, "text/html");
  await next_turn(); // pages that come together are put up one by one
  if (first && squeezed(page.body) === first) detail.cancelled = true;
  else await rehearse(page);
  first = "";
  if (spare(page)) detail.message.data = page.body.innerHTML;
}

const ask_again = () => setTimeout(() => table?.dispatchEvent(new Event("again")), AGAIN);

/** @param {HTMLElement} main */
function listen(main) {
  main.addEventListener("clock", (event) => set_clock(Number(event.detail.data)));
  main.addEventListener("moved", () => {
    moved = true;
    one(".menu")?.replaceWith(document.createElement("span")); // nothing in it is this device's to do
  });
  main.addEventListener("htmx:sse:before:message", (event) => {
    heard = Date.now();
    event.detail.waitUntil(event.detail.message.event ? next_turn() : prepare(event.detail));
  });
  main.addEventListener("htmx:sse:after:connection", found);
  main.addEventListener("htmx:sse:before:connection", (event) => event.detail.connection.attempt > 0 && lost());
  main.addEventListener("htmx:sse:error", (event) => {
    lost();
    if ([401, 403, 404].includes(event.detail.status)) location.reload();
  });
  main.addEventListener("htmx:after:settle", (event) => event.target === main && arrived());
}

// What was asked for and has not come: the page itself, or an answer to a tap.
function listen_for_trouble() {
  document.addEventListener("htmx:error", ({ detail: { ctx } }) => {
    if (ctx && ctx.sourceElement === table) {
      lost();
      ask_again();
    } else if (ctx) {
      say_lost();
    }
  });
  document.addEventListener("htmx:response:error", ({ detail: { ctx } }) => {
    if (ctx.sourceElement !== table) return;
    if (ctx.response.status < 500) location.reload();
    else ask_again();
  });
  document.addEventListener("htmx:after:swap", fade);
}

/**
 * A phone that fell off the network is told by nobody: silence is how it knows.
 * @param {HTMLElement} main
 */
function mind_silence(main) {
  if (document.hidden || moved || Date.now() - heard <= SILENCE) return;
  heard = Date.now();
  lost();
  main["_htmx"]?.sse?.reader?.cancel();
}

if (table) {
  note(table);
  listen(table);
  listen_for_trouble();
  setInterval(mind_silence, 5000, table);
}
arrived();
