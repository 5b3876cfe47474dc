// The strip: rows of cells below the board, each cell under its column. Defines a strip, and makes one of the registers of
// a search with masks. Pure: no words but their keys.

import { upTo } from "./board.js";
import { binary, candidateOf, free, has, overflows, taken } from "./bits.js";

/** @import { Register, Step } from "../types.js" */
/** @import { CardName } from "./cards.js" */

/**
 * @typedef {{
 *   name: string,
 *   label: string,
 *   sign?: string,
 *   made?: string,
 *   along?: string,
 *   kind?: string,
 *   explained?: boolean,
 *   card?: CardName,
 *   place?: number,
 * }} Row  `card`: the card that its name opens, and `place`: its place of the listing; `kind`: a class of its cells;
 * `explained`: its cells can be pointed at
 */
/** @typedef {{text?: string, on?: boolean, state?: string, along?: string, order?: number, mark?: string}} Cell */
/** @typedef {{left: boolean[], right: boolean[]}} Outer  cells left and right of the board, from the left */
/**
 * @typedef {{
 *   cells: Cell[],
 *   outer?: Outer,
 *   value?: string,
 *   made?: string,
 *   label?: string,
 *   idle?: boolean,
 *   pushed?: boolean,
 *   tip?: string,
 * }} Content  `pushed`: a 1 has left the board on the left
 */
/**
 * A strip of rows: `title` is for screen readers; below are the worths or the numbers of the bits (`columns`:
 * bit 0 is on the left), else the line `said`.
 * @typedef {{
 *   title: string,
 *   rows: Row[],
 *   below?: "worths" | "numbers" | "columns",
 *   show: (step: Step, n: number) => {contents: Record<string, Content>, said: string},
 * }} Strip
 */

/**
 * The formula of a register, as a key of the words for it; "" where it is not computed yet.
 * @typedef {"" | "not" | "openNot" | "and" | "lost" | "lowest" | "next" | "lifted"} Made
 */
/** @typedef {Omit<Content, "made"> & {made?: Made}} MaskRow */

/**
 * Make a row of a mask; some of its columns may have a mark.
 * @param {number} mask
 * @param {number} n
 * @param {number} [marked]
 * @param {string} [mark]
 * @returns {MaskRow}
 */
export const maskRow = (mask, n, marked = 0, mark = "") => ({
  cells: upTo(n).map((column) => ({
    text: has(mask, column, n) ? "1" : "0",
    on: has(mask, column, n),
    mark: has(marked, column, n) ? mark : "",
  })),
  value: `= ${mask}`,
  tip: binary(mask, n),
});

/** The row of a register after the end, when no call is open. @type {MaskRow} */
export const NOTHING = { cells: [], value: "", tip: "", idle: true };

/** Make the rows of ld, col, rd, taken, poss and bit. @param {Step} step @param {number} n @returns {Record<Exclude<Register, "reg" | "open">, MaskRow>} */
export function registersOf(step, n) {
  const { ld, col, rd, poss, kind, stack } = step;
  if (!stack.length)
    return {
      ld: NOTHING,
      col: NOTHING,
      rd: { ...NOTHING, pushed: false },
      taken: NOTHING,
      poss: { ...NOTHING, made: "" },
      bit: { ...NOTHING, made: "" },
    };
  const isUnread = kind === "enter"; // the call has just begun
  const idle = isUnread || kind === "solution"; // a solution returns before these are computed
  const lost = idle ? 0 : (free(step, n) & ~poss) >>> 0;
  const caller = kind === "return" ? undefined : stack.at(-2);
  /** @param {MaskRow} row @returns {MaskRow} */
  const found = (row) => ({ ...(isUnread ? hideUnread(row) : row), idle });
  return {
    ld: maskRow(ld, n),
    col: maskRow(col, n),
    rd: {
      ...maskRow(rd, n),
      pushed: caller !== undefined && overflows(step.puzzle?.rule === "touch" ? 0 : caller.rd, caller.bit, n),
    },
    taken: found(maskRow(isUnread ? 0 : taken(step), n)),
    poss: { ...found(maskRow(poss, n, lost, "tried")), made: idle ? "" : lost ? "lost" : "not" },
    bit: { ...found(bitRow(step, n)), made: idle ? "" : madeOf(step) },
  };
}

/** Empty the row of a register that is not computed yet. @param {MaskRow} row @returns {MaskRow} */
export const hideUnread = (row) => ({ ...row, value: "", tip: "", cells: row.cells.map(() => ({ text: "" })) });

/** Make the row of `bit`, with a mark at its next value. @param {Step} step @param {number} n */
export const bitRow = (step, n) => maskRow(step.bit, n, comingOf(step), "coming");

/** Return the formula that gave `bit` its value. @param {Step} step @returns {Made} */
export const madeOf = (step) => (comingOf(step) ? "next" : step.bit && step.kind === "return" ? "lifted" : "lowest");

/** @param {Step} step */
const comingOf = (step) => (candidateOf(step) & ~step.bit) >>> 0;

/**
 * List the cells of a long row that lie left and right of the board, up to the ends of the row.
 * @param {(column: number) => boolean | undefined} valueAt  also for columns left and right of the board; undefined
 *   beyond the ends
 * @param {number} n @returns {Outer}
 */
export function outerCells(valueAt, n) {
  const [left, right] = [[], []].map((side) => /** @type {boolean[]} */ (side));
  for (let column = -1, value = valueAt(column); value !== undefined; value = valueAt(--column)) left.unshift(value);
  for (let column = n, value = valueAt(column); value !== undefined; value = valueAt(++column)) right.push(value);
  return { left, right };
}
