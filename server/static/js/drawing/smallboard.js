// Draws small boards with squares that can be named, chosen and styled.

import { LINE_NAMES } from "../model/bits.js";
import { endOfLine, upTo } from "../model/board.js";
import { el, mark, svg } from "./nodes.js";
import { between, createQueen, createRay, placed } from "./pieces.js";

/** @import { Line } from "../model/bits.js" */
/** @import { Attacker } from "../model/board.js" */
/** @import { Square } from "../types.js" */

/** A chosen square that is not free, and the queens that attack it. @typedef {{square: Square, against: Attacker[]}} Refusal */

/**
 * Draw a small board. Its side is --room in the style sheet. Screen readers skip it: the caller describes it.
 * @param {{rows: number, columns: number, state?: (row: number, column: number) => string, rays?: SVGElement[], pieces?: SVGElement[], framed?: number}}
 *   looks  framed: the row with the frame; -1 for none
 */
export function drawSmallBoard({ rows, columns, state = () => "", rays = [], pieces = [], framed = -1 }) {
  const cells = upTo(rows).flatMap((row) => upTo(columns).map((column) => square(row, column, state(row, column))));
  const box = { viewBox: `0 0 ${columns} ${rows}`, "aria-hidden": "true" };
  const frame = el("div", { class: "rowframe" });
  mark(frame, "shown", framed >= 0);
  const layers = [
    svg("svg", { class: "rays", ...box }, ...rays),
    frame,
    svg("svg", { class: "pieces", ...box }, ...pieces),
  ];
  const board = el("div", { class: "board little" }, el("div", { class: "squares" }, ...cells), ...layers);
  board.style.setProperty("--row", String(framed));
  board.style.setProperty("--n", String(columns));
  board.style.setProperty("--rows", String(rows));
  return board;
}

/** @param {number} row @param {number} column @param {string} state */
function square(row, column, state) {
  const cell = el("div", { class: (row + column) % 2 ? "square dark" : "square" });
  mark(cell, "state", state);
  return cell;
}

/** Draw a small board with queens. @param {number} n @param {Square[]} queens @param {number} [framed] */
export const drawPlacement = (n, queens, framed) =>
  drawSmallBoard({ rows: n, columns: n, pieces: queens.map((square) => placed(createQueen(), square)), framed });

/** Draw a queen's ray down to a row, or to the board's edge before it. @param {Square} queen @param {Line} line @param {number} row @param {number} n */
const drawRay = (queen, line, row, n) =>
  between(createRay(line), queen, endOfLine(queen, line, Math.min(row, n - 1), n));

/** @param {Square[]} queens @param {number} row @param {number} n */
const drawRays = (queens, row, n) => queens.flatMap((queen) => LINE_NAMES.map((line) => drawRay(queen, line, row, n)));

/**
 * Draw a board with queens in its first rows that were placed by hand. Queens that attack a refused square are marked, with
 * their lines to it.
 * @param {{n: number, queens: number[], row: number, rays: boolean, refusal?: Refusal, state: (row: number, column: number) => string}}
 *   looks  row: the framed one, at which the rays end
 */
export function drawAttempt({ n, queens, row, rays, refusal, state }) {
  const squares = queens.map((column, at) => /** @type {Square} */ ([at, column]));
  const pieces = squares.map((square) => placed(createQueen(), square));
  const { square, against } = refusal ?? { square: squares[0], against: [] };
  const lines = against.map(({ row: at, along }) => {
    mark(pieces[at], "against", true);
    return between(createRay(along, "solid", "against"), squares[at], square);
  });
  const shown = rays ? drawRays(squares, row, n) : [];
  return drawSmallBoard({
    rows: n,
    columns: n,
    state,
    rays: [...shown, ...lines],
    pieces,
    framed: row < n ? row : -1,
  });
}
