// The board of this exercise: queens, a frame, crosses. No bits, no free squares, and rays only where they are given.

import { drawAttempt } from "../../drawing/smallboard.js";
import { el, mark } from "../../page/dom.js";
import { N } from "./game.js";

/** @import { Refusal } from "../../drawing/smallboard.js" */
/** @import { Square } from "../../types.js" */

/**
 * `crossed`: whether a square led nowhere; `rays`: whether to draw rays to the framed row; `free`: a yellow square.
 * @typedef {{
 *   queens: number[],
 *   row: number,
 *   crossed?: (row: number, column: number) => boolean,
 *   refusal?: Refusal,
 *   rays?: boolean,
 *   marked?: Square | null,
 *   free?: Square | null,
 * }} Looks
 */

/** @param {Looks} looks */
export function drawBoard({ queens, row, crossed = () => false, refusal, rays = false, marked = null, free = null }) {
  const state = (/** @type {number} */ squareRow, /** @type {number} */ column) =>
    free?.[0] === squareRow && free[1] === column ? "free" : crossed(squareRow, column) ? "tried" : "";
  const board = drawAttempt({ n: N, queens, row, rays, refusal, state });
  if (marked) mark(board.querySelectorAll(".square")[marked[0] * N + marked[1]], "asked", true);
  return board;
}

/** Create a place for a board without controls. @param {string} label */
export const createPlace = (label) => el("div", { class: "place-board", role: "img", "aria-label": label });
