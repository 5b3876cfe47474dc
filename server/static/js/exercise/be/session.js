// A session of the exercise: the values filled in, first answers that were right, hints. It is graded step by step
// against the film. Pure: a session in, the next one out.

import { taken } from "../../model/bits.js";
import { blankOf, createMachine, fill } from "./machine.js";

/** @import { Step } from "../../types.js" */
/** @import { Blank, Machine } from "./machine.js" */

/**
 * The marks of a blank: whether its first answer was right (null: none yet), the strongest hint, and the number of
 * wrong answers.
 * @typedef {{right: boolean | null, strength: number, misses: number}} Mark
 */
/** A state to which undo returns. @typedef {{machine: Machine, filled: number[]}} Moment */

/**
 * `filled`: all values so far, in order; `draft`: the value being made; `wrong`: the draft was judged wrong; `judging`:
 * each value is judged at once; `phase`: filling in, full (before the check), done, or shown (after the model answer).
 * @typedef {object} Session
 * @property {Step[]} steps  the film's steps of the exercise
 * @property {Machine} machine
 * @property {number[]} filled
 * @property {number} draft
 * @property {boolean} wrong
 * @property {boolean} judging
 * @property {Moment[]} past
 * @property {Record<string, Mark>} marks
 * @property {string[]} kept  keys of the marks that a check has found right
 * @property {Record<string, number>} given  values that it has found wrong, until they are corrected
 * @property {"filling" | "full" | "done" | "shown"} phase
 */

export const STRONGEST = 3; // the hint with the value
export const MOST_MISSES = 3; // wrong answers before the right one is shown

/** @param {Step[]} steps @param {number} n @param {number} rung @param {boolean} judging @returns {Session} */
export function createSession(steps, n, rung, judging) {
  return {
    steps,
    machine: createMachine(steps[0], n, rung),
    filled: [],
    draft: 0,
    wrong: false,
    judging,
    past: [],
    marks: {},
    kept: [],
    given: {},
    phase: "filling",
  };
}

/** @param {Blank} blank */
const keyOf = ({ step, about }) => `${step} ${about}`;

/** Return the film's value for a blank. @param {Step[]} steps @param {Blank} blank */
function answerOf(steps, { step, about }) {
  const its = steps[step];
  if (about === "move") return its.kind === "place" ? its.bit : 0;
  return about === "taken" ? taken(its) : its[about];
}

/** Return the blank to fill in; null for none. @param {Session} session */
export const blankNow = ({ machine, phase }) => (phase === "filling" ? blankOf(machine) : null);

/** Return the right answer for the present blank. @param {Session} session */
export function answerNow(session) {
  const blank = blankNow(session);
  return blank ? answerOf(session.steps, blank) : 0;
}

/** @type {Mark} */
const UNMARKED = { right: null, strength: 0, misses: 0 };

/** @param {Session} session @param {Blank} blank */
const markOf = ({ marks }, blank) => marks[keyOf(blank)] ?? UNMARKED;

/** @param {Session} session @param {Blank} blank @param {Partial<Mark>} change @returns {Session} */
const marked = (session, blank, change) => ({
  ...session,
  marks: { ...session.marks, [keyOf(blank)]: { ...markOf(session, blank), ...change } },
});

/** @param {Session} session @param {number} draft @returns {Session} */
export const setDraft = (session, draft) => ({ ...session, draft, wrong: false });

/**
 * Fill in a value. If it is judged at once, a wrong one stays for correction, up to MOST_MISSES times.
 * @param {Session} session
 * @param {number} value
 * @returns {Session}
 */
export function confirm(session, value) {
  const blank = blankNow(session);
  if (!blank) return session;
  if (!session.judging) return advance(session, value);
  const answer = answerOf(session.steps, blank);
  const right = value === answer;
  const mark = markOf(session, blank);
  const misses = mark.misses + (right ? 0 : 1);
  const judged = marked(session, blank, { right: mark.right ?? right, misses });
  if (right) return skipRight(advance(judged, value));
  const told = misses >= MOST_MISSES;
  return { ...judged, draft: told ? answer : value, wrong: !told };
}

/** @param {Session} session @param {number} value @returns {Session} */
function advance(session, value) {
  const machine = fill(session.machine, value);
  const past = [...session.past, { machine: session.machine, filled: session.filled }];
  const phase = blankOf(machine) ? "filling" : session.judging ? "done" : "full";
  return { ...session, machine, past, phase, filled: [...session.filled, value], draft: 0, wrong: false };
}

