// The changes of a program's board, as the findings list them: the board at an event and the counts up to it. Pure.

/** @import { Square } from "../../types.js" */

/** A change as the findings store it: event, size, squares as row, column, row, …, kind, solution, line, trial. @typedef {[number, number, number[], string, boolean, number, boolean]} PackedChange */

/**
 * A board and the change that led to it. `square`: the queen that was added or removed; `attacks`: pairs of queens.
 * @typedef {object} BoardChange
 * @property {number} event
 * @property {Square[]} queens
 * @property {"place" | "lift" | "move" | "other"} kind
 * @property {Square | null} square
 * @property {[Square, Square][]} attacks
 * @property {boolean} solution
 * @property {boolean} trial     the queen is attacked, and removed before the search goes on
 * @property {number} placements  up to this change, like the counts below
 * @property {number} solutions
 * @property {number} attacked
 */

/** @param {PackedChange[]} packed @returns {BoardChange[]} */
export function listChanges(packed) {
  /** @type {BoardChange[]} */
  const changes = [];
  let [placements, solutions, attacked] = [0, 0, 0];
  /** @type {Square[]} */
  let before = [];
  for (const [event, , flat, kind, solution, , trial] of packed) {
    const queens = pairUp(flat);
    const came = queens.filter((square) => !has(before, square));
    const went = before.filter((square) => !has(queens, square));
    const attacks = listAttacks(queens);
    placements += Number(came.length > 0);
    solutions += Number(solution && came.length > 0);
    attacked += Number(attacks.length > 0 && came.length > 0);
    const square = came.at(-1) ?? went.at(-1) ?? null;
    changes.push({
      ...{ event, queens, square, attacks, trial, placements, solutions, attacked },
      kind: /** @type {BoardChange["kind"]} */ (kind),
      solution: solution && came.length > 0,
    });
    before = queens;
  }
  return changes;
}

/** @param {number[]} flat  row, column, row, column, … @returns {Square[]} */
export const pairUp = (flat) =>
  Array.from({ length: flat.length / 2 }, (_, index) => [flat[2 * index], flat[2 * index + 1]]);

/** @param {Square[]} squares @param {Square} wanted */
const has = (squares, [row, column]) => squares.some(([r, c]) => r === row && c === column);

/** @param {Square[]} queens */
export function listAttacks(queens) {
  /** @type {[Square, Square][]} */
  const pairs = [];
  queens.forEach((one, index) => {
    for (const other of queens.slice(0, index)) if (attack(one, other)) pairs.push([other, one]);
  });
  return pairs;
}

/** @param {Square} one @param {Square} other */
const attack = ([row, column], [r, c]) => row === r || column === c || Math.abs(row - r) === Math.abs(column - c);

/** Return the index of the last number that is at most `most`; -1 if there is none. @param {number[]} numbers  in rising order @param {number} most */
export function lastUpTo(numbers, most) {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
