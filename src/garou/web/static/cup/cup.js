// A tournament's page takes its reader to their table: once for each table, so that the way back stays open.

import { by_id, one, sure } from "../dom.js";

const main = sure(HTMLElement, by_id("table"));

function go() {
  const view = one("#cup[data-go]", main);
  if (!view) return;
  const { go: path = "", table } = view.dataset;
  const key = `garou-taken-to-${table}`;
  if (sessionStorage.getItem(key)) return;
  sessionStorage.setItem(key, "yes");
  location.assign(path);
}

new MutationObserver(go).observe(main, { childList: true, subtree: true, attributeFilter: ["data-go", "data-table"] });
go();
