// The board of this exercise: queens, a frame, crosses. No bits, no free squares, and rays only where they are given.

import { endOfLine } from "../../model/board.js";
import { LINE_NAMES } from "../../model/bits.js";
import { el, mark } from "../../page/dom.js";
import { drawSmallBoard } from "../../drawing/board.js";
import { between, createQueen, createRay, placed } from "../../drawing/pieces.js";
import { N } from "./game.js";

/** @import { Attacker } from "../../model/board.js" */
/** @import { Square } from "../../types.js" */

/**
 * `crossed`: squares that led nowhere; `against`: the queens that attack `refused`; `rays`: down to the framed row;
 * `free`: a yellow square.
 * @typedef {{
 *   queens: number[],
 *   row: number,
 *   crossed?: (row: number, column: number) => boolean,
 *   refused?: Square | null,
 *   against?: Attacker[],
 *   rays?: boolean,
 *   marked?: Square | null,
 *   free?: Square | null,
 * }} Looks
 */

/** @param {Looks} looks */
export function drawBoard({
  queens,
  row,
  crossed = () => false,
  refused = null,
  against = [],
  rays = false,
  marked = null,
  free = null,
}) {
  const given = rays
    ? queens.flatMap((column, at) =>
        LINE_NAMES.map((line) => between(createRay(line), [at, column], endOfLine([at, column], line, row, N))),
      )
    : [];
  const lines = refused
    ? against.map(({ row: at, along }) => between(createRay(along, "solid", "against"), [at, queens[at]], refused))
    : [];
  const pieces = queens.map((column, at) => placed(createQueen(), [at, column]));
  pieces.forEach((piece, at) =>
    mark(
      piece,
      "against",
      against.some((attacker) => attacker.row === at),
    ),
  );
  const isAt = (/** @type {Square | null} */ square, /** @type {number} */ its, /** @type {number} */ column) =>
    square?.[0] === its && square[1] === column;
  const state = (/** @type {number} */ its, /** @type {number} */ column) =>
    isAt(free, its, column) ? "free" : crossed(its, column) ? "tried" : "";
  const board = drawSmallBoard({
    rows: N,
    columns: N,
    state,
    rays: [...given, ...lines],
    pieces,
    framed: row < N ? row : -1,
  });
  const cells = board.querySelectorAll(".square");
  if (refused) mark(cells[refused[0] * N + refused[1]], "refused", true);
  if (marked) mark(cells[marked[0] * N + marked[1]], "asked", true);
  return board;
}

/** A place for a board that is only looked at. @param {string} label */
export const createPlace = (label) => el("div", { class: "place-board", role: "img", "aria-label": label });
