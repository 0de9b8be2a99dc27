// The browser's own voice, else one of the server. Where there is none, the words are read and the gong calls.

import { CLIPS } from "./clips.js";

const SPOKEN = 70; // milliseconds a character, read without hurry
const SHORTEST = 1500;

/**
 * How long somebody needs to read this: what a line lasts when nobody speaks it.
 * @param {string} text
 * @param {number} speed
 */
export const reading_time = (text, speed) => Math.max(SHORTEST, text.length * SPOKEN) / speed;

/** @returns {SpeechSynthesis | undefined} what old browsers have not */
const synthesis = () => window.speechSynthesis;

/**
 * Voices that live on this device first: the others send what they say to a server far away.
 * @param {string} lang
 */
export function voices(lang) {
  const spoken = (/** @type {SpeechSynthesisVoice} */ voice) => voice.lang.toLowerCase().split(/[-_]/u)[0] === lang;
  const found = (synthesis()?.getVoices() ?? []).filter(spoken);
  return [...found.filter((voice) => voice.localService), ...found.filter((voice) => !voice.localService)];
}

/** @param {() => void} then */
export const on_voices = (then) => synthesis()?.addEventListener?.("voiceschanged", then);

/**
 * The voice chosen, else the first that lives here; null for none.
 * @param {string} lang
 * @param {string} chosen
 */
export function voice_for(lang, chosen) {
  const found = voices(lang);
  if (chosen === "none") return null;
  return found.find((voice) => voice.voiceURI === chosen) ?? found.find((voice) => voice.localService) ?? null;
}

/**
 * Who speaks: a voice of this device, one of the server, or nobody.
 * @param {string} lang
 * @param {string} chosen
 * @param {boolean} clips the server has one
 */
export function speaker_for(lang, chosen, clips) {
  if (clips && chosen === CLIPS) return CLIPS;
  const own = voice_for(lang, chosen);
  return own ?? (clips && chosen !== "none" ? CLIPS : null);
}

/**
 * @param {Clock} clock
 * @param {ReturnType<typeof import("./sounds.js").make_sounds>} sounds
 */
export function make_voice(clock, sounds) {
  /** @type {SpeechSynthesisUtterance | null} */
  let speaking = null; // kept, or some browsers throw the utterance away before it has ended
  let call_off = () => {};
  let break_off = () => {}; // a clip that plays
  let turn = 0; // a clip that comes late is for a line that is over

  function hush() {
    turn += 1;
    call_off();
    break_off();
    break_off = () => {};
    if (!speaking) return;
    speaking.onend = speaking.onerror = null;
    speaking = null;
    synthesis()?.cancel();
  }

  /**
   * A line that is a sound file; where it cannot be heard, there is time to read it.
   * @param {Promise<ArrayBuffer>} clip
   * @param {{ speed: number, volume: number }} how
   * @param {number} long
   * @param {() => void} done
   */
  async function play(clip, how, long, done) {
    const mine = turn;
    const ended = () => {
      if (mine !== turn) return;
      hush();
      done();
    };
    call_off = clock.after(3 * long + 5000, ended);
    try {
      const file = await clip;
      if (mine !== turn) return;
      const stop = await sounds.clip(file, how, ended);
      if (mine === turn) break_off = stop;
      else stop();
    } catch {
      if (mine !== turn) return;
      call_off();
      call_off = clock.after(long, ended);
    }
  }

  return {
    hush,

    // Must be called from a tap once, or a phone stays mute.
    unlock: () => synthesis()?.speak(Object.assign(new SpeechSynthesisUtterance(""), { volume: 0 })),

    /**
     * @param {string} text
     * @param {Manner} manner
     * @param {() => void} done
     */
    say(text, { voice, clip, speed, volume }, done) {
      hush();
      const long = reading_time(text, speed);
      if (clip) {
        play(clip, { speed, volume }, long, done);
        return;
      }
      if (!voice) {
        call_off = clock.after(long, done);
        return;
      }
      const ended = () => {
        call_off();
        speaking = null;
        done();
      };
      call_off = clock.after(3 * long + 5000, ended); // some voices never say that they have ended
      speaking = Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang, rate: speed, volume });
      speaking.onend = ended;
      speaking.onerror = () => {
        call_off();
        call_off = clock.after(long, ended); // not heard, so there is time to read it
      };
      synthesis()?.speak(speaking);
    },
  };
}
