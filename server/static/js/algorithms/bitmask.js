// bitmask: computes all free squares of a row at once, from masks. Also exports the parts that the other mask searches
// share.

import {
  binary,
  candidateOf,
  free,
  has,
  lowest,
  ones,
  bitIndexes,
  shiftMasks,
  slidingOf,
  tried,
} from "../model/bits.js";
import { sceneOf } from "../model/board.js";
import { factOf } from "../model/causes.js";
import { partsOfMasks } from "../model/parts.js";
import { registersOf } from "../model/strip.js";
import { wordsOf } from "../words/words.js";

/** @import { Content, MaskRow, Row, Strip } from "../model/strip.js" */
/** @import { AlgorithmView, Branch, Frame, Step, Sums } from "../types.js" */

const words = await wordsOf("page");

const WIDEST_BINARY = 10; // digits
const WIDEST_SHOWN = 16; // digits of the largest mask that is shown

/** @type {Row[]} */
export const LINE_ROWS = [
  { name: "ld", label: "ld", sign: "ray-ld", along: "ld", kind: "mask", explained: true, card: "right" },
  { name: "col", label: "col", sign: "ray-col", along: "column", kind: "mask", explained: true, card: "or", place: 3 },
  { name: "rd", label: "rd", sign: "ray-rd", along: "rd", kind: "mask", explained: true, card: "left" },
];

/** @type {Strip} */
const strip = {
  title: words.REGISTERS,
  rows: [
    ...LINE_ROWS,
    { name: "taken", label: "taken", made: words.MADE.or, kind: "taken", explained: true, card: "or" },
    { name: "poss", label: "poss", made: words.MADE.not, kind: "poss", explained: true, card: "done" },
    { name: "bit", label: "bit", made: words.MADE.lowest, kind: "bit", explained: true, card: "lowest" },
  ],
  below: "worths",
  show: (step, n) => ({ contents: withWords(registersOf(step, n)), said: "" }),
};

/** @type {AlgorithmView} */
export const view = {
  family: "masks",
  fills: "row",
  finding: 1,
  signs: {
    board: [
      "queen",
      "ld",
      "col",
      "rd",
      "dotted",
      "frame",
      "free",
      "plumb",
      "candidate",
      "tried",
      "lifted",
      "dead",
      "solution",
    ],
    below: ["taken", "poss", "crossed", "bit", "coming", "ghost"],
    tree: ["path", "next", "searched", "open"],
  },
  scene: sceneOf,
  calls,
  branches,
  sentence: words.sentence,
  describe: words.board,
  sums,
  values: valuesBeside,
  fact: factOf,
  strip,
  parts: partsOfMasks,
};

/**
 * Replace the keys of registers' formulas by words.
 * @param {Record<string, MaskRow>} rows
 * @returns {Record<string, Content>}
 */
export const withWords = (rows) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, row.made ? { ...row, made: words.MADE[row.made] } : row]),
  );

/** List the states of the squares of each open call. @param {Step} step @param {number} n */
function calls(step, n) {
  return step.stack.map((call, depth) => {
    const active = depth === step.stack.length - 1;
    return {
      name: String(call.row),
      states: [...Array(n).keys()].map((column) => squareOf(call, column, active, step, n)),
    };
  });
}

/** @param {Frame} call @param {number} column @param {boolean} active @param {Step} step @param {number} n */
function squareOf(call, column, active, step, n) {
  if (active && step.kind === "enter") return "";
  const lifted = active && step.kind === "return";
  if (has(call.bit, column, n)) return lifted ? "tried" : "placed";
  if (has(call.poss, column, n)) return active && has(candidateOf(step), column, n) ? "candidate" : "free";
  return call.row < n && has(tried(call, n), column, n) ? "tried" : "";
}

