// Playing what announcer-noises.js works out. Where the browser has no Web Audio all of this is silent.

import { background as samples_of, SIGNALS } from "./noises.js";

const HUSHED = 0.4; // how much of the background is left while somebody speaks
const FADE = 0.6; // seconds

export function make_sounds() {
  const Context = window.AudioContext ?? window.webkitAudioContext;
  const made = new Map(); // worked out once, then kept
  let audio = null;
  let behind = null; // the background that plays: its source and its volume
  let wanted = 0;

  function buffer(name, work_out) {
    if (!made.has(name)) {
      const samples = work_out(audio.sampleRate);
      const filled = audio.createBuffer(1, samples.length, audio.sampleRate);
      filled.copyToChannel(samples, 0);
      made.set(name, filled);
    }
    return made.get(name);
  }

  function through(volume, filled, loop = false) {
    const source = new AudioBufferSourceNode(audio, { buffer: filled, loop });
    const gain = new GainNode(audio, { gain: volume });
    source.connect(gain).connect(audio.destination);
    source.start();
    return { source, gain: gain.gain };
  }

  const glide = (volume) => behind?.gain.setTargetAtTime(volume, audio.currentTime, FADE / 3);

  return {
    // A browser lets a page make noise only after a tap: to be called from one.
    unlock() {
      if (!audio && Context) audio = new Context();
      audio?.resume();
    },

    signal(name, volume) {
      if (audio && volume > 0 && SIGNALS[name]) through(volume, buffer(name, SIGNALS[name]));
    },

    background(name, volume) {
      this.quiet();
      wanted = volume;
      if (!audio || name === "none" || volume === 0) return;
      behind = through(0, buffer(`behind ${name}`, (rate) => samples_of(name, rate)), true);
      glide(volume);
    },

    // The background steps back while the voice speaks.
    hush: (on) => glide(on ? wanted * HUSHED : wanted),

    quiet() {
      glide(0);
      behind?.source.stop(audio.currentTime + FADE);
      behind = null;
    },
  };
}
