// Bit arithmetic on masks of up to 32 columns. JavaScript's bit operators return signed numbers; `>>> 0` makes them
// unsigned.

/** @import { Frame, Step } from "../types.js" */

/** Return the mask of n ones. @param {number} n */
export function ones(n) {
  return n >= 32 ? 0xffffffff : 2 ** n - 1;
}

/** Return the number of a mask's only bit, from 0 at the right. @param {number} bit */
export function bitIndex(bit) {
  return 31 - Math.clz32(bit);
}

/** Return true if a mask has a 1 for a column. @param {number} mask @param {number} column @param {number} n */
export function has(mask, column, n) {
  return ((mask >>> (n - 1 - column)) & 1) === 1;
}

/** Return the lowest 1 of a mask; 0 if it has none. @param {number} mask */
export function lowest(mask) {
  return (mask & -mask) >>> 0;
}

/** Return the highest 1 of a mask; 0 if it has none. @param {number} mask */
export function highest(mask) {
  return mask ? 2 ** bitIndex(mask) : 0;
}

/** The masks of a row; on the board of a puzzle also `reg` and `open`. @typedef {Pick<Frame, "ld" | "col" | "rd" | "reg" | "open">} Masks */

/** Return the mask of the columns attacked in a row. @param {Masks} masks */
export function taken({ ld, col, rd, reg = 0 }) {
  return (ld | col | rd | reg) >>> 0;
}

/** Return the mask of the columns free in a row, tried or not. @param {Masks} masks @param {number} n */
export function free(masks, n) {
  return (~taken(masks) & (masks.open ?? ones(n))) >>> 0;
}

/** Return the mask of the free columns tried before the present one. @param {Frame} frame @param {number} n */
export function tried(frame, n) {
  return (free(frame, n) & ~frame.poss & ~frame.bit) >>> 0;
}

/**
 * Return the masks of the next row after a queen on `bit`. A 1 that leaves the board on the left is dropped, as on the wire.
 * @param {{ld: number, col: number, rd: number}} masks @param {number} bit @param {number} n
 */
export function shiftMasks({ ld, col, rd }, bit, n) {
  return { ld: (ld | bit) >>> 1, col: (col | bit) >>> 0, rd: (((rd | bit) << 1) & ones(n)) >>> 0 };
}

/** Return the masks that slide into the next row: by the rule "touch" of a puzzle, diagonals lead into the next row alone. @param {Step} step */
export const slidingOf = ({ ld, col, rd, puzzle }) =>
  puzzle?.rule === "touch" ? { ld: 0, col, rd: 0 } : { ld, col, rd };

/**
 * Return true if rd loses a 1 over the left edge on the way into the next row.
 * @param {number} rd
 * @param {number} bit
 * @param {number} n
 */
export function overflows(rd, bit, n) {
  return has((rd | bit) >>> 0, 0, n);
}

/** List the numbers of a mask's ones, highest first. @param {number} mask */
export function bitIndexes(mask) {
  const found = [];
  for (let rest = mask; rest; rest = (rest & ~lowest(rest)) >>> 0) found.unshift(bitIndex(lowest(rest)));
  return found;
}

/** Format a mask in binary with n digits. @param {number} mask @param {number} n */
export function binary(mask, n) {
  return mask.toString(2).padStart(n, "0");
}

/** Return the bit that is tried next, before its queen is placed. @param {Step} step */
export function candidateOf({ kind, poss }) {
  return kind === "call" ? lowest(poss) : 0;
}

/** Return true if a step enters a row without a free square. @param {Step} step */
export const isDeadEnd = ({ kind, poss }) => kind === "call" && poss === 0;

/** The lines along which a queen attacks the rows below it, and by how many columns each moves to the right per row. */
export const LINES = /** @type {const} */ ({ ld: 1, col: 0, rd: -1 });

/** @typedef {keyof typeof LINES} Line */
export const LINE_NAMES = /** @type {Line[]} */ (Object.keys(LINES));

/**
 * Return the state of a square in the active row; "open": not attacked, and poss is not computed yet.
 * @param {Step} step
 * @param {number} column
 * @param {number} n
 */
export function stateOf(step, column, n) {
  if (step.kind === "enter") return has(free(step, n), column, n) ? "open" : "attacked";
  if (has(candidateOf(step), column, n)) return "candidate";
  if (has(step.poss, column, n)) return "free";
  if (step.kind === "return" && has(step.bit, column, n)) return "lifted";
  if (has(tried(step, n), column, n)) return "tried";
  return has(free(step, n), column, n) ? "placed" : "attacked";
}
