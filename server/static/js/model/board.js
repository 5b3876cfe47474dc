// The board as a step has it: how the squares of the active row stand, where the queens are, and what is said at a dead
// end. Pure: a step in, plain data out; no words. The page, the exports and every small board draw from it.

import { candidateOf, isDeadEnd, bitIndex, stateOf, LINES, LINE_NAMES } from "./bits.js";

/** @import { Scene, Square, Step } from "../types.js" */
/** @import { Line } from "./bits.js" */

/** Numbers 0 to n - 1: the rows of a board, or its columns. @param {number} n */
export const upTo = (n) => [...Array(n).keys()];

/** The dark squares of a board as one SVG path, a square being 1 by 1. @param {number} n */
export const darkSquares = (n) =>
  upTo(n * n)
    .filter((at) => (Math.floor(at / n) + (at % n)) % 2)
    .map((at) => `M${at % n} ${Math.floor(at / n)}h1v1h-1z`)
    .join("");

/** The board of a search with masks. @param {Step} step @param {number} n @returns {Scene} */
export function sceneOf(step, n) {
  const isOpen = step.stack.length > 0 && step.row < n;
  const coming = candidateOf(step) || (step.kind === "place" && !step.square ? step.bit : 0);
  const lifted = step.kind === "return" ? step.square : null;
  return {
    active: isOpen ? { along: "row", at: step.row } : null,
    states: isOpen && !(step.veiled && step.kind === "enter") ? upTo(n).map((column) => stateOf(step, column, n)) : [],
    queens: step.queens,
    hollow: lifted ?? (coming ? [step.row, n - 1 - bitIndex(coming)] : null),
    lifted: lifted !== null,
    barren: isDeadEnd(step) ? step.row : null,
  };
}

/**
 * How a square stands; "" outside the active row or column.
 * @param {Scene} scene
 * @param {number} row
 * @param {number} column
 */
export function squareState({ active, states }, row, column) {
  const [across, along] = active?.along === "column" ? [column, row] : [row, column];
  return (across === active?.at && states[along]) || "";
}

/**
 * Near the lower edge the dead end's label stands above its row, on the side away from the queen above.
 * @param {Scene} scene
 * @param {number} n
 * @returns {"" | "left" | "right"}
 */
export function deadEndSide({ barren, queens }, n) {
  if (!barren || barren < n - 2) return "";
  return (queens[barren - 1]?.[1] ?? 0) < n / 2 ? "right" : "left";
}

// Finds the queens that attack a square. Pure: columns in, queens out.

/** @typedef {{row: number, along: Line}} Attacker */

/**
 * The queens that attack a square from above, from the top.
 * @param {number[]} columns  of the queens, row by row
 * @param {number} row
 * @param {number} column
 * @returns {Attacker[]}
 */
export function attackers(columns, row, column) {
  return columns.slice(0, row).flatMap((queen, above) => {
    const along = lineBetween(queen, column, row - above);
    return along ? [{ row: above, along }] : [];
  });
}

/** @param {number} above @param {number} below @param {number} rows  that lie between the two columns */
function lineBetween(above, below, rows) {
  return LINE_NAMES.find((line) => above + LINES[line] * rows === below) ?? null;
}

/**
 * The square in which a queen's line meets a row, or the last one before the board's edge.
 * @param {Square} queen @param {Line} line @param {number} row @param {number} n
 * @returns {Square}
 */
export function endOfLine([from, column], line, row, n) {
  const slope = LINES[line];
  const toEdge = slope > 0 ? n - 1 - column : slope < 0 ? column : n;
  const rows = Math.min(row - from, toEdge);
  return [from + rows, column + slope * rows];
}
