// The board of a step: the states of the active row's squares, the queens, and the label at a dead end. Pure: plain data, no
// words. The page, the exports and every small board draw from it.

import { candidateOf, isDeadEnd, bitIndex, stateOf, LINES, LINE_NAMES } from "./bits.js";

/** @import { Scene, Square, Step } from "../types.js" */
/** @import { Line } from "./bits.js" */

const ACROSS = 100; // squares of small boards side by side, at most: a queen is a dot of some pixels

/** List the numbers 0 to n - 1: the rows of a board, or its columns. @param {number} n */
export const upTo = (n) => [...Array(n).keys()];

/** Return the dark squares of a board as one SVG path, in squares of 1 by 1. @param {number} rows @param {number} columns */
export const darkSquares = (rows, columns) =>
  upTo(rows)
    .flatMap((row) => upTo(columns).map((column) => ((row + column) % 2 ? `M${column} ${row}h1v1h-1z` : "")))
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

// The end of a search.

/** Return how many small boards of n by n stand side by side, in as many rows at most. @param {number} n @param {number} solutions */
export const boardsAcross = (n, solutions) => Math.min(Math.ceil(Math.sqrt(solutions)), Math.floor(ACROSS / n));

/**
 * Return the columns of the queens at each dead end of a board without a solution, row by row.
 * @param {number} n @param {number[]} [queens] @returns {number[][]}
 */
export function deadEndsOf(n, queens = []) {
  const free = upTo(n).filter((column) => !attackers(queens, queens.length, column).length);
  return free.length ? free.flatMap((column) => deadEndsOf(n, [...queens, column])) : [queens];
}
