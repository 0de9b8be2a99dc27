// The board is heard: a signal as each window opens, then what stands there, read out by a voice of this machine, else by
// one of the server. Off until somebody switches it on: a browser lets a page make noise only after a tap.

import { CLIPS, make_clips } from "../announcer/clips.js";
import { clock } from "../announcer/clock.js";
import { make_sounds } from "../announcer/sounds.js";
import { make_voice, speaker_for } from "../announcer/voice.js";
import { by_id, one, sure } from "../dom.js";

/** The same for every call, whoever wakes. @type {Record<string, string>} */
const SIGNALS = { dealt: "owl", call: "gong", talk: "cock", ballot: "bell", words: "knock", verdict: "gong", over: "bell" };
const LOUD = 0.7;
const RINGS = 900; // milliseconds from the signal to the voice

const html = document.documentElement;
const button = sure(HTMLButtonElement, one("[data-sound]"));
const table = sure(HTMLElement, by_id("table"));
const sounds = make_sounds();
const voice = make_voice(clock, sounds);
const clips = make_clips(html.lang);
let on = false;
let heard = one(".view")?.id; // what stood there when the sound came on is no news
let call_off = () => {};

/** @param {HTMLElement} view */
const kind_of = (view) => [...view.classList].find((name) => name.startsWith("k-"))?.slice(2) ?? view.dataset.phase ?? "";

/** @param {HTMLElement} title */
function read_out(title) {
  const speaker = speaker_for(html.lang, "", clips.there);
  const named = title.dataset.clip;
  const clip = speaker === CLIPS && named ? clips.get(named) : null;
  voice.say(title.textContent ?? "", { voice: speaker === CLIPS ? null : speaker, clip, speed: 1, volume: 1 }, () => {});
}

function listen() {
  const view = one(".view", table);
  if (!view || view.id === heard) return;
  heard = view.id;
  if (!on) return;
  call_off();
  voice.hush();
  sounds.signal(SIGNALS[kind_of(view)] ?? "", LOUD);
  const title = one("h1.call", view);
  if (title) call_off = clock.after(RINGS, () => read_out(title));
}

button.hidden = false;
button.addEventListener("click", () => {
  on = !on;
  button.setAttribute("aria-pressed", String(on));
  if (!on) return voice.hush();
  sounds.unlock();
  voice.unlock();
  sounds.signal("gong", LOUD);
  clips.find(listen);
});

new MutationObserver(listen).observe(table, { childList: true, subtree: true, attributeFilter: ["id"] });
