// Finds the queens that attack a square. Pure: columns in, queens out.

import { LINES, LINE_NAMES } from "./bits.js";

/** @typedef {import("./bits.js").Line} Line */
/** @typedef {{row: number, along: Line}} Attacker */

/** The queens that attack a square from above, from the top. @param {number[]} columns  of the queens, row by row @param {number} row @param {number} column @returns {Attacker[]} */
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
 * @param {import("../types.js").Square} queen @param {Line} line @param {number} row @param {number} n
 * @returns {import("../types.js").Square}
 */
export function endOfLine([from, column], line, row, n) {
  const slope = LINES[line];
  const toEdge = slope > 0 ? n - 1 - column : slope < 0 ? column : n;
  const rows = Math.min(row - from, toEdge);
  return [from + rows, column + slope * rows];
}
