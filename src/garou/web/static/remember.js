// A field that fills itself with what was written there last, on this device.

import { every } from "./dom.js";

for (const field of every(HTMLInputElement, "[data-remember]")) {
  const kept = `garou-${field.dataset.remember}`;
  try {
    field.value ||= localStorage.getItem(kept) ?? "";
    field.form?.addEventListener("submit", () => localStorage.setItem(kept, field.value));
  } catch {
    // a browser that keeps nothing
  }
}
