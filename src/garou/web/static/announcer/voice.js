// The browser's own voice. Where it has none in this language, the words are read and the gong calls.

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

/** @param {Clock} clock */
export function make_voice(clock) {
  /** @type {SpeechSynthesisUtterance | null} */
  let speaking = null; // kept, or some browsers throw the utterance away before it has ended
  let call_off = () => {};

  function hush() {
    call_off();
    if (!speaking) return;
    speaking.onend = speaking.onerror = null;
    speaking = null;
    synthesis()?.cancel();
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
    say(text, { voice, speed, volume }, done) {
      hush();
      const long = reading_time(text, speed);
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
