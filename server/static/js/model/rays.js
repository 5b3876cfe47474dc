// The lines on the board: rays of queens, plumb lines from free squares to their bits, arrows of the next queen, and the
// squares that a test looked at. Pure; squares are 1 by 1, points are [x, y] from the upper left corner.

import { upTo } from "./board.js";
import { LINES, LINE_NAMES, candidateOf, has, bitIndex } from "./bits.js";

/** @import { Along, Scan, Square, Step } from "../types.js" */
/** @import { Line } from "./bits.js" */

/** @typedef {[number, number]} Point */

/**
 * A queen's ray along a line: solid from the queen to the active row, dotted from there to the edge; `dotted` is null if the
 * ray leaves the board before.
 * @typedef {{line: Line, solid: [Point, Point], dotted: [Point, Point] | null}} Ray
 */
/** A short arrow into the next row. @typedef {{line: Line, at: Point}} Arrow */
/**
 * A look from one square at another; `number`: its position in the scan, from 1; `hit`: the attacker stands there; `text`
 * and `radius`: those of its mark.
 * @typedef {{from: Square, to: Square, along: Along, number: number, hit: boolean, text: string, radius: number}} Glance
 */

const PLUMB_START = 1.08; // rows below the upper edge of the active row: below its frame
const WIDEST_NUMBERED = 12; // columns of the widest board whose squares have room for a number

/**
 * @param {Square} queen
 * @param {Line} line
 * @param {number} active  row
 * @param {number} n
 * @param {number} [most]  rows that the line leads on
 * @returns {Ray}
 */
export function rayOf([row, column], line, active, n, most = n) {
  const [x, y, slope] = [column + 0.5, row + 0.5, LINES[line]];
  const toEdge = slope > 0 ? n - x : slope < 0 ? x : Infinity;
  const length = Math.min(n - y, toEdge, most);
  const near = Math.min(length, Math.max(0.5, active + 1 - y));
  /** @param {number} rows @returns {Point} */
  const after = (rows) => [x + slope * rows, y + rows];
  return { line, solid: [[x, y], after(near)], dotted: length > near ? [after(near), after(length)] : null };
}

/**
 * List the lines from each free square of the active row down to its bit.
 * @param {Step} step
 * @param {number} active  row
 * @param {number} n
 * @returns {{column: number, from: Point, to: Point}[]}
 */
export const plumbsOf = ({ poss }, active, n) =>
  upTo(n)
    .filter((column) => has(poss, column, n))
    .map((column) => ({ column, from: [column + 0.5, active + PLUMB_START], to: [column + 0.5, n] }));

/**
 * List the squares of the next row that the next queen will attack.
 * @param {Step} step
 * @param {number} n
 * @returns {Arrow[]}
 */
export function arrowsOf(step, n) {
  const candidate = candidateOf(step);
  if (!candidate || step.row === n - 1) return [];
  const column = n - 1 - bitIndex(candidate);
  return LINE_NAMES.flatMap((line) => {
    const target = column + LINES[line];
    return target >= 0 && target < n ? [{ line, at: [column + 0.5 + LINES[line] * 0.42, step.row + 1.02] }] : [];
  });
}

/**
 * List the looks of some scans, the attacker last.
 * @param {Pick<Step, "attacker">} step
 * @param {Scan[]} scans
 * @param {number} n
 * @param {boolean} [bare]  true: without numbers
 * @returns {Glance[]}
 */
export function glancesOf({ attacker }, scans, n, bare = false) {
  const all = scans.flatMap(({ from, along, squares }) =>
    squares.map((to, at) => ({ from: at ? squares[at - 1] : from, to, along })),
  );
  return all.map((glance, at) => {
    const number = at + 1;
    const hit = attacker !== undefined && number === all.length;
    const text = hit || bare || n > WIDEST_NUMBERED ? "" : String(number);
    return { ...glance, number, hit, text, radius: hit ? 0.44 : text ? 0.2 : 0.12 };
  });
}
