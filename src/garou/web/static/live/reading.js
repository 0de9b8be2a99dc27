// Who still reads the end keeps it when the table goes on, until they tap.

import { all, by_id, one } from "../dom.js";

const GOES_ON = /data-phase="(?:lobby|dealt|playing)"/u;
const OF_THE_TABLE = /data-phase="(?:lobby|dealt|playing|over)"/u; // any other says that the seat is here no more

/**
 * Is this page kept back? Named events are no pages.
 * @param {{ data: string, event?: string }} message
 */
function reads_on({ data, event }) {
  const notice = by_id("gone-on");
  if (event || !notice || !one("html:not(.goes-on) .view.over[data-reading]")) return false;
  if (!(notice.hidden ? GOES_ON : OF_THE_TABLE).test(data)) return false;
  notice.hidden = false;
  for (const late of all(".over [data-another]")) late.hidden = true; // nothing of it can be done any more
  return true;
}

by_id("table")?.addEventListener("htmx:sse:before:message", ({ detail }) => (detail.cancelled ||= reads_on(detail.message)));
