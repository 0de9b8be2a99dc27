// The one worker: keeps the pages that need no server for when it is away. Of a table on the web nothing is ever kept.
// The server writes above: the name of this version and where its scripts lie. When anything kept changes, so does this file.

const PATIENCE = 3000; // milliseconds: a network that is there but does not answer is no network
const OWN = "own"; // what this phone has made itself: games it leads or settles, decks it has looked at
const MOST = 60; // of these
const SPOKEN = "/kept-lang"; // under it lies the language the pages were kept in

// Whatever is not named here goes its usual way, and is never written down: tables, tournaments, the API, what is yours.
const FILES = /^\/(?:announcer\/book\/|manifest\.json$|puzzles\/shelf\.json$|workshop\/book\.json$|static\/)/u;
const PAGES = /^\/(?:away|announcer|settle|master|master\/game|cards|leaflet|puzzles|puzzles\/play|workshop|roles|roles\/[\w-]+|roles\/[\w-]+\/[\w-]+)?$/u;
const AWAY = "/away"; // stands in for any other page of ours
const OLD_FILES = /^\/static\/[0-9a-f]{12}\//u;

self.addEventListener("install", (event) => event.waitUntil(keep_everything()));
self.addEventListener("activate", (event) => event.waitUntil(take_over()));
self.addEventListener("message", (event) => event.waitUntil(Promise.all([stay(event.data), speak(event.data)])));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const goes = request.mode === "navigate" && PAGES.test(pathname);
  if (origin !== self.location.origin) return;
  if (request.method === "POST" && goes) event.respondWith(sent(request));
  else if (request.method === "GET" && goes) event.respondWith(page(request));
  else if (request.mode === "navigate") event.respondWith(elsewhere(request));
  else if (request.method === "GET" && FILES.test(pathname)) event.respondWith(file(request));
});

/** @returns {Promise<{ files: string[], pages: string[], more: string[] }>} */
const list = async () => (await fetch("/kept.json", { cache: "reload" })).json();

/** @param {string} address */
const anew = (address) => new Request(address, { cache: "reload" });

async function keep_everything() {
  const { files, pages } = await list();
  const kept = await caches.open(VERSION);
  await kept.addAll([...files, ...pages].map(anew));
  await self.skipWaiting();
}

async function take_over() {
  for (const name of await caches.keys()) if (/^(?:announcer|app)-/u.test(name) && name !== VERSION) await caches.delete(name);
  await self.clients.claim();
}

/**
 * A page that a form led to was fetched past this worker.
 * @param {{ here?: string }} said
 */
async function stay({ here = "" }) {
  const own = await caches.open(OWN);
  const { search, pathname } = new URL(here);
  if (!search || !PAGES.test(pathname) || (await own.match(here))) return;
  const fresh = await fetch(here).catch(() => null);
  if (fresh?.ok) await keep_page(new URL(here), fresh);
}

/**
 * Pages say which language they speak: those that are kept follow, and what is less often wanted is fetched as well.
 * @param {{ lang?: string }} said
 */
async function speak({ lang }) {
  const kept = await caches.open(VERSION);
  const before = await (await kept.match(SPOKEN))?.text();
  if (!lang || lang === before) return;
  const { pages, more } = await list().catch(() => ({ pages: [], more: [] }));
  await renew(kept, before ? [...pages, ...more] : more);
  if (pages.length > 0) await kept.put(SPOKEN, new Response(lang));
}

/**
 * One after the other: a whole club may come at once.
 * @param {Cache} kept
 * @param {string[]} addresses
 */
async function renew(kept, [address, ...left]) {
  if (!address) return;
  const fresh = await fetch(anew(address)).catch(() => null);
  if (fresh?.ok) await kept.put(address, fresh);
  await renew(kept, left);
}

/**
 * A form, and on from there past here again; without a server, back to where it was filled in.
 * @param {Request} request
 */
const sent = (request) => fetch(request).catch(() => Response.redirect(request.referrer || request.url, 303));

/**
 * What needs the server: nothing of it is kept. Without one, a page that says so, and goes on when it is back.
 * @param {Request} request
 */
async function elsewhere(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.open(VERSION);
    const found = await kept.match(AWAY);
    if (!found) throw error;
    return request.method === "GET" ? found : Response.redirect(AWAY, 303);
  }
}

/**
 * The network first, for what is newest; what was kept when it is silent.
 * @param {Request} request
 */
async function page(request) {
  const url = new URL(request.url);
  const found = await kept_page(url);
  try {
    const fresh = await (found ? soon(fetch(request)) : fetch(request));
    if (fresh.status >= 500 && found) return found;
    if (fresh.ok) await keep_page(url, fresh.clone());
    return fresh;
  } catch (error) {
    if (!found) throw error;
    if (url.pathname === "/announcer") await keep_page(url, found.clone()); // whoever comes back finds the language seen last
    return found;
  }
}

/**
 * The very page, else the page without what its address adds, else one below it, else the first of all.
 * @param {URL} url
 */
async function kept_page({ href, pathname }) {
  const kept = await caches.open(VERSION);
  const own = await caches.open(OWN);
  const below = (await kept.keys()).find(({ url }) => new URL(url).pathname.startsWith(`${pathname}/`));
  return (await own.match(href)) ?? (await kept.match(href)) ?? (await kept.match(pathname)) ?? kept.match(below ?? "/");
}

/**
 * A page without more in its address is the newest of its kind. Others are this phone's own, and only so many stay.
 * @param {URL} url
 * @param {Response} fresh
 */
async function keep_page({ href, pathname, search }, fresh) {
  const kept = await caches.open(VERSION);
  await (!search || pathname === "/announcer" ? kept.put(pathname, fresh) : keep_own(href, fresh));
}

/**
 * @param {string} href
 * @param {Response} fresh
 */
async function keep_own(href, fresh) {
  const own = await caches.open(OWN);
  await own.delete(href); // so that it lies last
  await own.put(href, fresh);
  const lying = await own.keys();
  await Promise.all(lying.slice(0, Math.max(0, lying.length - MOST)).map((one) => own.delete(one)));
}

/**
 * Pages of an older version get the scripts of this one, as they do from the server.
 * @param {Request} request
 */
async function file(request) {
  const kept = await caches.open(VERSION);
  const found = (await kept.match(request)) ?? (await kept.match(new URL(request.url).pathname.replace(OLD_FILES, ASSETS)));
  try {
    const fresh = await (found ? soon(fetch(request)) : fetch(request));
    return !fresh.ok && found ? found : fresh;
  } catch (error) {
    if (found) return found;
    throw error;
  }
}

/** @returns {Promise<never>} */
const impatience = () =>
  new Promise((_, reject) => {
    setTimeout(reject, PATIENCE, new Error("no answer"));
  });

/** @param {Promise<Response>} fetched */
const soon = (fetched) => Promise.race([fetched, impatience()]);
