// The game is in the page. This keeps a copy on the phone, for when the page is closed or reloaded.

const KEPT = "garou-master";
const FIELDS = ["record", "undone", "lines"];

const led = document.querySelector("[data-led]");
const offered = document.querySelector("[data-kept]");

try {
  if (led) {
    const fields = FIELDS.map((name) => [name, led.elements[name].value]);
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(fields)));
  }
  const kept = offered && JSON.parse(localStorage.getItem(KEPT));
  if (kept) {
    for (const name of FIELDS) offered.elements[name].value = kept[name];
    offered.hidden = false;
  }
} catch {
  // A browser that keeps nothing: the page still does.
}
