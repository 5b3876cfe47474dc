// Reasons why an answer is wrong: the queen and the mask behind it. Pure: a step, a question and an answer in, facts
// out. Masks are as in `bitmask`, a 1 for an attacked column; for searches in which a 1 means a free one, only the
// words differ.

import { LINES, bitIndex, bitIndexes, lowest, ones } from "../model/bits.js";
import { barsAt, isBarred } from "../model/bars.js";
import { attacksOf } from "../model/causes.js";
import { mannerOf } from "./kinds.js";

/** @import { Line } from "../model/bits.js" */
/** @import { Manner } from "./kinds.js" */
/** @import { Asked, Attack, Square, Step } from "../types.js" */

/**
 * A reason why an answer is wrong.
 * - barred: the board of a puzzle has something against the square of `bit`
 * - attacked: a queen attacks the square of `bit`; lower, earlier: `bit` is free, but `other` is tried before; missed:
 *   `bit` is free
 * - hit, clear: a bit of `line` one row down is a 1, or a 0; unshifted, turned, unjoined: the mask without its shift,
 *   shifted the other way, or without the new queen
 * - falls: rays leave the board, or do not; null: the answer is right about them; left, spent: squares left to try in a
 *   row, or none; solved, full, open: the row below; shut: the same as full, for "the search goes on"; early: no solution yet
 * - follows, nothing: a solution, or none, up to a step; rows: the row to which the search returns; empty, nearer: that
 *   the answer's row has nothing left, or that one comes before it
 * - inverse: the attacked squares in place of the free ones; line: what the step does, and so the line that follows
 * - apart, second, nobody: the row's queen does not attack the square, is found later, or does not exist
 * Reasons why an answer is right. lowest, first: the square that the search takes; clearAll: the number of free
 * squares; moved: a mask, shifted with the new queen; meets: the queen that the search finds first
 * @typedef {{why: "attacked", bit: number, line: Line | "any", row: number}
 *   | {why: "missed", bit: number}
 *   | {why: "lower" | "earlier", bit: number, other: number}
 *   | {why: "hit" | "clear", bit: number, line: Line, row: number}
 *   | {why: "unshifted" | "turned" | "unjoined", line: Line}
 *   | {why: "falls", ld: boolean | null, rd: boolean | null, n: number}
 *   | {why: "left" | "open", row: number, bits: number[]}
 *   | {why: "spent" | "full" | "shut" | "solved" | "empty" | "nearer" | "apart" | "second" | "nobody", row: number}
 *   | {why: "early", queens: number, n: number}
 *   | {why: "follows" | "nothing", step: number}
 *   | {why: "rows", row: number, rows: number}
 *   | {why: "goesOn"}
 *   | {why: "inverse"}
 *   | {why: "line", kind: Step["kind"], answer: number}
 *   | {why: "lowest", bit: number}
 *   | {why: "first" | "meets"}
 *   | {why: "clearAll", bits: number}
 *   | {why: "barred", by: "closed" | "given" | "region", bit: number, row: number, region: string}
 *   | {why: "moved" | "beside", line: Line}} Reason
 */
/** @typedef {{reason: Reason, by: Attack[], lit: Record<string, number>}} Mistake */

const [GOES_ON, SOLUTION] = [0, 2]; // answers to "ends"

/** The row or column that the search is filling. @param {Asked} asked @returns {number} */
const lineOf = ({ step, run }) => /** @type {Record<string, any>} */ (step)[mannerOf(run.algorithm).fills];

/** The explanation of a wrong answer, by the kind of question. @type {Record<string, (asked: Asked, wrong: number, manner: Manner) => Mistake>} */
const EXPLANATIONS = {
  next: explainNext,
  free: explainFree,
  ld: explainMask,
  col: explainMask,
  rd: explainMask,
  falls: explainFalls,
  after: explainAfter,
  ends: explainEnds,
  below: ({ question: { answer, shown } }) => mistake({ why: answer ? "follows" : "nothing", step: shown }),
  back: explainBack,
  line: ({ question: { answer }, step: { kind } }) => mistake({ why: "line", kind, answer }),
  attacker: explainAttacker,
};

/**
 * Explain a wrong answer: the reason, and the queens and bits that show it.
 * @param {Asked} asked
 * @param {number} wrong  the answer given
 * @returns {Mistake}
 */
