// Lines as a voice of the server says them: sound files, fetched before the night and kept on this phone.

const KEPT = "clips"; // what a new version of the page leaves alone: a clip is named by its words
const MOST = 400; // kept beside those of the cards that lie there

/** Chosen instead of a voice of this device. */
const CLIPS = "clips";

export { CLIPS };

/** Only where the page came by a safe way; elsewhere they last as long as the page. */
const shelf = () => (window.isSecureContext && "caches" in window ? caches.open(KEPT) : null);

/**
 * What was kept, else from the server.
 * @param {string} address
 */
async function clip_at(address) {
  const kept = await shelf();
  const found = await kept?.match(address);
  if (found) return found.arrayBuffer();
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  await kept?.put(address, answer.clone());
  return answer.arrayBuffer();
}

/**
 * Where the clips lie, from the server, else as it was said last.
 * @param {string} asked
 * @returns {Promise<string>}
 */
async function where(asked) {
  const kept = await shelf();
  const answer = await fetch(asked).catch(() => null);
  if (answer?.ok) await kept?.put(asked, answer.clone());
  const told = answer?.ok ? answer : await kept?.match(asked);
  return told ? (await told.json()).at : "";
}

/**
 * Of other cards only so many stay.
 * @param {Set<string>} wanted
 */
async function tidy(wanted) {
  const kept = await shelf();
  const others = ((await kept?.keys()) ?? []).filter(({ url }) => url.endsWith(".wav") && !wanted.has(new URL(url).pathname));
  await Promise.all(others.slice(0, Math.max(0, others.length - MOST)).map((one) => kept?.delete(one)));
}

/** @param {string} lang */
export function make_clips(lang) {
  let at = ""; // where they lie; empty where the server has no voice
  let wish = 0; // the last one counts
  /** @type {Map<string, Promise<ArrayBuffer>>} */
  const held = new Map();

  /** @param {string} name */
  function get(name) {
    const address = `${at}${name}.wav`;
    const found = held.get(address) ?? clip_at(address);
    held.set(address, found);
    found.catch(() => held.delete(address)); // asked for again the next time
    return found;
  }

  return {
    get,

    get there() {
      return at !== "";
    },

    /** @param {() => void} then */
    async find(then) {
      at = await where(`/announcer/voices.json?lang=${lang}`).catch(() => "");
      then();
    },

    /**
     * One after the other, until other cards are laid out; then says whether all of them are here.
     * @param {string[]} names
     * @param {(how: "wait" | "yes" | "no") => void} say
     */
    async keep(names, say) {
      const mine = (wish += 1);
      /** @type {string[]} */
      const missing = [];
      /** @param {string[]} left */
      const fetch_all = async ([name, ...left]) => {
        if (!name || mine !== wish) return;
        await get(name).catch(() => missing.push(name));
        await fetch_all(left);
      };
      say("wait");
      await fetch_all([...new Set(names)]);
      if (mine !== wish) return;
      say(missing.length > 0 ? "no" : "yes");
      await tidy(new Set(names.map((name) => `${at}${name}.wav`))).catch(() => {});
    },
  };
}
