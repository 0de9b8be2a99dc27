// The announcer: a phone in the middle of the table that leads the night over real cards.

import { show_advice } from "./advice.js";
import { make_chooser } from "./choose.js";
import { CLIPS, make_clips } from "./clips.js";
import { clock } from "./clock.js";
import { begin_evening } from "./evening.js";
import { keep_page } from "../offline.js";
import { all, as, every, one, sure } from "../dom.js";
import { button_of, by_id, put, select_of } from "./pieces.js";
import { kept_night } from "./resume.js";
import { make_screen } from "./screen.js";
import { clips_of } from "./script.js";
import { bind, load, save, show } from "./settings.js";
import { make_sounds } from "./sounds.js";
import { make_voice, on_voices, speaker_for, voices } from "./voice.js";

const SOON = 300; // milliseconds: the page is drawn before anything is worked out
const { lang } = document.documentElement;
const words = /** @type {Sentences} */ ({ ...by_id("words").dataset });
const form = sure(HTMLFormElement, by_id("choose"));
const kept = load();
const own = { pause: kept.pause, day: kept.day }; // what somebody chose; null leaves it to the book
const settings = /** @type {Settings} */ (kept); // as soon as a book is open

const sounds = make_sounds();
const voice = make_voice(clock, sounds);
const clips = make_clips(lang);
const screen = make_screen(clock, words);
const chooser = make_chooser(settings, words, laid_otherwise);
/** @type {ReturnType<typeof begin_evening> | null} */
let evening = null;
let opened = false; // a book: there are cards to speak of

// ---- What is set -----------------------------------------------------------------------------------------

/** @type {Sentences} */
const UNITS = { pause: words.second, day: words.minutes, speed: words.times };

/**
 * @param {string} name
 * @param {number} value
 */
function in_words(name, value) {
  return name in UNITS ? put(UNITS[name], value.toLocaleString(lang)) : value.toLocaleString(lang, { style: "percent" });
}

function refresh() {
  save({ ...settings, ...own });
  settings.pause = own.pause ?? chooser.advised.pause;
  settings.day = own.day ?? chooser.advised.day;
  show(form, settings, in_words);
  show_voices();
}

/** @param {string} name */
function set_otherwise(name) {
  if (name === "newcomers") own.pause = own.day = null; // the book's advice for the other kind of table
  if (name === "pause" || name === "day") own[name] = settings[name];
  refresh();
  if (["pause", "newcomers"].includes(name)) chooser.show_longer();
  if (name === "newcomers") show_advice(by_id("advice"), chooser.laid, words.away);
  if (["voice", "length", "newcomers"].includes(name)) keep_clips();
}

const speaker = () => speaker_for(lang, settings.voice, clips.there);

/** What will be heard over these cards is fetched while there is a network. */
function keep_clips() {
  by_id("clips").hidden = speaker() !== CLIPS;
  if (speaker() !== CLIPS || !opened) return;
  clips.keep([by_id("try").dataset.clip ?? "", ...clips_of(chooser.laid, settings.length)], (how) => (by_id("clips").textContent = by_id("clips").dataset[how] ?? ""));
}

function found_clips() {
  show_voices();
  keep_clips();
}

function laid_otherwise() {
  opened = true;
  refresh();
  keep_clips();
  show_advice(by_id("advice"), chooser.laid, words.away);
}

function show_voices() {
  const { none = "", far = "", clips: from = "" } = by_id("voice").dataset;
  const named = (/** @type {SpeechSynthesisVoice} */ { localService, name }) => (localService ? name : put(far, name));
  const options = voices(lang).map((found) => new Option(named(found), found.voiceURI));
  if (clips.there) options.push(new Option(from, CLIPS));
  by_id("voice").replaceChildren(...options, new Option(none, "none"));
  const chosen = speaker();
  select_of("voice").value = chosen === CLIPS ? CLIPS : (chosen?.voiceURI ?? "none");
  by_id("no-voice").hidden = clips.there || voices(lang).some(({ localService }) => localService);
}

// ---- Which game ------------------------------------------------------------------------------------------

