// Sounds as numbers: every noise of the night is worked out here, so there is no file to fetch and nothing to license.
// Each function gives samples between -1 and 1.

/** @typedef {{ at: number, pitch: number, to?: number, lasts: number, loud: number }} Tone it dies away, sliding from `pitch` to `to` */

const TAU = 2 * Math.PI;
export const LOOP = 72; // seconds until a background begins again: longer than anybody remembers a noise
const SEAM = 0.5; // seconds over which its end is blended into its beginning

/**
 * @param {number} rate
 * @param {number} seconds
 */
const silence = (rate, seconds) => new Float32Array(Math.round(rate * seconds));
const hiss = () => Math.random() * 2 - 1;

/**
 * @param {Float32Array} samples
 * @param {number} peak
 */
function loudest(samples, peak) {
  const top = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0.001);
  return samples.map((sample) => (sample * peak) / top);
}

/**
 * Takes the edge off, at whatever rate as at 48 kHz.
 * @param {Float32Array} samples
 * @param {number} rate
 * @param {number} share
 */
function smooth(samples, rate, share) {
  const step = 1 - (1 - share) ** (48_000 / rate);
  let last = 0;
  return samples.map((sample) => (last += step * (sample - last)));
}

/**
 * Adds a tone that dies away, sliding from one pitch to another.
 * @param {Float32Array} samples
 * @param {number} rate
 * @param {Tone} tone
 */
function strike(samples, rate, { at, pitch, to = pitch, lasts, loud }) {
  const from = Math.round(at * rate);
  let turn = 0;
  for (let i = 0; i < lasts * rate && from + i < samples.length; i++) {
    const gone = i / (lasts * rate);
    turn += (TAU * (pitch + (to - pitch) * gone)) / rate;
    samples[from + i] += loud * Math.sin(turn) * Math.exp(-5 * gone) * Math.min(1, i / (0.002 * rate));
  }
}

/**
 * @param {Float32Array} samples
 * @param {number} rate
 * @param {number} many
 * @param {() => Omit<Tone, "at">} shape
 */
function scatter(samples, rate, many, shape) {
  for (let i = 0; i < many; i++) strike(samples, rate, { at: Math.random() * (samples.length / rate), ...shape() });
}

/**
 * Comes and goes in slow waves that end where they began.
 * @param {Float32Array} samples
 * @param {number} rate
 * @param {number} much
 */
function swelling(samples, rate, much) {
  const step = TAU / (rate * LOOP);
  return samples.map((sample, i) => sample * (1 + (much / 3) * (Math.sin(3 * step * i) + Math.sin(7 * step * i + 1) + Math.sin(17 * step * i + 5))));
}

// ---- Backgrounds: loud enough to cover hands on a table ----------------------------------------------

/**
 * @param {Float32Array} samples
 * @param {number} rate
 */
function rain(samples, rate) {
  const falling = smooth(samples.map(hiss), rate, 0.35).map((sample, i, all) => 0.5 * (sample - 0.6 * (all[i - 1] ?? 0)));
  const fallen = swelling(falling, rate, 0.25);
  scatter(fallen, rate, 58 * LOOP, () => ({ pitch: 1200 + 2600 * Math.random(), lasts: 0.02, loud: 0.25 * Math.random() }));
  return fallen;
}

/**
 * Noise through a filter whose pitch wanders; the wandering comes round exactly once a loop.
 * @param {Float32Array} samples
 * @param {number} rate
 */
function wind(samples, rate) {
  let low = 0;
  let band = 0;
  return samples.map((_, i) => {
    const turn = (TAU * i) / (rate * LOOP);
    const pitch = 380 + 120 * Math.sin(5 * turn) + 90 * Math.sin(13 * turn + 1) + 50 * Math.sin(29 * turn + 4);
    const bend = 2 * Math.sin((Math.PI * pitch) / rate);
    low += bend * band;
    band += bend * (hiss() - low - 0.45 * band);
    return band * (0.55 + 0.2 * Math.sin(7 * turn + 2) + 0.15 * Math.sin(11 * turn)) + 0.15 * low;
  });
}

/**
 * @param {Float32Array} samples
 * @param {number} rate
 */
function fire(samples, rate) {
  const burning = swelling(smooth(samples.map(hiss), rate, 0.02), rate, 0.3).map((sample) => 2.2 * sample);
  scatter(burning, rate, 12 * LOOP, () => ({ pitch: 500 + 2500 * Math.random(), lasts: 0.015, loud: 0.9 * Math.random() ** 3 }));
  scatter(burning, rate, LOOP, () => ({ pitch: 220, to: 90, lasts: 0.09, loud: 0.5 }));
  return burning;
}