/**
 * After a check, fill in the right values again, up to the next blank with a wrong one, whose wrong value becomes the
 * draft.
 * @param {Session} session
 * @returns {Session}
 */
function skipRight(session) {
  const blank = blankNow(session);
  if (!blank) return session;
  const key = keyOf(blank);
  if (session.kept.includes(key)) return skipRight(advance(session, answerOf(session.steps, blank)));
  return key in session.given ? { ...session, draft: session.given[key], wrong: true } : session;
}

/**
 * Judge all values at the end, and return to the first wrong one. After a wrong move the learner's search and the film
 * differ, so that no later value can be right.
 * @param {Session} session @returns {Session}
 */
export function check(session) {
  const {
    steps,
    filled,
    machine: { n, rung },
  } = session;
  const first = createMachine(steps[0], n, rung);
  let judged = session;
  let machine = first;
  /** @type {Record<string, number>} */
  const given = {};
  for (const value of filled) {
    const blank = /** @type {Blank} */ (blankOf(machine));
    const right = value === answerOf(steps, blank);
    judged = marked(judged, blank, { right });
    if (!right) given[keyOf(blank)] = value;
    if (!right && blank.about === "move") break;
    machine = fill(machine, value);
  }
  for (const blank of listBlanks(session))
    if (markOf(judged, blank).right === null) judged = marked(judged, blank, { right: false });
  const kept = Object.entries(judged.marks)
    .filter(([, { right }]) => right)
    .map(([key]) => key);
  return skipRight({ ...judged, machine: first, filled: [], past: [], judging: true, phase: "filling", kept, given });
}

/** Take back the draft, or the last value. @param {Session} session @returns {Session} */
export function undo(session) {
  if (session.draft || session.wrong) return setDraft(session, 0);
  const moment = session.past[session.past.length - 1];
  return moment ? { ...session, ...moment, past: session.past.slice(0, -1), phase: "filling" } : session;
}

/** Return whether there is a draft or a value to take back. @param {Session} session */
export const canUndo = ({ draft, past, phase }) =>
  phase !== "done" && phase !== "shown" && (draft > 0 || past.length > 0);

/**
 * Give the next stronger hint; the strongest one has the value, and costs the point.
 * @param {Session} session
 * @returns {Session}
 */
export function askHint(session) {
  const blank = blankNow(session);
  if (!blank) return session;
  const { right, strength } = markOf(session, blank);
  const stronger = Math.min(STRONGEST, strength + 1);
  return marked(session, blank, {
    strength: stronger,
    right: stronger === STRONGEST && right === null && session.judging ? false : right,
  });
}

/** Return the marks of the present blank. @param {Session} session */
export function markNow(session) {
  const blank = blankNow(session);
  return blank ? markOf(session, blank) : UNMARKED;
}

/**
 * Return the number of the present blank. A learner whose moves are judged at the end may meet more or fewer blanks.
 * @param {Session} session
 */
export function countNow(session) {
  const of = listBlanks(session).length;
  const at = blankNow(session) ? session.filled.length + 1 : of;
  return { at, of: Math.max(at, of) };
}

/**
 * End the session for the model answer.
 * @param {Session} session
 * @returns {Session}
 */
export const showModel = (session) => (session.phase === "done" ? session : { ...session, phase: "shown" });

/** List all blanks of the exercise, in the film's order. @param {Session} session */
export function listBlanks({ steps, machine: { n, rung } }) {
  const blanks = [];
  let machine = createMachine(steps[0], n, rung);
  for (let blank = blankOf(machine); blank; blank = blankOf(machine)) {
    blanks.push(blank);
    machine = fill(machine, answerOf(steps, blank));
  }
  return blanks;
}

/** @typedef {{points: number, of: number, hints: number}} Score */

/** Return the score: a point for each blank that was right at first, without the strongest hint. @param {Session} session @returns {Score} */
export function scoreOf(session) {
  const blanks = listBlanks(session);
  const points = blanks.filter(
    (blank) => markOf(session, blank).right && markOf(session, blank).strength < STRONGEST,
  ).length;
  const hints = Object.values(session.marks).reduce((sum, { strength }) => sum + strength, 0);
  return { points, of: blanks.length, hints };
}
