// An evening: a night is told, the day has its clock, the vote is counted down; the long game goes on to the next night.

import { counted, without } from "./cards.js";
import { put } from "./pieces.js";
import { count_of, goes_on, is_told, OF_THE_DAY, script, seconds, settling, steps_of } from "./script.js";
import { forget_night, keep_night } from "./resume.js";
import { BUZZES } from "./sounds.js";
import { make_teller } from "./teller.js";
import { speaker_for } from "./voice.js";
import { CLIPS } from "./clips.js";
import { stay_awake } from "../awake.js";

const HASTE = 2; // seconds the longest silence of a practice run lasts
const LAST = 10_000; // milliseconds: the end of the day can be heard

/**
 * What an evening is told with.
 * @typedef {{
 *   clock: Clock,
 *   voice: ReturnType<typeof import("./voice.js").make_voice>,
 *   clips: ReturnType<typeof import("./clips.js").make_clips>,
 *   sounds: ReturnType<typeof import("./sounds.js").make_sounds>,
 *   screen: ReturnType<typeof import("./screen.js").make_screen>,
 *   settings: Settings,
 *   words: Sentences,
 * }} Parts
 */

/**
 * @param {Parts} parts
 * @param {Laid} laid
 * @param {boolean} practice
 * @param {() => void} leave
 * @param {KeptNight | null} kept where to go on
 */