/** @param {string} game */
function edition_of(game) {
  const editions = one(`[name=game][value="${game}"]`)?.dataset.editions?.split(" ") ?? [""];
  return editions.includes(settings.editions[game]) ? settings.editions[game] : editions[0];
}

async function open_book() {
  const { game } = settings;
  const edition = edition_of(game);
  for (const input of every(HTMLInputElement, "[name=game]")) input.checked = input.value === game;
  for (const input of every(HTMLInputElement, `[name="edition-${game}"]`)) input.checked = input.value === edition;
  for (const part of all(".editions")) part.hidden = part.dataset.game !== game;
  button_of("begin").disabled = button_of("practise").disabled = true; // until the cards of this game lie there
  const book = await read_book(game, edition);
  if (settings.game !== game || edition_of(game) !== edition) return; // another one was chosen meanwhile
  by_id("unreachable").hidden = Boolean(book);
  if (!book) return;
  chooser.use(book);
  laid_otherwise();
}

/**
 * @param {string} game
 * @param {string} edition
 * @returns {Promise<Book | null>}
 */
async function read_book(game, edition) {
  const answer = await fetch(`/announcer/book/${game}/${edition || "only"}.json?lang=${lang}`).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

form.addEventListener("change", ({ target }) => {
  const field = as(HTMLInputElement, target);
  if (field?.name === "game") settings.game = field.value;
  else if (field?.name.startsWith("edition-")) settings.editions[settings.game] = field.value;
  else return;
  open_book();
});

// ---- The evening -----------------------------------------------------------------------------------------

/** What a table has played is no longer new to it. */
function remember_roles() {
  const { book, cast, played } = chooser.laid;
  settings.played[book.game] = [...new Set([...played, ...cast])];
  refresh();
}

/**
 * @param {boolean} practice
 * @param {KeptNight | null} from
 */
function begin(practice, from = null) {
  const parts = { clock, voice, clips, sounds, screen, settings, words };
  evening = begin_evening(parts, chooser.laid, practice, () => screen.open("choose"), from);
  by_id("caption").setAttribute("aria-live", speaker() ? "off" : "polite");
  clock.after(SOON, () => sounds.prepare(settings.background));
  by_id("start").focus({ preventScroll: true });
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  remember_roles();
  begin(false);
});
by_id("practise").addEventListener("click", () => begin(true));
by_id("try").addEventListener("click", () => {
  sounds.unlock();
  sounds.signal("gong", settings["gong-volume"]);
  const { says = "", clip = "" } = by_id("try").dataset;
  const by = speaker();
  const heard = by === CLIPS ? { voice: null, clip: clips.get(clip) } : { voice: by, clip: null };
  voice.say(says, { ...heard, speed: settings.speed, volume: settings["voice-volume"] }, () => {});
});

const PAD = /** @type {const} */ ( { play: "toggle", back: "back", skip: "skip", more: "more", vote: "vote", next: "next", again: "again", other: "leave", leave: "stop", stay: "stay", really: "leave" });
/** @param {(typeof PAD)[keyof typeof PAD]} step */
const steps = (step) => () => evening?.[step]();
for (const [id, step] of Object.entries(PAD)) by_id(id).addEventListener("click", steps(step));
by_id("start").addEventListener("click", () => {
  evening?.toggle();
  by_id("play").focus({ preventScroll: true });
});
by_id("ask").addEventListener("cancel", steps("stay"));
by_id("dim").addEventListener("click", () => screen.dim(true));
by_id("dark").addEventListener("click", () => screen.dim(false));

// ---- Beginning -------------------------------------------------------------------------------------------

bind(form, settings, set_otherwise);
refresh(); // whoever comes for the first time reads what the book advises
on_voices(show_voices);
by_id("vibrate").hidden = !("vibrate" in navigator);
form.hidden = false;
clips.find(found_clips);
keep_page((how) => (by_id("kept").textContent = by_id("kept").dataset[how] ?? ""));
await open_book();
const under_way = opened ? kept_night(chooser.laid) : null;
if (under_way) begin(false, under_way);
