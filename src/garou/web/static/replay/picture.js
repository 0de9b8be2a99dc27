// The picture: our own drawing, made into one that any phone can send.

import { one, sure } from "../dom.js";

const FACES = { Grenze: ["grenze-700-latin", "700"], Bricolage: ["bricolage-latin", "200 800"] };

/**
 * A picture cannot ask for letters while it is drawn: they travel inside.
 * @param {string} svg
 */
async function lettered(svg) {
  const rules = Object.entries(FACES).map(async ([family, [file, weight]]) => {
    const bytes = new Uint8Array(await (await fetch(`/static/fonts/${file}.woff2`)).arrayBuffer());
    const packed = btoa(bytes.reduce((text, byte) => text + String.fromCodePoint(byte), ""));
    return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${packed})}`;
  });
  return svg.replace("<defs>", `<defs><style>${(await Promise.all(rules)).join("")}</style>`);
}

/** @param {string} svg */
async function painted(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 630 });
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return canvas;
}

/**
 * @param {HTMLCanvasElement} canvas
 * @returns {Promise<Blob>}
 */
const packed = (canvas) =>
  new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png");
  });

/**
 * @param {File} file
 * @param {HTMLButtonElement} button
 */
function* ways_out(file, { dataset: { save, send } }) {
  const address = URL.createObjectURL(file);
  yield Object.assign(document.createElement("a"), { className: "btn btn-main wide", href: address, download: file.name, textContent: save });
  if (!navigator.canShare?.({ files: [file] })) return;
  const sending = Object.assign(document.createElement("button"), { className: "btn wide", type: "button", textContent: send });
  sending.addEventListener("click", () => void navigator.share({ files: [file] }).catch(() => null));
  yield sending;
}

/**
 * @param {HTMLButtonElement} button
 * @param {() => Promise<string>} drawing
 */
export async function draw(button, drawing) {
  const shown = sure(HTMLElement, one(".drawn", sure(HTMLElement, button.parentElement)));
  try {
    const svg = await drawing();
    const canvas = await painted(await lettered(svg).catch(() => svg));
    const file = new File([await packed(canvas)], `${button.dataset.picture}.png`, { type: "image/png" });
    const alt = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement.getAttribute("aria-label") ?? "";
    const image = Object.assign(new Image(), { src: canvas.toDataURL("image/png"), alt });
    shown.replaceChildren(image, ...ways_out(file, button));
  } catch {
    shown.replaceChildren(Object.assign(document.createElement("p"), { className: "note", textContent: button.dataset.failed }));
    button.removeAttribute("data-picture"); // the next tap asks for the drawing as any form would
  }
}
