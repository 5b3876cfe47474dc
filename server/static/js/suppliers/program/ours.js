// Our search, placement by placement, beside a learner's. Pure.

/** @import { Square } from "../../types.js" */

/**
 * The board after so many of our placements.
 * @param {[depth: number, row: number, column: number][]} placed @param {number} count
 * @returns {Square[]}
 */
export function ourBoard(placed, count) {
  /** @type {Square[]} */
  const queens = [];
  let wanted = placed[count - 1]?.[0] ?? -1;
  for (let index = count - 1; index >= 0 && wanted >= 0; index -= 1) {
    const [depth, row, column] = placed[index];
    if (depth !== wanted) continue;
    queens.push([row, column]);
    wanted -= 1;
  }
  return queens.reverse();
}
