// Makes a board with one solution: regions grow around a random solution, and are repaired while there is another one.
// A repair gives a square of the other solution to a neighbouring region, so that it is a solution no longer.

import { pick } from "./random.js";
import { growRegions, listNeighbours, placeQueens, staysConnected } from "./regions.js";
import { Solver } from "./solver.js";

/** @import { Random } from "./random.js" */

const [SMALLEST, LARGEST] = [4, 12]; // n; smaller boards have no solution, except that of one square
const PATIENCE = 60; // repairs for each row after which another solution is tried
const LETTERS = "ABCDEFGHIJKL";

/**
 * Make a board with one solution under the rule `touch`; return its text.
 * @param {number} n  from 4 to 12
 * @param {Random} random
 * @param {(repairs: number) => void} [onRepair]  called with the number of repairs so far
 */
export function makeBoard(n, random, onRepair = () => {}) {
  if (!Number.isInteger(n) || n < SMALLEST || n > LARGEST) {
    throw new RangeError(`n must be a whole number from ${SMALLEST} to ${LARGEST}, not ${n}`);
  }
  const solver = new Solver(n);
  let repairs = 0;
  for (;;) {
    const columns = placeQueens(n, random);
    const regions = growRegions(columns, random);
    for (let turn = 0; turn < PATIENCE * n; turn += 1) {
      const other = solver.findOther(regions, columns);
      if (!other) return formatBoard(regions, n);
      if (!repair(regions, columns, other, random)) break;
      repairs += 1;
      onRepair(repairs);
    }
  }
}

/**
 * Give a square of another solution to a neighbouring region; return whether there is one that may change.
 * @param {Int8Array} regions
 * @param {readonly number[]} columns  of the queens of the solution that stays
 * @param {readonly number[]} other  of the queens of the other one
 * @param {Random} random
 */
function repair(regions, columns, other, random) {
  const n = columns.length;
  const choices = other.flatMap((column, row) => {
    const square = row * n + column;
    if (column === columns[row] || !staysConnected(regions, n, square)) return [];
    const around = listNeighbours(n, square).map((each) => regions[each]);
    return around.filter((region) => region !== regions[square]).map((region) => ({ square, region }));
  });
  if (!choices.length) return false;
  const { square, region } = pick(random, choices);
  regions[square] = region;
  return true;
}

/**
 * Return the text of a board, with a letter for the region of each square: A is the first region, row by row, since the
 * number of a region is the row of its queen.
 * @param {Int8Array} regions
 * @param {number} n
 */
function formatBoard(regions, n) {
  const order = [...new Set(regions)];
  const letters = Array.from(regions, (region) => LETTERS[order.indexOf(region)]).join("");
  return `touch:${Array.from({ length: n }, (_, row) => letters.slice(row * n, (row + 1) * n)).join("/")}`;
}
