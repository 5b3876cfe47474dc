// The long integers of conjoin: `used`, and the integer of a square, each in three parts. Bits within a part are numbered
// like the flags of caching. Pure; no words.

import { upTo } from "../../model/board.js";
import { asSquareStep } from "../../model/squares.js";

/** @import { Call, LongIntegers, Step } from "../../types.js" */

/** @typedef {"columns" | "nwse" | "nesw"} Part */
/** @typedef {Record<Part, number>} Parts */

/** The parts, lowest first, each with the array of caching that has the same numbers. */
export const PARTS = /** @type {const} */ ([
  { part: "columns", array: "columns", sign: "ray-col", along: "column" },
  { part: "nwse", array: "majors", sign: "ray-ld", along: "ld" },
  { part: "nesw", array: "minors", sign: "ray-rd", along: "rd" },
]);

const WIDEST_LONG = 12; // columns of the widest board whose whole integer fits in one line

/** Return true if bit k of a number of up to 53 bits is 1. @param {number} value @param {number} k */
export const bitAt = (value, k) => Math.floor(value / 2 ** k) % 2 === 1;

/** Return the number of bits of a part. @param {Part} part @param {number} n */
export const lengthOf = (part, n) => (part === "columns" ? n : 2 * n - 1);

/**
 * Return the integers of the test: the bits of the tested square, and `used` without those of a queen that has just been
 * placed.
 * @param {Step} step
 * @returns {{used: Parts, bits: Parts | null}}
 */
export function integersOf(step) {
  const { state, kind } = asSquareStep(step);
  const bits = kind === "reject" || kind === "place" ? state.bits : null;
  const used =
    kind !== "place" ? state.used : Object.fromEntries(PARTS.map(({ part }) => [part, state.used[part] - bits[part]]));
  return { used, bits };
}

/**
 * Return the integers in binary, lowest bit on the right: `used`, the square's bits, and their bitwise and. `along` names the
 * line of each digit's part. Null if they do not fit in one line; a row is empty while no square is tested.
 * @param {Step} step @param {number} n @returns {LongIntegers | null}
 */
export function long(step, n) {
  if (n > WIDEST_LONG) return null;
  const { used, bits } = integersOf(step);
  const [all, own] = [digitsOf(used, n), bits ? digitsOf(bits, n) : []];
  return {
    along: [...PARTS].reverse().flatMap(({ part, along }) => upTo(lengthOf(part, n)).map(() => along)),
    rows: [
      { name: "used", digits: all },
      { name: "bits", digits: own },
      { name: "&", digits: own.map((digit, at) => digit & all[at]) },
    ],
  };
}

/**
 * Return the integers of the square that is tested, or of the last queen: before it is placed, and as it is lifted.
 * @param {Step} step
 * @param {number} n
 * @returns {Call[]}
 */
function calls(step, n) {
  const square = step.square ?? step.queens[step.queens.length - 1];
  if (!square) return [];
  const [row, column] = square;
  const join = (/** @type {number[]} */ ...parts) =>
    parts.reduce((all, part, at) => all | (BigInt(part) << BigInt(at ? n + (at - 1) * (2 * n - 1) : 0)), 0n);
  const bits = join(2 ** column, 2 ** (row - column + n - 1), 2 ** (row + column));
  const { columns, nwse, nesw } = asSquareStep(step).state.used;
  const used = join(columns, nwse, nesw);
  const before = step.kind === "reject" ? used : used & ~bits;
  return [
    { row, values: { used: before | bits, bits }, lifted: true },
    { row, values: { used: before, bits } },
  ];
}

export const integers = { width: (/** @type {number} */ n) => 5 * n - 2, calls };

/** List an integer's binary digits, highest first. @param {Parts} parts @param {number} n */
function digitsOf(parts, n) {
  return [...PARTS]
    .reverse()
    .flatMap(({ part }) => upTo(lengthOf(part, n)).map((k) => Number(bitAt(parts[part], lengthOf(part, n) - 1 - k))));
}