/** List the free squares of each call's row, from the left. @param {Step} step @param {number} n @returns {Branch[][]} */
function branches(step, n) {
  return step.stack.map((call) => {
    const active = call === step.stack.at(-1);
    if (call.row >= n || (active && step.kind === "enter")) return [];
    const standing = active && step.kind !== "place" ? 0 : call.bit;
    return bitIndexes(free(call, n)).map((bit) => {
      const column = n - 1 - bit;
      if (has(standing, column, n)) return { label: String(bit), column, state: "path" };
      if (!has(call.poss, column, n)) return { label: String(bit), column, state: "tried" };
      return { label: String(bit), column, state: active && has(candidateOf(step), column, n) ? "candidate" : "open" };
    });
  });
}

/** Return the sum that finds the lowest bit, and the one of the next row's masks. @param {Step} step @param {number} n @returns {Sums} */
export function sums(step, n) {
  const open =
    step.kind === "place"
      ? (step.poss | step.bit) >>> 0
      : step.kind === "solution" || step.kind === "enter"
        ? 0
        : step.poss;
  const bit = lowest(open);
  if (!bit || step.veiled) return { pick: null, shift: null };
  const sliding = slidingOf(step);
  const next = shiftMasks(sliding, bit, n);
  return {
    pick: pickRows(open, bit, n),
    shift:
      step.row + 1 < n
        ? [
            { mask: next.ld, hit: 0, note: words.SUMS.ld, from: (sliding.ld | bit) >>> 0 },
            { mask: next.col, hit: 0, note: words.SUMS.col, from: (step.col | bit) >>> 0 },
            { mask: next.rd, hit: 0, note: words.SUMS.rd, from: (sliding.rd | bit) >>> 0 },
          ]
        : null,
  };
}

/** Return the rows poss, −poss, and the one bit that both have. @param {number} open @param {number} bit @param {number} n */
export const pickRows = (open, bit, n) => [
  { mask: open, hit: bit, note: "" },
  { mask: (-open & ones(n)) >>> 0, hit: bit, note: "" },
  { mask: bit, hit: bit, note: words.SUMS.both },
];

/**
 * Return the values beside the listing, by line.
 * @param {Step} step
 * @param {number} n
 * @param {(pattern: RegExp) => number} at
 * @returns {Map<number, string>}
 */
function valuesBeside(step, n, at) {
  const beside = solutionValues(step, n, at(/^done = /), at(/if col == /), at(/solutions \+= 1/));
  if (step.stack.length) beside.set(at(/^def /), `${words.LINE.row} ${step.row}`);
  const loop = at(/while poss/);
  switch (step.kind) {
    case "enter":
      return beside;
    case "call":
      return beside.set(at(/ {4}poss = /), formatMask(step.poss, n));
    case "place":
      return beside
        .set(loop, words.ANSWERS.yes)
        .set(at(/bit = /), formatMask(step.bit, n))
        .set(at(/poss (-|\^)= bit/), formatMask(step.poss, n));
    case "solution":
      return beside;
    case "return":
      return step.lines.length ? beside.set(loop, words.ANSWERS.no) : beside;
    default:
      throw new Error(`no values for ${step.kind}`);
  }
}

/**
 * Return the values of the lines that test for a solution: the value of `done`, and the result of the test.
 * @param {Step} step
 * @param {number} n
 * @param {number} done
 * @param {number} solved
 * @param {number} counted  lines
 * @returns {Map<number, string>}
 */
export function solutionValues({ kind, solutions }, n, done, solved, counted) {
  const beside = new Map([[done, n <= WIDEST_SHOWN ? formatMask(ones(n), n) : ""]]);
  if (kind === "solution") return beside.set(solved, words.ANSWERS.yes).set(counted, String(solutions));
  return kind === "call" ? beside.set(solved, words.ANSWERS.no) : beside;
}

/** Format a mask: in binary if it fits, else in decimal. @param {number} mask @param {number} n */
export function formatMask(mask, n) {
  return n <= WIDEST_BINARY ? binary(mask, n) : String(mask);
}
