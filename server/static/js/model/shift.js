// The move from a row into the next one: every square attacked there, and the new queen's. Pure.

import { LINES, LINE_NAMES, bitIndex, has, lowest, ones, shiftMasks, slidingOf } from "./bits.js";
import { upTo } from "./board.js";

/** @import { Step } from "../types.js" */
/** @import { Line } from "./bits.js" */

/**
 * A mask and its shift. `columns`: the attacked ones of the row, with the new queen's; `next`: those of the next row;
 * `falls`: true if one leaves the board.
 * @typedef {{line: Line, columns: number[], next: number[], falls: boolean}} Move
 */
/**
 * `column`: the new queen's; `inverted`: a 1 is a free square.
 * @typedef {{row: number, column: number, inverted: boolean, moves: Move[]}} Shift
 */

const JOINED = 0.25; // share of the way at which the queen's bit has joined and the slide begins

/**
 * Return the next shift of a step in a search with masks that has one: see `sums` of its view.
 * @param {Step} step
 * @param {number} n
 * @param {boolean} inverted
 * @returns {Shift}
 */
export function shiftOf(step, n, inverted) {
  const bit = step.kind === "place" ? step.bit : lowest(step.poss);
  const turn = inverted ? ones(n) : 0;
  const { ld, col, rd } = slidingOf(step);
  const masks = { ld: (ld ^ turn) >>> 0, col: (col ^ turn) >>> 0, rd: (rd ^ turn) >>> 0 };
  const next = shiftMasks(masks, bit, n);
  const columnsOf = (/** @type {number} */ mask) => upTo(n).filter((column) => has(mask, column, n));
  const moves = LINE_NAMES.map((line) => {
    const columns = columnsOf((masks[line] | bit) >>> 0);
    return {
      line,
      columns,
      next: columnsOf(next[line]),
      falls: columns.some((column) => column + LINES[line] < 0 || column + LINES[line] >= n),
    };
  });
  return { row: step.row, column: n - 1 - bitIndex(bit), inverted, moves };
}

/**
 * Return how far the queen's bit has joined and how far the row has slid, from 0 to 1 each.
 * @param {number} way  of the handle, from 0 to 1
 */
export const stagesOf = (way) => ({
  joined: Math.min(1, way / JOINED),
  slid: Math.max(0, (way - JOINED) / (1 - JOINED)),
});

/** Return the name of the phase at a place of the way. @param {number} way @returns {"before" | "joins" | "slides" | "after"} */
export const phaseOf = (way) => (way === 0 ? "before" : way <= JOINED ? "joins" : way < 1 ? "slides" : "after");
