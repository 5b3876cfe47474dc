// flipped: the same board as bitmask, but a 1 in a register means a free square.

import { lowest, ones } from "../model/bits.js";
import { factOf } from "../model/causes.js";
import { NOTHING, bitRow, hideUnread, madeOf, maskRow } from "../model/strip.js";
import { wordsOf } from "../words/words.js";
import { LINE_ROWS, view as bitmask, pickRows, withWords } from "./bitmask.js";

/** @import { MaskRow, Strip } from "../model/strip.js" */
/** @import { AlgorithmView, Step, Sums, Target } from "../types.js" */

const words = await wordsOf("page");

const own = words.algorithms;

/** @type {Strip} */
const strip = {
  title: own.FLIPPED,
  rows: [
    ...LINE_ROWS.map((row) => ({
      ...row,
      kind: "free",
      ...(row.name === "col" ? { card: /** @type {const} */ ("xor"), place: 2 } : {}),
    })),
    { name: "poss", label: "poss", made: words.MADE.and, kind: "poss", explained: true, card: "and" },
    { name: "bit", label: "bit", made: words.MADE.lowest, kind: "bit", explained: true, card: "lowest" },
  ],
  show(step, n) {
    const { ld, col, rd, poss, kind, row } = step;
    if (!step.stack.length)
      return {
        contents: withWords({
          ld: NOTHING,
          col: NOTHING,
          rd: NOTHING,
          poss: { ...NOTHING, made: "" },
          bit: { ...NOTHING, made: "" },
        }),
        said: own.NO_INCOMING,
      };
    const entered = row > 0;
    const idle = kind === "solution" || kind === "enter";
    /** @param {MaskRow} row */
    const found = (row) => (kind === "enter" ? hideUnread(row) : row);
    const contents = withWords({
      ld: maskRow(ld, n, entered ? 2 ** (n - 1) : 0, "in"),
      col: maskRow(col, n),
      rd: maskRow(rd, n, entered ? 1 : 0, "in"),
      poss: {
        ...found(maskRow(poss, n)),
        idle,
        made: kind === "enter" ? "" : poss === (ld & col & rd) >>> 0 ? "and" : "lost",
      },
      bit: { ...found(bitRow(step, n)), idle, made: kind === "enter" ? "" : madeOf(step) },
    });
    return { contents, said: entered ? own.INCOMING : own.NO_INCOMING };
  },
};

/** @type {AlgorithmView} */
export const view = {
  ...bitmask,
  parts: undefined, // they are lines of bitmask
  inverted: true,
  signs: {
    ...bitmask.signs,
    board: bitmask.signs.board.map((sign) => (["ld", "col", "rd"].includes(sign) ? `${sign}0` : sign)),
    below: ["one", "incoming", "and", "crossed", "bit", "coming"],
  },
  scene: (step, n) => bitmask.scene(asBitmaskStep(step, n), n),
  calls: (step, n) => bitmask.calls(asBitmaskStep(step, n), n),
  branches: (step, n) => bitmask.branches(asBitmaskStep(step, n), n),
  sentence: own.flippedSentence,
  describe: (step, n) => words.board(asBitmaskStep(step, n), n),
  fact,
  sums,
  strip,
};

/**
 * Return the same step in bitmask's terms: a 1 for each attacked square.
 * @param {Step} step
 * @param {number} n
 * @returns {Step}
 */
function asBitmaskStep(step, n) {
  if (!step.stack.length) return step;
  const done = ones(n);
  /** @template {{ld: number, col: number, rd: number}} T @param {T} frame @returns {T} */
  const complement = (frame) => ({
    ...frame,
    ld: (frame.ld ^ done) >>> 0,
    col: (frame.col ^ done) >>> 0,
    rd: (frame.rd ^ done) >>> 0,
  });
  return { ...complement(step), stack: step.stack.map(complement) };
}

/**
 * Return the fact about a square or a bit; a 1 means a free square.
 * @param {Step} step
 * @param {number} n
 * @param {Target} target
 */
function fact(step, n, target) {
  const found = factOf(asBitmaskStep(step, n), n, target);
  if (!found) return null;
  const on = ["ld", "col", "rd"].includes(found.register) && found.side !== "over" ? !found.on : found.on;
  return { ...found, about: /** @type {const} */ ("flipped"), on };
}

/**
 * Return the next row's masks: the queen clears its bit in each, and a 1 is shifted in at the edge.
 * @param {Step} step
 * @param {number} bit
 * @param {number} n
 */
function shiftIn({ ld, col, rd }, bit, n) {
  const left = 2 ** (n - 1);
  return {
    ld: (((ld ^ bit) >>> 1) | left) >>> 0,
    col: (col ^ bit) >>> 0,
    rd: ((((rd ^ bit) << 1) | 1) & ones(n)) >>> 0,
  };
}

/** @param {Step} step @param {number} n @returns {Sums} */
function sums(step, n) {
  const open = step.kind === "place" ? (step.poss | step.bit) >>> 0 : step.kind === "solution" ? 0 : step.poss;
  const bit = lowest(open);
  if (!bit || step.veiled) return { pick: null, shift: null };
  const next = shiftIn(step, bit, n);
  return {
    pick: pickRows(open, bit, n),
    shift:
      step.row + 1 < n
        ? [
            { mask: next.ld, hit: 0, note: `1 ${words.SUMS.ld}` },
            { mask: next.col, hit: 0, note: words.SUMS.col },
            { mask: next.rd, hit: 0, note: `${words.SUMS.rd} 1` },
          ]
        : null,
  };
}