export function begin_evening({ clock, voice, clips, sounds, screen, settings, words }, laid, practice, leave, kept = null) {
  const { book } = laid;
  /** @type {string[]} */
  let gone = kept?.gone ?? []; // the roles of cards that the table has seen turned up
  const cast = () => without(laid.cast, gone);
  let night = kept ? kept.night - 1 : 0;
  /** @type {Told[]} */
  let cues = [];
  /** @type {ReturnType<typeof make_teller>} */
  let teller;
  let interrupted = false; // was the voice at work when somebody asked to stop?
  let started = false; // has a tap allowed sound already?

  const speaker = () => speaker_for(book.lang, settings.voice, clips.there);
  const pace = () => ({ ...settings, day: 60 * settings.day });
  const full_silence = (/** @type {Told} */ cue) => seconds(book, cue, pace());
  const silence = (/** @type {Told} */ cue) => (!practice ? full_silence(cue) : cue.waits ? HASTE : Math.min(HASTE, full_silence(cue)));
  const signal = (/** @type {Told} */ cue) => (cue.sound !== "none" ? cue.sound : cue.kind !== "open" ? "none" : speaker() ? "knock" : "gong");

  /** @param {number} at */
  function keep(at) {
    if (!practice) keep_night(laid, { night, gone, at });
  }

  function open_night(at = -1) {
    night += 1;
    const told = script(book, { ...laid, cast: cast(), night }, settings.length).filter((cue) => is_told(cue, settings));
    const before = told.filter((cue) => cue.stretch === "before");
    cues = steps_of(told.filter((cue) => cue.stretch !== "before"));
    teller = make_teller(clock, cues, stage, Math.max(0, at));
    if (at >= 0) screen.ready(words.resume, [words.sound], words.play);
    else screen.ready(practice ? words.practice : words.ready, [words.sound, ...before.map((cue) => cue.words)], words.start);
    if (at < 0) screen.deck(put(words.counted, cast().length, laid.players), counted(book, cast()));
    screen.running(false);
  }

  /** @param {Told} cue */
  function explained(cue) {
    if (!practice) return "";
    const full = full_silence(cue);
    const after = cue.waits ? words.waits : full > HASTE ? put(words.rest, full) : "";
    return [cue.aloud ? words[cue.kind] : "", after].filter(Boolean).join(" ");
  }

  /**
   * @param {Told} cue
   * @param {number} left
   */
  function day_left(cue, left) {
    const minute = cues.find(({ pause }) => pause === "minute");
    return cue.pause === "day" && minute ? left + 1000 * silence(minute) : left;
  }

  /** @type {Stage} */
  const stage = {
    seconds: silence,
    waits: (cue) => cue.waits && !practice,
    waiting: () => screen.waiting(),
    start(cue) {
      keep(cues.indexOf(cue));
      const calls = [...new Set(cues.map(({ call }) => call).filter(Boolean))];
      const where = goes_on(book) ? put(words.night, night) : "";
      screen.cue(cue, { calls, night: where, roles: book.roles, explained: explained(cue), counted: count_of(cues, cue) });
      if (settings.vibrate && BUZZES[cue.buzz]) navigator.vibrate?.(BUZZES[cue.buzz]);
      sounds.signal(signal(cue), settings["gong-volume"]);
      return signal(cue) !== "none";
    },
    speak(cue, done) {
      if (!cue.aloud) return done();
      sounds.hush(true);
      const by = speaker();
      const name = by === CLIPS ? cue.clip?.[settings.length] : null;
      const said = { voice: by === CLIPS ? null : by, clip: name ? clips.get(name) : null, speed: settings.speed, volume: settings["voice-volume"] };
      voice.say(cue.words, said, () => {
        sounds.hush(false);
        done();
      });
    },
    hush: () => voice.hush(),
    resting(cue, left) {
      const length = OF_THE_DAY.includes(cue.pause) ? cues.filter(({ pause }) => OF_THE_DAY.includes(pause)).reduce((sum, one) => sum + silence(one), 0) : 1;
      screen.rest(cue, day_left(cue, left), length);
      if (OF_THE_DAY.includes(cue.pause) && day_left(cue, left) <= LAST && left > 0) sounds.signal("tick", settings["gong-volume"]);
    },
    over() {
      rest_all();
      const further = goes_on(book) && !practice;
      screen.over({ goes_on: further, settled: goes_on(book) || practice ? "" : settling(laid) });
      if (further) show_alive();
      else if (!practice) forget_night();
    },
  };

  function show_alive() {
    keep(cues.length);
    const change = (/** @type {string[]} */ out) => {
      gone = out;
      show_alive();
    };
    screen.alive(counted(book, cast()), (/** @type {string} */ role) => change([...gone, role]), counted(book, gone), (/** @type {string} */ role) => change(without(gone, [role])));
  }

  function rest_all() {
    sounds.quiet();
    stay_awake(false);
    screen.running(false);
  }

  /** @param {() => void} step */
  function run(step) {
    if (!started) {
      voice.unlock();
      sounds.unlock();
    }
    if (!started || !teller.running) sounds.background(settings.background, settings["background-volume"]);
    started = true;
    stay_awake(true);
    screen.running(true);
    step();
  }

  screen.open("stage");
  stay_awake(true); // from the tap that lays the cards out: whoever deals has no hand free
  open_night(kept?.at);
  return {
    toggle() {
      if (teller.waiting) return run(() => teller.skip());
      if (!teller.running) return run(() => teller.play());
      teller.pause();
      rest_all();
    },
    back: () => run(() => teller.back()),
    skip: () => run(() => teller.skip()),
    vote: () => run(() => teller.skip_to(cues.findIndex(({ stretch }) => stretch === "vote"))),
    more: () => teller.more(60_000),
    next() {
      open_night();
      run(() => teller.play());
    },
    again() {
      [night, gone] = [0, []];
      forget_night();
      open_night();
    },
    /** Nobody ends a night by a slip of the hand. */
    stop() {
      if (practice || !teller.begun || (teller.over && !goes_on(book))) return this.leave();
      interrupted = teller.running;
      teller.pause();
      rest_all();
      screen.ask(true);
    },
    stay() {
      screen.ask(false);
      if (interrupted) run(() => teller.play());
    },
    leave() {
      screen.ask(false);
      teller.stop();
      if (!practice) forget_night();
      rest_all();
      leave();
    },
  };
}
