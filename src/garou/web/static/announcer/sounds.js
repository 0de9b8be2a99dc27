// Playing what noises.js works out. Where the browser has no Web Audio all of this is silent.

import { background as samples_of, SIGNALS } from "./noises.js";

/** How a phone trembles. @type {Record<string, number[]>} */
export const BUZZES = { short: [120], long: [500], double: [120, 90, 120], triple: [120, 90, 120, 90, 120] };

const HUSHED = 0.4; // how much of the background is left while somebody speaks
const FADE = 0.6; // seconds
const BEHIND = 24_000; // samples a second of a background: there is over a minute of it

export function make_sounds() {
  const Context = window.AudioContext ?? window.webkitAudioContext;
  /** @type {Map<string, AudioBuffer>} */
  const made = new Map(); // worked out once, then kept
  /** @type {AudioContext | null} */
  let audio = null;
  /** @type {{ source: AudioBufferSourceNode, gain: AudioParam } | null} */
  let behind = null; // the background that plays: its source and its volume
  let wanted = 0;
  let prepared = { name: "", samples: new Float32Array() }; // a background that will be wanted soon

  /**
   * @param {AudioContext} audio
   * @param {string} name
   * @param {(rate: number) => Float32Array} work_out
   * @param {number} rate
   */
  function buffer(audio, name, work_out, rate = audio.sampleRate) {
    const kept = made.get(name);
    if (kept) return kept;
    const samples = new Float32Array(work_out(rate));
    const filled = audio.createBuffer(1, samples.length, rate);
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
     * Plays a file; what is returned breaks it off.
     * @param {ArrayBuffer} file
     * @param {{ speed: number, volume: number }} how
     * @param {() => void} done
     */
    async clip(file, { speed, volume }, done) {
      if (!audio) throw new Error("no sound");
      const { source } = through(audio, volume, await audio.decodeAudioData(file.slice(0)));
      source.playbackRate.value = speed;
      source.addEventListener("ended", done, { once: true });
      return () => {
        source.removeEventListener("ended", done);
        source.stop();
      };
    },

    /**
     * @param {string} name
     * @param {number} volume
     */
    background(name, volume) {
      this.quiet();
      wanted = volume;
      if (!audio || name === "none" || volume === 0) return;
      behind = through(audio, 0, buffer(audio, `behind ${name}`, (rate) => (prepared.name === name ? prepared.samples : samples_of(name, rate)), BEHIND), true);
      glide(volume);
    },

    // Worked out beforehand: it takes a moment, and whoever taps to begin wants to hear something.
    prepare(/** @type {string} */ name) {
      if (Context && name !== "none" && prepared.name !== name && !made.has(`behind ${name}`)) prepared = { name, samples: samples_of(name, BEHIND) };
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
