// Hints for a blank: the place to look at, the queen behind a bit, the reason against a move. Pure: facts, no words.

import { explainMistake } from "../../questions/mistakes.js";
import { bitIndex, has, lowest, ones } from "../../model/bits.js";
import { activeRow, queensOf, truthOf, LIFT } from "./machine.js";
import { MOST_MISSES, answerNow, blankNow } from "./session.js";

/** @import { Manner } from "../../questions/mistakes.js" */
/** @import { Attack, Step } from "../../types.js" */
/** @import { About, Machine } from "./machine.js" */
/** @import { Session } from "./session.js" */

/**
 * A reason: one of a question's mistakes; `tried`: the square has been tried already; `fits`: the draft is right
 * @typedef {import("../../questions/mistakes.js").Reason | {why: "tried", bit: number} | {why: "fits"}} Reason
 */
/** A reason, with the queens in it. @typedef {{reason: Reason, by: Attack[]}} Explanation */
/** The remark about the last answer or hint, with the queens in it. */
/** @typedef {import("../frame.js").Remark & {by: Attack[]}} Remark */

/** The place to look at: a register; for a move the squares that are left, or the lowest of them. */
/** @typedef {Exclude<About, "move"> | "left" | "lowest"} Pointer */
/**
 * The feedback on a wrong answer: first where to look, then the reason, then also the right answer.
 * @typedef {Explanation & {misses: number, look: Pointer, bit: number, about: About, value: number, n: number}} Miss
 */

/** The search that the learner plays. @type {Manner} */
export const MANNER = { masks: true, fills: "row", inverted: false };

/**
 * Return the reason why a draft is wrong, by the queens on the learner's board.
 * @param {Machine} machine
 * @param {About} about
 * @param {number} draft
 * @returns {Explanation}
 */
export function factOf(machine, about, draft) {
  const answer = truthOf(machine)[about];
  if (draft === answer && (about !== "move" || draft !== LIFT)) return { reason: { why: "fits" }, by: [] };
  return about === "move" ? factOfMove(machine, draft, answer) : factOfMask(machine, about, draft, answer);
}

/**
 * @param {Machine} machine
 * @param {About} about
 * @param {number} draft  a wrong one
 * @param {number} misses  so far, with this one
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
 * Return the bit of a wrong draft to mark: the lowest wrong one, or the chosen one of a move; null without one.
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
  if (about === "taken")
    return explain("free", (~answer & ones(n)) >>> 0, (~draft & ones(n)) >>> 0, stepOf(machine), n);
  if (about === "poss") return explain("free", answer, draft, stepOf(machine), n);
  const { row, bit } = rows[rows.length - 2];
  return explain(about, answer, draft, { ...stepOf(machine), row, bit }, n);
}

/** @param {Machine} machine @param {number} draft @param {number} answer @returns {Explanation} */
function factOfMove(machine, draft, answer) {
  const { n } = machine;
  const { row, tried } = activeRow(machine);
  if (row === n) return { reason: { why: "solved", row: n - 1 }, by: [] };
  if (draft === LIFT) return explain("after", answer ? 0 : 1, answer ? 1 : 0, stepOf(machine), n);
  if (has(tried, n - 1 - bitIndex(draft), n)) return { reason: { why: "tried", bit: bitIndex(draft) }, by: [] };
  return explain("next", answer || draft, draft, stepOf(machine), n);
}

/**
 * @param {string} about
 * @param {number} answer
 * @param {number} wrong
 * @param {Step} step
 * @param {number} n
 * @returns {Explanation}
 */
function explain(about, answer, wrong, step, n) {
  const { reason, by } = explainMistake({ step: 0, about, answer, shown: 0 }, wrong, step, n, MANNER);
  return { reason, by };
}

/** Return the learner's board as a step, with the fields that reasons use. @param {Machine} machine */
function stepOf(machine) {
  const { poss } = truthOf(machine);
  const { row, tried } = activeRow(machine);
  return /** @type {Step} */ (/** @type {unknown} */ ({ row, queens: queensOf(machine), poss: (poss & ~tried) >>> 0 }));
}
