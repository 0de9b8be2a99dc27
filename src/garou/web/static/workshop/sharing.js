// A role on its way to others: a link, its code to scan, a file, a printed card; and a table at once.

import { by_id, every, one, sure } from "../dom.js";
import { forget, mine, put_by } from "./keeping.js";
import { button, heading, sheet_of } from "./pieces.js";
import { edition_of } from "./proofs.js";

/**
 * @param {WorkBook} book
 * @param {Draft} draft
 * @param {(other: Draft) => void} put
 */
export async function share(book, draft, put) {
  const { ui } = book;
  const sheet = sheet_of(ui.done);
  sheet.fill(ui.link, [
    button(ui.keep, { act: () => keep() }),
    button(ui.file, { act: () => save(draft) }),
    button(ui["open-file"], { act: () => open() }),
    button(ui.print, { act: () => print() }),
  ]);
  const kept = mine();
  if (kept.length > 0) sheet.inside.append(heading(ui.mine), ...kept.map((one_kept) => shelf_row(one_kept)));
  const found = await linked(draft);
  if (found) sheet.inside.prepend(...shown(found));

  function keep() {
    put_by(draft);
    sheet.close();
  }

  /** @param {Draft} one_kept */
  function shelf_row(one_kept) {
    const row = Object.assign(document.createElement("p"), { className: "row" });
    const name = one_kept.role.names?.[book.lang]?.name ?? Object.values(one_kept.role.names ?? {})[0]?.name ?? one_kept.role.id;
    const take = () => {
      put(structuredClone(one_kept));
      sheet.close();
    };
    const drop = () => {
      forget(one_kept);
      row.remove();
    };
    row.append(button(name, { act: take }), button(ui.forget, { kind: "btn btn-quiet", act: drop }));
    return row;
  }

  /** @param {{ address: string, length: number, qr: string, why?: string }} link */
  function shown({ address, length, qr, why }) {
    if (why) return [Object.assign(document.createElement("p"), { className: "note", textContent: why })];
    const picture = Object.assign(document.createElement("img"), { src: qr, alt: "", className: "qr" });
    const copy = button(ui.copy, { kind: "btn btn-main", act: () => copied() });
    const copied = async () => {
      await navigator.clipboard?.writeText(address);
      copy.textContent = ui.copied;
    };
    const text = Object.assign(document.createElement("p"), { className: "hint2", textContent: ui.length.replace("{length}", String(length)) });
    return [picture, copy, text];
  }

  function open() {
    const input = Object.assign(document.createElement("input"), { type: "file", accept: ".json,application/json" });
    input.addEventListener("change", async () => {
      const text = await input.files?.[0]?.text();
      const read = text ? read_file(text, draft.base) : null;
      if (read) put(read);
      else sheet.inside.prepend(Object.assign(document.createElement("p"), { className: "note", textContent: ui.broken.replace("{why}", "JSON") }));
      if (read) sheet.close();
    });
    input.click();
  }
}

/**
 * A role, or the first of an edition.
 * @param {string} text
 * @param {string} base
 * @returns {Draft | null}
 */
function read_file(text, base) {
  try {
    const data = JSON.parse(text);
    if (typeof data.id === "string") return { base, role: data };
    return typeof data.base === "string" && Array.isArray(data.roles) && data.roles.length > 0 ? { base: data.base, role: data.roles[0] } : null;
  } catch {
    return null;
  }
}

/** @param {Draft} draft */
function save(draft) {
  const text = `${JSON.stringify(edition_of(draft), null, 2)}\n`;
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(new Blob([text], { type: "application/json" })), download: `${draft.role.id}.garou.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

/**
 * @param {Draft} draft
 * @returns {Promise<{ address: string, length: number, qr: string, code: string, why?: string } | null>}
 */
async function linked(draft) {
  const there = sure(HTMLElement, one("[data-bench]")).dataset.link ?? "";
  const answered = await fetch(there, { method: "POST", body: JSON.stringify(edition_of(draft)), headers: { "content-type": "application/json" } }).catch(() => null);
  if (!answered) return null;
  return answered.ok ? answered.json() : { address: "", length: 0, qr: "", code: "", why: await answered.text() };
}

/**
 * A table at once: alone with bots and this card in hand, or in the lobby, for others to come.
 * @param {WorkBook} book
 * @param {Draft} draft
 * @param {{ deck: string, players: string }} where
 */
export async function try_out(book, draft, where) {
  const sheet = sheet_of(book.ui.done);
  const found = await linked(draft);
  if (!found || found.why) return sheet.fill(found?.why ?? book.ui.offline, []);
  sheet.fill("", []);
  const form = sure(HTMLTemplateElement, by_id("trying")).content.cloneNode(true);
  sheet.inside.append(form);
  const values = new Map(Object.entries({ edition: found.code, card: draft.role.id, ...where }));
  for (const input of every(HTMLInputElement, "[type=hidden]", sheet.inside)) input.value = values.get(input.name) ?? "";
}
