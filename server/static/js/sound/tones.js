// Which tones a frame makes: the step heard last, the step that is shown and the speed go in, tones come out. Pure.
//
// What is heard is what has changed on the board: the first row in which its queens differ, in `backtracking` the first
// column. So steps that were passed over are heard by what they have changed together, and a film sounds alike in both
// directions. As soon as more steps pass than tones may begin, every tone stands for equally many steps.

/** @import { PlayState, Run, Square, Step } from "../types.js" */

/**
 * A tone of the loudspeaker: from when on, in seconds; its pitch, in hertz; how loud it gets, where 1 is all that there
 * is; and for how many seconds it sounds.
 * @typedef {{at: number, frequency: number, gain: number, duration: number}} Tone
 */
/** @typedef {{run: Run, step: Pick<Step, "step" | "kind" | "queens" | "solutions">}} Shown */
/**
 * What has been heard: `past`: the step that the last tone was of; `seen`: the step shown last; `rest`: steps before
 * `past` that count for the next tone; from `due` on that may begin; `rung`: when the last chord began.
 * @typedef {{past: Shown | null, seen: Shown["step"] | null, rest: number, due: number, rung: number}} Heard
 */
/** @typedef {Pick<PlayState, "playing" | "speed" | "hurried">} Play */
/** @typedef {{what: "solution" | "placed" | "lifted" | "rejected", row: number}} Change */

const MOST = 30; // tones that begin in a second
const LATE = 0.1; // seconds that a tone may wait for its turn; after that a later step is heard instead
const RING = 0.5; // seconds between two chords where solutions come faster than they can be told apart

const GAIN = 0.25; // of one tone
const LONGEST = 0.24; // seconds of a tone
const OVERLAP = 2; // tones that sound at once; each is the softer for it
const RINGING = { shortest: 0.3, longest: 0.8 }; // seconds of a chord
const LIFTED = 0.5; // of the gain of a queen that is placed
const TICK = { gain: 0.2, longest: 0.03 }; // of that gain; seconds

/** Before anything is heard. @type {Heard} */
export const NOTHING = { past: null, seen: null, rest: 0, due: -Infinity, rung: -Infinity };

/** Let a step pass that makes no sound. @param {Heard} heard @param {Shown} shown @returns {Heard} */
export const pass = (heard, shown) => ({ ...heard, past: shown, seen: shown.step, rest: 0 });

/**
 * The tones of a frame, and what has been heard after it.
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

/** How many tones a second may come, 0 for single steps by hand. @param {Play} play */
function paceOf({ playing, speed, hurried }) {
  if (hurried) return MOST;
  return playing ? Math.min(speed, MOST) : 0;
}

/**
 * What has changed on the board; null for nothing.
 * @param {Shown["step"]} past
 * @param {Shown["step"]} step
 * @param {Play["playing"]} playing
 * @param {boolean} rings  whether a solution may be heard
 * @returns {Change | null}
 */
function changeOf(past, step, playing, rings) {
  if (rings && countSolved(past, step, playing) > 0) return { what: "solution", row: 0 };
  const row = firstDifference(past.queens, step.queens);
  if (row !== null) return { what: row < step.queens.length ? "placed" : "lifted", row };
  return step.kind === "reject" ? { what: "rejected", row: step.queens.length } : null;
}

/**
 * The solutions from the step heard last to this one. Where the film has not played from there to here, as at the end of
 * a loop or after a jump, only this step's own counts.
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

/** @param {Square[]} some @param {Square[]} others  both from the first row, or column, on */
function firstDifference(some, others) {
  for (let row = 0; row < Math.max(some.length, others.length); row++)
    if (some[row]?.[0] !== others[row]?.[0] || some[row]?.[1] !== others[row]?.[1]) return row;
  return null;
}

/** @param {Change} change @param {number} n @param {number} pace  tones a second @param {number} at @returns {Tone[]} */
function tonesOf({ what, row }, n, pace, at) {
  const duration = Math.min(LONGEST, OVERLAP / pace);
  const gain = GAIN / Math.sqrt(Math.max(1, duration * pace)); // as much sound in a second, however many of them
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
      // plucked one after the other: no two tones of the page begin at once
      return CHORD.map((its, k) => ({ at: at + k / MOST, frequency: its, gain: softer, duration: lasting }));
    }
    default:
      throw new Error(`no sound of ${what}`);
  }
}

// The pitch of a row: a pentatonic scale, in which any tones sound well together, over three octaves and a half.

const SCALE = [0, 2, 4, 7, 9]; // semitones above C: C D E G A
const LOWEST = 130.81; // hertz: the C below middle C
const MIDDLE = 5; // tones of the scale from there to middle C, where small boards begin
const HIGHEST = 18; // two octaves above the G over middle C; what lies higher is shrill

/** @param {number} tone  of the scale, from the lowest one on */
const frequencyOf = (tone) => LOWEST * 2 ** (Math.floor(tone / SCALE.length) + SCALE[tone % SCALE.length] / 12);

/**
 * The pitch of a row, in hertz: each is higher than the row above it. A large board begins lower; beyond 19 rows the
 * scale does not suffice, and some neighbours share a tone.
 * @param {number} row @param {number} n
 */
export function pitchOf(row, n) {
  const span = Math.min(n - 1, HIGHEST);
  return frequencyOf(Math.min(MIDDLE, HIGHEST - span) + Math.floor((row * span) / Math.max(1, n - 1)));
}

/** The chord of a solution, in hertz: C E G, an octave above middle C. */
export const CHORD = [10, 12, 13].map(frequencyOf);
