// The board of a step: the states of the active row's squares, the queens, and the label at a dead end. Pure: plain data, no
// words. The page, the exports and every small board draw from it.

import { candidateOf, isDeadEnd, bitIndex, stateOf, LINES, LINE_NAMES } from "./bits.js";

/** @import { Scene, Square, Step } from "../types.js" */
/** @import { Line } from "./bits.js" */

/** List the numbers 0 to n - 1: the rows of a board, or its columns. @param {number} n */
export const upTo = (n) => [...Array(n).keys()];

/** Return the dark squares of a board as one SVG path, in squares of 1 by 1. @param {number} n */
export const darkSquares = (n) =>
  upTo(n * n)
    .filter((at) => (Math.floor(at / n) + (at % n)) % 2)
    .map((at) => `M${at % n} ${Math.floor(at / n)}h1v1h-1z`)
    .join("");

/** Return the scene of a search with masks. @param {Step} step @param {number} n @returns {Scene} */
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
 * Return the state of a square; "" outside the active row or column.
 * @param {Scene} scene
 * @param {number} row
 * @param {number} column
 */
export function squareState({ active, states }, row, column) {
  const [across, along] = active?.along === "column" ? [column, row] : [row, column];
  return (across === active?.at && states[along]) || "";
}

/**
 * Return the side of the dead end's label that is away from the queen above, if the label stands above its row, near the
 * lower edge; else "".
 * @param {Scene} scene
 * @param {number} n
 * @returns {"" | "left" | "right"}
 */
export function deadEndSide({ barren, queens }, n) {
  if (!barren || barren < n - 2) return "";
  return (queens[barren - 1]?.[1] ?? 0) < n / 2 ? "right" : "left";
}

// Finds the queens that attack a square. Pure.

/** @typedef {{row: number, along: Line}} Attacker */

/**
 * Return the queens that attack a square from above, from the top.
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

/** @param {number} above @param {number} below @param {number} rows  between the two columns */
function lineBetween(above, below, rows) {
  return LINE_NAMES.find((line) => above + LINES[line] * rows === below) ?? null;
}

/**
 * Return the square in which a queen's line meets a row, or the last one before the board's edge.
 * @param {Square} queen @param {Line} line @param {number} row @param {number} n
 * @returns {Square}
 */
export function endOfLine([from, column], line, row, n) {
  const slope = LINES[line];
  const toEdge = slope > 0 ? n - 1 - column : slope < 0 ? column : n;
  const rows = Math.min(row - from, toEdge);
  return [from + rows, column + slope * rows];
}
