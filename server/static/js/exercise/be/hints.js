// What can be said about a blank: where to look, by which queen a bit is what it is, or why a move is wrong. Pure: facts,
// no words.

import { explainMistake } from "../../questions/mistakes.js";
import { bitIndex, has, lowest, ones } from "../../model/bits.js";
import { activeRow, queensOf, truthOf, LIFT } from "./machine.js";
import { MOST_MISSES, answerNow, blankNow } from "./session.js";

/** @import { Manner } from "../../questions/mistakes.js" */
/** @import { Attack, Step } from "../../types.js" */
/** @import { About, Machine } from "./machine.js" */
/** @import { Session } from "./session.js" */

/**
 * A reason: one of those that learn/ knows; the square has been tried already; or the draft is right.
 * @typedef {import("../../questions/mistakes.js").Reason | {why: "tried", bit: number} | {why: "fits"}} Reason
 */
/** `by`: the queens that it names. @typedef {{reason: Reason, by: Attack[]}} Fact */
/** What is said about the last answer or hint, and the queens that it names. */
/** @typedef {import("../frame.js").Remark & {by: Attack[]}} Remark */

/** Where to look: at a register, or of a move whether a square is left, or which is the lowest. */
/** @typedef {Exclude<About, "move"> | "left" | "lowest"} Look */
/**
 * What is said of a wrong answer: at first where to look, then what shows it, then the right one, too.
 * @typedef {Fact & {misses: number, look: Look, bit: number, about: About, value: number, n: number}} Miss
 */

/** The search that is played. @type {Manner} */
export const MANNER = { masks: true, fills: "row", inverted: false };

/**
 * What is wrong with a draft, by the queens that stand on the learner's board.
 * @param {Machine} machine
 * @param {About} about
 * @param {number} draft
 * @returns {Fact}
 */
export function factOf(machine, about, draft) {
  const answer = truthOf(machine)[about];
  if (draft === answer && (about !== "move" || draft !== LIFT)) return { reason: { why: "fits" }, by: [] };
  return about === "move" ? factOfMove(machine, draft, answer) : factOfMask(machine, about, draft, answer);
}

/**
 * @param {Machine} machine
 * @param {About} about
 * @param {number} draft  which is wrong
 * @param {number} misses  so far, this one among them
 * @returns {Miss}
 */
export function missOf(machine, about, draft, misses) {
  const value = truthOf(machine)[about];
  const look = about !== "move" ? about : value && draft ? "lowest" : "left";
  const bit = bitIndex(lowest((draft ^ value) >>> 0));
  const fact = factOf(machine, about, draft);
  const { n } = machine;
  return { ...fact, by: misses > 1 ? fact.by : [], misses: Math.min(MOST_MISSES, misses), look, bit, about, value, n };
}

/**
 * The bit of a wrong draft that is marked: the one that is spoken of, and of a move the one that was chosen; null where
 * none is.
 * @param {Session} session
 */
export function wrongBit(session) {
  const blank = blankNow(session);
  if (!blank || !session.wrong) return null;
  const { draft } = session;
  if (blank.about === "move") return draft ? bitIndex(draft) : null;
  return bitIndex(lowest((draft ^ answerNow(session)) >>> 0));
}

/** @param {Machine} machine @param {Exclude<About, "move">} about @param {number} draft @param {number} answer */
function factOfMask(machine, about, draft, answer) {
  const { n, rows } = machine;
  if (about === "taken") return ask("free", (~answer & ones(n)) >>> 0, (~draft & ones(n)) >>> 0, stepOf(machine), n);
  if (about === "poss") return ask("free", answer, draft, stepOf(machine), n);
  const { row, bit } = rows[rows.length - 2];
  return ask(about, answer, draft, { ...stepOf(machine), row, bit }, n);
}

/** @param {Machine} machine @param {number} draft @param {number} answer @returns {Fact} */
function factOfMove(machine, draft, answer) {
  const { n } = machine;
  const { row, tried } = activeRow(machine);
  if (row === n) return { reason: { why: "solved", row: n - 1 }, by: [] };
  if (draft === LIFT) return ask("after", answer ? 0 : 1, answer ? 1 : 0, stepOf(machine), n);
  if (has(tried, n - 1 - bitIndex(draft), n)) return { reason: { why: "tried", bit: bitIndex(draft) }, by: [] };
  return ask("next", answer || draft, draft, stepOf(machine), n);
}

/**
 * @param {string} about
 * @param {number} answer
 * @param {number} wrong
 * @param {Step} step
 * @param {number} n
 * @returns {Fact}
 */
function ask(about, answer, wrong, step, n) {
  const { reason, by } = explainMistake({ step: 0, about, answer, shown: 0 }, wrong, step, n, MANNER);
  return { reason, by };
}

/** The learner's board as a step, as far as reasons rest on it. @param {Machine} machine */
function stepOf(machine) {
  const { poss } = truthOf(machine);
  const { row, tried } = activeRow(machine);
  return /** @type {Step} */ (/** @type {unknown} */ ({ row, queens: queensOf(machine), poss: (poss & ~tried) >>> 0 }));
}
