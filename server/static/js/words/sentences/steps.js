// Sentences of the searches with masks: a step, one line of the listing; and the names of rows, squares and bits in
// every sentence.

import { isDeadEnd, lowest, bitIndex as numberOf, bitIndexes } from "../../model/bits.js";
import { capital } from "../texts.js";
import { ranged, whole, word } from "./common.js";

/** @import { Goal, Part, Square, SquareStep, Step } from "../../types.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"page">} Page */
/** @typedef {{title: string, why: string}} Sentence */

/** "row 3", or "column 3" where columns are filled. @param {Page} say @param {Step | SquareStep} step */
export const lineOf = ({ AT }, { row, ...step }) =>
  "column" in step ? AT.column({ at: Number(step.column) }) : AT.row({ at: Number(row) });

/** "bit 3 of row 2". @param {Page} say @param {Square} square @param {number} n */
export const squareNamed = ({ NAMED }, [row, column], n) => NAMED({ bit: n - 1 - column, row });

/** "bit 5", "bits 7, 5 and 2". @param {Page} say @param {number} mask */
export function bitsOf(say, mask) {
  const numbers = bitIndexes(mask);
  return say.bitList({ count: numbers.length, list: ranged(say, numbers) });
}

/**
 * The action of a step, and its reason.
 * @param {Page} say @param {Step} step @param {number} n @param {Goal} goal
 * @returns {Sentence}
 */
export function sentence(say, step, n, goal) {
  switch (step.kind) {
    case "call":
      return isDeadEnd(step) ? deadEnd(say, step, n) : freeRow(say, step, n);
    case "place":
      return placing(say, step, n);
    case "solution":
      return solution(say, step, n, goal);
    case "return":
      return step.stack.length ? lifting(say, step) : over(say, step);
    default:
      throw new Error(`no sentence for ${step.kind}`);
  }
}

/** @param {Page} say @param {Step} step @param {number} n */
function freeRow(say, { row, poss }, n) {
  const { MASKS } = say;
  const squares = bitIndexes(poss).length;
  const bit = numberOf(lowest(poss));
  if (squares === 1) return { title: MASKS.oneFree({ row, bit }), why: n === 1 ? MASKS.onlySquare : MASKS.othersTaken };
  const title = MASKS.free({ row, squares: word(say, squares) });
  if (row) return { title, why: MASKS.noRay({ Bits: capital(bitsOf(say, poss)), bit }) };
  const why = `${MASKS.wanted({ queens: word(say, n) })} ${MASKS.firstRow({ bit })}`;
  return { title, why, brief: MASKS.firstSquare };
}

/** @param {Page} say @param {Step} step @param {number} n */
function deadEnd(say, { row, stack }, n) {
  const { MASKS } = say;
  const caller = stack.at(-2);
  const ones = MASKS.ones({ count: n, ones: word(say, n) });
  return {
    title: MASKS.deadEnd({ row }),
    why: caller ? `${ones} ${MASKS.hasToGo({ row: caller.row })}` : ones,
  };
}

/** @param {Page} say @param {Step} step @param {number} n */
function placing(say, { row, poss, bit, puzzle }, n) {
  const { MASKS } = say;
  const moves = puzzle?.rule === "touch" ? MASKS.beside : MASKS.slides;
  const rest = poss ? MASKS.stillToTry({ row, bits: bitsOf(say, poss) }) : MASKS.lastToTry({ row });
  return {
    title: MASKS.placed({ bit: numberOf(bit), row }),
    why: `${rest} ${row === n - 1 ? MASKS.rowsFull : moves}`,
  };
}

/** "All eight queens stand". @param {Page} say @param {number} n */
export const allStand = (say, n) => say.MASKS.allStand({ count: n, queens: word(say, n) });

/** @param {Page} say @param {Step} step @param {number} n @param {Goal} goal */
function solution(say, { solutions }, n, goal) {
  return {
    title: say.SOLUTION({ number: solutions }),
    why: say.MASKS.solved({ stand: allStand(say, n), next: say.COUNTED[goal] }),
  };
}

/** @param {Page} say @param {Step} step */
function lifting(say, { row, poss, bit, stack }) {
  const { MASKS } = say;
  const title = MASKS.back({ row, bit: numberOf(bit) });
  if (poss) return { title, why: MASKS.areToTry({ count: countOf(poss), Bits: capital(bitsOf(say, poss)) }) };
  const caller = stack.at(-2);
  return { title, why: caller ? MASKS.losesToo({ row, before: caller.row }) : MASKS.aboutToEnd };
}

/** @param {Page} say @param {Step} step */
function over(say, { solutions, placements, dead_ends }) {
  const { OVER } = say;
  return {
    title: OVER.title({ solutions: say.solutions({ count: solutions }) }),
    why:
      (solutions ? "" : `${OVER.none} `) +
      OVER.masks({
        placements: OVER.placements({ count: placements }),
        deadEnds: OVER.deadEnds({ count: dead_ends }),
      }),
  };
}

/** The number of ones in a mask. @param {number} mask */
const countOf = (mask) => bitIndexes(mask).length;

/**
 * The action of one line of the listing; null where the step's own sentence covers it.
 * @param {Page} say @param {Part} part @param {number} n @param {Goal} goal
 * @returns {Sentence | null}
 */
export function partly(say, { name, picture }, n, goal) {
  const { LINES } = say;
  const { row, poss, bit, solutions } = picture;
  const bits = poss ? bitsOf(say, poss) : "";
  const left = { count: countOf(poss), bits, Bits: bits && capital(bits), row };
  switch (name) {
    case "solved":
      if (row === n) return LINES.solved;
      return { title: LINES.unsolved.title({ row }), why: row ? LINES.unsolved.why : LINES.unsolved.empty };
    case "loop":
      return { title: LINES.loop.title, why: LINES.loop.why(left) };
    case "lowest":
      return { title: LINES.lowest.title({ bit: numberOf(bit) }), why: LINES.lowest.why };
    case "taken":
      return {
        title: LINES.taken.title({ bit: numberOf(bit) }),
        why: poss ? LINES.taken.why(left) : LINES.taken.none({ row }),
      };
    case "returned":
      if (goal === "first") return LINES.last;
      return { title: LINES.returned.title, why: LINES.returned.why({ number: whole(say, solutions) }) };
    case "ended":
      return {
        title: LINES.ended.title({ row }),
        why: row ? LINES.ended.why({ before: row - 1 }) : LINES.ended.outermost,
      };
    case "found":
    case "called":
    case "counted":
    case "back":
    case "line":
      return null;
    default:
      throw new Error(`no sentence for ${name}`);
  }
}
