// Playing what noises.js works out. Where the browser has no Web Audio all of this is silent.

import { background as samples_of, SIGNALS } from "./noises.js";

const HUSHED = 0.4; // how much of the background is left while somebody speaks
const FADE = 0.6; // seconds

export function make_sounds() {
  const Context = window.AudioContext ?? window.webkitAudioContext;
  /** @type {Map<string, AudioBuffer>} */
  const made = new Map(); // worked out once, then kept
  /** @type {AudioContext | null} */
  let audio = null;
  /** @type {{ source: AudioBufferSourceNode, gain: AudioParam } | null} */
  let behind = null; // the background that plays: its source and its volume
  let wanted = 0;

  /**
   * @param {AudioContext} audio
   * @param {string} name
   * @param {(rate: number) => Float32Array} work_out
   */
  function buffer(audio, name, work_out) {
    const kept = made.get(name);
    if (kept) return kept;
    const samples = new Float32Array(work_out(audio.sampleRate));
    const filled = audio.createBuffer(1, samples.length, audio.sampleRate);
    filled.copyToChannel(samples, 0);
    made.set(name, filled);
    return filled;
  }

  /**
   * @param {AudioContext} audio
   * @param {number} volume
   * @param {AudioBuffer} filled
   * @param {boolean} loop
   */
  function through(audio, volume, filled, loop = false) {
    const source = new AudioBufferSourceNode(audio, { buffer: filled, loop });
    const gain = new GainNode(audio, { gain: volume });
    source.connect(gain).connect(audio.destination);
    source.start();
    return { source, gain: gain.gain };
  }

  /** @param {number} volume */
  const glide = (volume) => behind?.gain.setTargetAtTime(volume, audio?.currentTime ?? 0, FADE / 3);

  return {
    // A browser lets a page make noise only after a tap: to be called from one.
    unlock() {
      if (!audio && Context) audio = new Context();
      audio?.resume();
    },

    /**
     * @param {string} name
     * @param {number} volume
     */
    signal(name, volume) {
      if (audio && volume > 0 && SIGNALS[name]) through(audio, volume, buffer(audio, name, SIGNALS[name]));
    },

    /**
     * @param {string} name
     * @param {number} volume
     */
    background(name, volume) {
      this.quiet();
      wanted = volume;
      if (!audio || name === "none" || volume === 0) return;
      behind = through(audio, 0, buffer(audio, `behind ${name}`, (rate) => samples_of(name, rate)), true);
      glide(volume);
    },

    // The background steps back while the voice speaks.
    hush: (/** @type {boolean} */ on) => glide(on ? wanted * HUSHED : wanted),

    quiet() {
      glide(0);
      behind?.source.stop((audio?.currentTime ?? 0) + FADE);
      behind = null;
    },
  };
}