/** Beats of the drums, bar after bar: five of them, in twelve bars, so that the same two seldom follow each other. */
const BARS = [[0, 1.5, 2, 3, 4, 5.5, 6, 6.5, 7], [0, 2, 3, 4, 6, 7], [0, 1.5, 3, 4, 5.5, 7], [0, 3, 4, 4.5, 6, 6.5], [0, 1.5, 2, 4, 7, 7.5]];

/**
 * @param {Float32Array} samples
 * @param {number} rate
 */
function drums(samples, rate) {
  const beating = smooth(samples.map(hiss), rate, 0.01).map((sample) => 0.8 * sample);
  for (let bar = 0; bar < LOOP / 6; bar++)
    for (const beat of BARS[bar % BARS.length])
      strike(beating, rate, { at: bar * 6 + beat * 0.75, pitch: 95, to: 48, lasts: 0.7, loud: (beat % 4 ? 0.45 : 0.9) * (0.85 + 0.15 * Math.random()) });
  return beating;
}

/**
 * @param {Float32Array} samples
 * @param {number} rate
 */
function village(samples, rate) {
  const sleeping = wind(samples, rate).map((sample) => 0.5 * sample);
  for (let at = 0.2; at < LOOP; at += 0.75 + 0.4 * Math.random())
    for (const chirp of [0, 0.05, 0.1]) strike(sleeping, rate, { at: at + chirp, pitch: 4300, lasts: 0.04, loud: 0.12 });
  for (const at of [5, 19, 46]) strike(sleeping, rate, { at, pitch: 330, to: 318, lasts: 2.5, loud: 0.1 }); // far off
  for (const at of [31, 31.6, 58]) strike(sleeping, rate, { at, pitch: 410, to: 290, lasts: 0.25, loud: 0.12 }); // a dog
  return sleeping;
}

/** @type {Record<string, (samples: Float32Array, rate: number) => Float32Array>} */
export const BACKGROUNDS = { rain, wind, fire, drums, village };

/**
 * @param {string} name
 * @param {number} rate
 */
export function background(name, rate) {
  const length = LOOP * rate;
  const seam = SEAM * rate;
  const made = BACKGROUNDS[name](silence(rate, LOOP + SEAM), rate);
  for (let i = 0; i < seam; i++) made[i] = made[i] * (i / seam) + made[length + i] * (1 - i / seam);
  return loudest(made.slice(0, length), 0.8);
}

// ---- Signals: wood, bronze and breath ------------------------------------------------------------------

/**
 * @param {number} rate
 * @param {number} seconds
 * @param {number[][]} tones when, pitch, how long, how loud, sliding to
 */
function struck(rate, seconds, tones) {
  const samples = silence(rate, seconds);
  for (const [at, pitch, lasts, loud, to] of tones) strike(samples, rate, { at, pitch, to, lasts, loud });
  return loudest(samples, 0.9);
}

/**
 * @param {number} pitch
 * @param {number[][]} parts
 */
const bronze = (pitch, parts) => parts.map(([times, lasts, loud]) => [0, pitch * times, lasts, loud]);

/** @type {Record<string, (rate: number) => Float32Array>} */
export const SIGNALS = {
  gong: (rate) => struck(rate, 3, bronze(98, [[1, 3, 1], [1.48, 2.6, 0.6], [2.09, 2.2, 0.5], [2.77, 1.5, 0.35], [4.1, 0.9, 0.2]])),
  bell: (rate) => struck(rate, 2.5, bronze(440, [[0.5, 2.4, 0.5], [1, 2.2, 1], [1.2, 1.6, 0.5], [2, 1.2, 0.5], [2.7, 0.7, 0.3]])),
  owl: (rate) => struck(rate, 1.8, [[0, 400, 0.5, 0.7, 380], [0.55, 390, 0.35, 0.6], [0.95, 400, 0.8, 0.9, 370]]),
  cock: (rate) =>
    struck(rate, 1.6, [1, 2, 3].flatMap((times) => [
      [0, 560 * times, 0.2, 0.6 / times], [0.22, 620 * times, 0.2, 0.6 / times],
      [0.46, 720 * times, 0.45, 1 / times, 880 * times], [0.85, 860 * times, 0.7, 0.9 / times, 520 * times],
    ])),
  knock: (rate) => struck(rate, 0.6, [[0, 210, 0.12, 1, 150], [0.24, 200, 0.14, 1, 140]]),
  tick: (rate) => struck(rate, 0.12, [[0, 1150, 0.06, 1, 800]]),
};
