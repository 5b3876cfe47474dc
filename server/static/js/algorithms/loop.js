// loop: bitmask without recursion. Four arrays replace the call stack.

import { has, bitIndex, shiftMasks } from "../model/bits.js";
import { upTo } from "../model/board.js";
import { formatMask, solutionValues, view as bitmask } from "./bitmask.js";
import { wordsOf } from "../words/words.js";

/** @import { AlgorithmView, Step } from "../types.js" */

const words = await wordsOf("page");

const ARRAYS = /** @type {const} */ (["ld", "col", "rd", "poss"]);

/** The places in the listing to which the names of masks lead. @type {Record<string, number>} */
const PLACES = { col: 1, taken: 3 };

/** @type {AlgorithmView} */
export const view = {
  ...bitmask,
  parts: undefined, // they are lines of bitmask
  finding: 2,
  arrays: ARRAYS,
  calls,
  values,
  strip: bitmask.strip && {
    ...bitmask.strip,
    rows: bitmask.strip.rows.map((row) => ({ ...row, place: PLACES[row.name] ?? row.place })),
  },
};

/**
 * List the arrays' contents, row by row. Placing a queen has already written the masks of the next row.
 * @param {Step} step @param {number} n
 */
function calls(step, n) {
  const rows = step.stack.map((call) => ({ name: String(call.row), states: bitsOf(call, n) }));
  if (step.kind === "enter") return rows.map((row, at) => (at === rows.length - 1 ? { ...row, ahead: true } : row));
  if (step.kind !== "place" || step.veiled) return rows;
  return [
    ...rows,
    { name: String(step.row + 1), states: bitsOf({ ...shiftMasks(step, step.bit, n), poss: 0 }, n), ahead: true },
  ];
}

/** @param {Record<typeof ARRAYS[number], number>} masks @param {number} n */
const bitsOf = (masks, n) =>
  ARRAYS.flatMap((name) => upTo(n).map((column) => (has(masks[name], column, n) ? name : "")));

/**
 * Return the values beside the listing, by line.
 * @param {Step} step
 * @param {number} n
 * @param {(pattern: RegExp) => number} at
 */
function values(step, n, at) {
  const { row, kind, stack } = step;
  const [loop, asked, solved] = [at(/while row/), at(/if poss\[row\]/), at(/if col\[row\] == /)];
  const beside = solutionValues(step, n, at(/^done = /), solved, at(/solutions \+= 1/));
  switch (kind) {
    case "enter":
      return row ? beside.set(at(/row \+= 1/), `${words.LINE.row} ${row}`) : beside;
    case "call":
    case "solution":
      beside.set(loop, words.ANSWERS.yes);
      if (kind === "call") beside.set(row ? at(/ poss\[row\] = /) : at(/ poss\[0\] = /), formatMask(step.poss, n));
      if (row) return beside.set(at(/row \+= 1/), `${words.LINE.row} ${row}`);
      beside.delete(solved); // row 0 starts without this test
      return beside;
    case "place":
      return beside
        .set(asked, words.ANSWERS.yes)
        .set(at(/ bit = /), `${words.BIT} ${bitIndex(step.bit)}`)
        .set(at(/poss\[row\] -= bit/), formatMask(step.poss, n));
    case "return":
      beside.set(asked, words.ANSWERS.no).set(at(/row -= 1/), stack.length ? `${words.LINE.row} ${row}` : "−1");
      return beside.set(loop, stack.length ? words.ANSWERS.yes : words.ANSWERS.no);
    default:
      throw new Error(`no values for ${kind}`);
  }
}
