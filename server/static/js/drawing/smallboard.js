// Small boards with states, rays, queens and a frame, drawn at once. Their side is --room in the style sheet.

import { LINE_NAMES } from "../model/bits.js";
import { endOfLine, upTo } from "../model/board.js";
import { Board } from "./board.js";
import { mark } from "./nodes.js";
import { between, createQueen, createRay, placed } from "./pieces.js";

/** @import { Line } from "../model/bits.js" */
/** @import { Attacker } from "../model/board.js" */
/** @import { Puzzle } from "../model/puzzle.js" */
/** @import { Scene, Square } from "../types.js" */

/** A chosen square that is not free, and the queens that attack it. @typedef {{square: Square, against: Attacker[]}} Refusal */

const SIDE = 400; // usual width of a board on which queens are placed, in pixels

/**
 * The content of a small board: its size, the states of its squares, the lines and pieces on it, and the framed line.
 * @typedef {object} Content
 * @property {number} rows
 * @property {number} columns
 * @property {(row: number, column: number) => string} [state]
 * @property {SVGElement[]} [rays]
 * @property {SVGElement[]} [pieces]
 * @property {Scene["active"]} [line]
 * @property {boolean} [barren]  true if the line has no free square
 * @property {number} [side]  the usual width in pixels
 * @property {boolean} [framed]  true if the square of the last queen has a frame
 * @property {Puzzle} [puzzle]  whose board it is
 */

/** @param {Content} content */
export function createSmallBoard({ rows, columns, state = () => "", rays = [], pieces = [], line = null, ...more }) {
  const board = new Board();
  board.build(rows, columns, more);
  for (const row of upTo(rows))
    for (const column of upTo(columns)) board.paint(row, column, state(row, column), more.barren);
  board.frame(line);
  board.draw(rays, pieces);
  board.element.setAttribute("class", "board little");
  board.element.style.setProperty("--n", String(columns));
  board.element.style.setProperty("--rows", String(rows));
  return board;
}

/** Draw a small board. Screen readers skip it: the caller describes it. @param {Content} content */
export function drawSmallBoard(content) {
  const { element } = createSmallBoard(content);
  element.setAttribute("aria-hidden", "true");
  return element;
}

/** Draw a small board with queens. @param {number} n @param {Square[]} queens @param {Scene["active"]} [line] */
export const drawPlacement = (n, queens, line) =>
  drawSmallBoard({ rows: n, columns: n, pieces: queens.map((square) => placed(createQueen(), square)), line });

/** Draw a queen's ray down to a row, or to the board's edge before it. @param {Square} queen @param {Line} line @param {number} row @param {number} n */
const drawRay = (queen, line, row, n) =>
  between(createRay(line, queen[0]), queen, endOfLine(queen, line, Math.min(row, n - 1), n));

/** @param {Square[]} queens @param {number} row @param {number} n */
const drawRays = (queens, row, n) => queens.flatMap((queen) => LINE_NAMES.map((line) => drawRay(queen, line, row, n)));

/**
 * Create a board with queens in its first rows that were placed by hand. Queens that attack a refused square are marked, with
 * their lines to it.
 * @param {{n: number, queens: number[], row: number, refusal?: Refusal, state: (row: number, column: number) => string}}
 *   looks  row: the framed one, at which the rays end
 */
export function createAttempt({ n, queens, row, refusal, state }) {
  const squares = queens.map((column, at) => /** @type {Square} */ ([at, column]));
  const pieces = squares.map((square) => placed(createQueen(), square));
  const { square, against } = refusal ?? { square: squares[0], against: [] };
  const lines = against.map(({ row: at, along }) => {
    mark(pieces[at], "against", true);
    return between(createRay(along, at, "against"), squares[at], square);
  });
  const line = row < n ? /** @type {const} */ ({ along: "row", at: row }) : null;
  return createSmallBoard({
    rows: n,
    columns: n,
    state,
    rays: [...drawRays(squares, row, n), ...lines],
    pieces,
    line,
    side: SIDE,
  });
}
