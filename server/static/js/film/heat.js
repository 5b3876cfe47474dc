// A heat map of where queens have stood recently: 0 to 1 for each square. Fast play shows it instead of flickering queens.
// Pure, except that the given array is updated in place.

const SECONDS = 1; // time constant: a square that changes three times a second changes its brightness by less than a tenth
const SETTLED = 0.8; // a queen on a square at least this warm counts as settled

/** @typedef {import("../types.js").Square} Square */

/** Create the map of a board on which these queens have always stood. @param {number} n @param {Square[]} queens */
export function createHeatMap(n, queens) {
  const heat = new Float32Array(n * n);
  for (const [row, column] of queens) heat[row * n + column] = 1;
  return heat;
}

/** Update the map for some seconds in which these queens stood. @param {Float32Array} heat @param {number} n @param {Square[]} queens @param {number} seconds */
export function updateHeatMap(heat, n, queens, seconds) {
  const kept = Math.exp(-seconds / SECONDS);
  for (let square = 0; square < heat.length; square++) heat[square] *= kept;
  for (const [row, column] of queens) heat[row * n + column] += 1 - kept;
}

/** Whether the queen on a square has stood there for some time. @param {Float32Array} heat @param {number} n @param {Square} square */
export const hasSettled = (heat, n, [row, column]) => heat[row * n + column] >= SETTLED;
