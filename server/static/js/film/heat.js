// Where queens have stood of late, square by square, from 0 to 1: what fast play shows instead of queens that come and go.
// Pure but for the array that it is given.

const SECONDS = 1; // time constant: so slow that nothing that changes three times a second changes its brightness by a tenth
const SETTLED = 0.8; // from here on a queen counts as one that stays

/** @typedef {import("../types.js").Square} Square */

/** A board on which some queens have always stood. @param {number} n @param {Square[]} queens */
export function createHeatMap(n, queens) {
  const heat = new Float32Array(n * n);
  for (const [row, column] of queens) heat[row * n + column] = 1;
  return heat;
}

/** Let time pass while these queens stand. @param {Float32Array} heat @param {number} n @param {Square[]} queens @param {number} seconds */
export function updateHeatMap(heat, n, queens, seconds) {
  const kept = Math.exp(-seconds / SECONDS);
  for (let square = 0; square < heat.length; square++) heat[square] *= kept;
  for (const [row, column] of queens) heat[row * n + column] += 1 - kept;
}

/** Whether the queen on a square has stood there for long. @param {Float32Array} heat @param {number} n @param {Square} square */
export const hasSettled = (heat, n, [row, column]) => heat[row * n + column] >= SETTLED;
