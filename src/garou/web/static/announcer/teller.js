// Goes through the cues: signal, words, silence, next. Knows nothing of the page.
//
// `stage` is what a cue does: start(cue) when it begins, true if a signal sounds; speak(cue, done); hush(); how many
// seconds(cue) of silence follow; resting(cue, milliseconds left) as they go by; over() at the end. Where a cue waits(cue)
// for whoever leads, no time goes by: waiting() once, and nothing follows until somebody skips.

const LEAD = 900; // milliseconds a signal sounds before the words
const TICK = 1000;

/**
 * @param {Clock} clock
 * @param {Told[]} cues
 * @param {Stage} stage
 * @param {number} from which of the cues comes first
 */
export function make_teller(clock, cues, stage, from = 0) {
  let at = from;
  let step = "idle"; // then: called, spoken, resting or waiting, over
  let running = false;
  let due = 0; // when the silence ends
  let left = 0; // what was left of it when all was stopped
  let call_off = () => {};

  function drop() {
    call_off();
    stage.hush();
  }

  function begin() {
    drop();
    if (at >= cues.length) {
      step = "over";
      running = false;
      stage.over();
      return;
    }
    const cue = cues[at];
    step = "called";
    if (stage.start(cue)) call_off = clock.after(LEAD, () => speak(cue));
    else speak(cue);
  }

  /** @param {Told} cue */
  function speak(cue) {
    step = "spoken";
    stage.speak(cue, () => (stage.waits(cue) ? wait() : rest(1000 * stage.seconds(cue))));
  }

  function wait() {
    step = "waiting";
    stage.waiting();
  }

  /** @param {number} milliseconds */
  function rest(milliseconds) {
    step = "resting";
    due = clock.now() + milliseconds;
    tick();
  }

  // Once a second, on the second, so that a clock on the page can be right.
  function tick() {
    const remains = due - clock.now();
    stage.resting(cues[at], Math.max(0, remains));
    if (remains <= 0) go(at + 1);
    else call_off = clock.after(remains % TICK || TICK, tick);
  }

  /** @param {number} number */
  function go(number) {
    at = Math.max(0, number);
    begin();
  }

  return {
    get running() {
      return running;
    },

    get begun() {
      return step !== "idle" || at > 0;
    },

    get over() {
      return at >= cues.length;
    },

    get waiting() {
      return running && step === "waiting";
    },

    play() {
      if (running || step === "over") return;
      running = true;
      if (step === "resting") rest(left);
      else if (step === "waiting") wait();
      else begin();
    },

    pause() {
      if (!running) return;
      running = false;
      left = due - clock.now();
      drop();
    },

    // Once more: the line that has just been said, or the one before it.
    back() {
      const to = ["resting", "waiting"].includes(step) ? at : at - 1;
      running = true;
      go(to);
    },

    skip() {
      running = true;
      go(at + 1);
    },

    skip_to(/** @type {number} */ number) {
      running = true;
      go(number);
    },

    // Time given to the silence that lasts now.
    more(/** @type {number} */ milliseconds) {
      if (step !== "resting") return;
      if (!running) left += milliseconds;
      else {
        call_off();
        due += milliseconds;
        tick();
      }
      stage.resting(cues[at], running ? due - clock.now() : left);
    },

    stop() {
      running = false;
      step = "idle";
      drop();
    },
  };
}
