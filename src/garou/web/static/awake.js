// Keeping the screen on while there is something to see. A page that came by a safe way may lock it; for any other, a film
// that is playing does it: one dark dot with a silent track, made here. Where neither is allowed, the page says so.

import { all } from "./dom.js";

const FRAME = 1000; // milliseconds between two pictures of the film

/** @type {Set<string>} */
const reasons = new Set();
/** @type {WakeLockSentinel | null} */
let lock = null;
/** @type {ReturnType<typeof make_film> | null} */
let film = null;
let trying = false;

/** Phones fall asleep over a film that is muted, that loops or that is hidden: it is none of these. */
function make_film() {
  const canvas = Object.assign(document.createElement("canvas"), { width: 2, height: 2 });
  const brush = canvas.getContext("2d");
  const draw = () => brush?.fillRect(0, 0, 2, 2);
  draw();
  const seen = canvas.captureStream().getTracks(); // first: where there is none, nothing else is begun
  const audio = new AudioContext();
  const tracks = [...seen, ...audio.createMediaStreamDestination().stream.getTracks()];
  const video = Object.assign(document.createElement("video"), { srcObject: new MediaStream(tracks), playsInline: true, className: "awake" });
  video.setAttribute("aria-hidden", "true");
  const drawing = setInterval(draw, FRAME);
  document.body.append(video);
  return {
    video,
    end() {
      clearInterval(drawing);
      for (const track of tracks) track.stop();
      video.remove();
      audio.close();
    },
  };
}

const held = () => lock !== null || film?.video.paused === false;

/** @returns {Promise<boolean>} */
async function lock_screen() {
  if (!("wakeLock" in navigator)) return false;
  lock = await navigator.wakeLock.request("screen").catch(() => null);
  lock?.addEventListener("release", () => (lock = null));
  return lock !== null;
}

/** Refused before somebody has touched the page: then the first touch starts it. */
async function play_film() {
  try {
    film ??= make_film();
    await film.video.play();
    return true;
  } catch {
    return false;
  }
}

function let_go() {
  lock?.release();
  film?.end();
  film = null;
}

/** @param {boolean} dark */
function warn(dark) {
  for (const note of all("[data-dims]")) note.hidden = !dark;
}

async function hold() {
  if (trying || held() || reasons.size === 0 || document.hidden) return;
  trying = true;
  const on = (await lock_screen()) || (await play_film());
  trying = false;
  if (reasons.size === 0) let_go();
  warn(!on && reasons.size > 0);
}

/**
 * As long as one reason is left the screen stays on.
 * @param {boolean} on
 * @param {string} reason
 */
export function stay_awake(on, reason = "the page") {
  if (on) reasons.add(reason);
  else reasons.delete(reason);
  if (reasons.size > 0) return hold();
  let_go();
  return warn(false);
}

// A phone that was put aside lets go of the screen by itself; and where a film needs a tap, the next one will do.
document.addEventListener("visibilitychange", hold);
document.addEventListener("click", hold);
