// The games this device has played, kept on this device alone. The server is asked for nothing but a finished record.

const SHELF = "garou-games";
const MOST = 200; // the newest; a record is a few kilobytes

function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(SHELF) ?? "[]");
    return Array.isArray(found) ? found.filter(sound) : [];
  } catch {
    return [];
  }
}

const sound = (one) => one && typeof one.id === "string" && typeof one.title === "string" && typeof one.record === "string" && Number.isFinite(one.at);

function keep(games) {
  const newest = [...games].sort((one, other) => other.at - one.at).slice(0, MOST);
  try {
    localStorage.setItem(SHELF, JSON.stringify(newest));
  } catch {
    return; // no room, or the browser keeps nothing: the table still has it
  }
}

function merge(games) {
  const known = new Map(kept().map((one) => [one.id, one]));
  for (const one of games) known.set(one.id, one);
  keep(known.values());
}

// ---- At a table: a game that has just been told is put on the shelf ----------------------------------

const asked = new Set();

async function remember(view) {
  const { kept: path, title } = view.dataset;
  if (!path || asked.has(path)) return;
  asked.add(path);
  const answer = await fetch(`${path}/record`).catch(() => null);
  if (!answer?.ok) return; // others have yet to play this deal
  const record = await answer.text();
  const id = JSON.parse(record).nonce; // no two deals have the same
  if (kept().some((one) => one.id === id)) return;
  merge([{ id, at: Date.now(), title, won: view.querySelector(".verdict .mine")?.textContent ?? "", record }]);
}

const look = () => document.querySelectorAll("#over[data-kept]").forEach((view) => void remember(view));
const table = document.getElementById("table");
if (table) {
  new MutationObserver(look).observe(table, { childList: true, subtree: true, attributeFilter: ["data-kept"] });
  look();
}

// ---- The page that shows them ------------------------------------------------------------------------

const shelf = document.getElementById("mine");

function draw() {
  const games = kept();
  const list = shelf.querySelector("[data-list]");
  const model = shelf.querySelector("template");
  list.replaceChildren(
    ...games.map((one) => {
      const row = model.content.cloneNode(true);
      const date = new Date(one.at).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
      row.querySelector("[data-when]").textContent = date;
      row.querySelector("[data-title]").textContent = one.title;
      row.querySelector("[data-who]").textContent = one.won ?? "";
      row.querySelector("textarea").value = one.record;
      row.querySelector("[data-drop]").dataset.drop = one.id;
      return row;
    }),
  );
  shelf.querySelector("[data-none]").hidden = games.length > 0;
  document.querySelector("[data-export]").disabled = games.length === 0;
}

function save() {
  const text = JSON.stringify({ garou: "games", version: 1, games: kept() });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = "garou-games.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function bring(input) {
  const said = shelf.querySelector("[data-said]");
  try {
    const read = JSON.parse(await input.files[0].text());
    const games = read.garou === "games" && Array.isArray(read.games) ? read.games.filter(sound) : null;
    if (!games) throw new Error("no list of games");
    merge(games);
    said.textContent = shelf.dataset.read.replace("{}", games.length);
  } catch {
    said.textContent = shelf.dataset.bad;
  }
  input.value = "";
  draw();
}

if (shelf) {
  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button?.hasAttribute("data-export")) save();
    else if (button?.hasAttribute("data-drop")) keep(kept().filter((one) => one.id !== button.dataset.drop));
    else if (button?.hasAttribute("data-drop-all")) localStorage.removeItem(SHELF);
    else return;
    draw();
  });
  document.querySelector("[data-import]").addEventListener("change", (event) => void bring(event.target));
  draw();
}
