// The board of the exercises: the first two queens of a solution of four, their rays down to a framed row, and marks.

import { createAttempt } from "../drawing/smallboard.js";
import { el, mark } from "../page/dom.js";

/** @import { Refusal } from "../drawing/smallboard.js" */
/** @import { Line } from "../model/bits.js" */
/** @import { Square } from "../types.js" */
/** @import { Content, ExerciseFrame, Link } from "./frame.js" */

export const N = 4;
export const SOLUTIONS = /** @type {const} */ (["2031", "1302"]); // columns, row by row; the search finds the first one first

/**
 * The context of the parts. `queens`: the first two of a learner's solution; `masks`: of the row below them; `done`: called
 * at the end; `follow`: opens the next part; `next`: the link to it
 * @typedef {{
 *   queens: number[],
 *   masks: Record<Line, number>,
 *   done: () => void,
 *   follow: () => void,
 *   next: Link,
 *   createFrame: (content: Omit<Content, "number" | "title">) => ExerciseFrame,
 * }} Context
 */

/** Return the first two queens of a solution: each of their rays hits a square of the next row. @param {string} solution */
export const firstOf = (solution) => [...solution].slice(0, 2).map(Number);

/**
 * Create a board with the queens and their rays; `free`: a yellow square.
 * @param {{queens: number[], refusal?: Refusal, marked?: Square | null, free?: Square | null}} looks
 */
export function createBoard({ queens, refusal, marked = null, free = null }) {
  const state = (/** @type {number} */ row, /** @type {number} */ column) =>
    free?.[0] === row && free[1] === column ? "free" : "";
  const board = createAttempt({ n: N, queens, row: queens.length, refusal, state });
  if (marked) mark(board.squareAt(...marked), "asked", true);
  return board;
}

/** Create a place for a board without controls. @param {string} label */
export const createPlace = (label) => el("div", { class: "place-board", role: "img", "aria-label": label });
