// What is called, in which order and with which pauses: the same filter as garou.announcer.script, over the same book.

const LAST_MINUTE = 60; // seconds: announced, unless it is the whole day
export const OF_THE_DAY = ["day", "minute"]; // pauses that are the day itself: a clock shows them

/**
 * @param {Call} call
 * @param {string[]} cast
 */
export const is_held = (call, cast) => call.roles.some((role) => cast.includes(role)) && call.needs.every((role) => cast.includes(role));

/**
 * Whether its pause is a number of seconds, or as long as whoever leads takes.
 * @param {Book} book
 * @param {Call} call
 */
export const is_timed = (book, call) => book.lines.some((line) => line.call === call.id && !line.waits && book.pauses[line.pause].roles > 0);

/**
 * Everything a line may ask for: roles laid out, options, what is said of the table, calls held, calls that wake several.
 * @param {Book} book
 * @param {string[]} cast
 * @param {string[]} options
 * @param {string[]} table
 */
function words_of(book, cast, options, table) {
  const words = new Set([...cast, ...options, ...table]);
  for (const call of book.calls.filter((held) => is_held(held, cast))) {
    words.add(`call:${call.id}`);
    if (cast.filter((role) => call.counts.includes(role)).length > 1) words.add(`several:${call.id}`);
  }
  return words;
}

/**
 * @param {Line} line
 * @param {Set<string>} words
 * @param {number} night
 */
function is_said({ when, round }, words, night) {
  const has = (/** @type {string} */ word) => words.has(word);
  const any = when.any.length === 0 || when.any.some(has);
  return any && when.all.every(has) && !when.none.some(has) && (round === "every" || round === (night === 1 ? "first" : "later"));
}

/**
 * @param {Book} book
 * @param {Omit<Laid, "book" | "players"> & { night: number }} laid
 * @param {string} length
 * @returns {Cue[]}
 */
export function script(book, { cast, options, table, night }, length) {
  const words = words_of(book, cast, options, table);
  return book.lines.filter((line) => is_said(line, words, night)).map((line) => ({ ...line, words: line.say[length] }));
}

/**
 * Lines that are only shown go along with those that are said after them. Where whoever leads has something to do, it is
 * a step of its own, with all that is shown around it.
 * @param {Cue[]} cues
 * @returns {Told[]}
 */
export function steps_of(cues) {
  /** @type {Told[]} */
  const steps = [];
  /** @type {string[]} */
  let notes = [];
  let [stretch, leading] = ["", false];
  for (const cue of cues) {
    if (cue.stretch !== stretch) [notes, leading] = [[], false];
    ({ stretch } = cue);
    if (cue.aloud || cue.waits) {
      if (cue.aloud && leading) notes = [];
      leading = !cue.aloud;
      steps.push({ ...cue, notes: leading ? notes : [...notes] });
    } else notes.push(cue.words);
  }
  return steps;
}

/**
 * Nobody counts where the table does not want it; and a day of one minute has no last minute to speak of.
 * @param {Cue} cue
 * @param {Settings} settings
 */
export const is_told = ({ pause }, { count, day }) => (pause !== "beat" || count) && (pause !== "minute" || 60 * day > LAST_MINUTE);

/**
 * How long the silence after a line lasts, in seconds.
 * @param {Book} book
 * @param {Line} cue
 * @param {Pick<Settings, "pause" | "speed" | "day" | "longer">} pace
 */
export function seconds(book, cue, { pause, speed, day, longer }) {
  if (cue.pause === "day") return day > LAST_MINUTE ? day - LAST_MINUTE : day;
  if (cue.pause === "minute") return LAST_MINUTE;
  if (cue.pause === "beat") return 1;
  const kind = book.pauses[cue.pause];
  return kind.seconds / speed + kind.roles * (pause + (longer[cue.call] ?? 0));
}

/**
 * The names of all clips that a table of these cards may hear, tonight and in the nights to come.
 * @param {Laid} laid
 * @param {string} length
 */
export const clips_of = ({ book, ...laid }, length) =>
  [1, 2].flatMap((night) => script(book, { ...laid, night }, length)).flatMap(({ clip }) => clip?.[length] ?? []);

/** @param {Book} book */
export const goes_on = (book) => book.lines.some((line) => line.round === "later");

/**
 * Where the server works out who has won, with what it has to know already filled in.
 * @param {Laid} laid
 */
export function settling({ book, cast, options, players }) {
  const rules = `${book.game}/${book.edition}`;
  const laid = [["scenario", "laid"], ...cast.map((card) => ["deck", card])];
  const said = new URLSearchParams([["rules", rules], ["players", String(players)], ...options.map((name) => ["option", `${rules}/${name}`]), ...laid]);
  return `/settle?${said}`;
}

/**
 * 3, 2, 1 in figures for the far side of the table; empty for any other line.
 * @param {Told[]} cues
 * @param {Told} cue
 */
export function count_of(cues, cue) {
  const beats = cues.filter(({ pause }) => pause === "beat");
  return beats.includes(cue) ? String(beats.length - beats.indexOf(cue)) : "";
}