export const explainMistake = (asked, wrong) =>
  EXPLANATIONS[asked.question.about](asked, wrong, mannerOf(asked.run.algorithm));

/** Explain what leaves the board, where the answer is wrong about it. @param {Asked} asked @param {number} wrong */
function explainFalls({ question: { answer }, run: { n } }, wrong) {
  const [ld, rd] = [1, 2].map((bit) => ((answer ^ wrong) & bit || Number.isNaN(wrong) ? (answer & bit) > 0 : null));
  return mistake({ why: "falls", ld, rd, n });
}

/** @param {Asked} asked @param {number} wrong @param {Manner} manner */
function explainEnds(asked, wrong, manner) {
  const { step, run } = asked;
  const below = belowOf(asked, manner);
  if (wrong === SOLUTION) return mistake({ why: "early", queens: step.queens.length, n: run.n });
  return mistake(wrong === GOES_ON && below.why === "full" ? { ...below, why: "shut" } : below);
}

/** @param {Asked} asked @param {number} wrong */
function explainBack(asked, wrong) {
  const { answer } = asked.question;
  const row = lineOf(asked);
  if (wrong < answer) return mistake({ why: "empty", row: row - wrong });
  return mistake(
    wrong > answer ? { why: "nearer", row: row - answer } : { why: "rows", row: row - answer, rows: answer },
  );
}

/** @param {Asked} asked @param {number} _wrong @param {Manner} manner */
function explainAfter(asked, _wrong, { masks }) {
  const { question, step } = asked;
  const row = lineOf(asked);
  if (!question.answer && !masks) return mistake({ why: "goesOn" });
  return mistake(masks && step.poss ? { why: "left", row, bits: bitIndexes(step.poss) } : { why: "spent", row });
}

/** Return the reason why the right answer is right. @param {Asked} asked @returns {Reason} */
export function explainRight(asked) {
  const { about, answer } = asked.question;
  if (about in LINES) {
    const isNear = about !== "col" && asked.step.puzzle?.rule === "touch";
    return { why: isNear ? "beside" : "moved", line: /** @type {Line} */ (about) };
  }
  switch (about) {
    case "next":
      return mannerOf(asked.run.algorithm).masks ? { why: "lowest", bit: bitIndex(answer) } : { why: "first" };
    case "free":
      return { why: "clearAll", bits: bitIndexes(answer).length };
    case "attacker":
      return { why: "meets" };
    default:
      return explainMistake(asked, NaN).reason; // the reason is the same for any answer
  }
}

/** @param {Reason} reason @param {Attack[]} [by] @param {Record<string, number>} [lit] @returns {Mistake} */
const mistake = (reason, by = [], lit = {}) => ({ reason, by, lit });

/**
 * Return the square of a bit in the line that the search is filling, as if it filled rows.
 * @param {Step} step
 * @param {number} bit
 * @param {number} n
 * @returns {Square}
 */
const squareOf = (step, bit, n) => [step.queens.length, n - 1 - bit];

/** Return the queens as if the search filled rows. @param {Step} step @param {Manner} manner @returns {Square[]} */
const queensOf = ({ queens }, { fills }) => (fills === "row" ? queens : queens.map(([row, column]) => [column, row]));

/** @param {Asked} asked @param {number} wrong @param {Manner} manner */
function explainNext({ question, step, run: { n } }, wrong, manner) {
  const [bit, other] = [bitIndex(wrong), bitIndex(question.answer)];
  const [attack] = attacksOf({ ...step, queens: queensOf(step, manner) }, squareOf(step, bit, n));
  const barred = attack ? null : barredAt(step, bit, n);
  if (barred) return barred;
  if (!attack) return mistake({ why: manner.masks ? "lower" : "earlier", bit, other });
  if (manner.masks) return attacked(bit, attack, n);
  const [row, column] = attack.queen;
  return mistake({ why: "attacked", bit, line: "any", row }, [
    { line: attack.line, queen: manner.fills === "row" ? [row, column] : [column, row] },
  ]);
}

/** @param {number} bit @param {Attack} attack @param {number} n */
const attacked = (bit, attack, n) =>
  mistake({ why: "attacked", bit, line: /** @type {Line} */ (attack.line), row: attack.queen[0] }, [attack], {
    [attack.line]: n - 1 - bit,
  });

