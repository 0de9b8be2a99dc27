// The end in stages, and the film of a game. Every word comes from the server, in the reader's language.

const html = document.documentElement;
const all = (selector, root = document) => [...root.querySelectorAll(selector)];

// ---- The end, one stage after the other: only for whoever sees it happen, and wants to ----------------

const still = matchMedia("(prefers-reduced-motion: reduce)");
const PAUSE = 3800;
let turn = 0;
let phase = document.querySelector("[data-phase]")?.dataset.phase;

const stages = () => [...new Set(all(".view.over .stage").map((one) => Number(one.dataset.stage)))].sort();

function tell_all() {
  clearTimeout(turn);
  delete html.dataset.stage;
}

function tell(number) {
  clearTimeout(turn);
  if (number === undefined) return tell_all();
  html.dataset.stage = number;
  scrollTo(0, 0);
  turn = setTimeout(next_stage, PAUSE);
}

const next_stage = () => tell(stages().find((number) => number > Number(html.dataset.stage)));

function arrived() {
  const now = document.querySelector("[data-phase]")?.dataset.phase;
  if (now === "over" && phase !== "over" && !still.matches) tell(stages()[0]);
  if (now !== "over" && html.dataset.stage) tell_all();
  phase = now;
}

const table = document.getElementById("table");
if (table) new MutationObserver(arrived).observe(table, { childList: true, subtree: true });

document.addEventListener("click", (event) => {
  if (!html.dataset.stage) return;
  if (event.target.closest("[data-tell-all]")) tell_all();
  else if (event.target.closest("[data-tell-next]")) next_stage();
  else if (event.target.closest(".view.over") && !event.target.closest("a, button, summary")) next_stage();
});

// ---- The film: one frame at a time, forwards and back --------------------------------------------------

const frames = all(".frame");
const scrub = document.getElementById("scrub");
const eyes = document.getElementById("eyes");
let at = 0;

function show(number) {
  at = Math.max(0, Math.min(frames.length - 1, number));
  const frame = frames[at];
  for (const one of frames) one.classList.toggle("now", one === frame);
  html.dataset.mood = frame.dataset.mood;
  scrub.value = at;
  scrub.setAttribute("aria-valuetext", frame.dataset.says);
  const count = document.querySelector(".reel output");
  count.textContent = count.dataset.count.replace("{at}", at + 1).replace("{of}", frames.length);
  for (const button of all("[data-step]")) {
    const end = Number(button.dataset.step) < 0 ? at === 0 : at === frames.length - 1;
    button.setAttribute("aria-disabled", String(end));
  }
  look();
}

// Only what that seat had been told by then: a fact of a later frame, or for others, stays out of the list.
function look() {
  const seat = eyes.value;
  const list = document.querySelector(".learned");
  let known = 0;
  list.classList.add("seen-by");
  for (const fact of list.children) {
    const mine = seat !== "" && (!("to" in fact.dataset) || fact.dataset.to.split(" ").includes(seat));
    fact.hidden = !mine || Number(fact.dataset.at) > at;
    fact.classList.toggle("fresh", Number(fact.dataset.at) === at);
    known += !fact.hidden;
  }
  list.hidden = known === 0;
  document.querySelector(".nothing").hidden = seat === "" || known > 0;
  document.querySelector("p.by-script").hidden = seat !== "";
  list.scrollTop = list.scrollHeight;
}

function step(by) {
  show(at + by);
  const lines = all(".lines li", frames[at]).map((line) => line.textContent); // whole sentences, the title is none
  document.getElementById("heard").textContent = `${frames[at].dataset.says}. ${lines.join(" ")}`;
}

if (frames.length) {
  for (const one of all(".steer, .by-script")) one.hidden = false;
  scrub.addEventListener("input", () => show(Number(scrub.value)));
  eyes.addEventListener("change", look);
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-step]");
    if (button) step(Number(button.dataset.step));
  });
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea")) return;
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -frames.length, End: frames.length }[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  });
  show(0);
}

// ---- What if: asked with whatever the page carries ---------------------------------------------------------

const carried = document.getElementById("carried");

function ask(button) {
  const action = button.formAction && button.hasAttribute("formaction") ? button.formAction : carried.action;
  const form = new FormData(carried);
  const headers = { "HX-Request": "true" };
  if (carried.method === "post") return fetch(action, { method: "POST", body: form, headers });
  return fetch(`${action}?${new URLSearchParams(form)}`, { headers });
}

function fitting() {
  const chosen = carried.elements.poll?.value ?? "0";
  const { voter, target } = carried.elements;
  for (const option of voter.options) option.hidden = option.disabled = !option.dataset.in.split(" ").includes(chosen);
  if (voter.selectedOptions[0]?.disabled) voter.value = [...voter.options].find((option) => !option.disabled).value;
  for (const option of target.options)
    if ("in" in option.dataset)
      option.hidden = option.disabled = option.value === voter.value || !option.dataset.in.split(" ").includes(chosen);
  if (target.selectedOptions[0]?.disabled) target.value = [...target.options].find((option) => !option.disabled).value;
}

if (carried?.elements.voter) {
  document.querySelector(".asking").addEventListener("change", fitting);
  fitting();
}

carried?.addEventListener("submit", async (event) => {
  const button = event.submitter;
  if (button?.hasAttribute("data-what-if")) {
    event.preventDefault();
    const answer = await ask(button).catch(() => null);
    if (!answer?.ok) return carried.submit();
    document.getElementById("otherwise").innerHTML = await answer.text(); // rendered and escaped by our own server
  } else if (button?.hasAttribute("data-picture")) {
    event.preventDefault();
    await draw(button);
  }
});

// ---- The picture: our own drawing, made into one that any phone can send --------------------------------------

async function lettered(svg) {
  // A picture cannot ask for letters while it is drawn: they travel inside.
  const faces = { Grenze: ["grenze-700-latin", "700"], Bricolage: ["bricolage-latin", "200 800"] };
  const rules = Object.entries(faces).map(async ([family, [file, weight]]) => {
    const bytes = new Uint8Array(await (await fetch(`/static/fonts/${file}.woff2`)).arrayBuffer());
    const packed = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
    return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${packed})}`;
  });
  return svg.replace("<defs>", `<defs><style>${(await Promise.all(rules)).join("")}</style>`);
}

async function painted(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 630 });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas;
}

async function draw(button) {
  const shown = button.parentElement.querySelector(".drawn");
  const { picture, save, send, failed } = button.dataset;
  try {
    const svg = await (await ask(button)).text();
    const canvas = await painted(await lettered(svg).catch(() => svg));
    const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
    const file = new File([blob], `${picture}.png`, { type: "image/png" });
    const alt = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement.getAttribute("aria-label");
    const image = Object.assign(new Image(), { src: canvas.toDataURL("image/png"), alt });
    const saving = Object.assign(document.createElement("a"), { className: "btn btn-main wide", href: URL.createObjectURL(file), download: file.name, textContent: save });
    shown.replaceChildren(image, saving);
    if (!navigator.canShare?.({ files: [file] })) return;
    const sending = Object.assign(document.createElement("button"), { className: "btn wide", type: "button", textContent: send });
    sending.addEventListener("click", () => navigator.share({ files: [file] }).catch(() => null));
    shown.append(sending);
  } catch {
    shown.replaceChildren(Object.assign(document.createElement("p"), { className: "note", textContent: failed }));
    button.removeAttribute("data-picture"); // the next tap asks for the drawing as any form would
  }
}
