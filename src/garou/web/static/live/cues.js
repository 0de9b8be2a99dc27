// Short sounds and a touch of vibration when something new begins: the same on every phone, whoever is awake.

import { all, touched } from "../dom.js";

/** @type {Record<string, number[][]>} pitch, when, how long */
const NOTES = {
  call: [[196, 0, 0.5]], // a low knock
  talk: [[523, 0, 0.25], [659, 0.18, 0.25], [784, 0.36, 0.5]], // the morning
  ballot: [[330, 0, 0.2], [330, 0.3, 0.4]],
  words: [[262, 0, 0.6]],
  verdict: [[247, 0, 0.5], [196, 0.3, 0.9]],
  over: [[392, 0, 0.3], [494, 0.22, 0.3], [587, 0.44, 0.8]],
};
/** @type {Record<string, number[]>} */
const BUZZ = { call: [40], talk: [40, 80, 40], ballot: [90], words: [40], verdict: [120], over: [40, 60, 40, 60, 160] };
const KEPT = "garou-muted";

/** @type {AudioContext | null} */
let audio = null;

function muted() {
  try {
    return localStorage.getItem(KEPT) !== "no"; // silent until somebody wants it: a table has many phones
  } catch {
    return true;
  }
}

/**
 * @param {AudioContext} audio
 * @param {number[][]} notes
 */
function play(audio, notes) {
  for (const [pitch, after, length] of notes) {
    const start = audio.currentTime + after;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setTargetAtTime(0.2, start, 0.01);
    gain.gain.setTargetAtTime(0, start + 0.05, length / 3);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length + 0.5);
  }
}

// A browser lets a page make noise only after a tap.
function unlock() {
  const Context = window.AudioContext ?? window.webkitAudioContext;
  if (muted() || !Context) return;
  audio ??= new Context();
  audio.resume();
}

/** @param {string} kind */
export function cue(kind) {
  if (!NOTES[kind] || document.hidden) return;
  if (!muted() && audio?.state === "running") play(audio, NOTES[kind]);
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) navigator.vibrate?.(BUZZ[kind]);
}

function show() {
  for (const button of all("[data-mute]")) {
    button.hidden = false;
    button.setAttribute("aria-pressed", String(!muted()));
  }
}

document.addEventListener("pointerdown", unlock, { passive: true });
document.addEventListener("click", (event) => {
  if (!touched(event, "[data-mute]")) return;
  try {
    localStorage.setItem(KEPT, muted() ? "no" : "yes");
  } catch {
    // a browser that keeps nothing stays silent
  }
  unlock();
  show();
});
show();