/** @param {Asked} asked @param {number} wrong */
function explainFree({ question: { answer }, step, run: { n } }, wrong) {
  if (wrong === (answer ^ ones(n)) >>> 0 && !step.puzzle) return mistake({ why: "inverse" });
  const bit = bitIndex(lowest((answer ^ wrong) >>> 0));
  const [attack] = attacksOf(step, squareOf(step, bit, n));
  if (attack) return attacked(bit, attack, n);
  return (
    barredAt(step, bit, n) ??
    mistake({ why: "missed", bit }, [], { ld: n - 1 - bit, col: n - 1 - bit, rd: n - 1 - bit })
  );
}

/** Explain what the board of a puzzle has against a square of the next queen; null for nothing. @param {Step} step @param {number} bit @param {number} n */
function barredAt(step, bit, n) {
  const bars = barsAt(step, squareOf(step, bit, n));
  if (!bars || !isBarred(bars)) return null;
  const { closed, given, queen, region } = bars;
  const column = n - 1 - bit;
  const row = (given ?? queen)?.[0] ?? step.row;
  const by = closed ? "closed" : given ? "given" : "region";
  return mistake({ why: "barred", by, bit, row, region }, [], by === "region" ? { reg: column } : { open: column });
}

/** Explain a wrong mask one row down. @param {Asked} asked @param {number} given @param {Manner} manner */
function explainMask({ question, step, run: { n } }, given, { inverted }) {
  const line = /** @type {Line} */ (question.about);
  const [answer, wrong] = [question.answer, given].map((mask) => (inverted ? mask ^ ones(n) : mask) >>> 0);
  const { row, bit } = step;
  const isNear = line !== "col" && step.puzzle?.rule === "touch"; // only the new queen's attacks go on
  const before = isNear ? 0 : attacksAlong(line, step, n);
  const joined = (before | bit) >>> 0;
  const shift = (/** @type {number} */ mask, /** @type {number} */ by) =>
    ((by > 0 ? mask >>> 1 : by < 0 ? mask << 1 : mask) & ones(n)) >>> 0;
  if (wrong === shift(before, LINES[line]))
    return mistake({ why: "unjoined", line }, [], { bit: n - 1 - bitIndex(bit) });
  if (line !== "col" && wrong === joined) return mistake({ why: "unshifted", line });
  if (line !== "col" && wrong === shift(joined, -LINES[line])) return mistake({ why: "turned", line });
  const first = bitIndex(lowest((answer ^ wrong) >>> 0));
  const hit = attacksOf(step, [row + 1, n - 1 - first]).find((attack) => attack.line === line);
  return hit
    ? mistake({ why: "hit", bit: first, line, row: hit.queen[0] }, [hit])
    : mistake({ why: "clear", bit: first, line, row: row + 1 });
}

/**
 * Return the mask of attacks on the active row along a line, with a 1 for an attacked column in every search.
 * @param {Line} line
 * @param {Step} step
 * @param {number} n
 */
function attacksAlong(line, { row, queens }, n) {
  const columns = queens.filter(([above]) => above < row).map(([above, at]) => at + LINES[line] * (row - above));
  return columns
    .filter((column) => column >= 0 && column < n)
    .reduce((mask, column) => (mask | (2 ** (n - 1 - column))) >>> 0, 0);
}

/**
 * Return the reason for the state of the row or column below the new queen.
 * @param {Asked} asked
 * @param {Manner} manner
 * @returns {Reason}
 */
function belowOf({ question: { answer }, step, run: { n } }, manner) {
  const row = step.queens.length;
  if (row === n) return { why: "solved", row: row - 1 };
  if (answer === 1) return { why: "full", row };
  const its = { ...step, queens: queensOf(step, manner) };
  const isFree = (/** @type {Square} */ square) => !attacksOf(its, square).length && !isBarred(barsAt(its, square));
  const bits = [...Array(n).keys()].filter((bit) => isFree([row, n - 1 - bit]));
  return { why: "open", row, bits: bits.reverse() };
}

/** @param {Asked} asked @param {number} wrong */
function explainAttacker({ step }, wrong) {
  const queen = step.queens.find(([row]) => row === wrong);
  const [row, column] = /** @type {Square} */ (step.square);
  if (!queen) return mistake({ why: "nobody", row: wrong });
  const attacks = queen[1] === column || queen[0] === row || Math.abs(queen[0] - row) === Math.abs(queen[1] - column);
  return mistake({ why: attacks ? "second" : "apart", row: wrong });
}
