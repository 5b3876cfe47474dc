// The tones of a frame. Pure: the step heard last, the shown step and the speed in, tones out.
//
// A tone is the change on the board: the first row in which the queens differ, in `backtracking` the first column.
// Skipped steps sound as their joint change, and a film sounds the same in both directions. If steps are faster than
// tones may begin, every tone covers equally many steps.

/** @import { PlayState, Run, Square, Step } from "../types.js" */

/**
 * A tone: its start in seconds, its frequency in hertz, its gain, at most 1, and its duration in seconds.
 * @typedef {{at: number, frequency: number, gain: number, duration: number}} Tone
 */
/** @typedef {{run: Run, step: Pick<Step, "step" | "kind" | "queens" | "solutions">}} Shown */
/**
 * The tones so far. `past`: the last tone's step; `seen`: the step shown last; `rest`: steps before `past` that count
 * for the next tone; `due`: the earliest time of the next tone; `rung`: the time of the last chord
 * @typedef {{past: Shown | null, seen: Shown["step"] | null, rest: number, due: number, rung: number}} Heard
 */
/** @typedef {Pick<PlayState, "playing" | "speed" | "hurried">} Play */
/** @typedef {{what: "solution" | "placed" | "lifted" | "rejected", row: number}} Change */

const MOST = 30; // tones a second
const LATE = 0.1; // seconds that a tone may wait; then a later step is heard instead
const RING = 0.5; // seconds between two chords, if solutions come faster

const GAIN = 0.25; // of a single tone
const LONGEST = 0.24; // seconds of a tone
const OVERLAP = 2; // tones at once, which makes each softer
const RINGING = { shortest: 0.3, longest: 0.8 }; // seconds of a chord
const LIFTED = 0.5; // share of a placed queen's gain
const TICK = { gain: 0.2, longest: 0.03 }; // share of that gain; seconds

/** The state before any tone. @type {Heard} */
export const NOTHING = { past: null, seen: null, rest: 0, due: -Infinity, rung: -Infinity };

/** Note a step without a tone. @param {Heard} heard @param {Shown} shown @returns {Heard} */
export const pass = (heard, shown) => ({ ...heard, past: shown, seen: shown.step, rest: 0 });

/**
 * Return the tones of a frame, and the new state.
 * @param {Heard} heard
 * @param {Shown} shown
 * @param {Play} play
 * @param {number} now  seconds
 * @returns {{heard: Heard, tones: Tone[]}}
 */
export function hear(heard, shown, play, now) {
  const { past, seen } = heard;
  const { step, run } = shown;
  if (!past || past.run.algorithm !== run.algorithm || past.run.n !== run.n)
    return { heard: pass(heard, shown), tones: [] };
  const apart = play.playing ? play.speed / MOST : 0; // steps from one tone to the next
  const passed = heard.rest + Math.abs(step.step - past.step.step);
  const at = Math.max(now, heard.due);
  const rings = apart <= 1 || at - heard.rung >= RING;
  const isTurn = step !== seen && passed >= apart && at - now <= LATE;
  const change = isTurn ? changeOf(past.step, step, play.playing, rings) : null;
  // in play, steps without a tone count for the next one
  if (!change) return { heard: play.playing ? { ...heard, seen: step } : pass(heard, shown), tones: [] };
  const tones = tonesOf(change, run.n, paceOf(play), at);
  const due = at + tones.length / MOST;
  const rung = change.what === "solution" ? at : heard.rung;
  return { heard: { past: shown, seen: step, rest: apart > 1 ? passed % apart : 0, due, rung }, tones };
}

/** Return the number of tones a second, 0 for single steps by hand. @param {Play} play */
function paceOf({ playing, speed, hurried }) {
  if (hurried) return MOST;
  return playing ? Math.min(speed, MOST) : 0;
}

/**
 * Return the change on the board; null for none.
 * @param {Shown["step"]} past
 * @param {Shown["step"]} step
 * @param {Play["playing"]} playing
 * @param {boolean} rings  whether a chord may sound
 * @returns {Change | null}
 */
function changeOf(past, step, playing, rings) {
  if (rings && countSolved(past, step, playing) > 0) return { what: "solution", row: 0 };
  const row = firstDifference(past.queens, step.queens);
  if (row !== null) return { what: row < step.queens.length ? "placed" : "lifted", row };
  return step.kind === "reject" ? { what: "rejected", row: step.queens.length } : null;
}

/**
 * Count the solutions from the step heard last to this one. If the film has not played from one to the other, as at the
 * end of a loop or after a jump, only this step's own solution counts.
 * @param {Shown["step"]} past
 * @param {Shown["step"]} step
 * @param {Play["playing"]} playing
 */
function countSolved(past, step, playing) {
  const own = Number(step.kind === "solution");
  const more = step.solutions - past.solutions;
  if (!playing || Math.sign(step.step - past.step) !== playing) return own;
  return playing > 0 ? more : own - more - Number(past.kind === "solution");
}

/** @param {Square[]} some @param {Square[]} others  both in order of rows, or columns */
function firstDifference(some, others) {
  for (let row = 0; row < Math.max(some.length, others.length); row++)
    if (some[row]?.[0] !== others[row]?.[0] || some[row]?.[1] !== others[row]?.[1]) return row;
  return null;
}

/** @param {Change} change @param {number} n @param {number} pace  tones a second @param {number} at @returns {Tone[]} */
function tonesOf({ what, row }, n, pace, at) {
  const duration = Math.min(LONGEST, OVERLAP / pace);
  const gain = GAIN / Math.sqrt(Math.max(1, duration * pace)); // the same loudness for any number of tones a second
  const frequency = pitchOf(row, n);
  switch (what) {
    case "placed":
      return [{ at, frequency, gain, duration }];
    case "lifted":
      return [{ at, frequency: frequency / 2, gain: gain * LIFTED, duration }];
    case "rejected":
      return [{ at, frequency, gain: gain * TICK.gain, duration: Math.min(TICK.longest, duration) }];
    case "solution": {
      const lasting = Math.max(RINGING.shortest, Math.min(RINGING.longest, 1 / pace));
      const softer = gain / Math.sqrt(CHORD.length);
      // an arpeggio: no two tones of the page begin at once
      return CHORD.map((pitch, k) => ({ at: at + k / MOST, frequency: pitch, gain: softer, duration: lasting }));
    }
    default:
      throw new Error(`no sound of ${what}`);
  }
}

// The pitch of a row, from a pentatonic scale, in which all tones harmonize, over three and a half octaves.

const SCALE = [0, 2, 4, 7, 9]; // semitones above C: C D E G A
const LOWEST = 130.81; // hertz: the C below middle C
const MIDDLE = 5; // tones of the scale from there to middle C, the lowest tone of small boards
const HIGHEST = 18; // tones of the scale up to the G two octaves above the one over middle C; higher ones are shrill

/** @param {number} tone  index in the scale, from the lowest one on */
const frequencyOf = (tone) => LOWEST * 2 ** (Math.floor(tone / SCALE.length) + SCALE[tone % SCALE.length] / 12);

/**
 * Return the pitch of a row in hertz, higher than that of the row above. A large board begins lower; beyond 19 rows
 * some neighbours share a tone.
 * @param {number} row @param {number} n
 */
export function pitchOf(row, n) {
  const span = Math.min(n - 1, HIGHEST);
  return frequencyOf(Math.min(MIDDLE, HIGHEST - span) + Math.floor((row * span) / Math.max(1, n - 1)));
}

/** The chord of a solution, in hertz: C E G, an octave above middle C. */
export const CHORD = [10, 12, 13].map(frequencyOf);
