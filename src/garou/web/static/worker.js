// Keeps the announcer for when the network is off: its page, scripts, pictures and books, in both languages.
// The server writes the name of this version above; when anything that is kept changes, so does this file.

const PATIENCE = 3000; // milliseconds: a network that is there but does not answer is no network
const OURS = /^\/(?:announcer$|announcer\/(?:book\/|manifest)|static\/)/u; // whatever else a page asks for goes its usual way

self.addEventListener("install", (event) => event.waitUntil(keep_everything()));
self.addEventListener("activate", (event) => event.waitUntil(take_over()));
self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const ours = origin === self.location.origin && OURS.test(pathname);
  if (ours && event.request.method === "GET") event.respondWith(answer(event.request));
});

async function keep_everything() {
  /** @type {string[]} */
  const list = await (await fetch("/announcer/kept.json", { cache: "reload" })).json();
  const kept = await caches.open(VERSION);
  await kept.addAll(list.map((address) => new Request(address, { cache: "reload" })));
  await self.skipWaiting();
}

async function take_over() {
  for (const name of await caches.keys()) if (name.startsWith("announcer-") && name !== VERSION) await caches.delete(name);
  await self.clients.claim();
}

/**
 * The network first, for what is newest; what was kept when it is silent.
 * @param {Request} request
 */
async function answer(request) {
  const kept = await caches.open(VERSION);
  const found = await kept.match(request);
  try {
    const fresh = await (found ? soon(fetch(request)) : fetch(request));
    if (!fresh.ok && found) return found;
    if (request.mode === "navigate") await remember_page(kept, fresh.clone());
    return fresh;
  } catch (error) {
    if (request.mode === "navigate") await remember_page(kept, found?.clone());
    if (found) return found;
    throw error;
  }
}

/**
 * Whoever comes back without a network finds the language that was shown last.
 * @param {Cache} kept
 * @param {Response | undefined} page
 */
async function remember_page(kept, page) {
  if (page?.ok) await kept.put("/announcer", page);
}

/** @returns {Promise<never>} */
const impatience = () =>
  new Promise((_, reject) => {
    setTimeout(reject, PATIENCE, new Error("no answer"));
  });

/** @param {Promise<Response>} fetched */
const soon = (fetched) => Promise.race([fetched, impatience()]);
