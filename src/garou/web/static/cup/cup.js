// A tournament's page takes its reader to their table: once for each table, so that the way back stays open.

const main = document.getElementById("table");

function go() {
  const view = main.querySelector("#cup[data-go]");
  if (!view) return;
  const { go: path, table } = view.dataset;
  const key = `garou-taken-to-${table}`;
  if (sessionStorage.getItem(key)) return;
  sessionStorage.setItem(key, "yes");
  location.assign(path);
}

new MutationObserver(go).observe(main, { childList: true, subtree: true, attributeFilter: ["data-go", "data-table"] });
go();
