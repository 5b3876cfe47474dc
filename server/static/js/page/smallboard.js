// Creates the queen and the arrow that shows where it attacks, for the page and the exports. No state.

import { LINES } from "../model/bits.js";
import { put, svg, el, mark } from "./dom.js";
import { upTo } from "../model/board.js";

/** @import { Line } from "../model/bits.js" */
/** @import { Square } from "../types.js" */

export const QUEEN = { placed: 0.74, ghost: 0.64 }; // share of a square's side

/** A queen in a square of side 1. @param {string} className @param {number} size */
export function createQueen(className, size) {
  const edge = (1 - size) / 2;
  return svg(
    "g",
    { class: className },
    svg("circle", { cx: 0.5, cy: 0.5, r: 0.42 }),
    svg("use", { href: "#queen", x: edge, y: edge, width: size, height: size }),
  );
}

/** @param {SVGElement} shape @param {number[]} square */
export function move(shape, [row, column]) {
  put(shape, "transform", `translate(${column} ${row})`);
}

/** A short arrow from the lower edge of a square into the next row. @param {Line} line */
export function createArrow(line) {
  const slope = LINES[line];
  const turn = slope * -45;
  const length = slope ? 0.5 : 0.36;
  return svg(
    "g",
    { class: `arrow ${line}` },
    svg(
      "g",
      { transform: `rotate(${turn})` },
      svg("line", { x1: 0, y1: slope ? 0.06 : 0, x2: 0, y2: length }),
      svg("path", { d: `M-0.2 ${length - 0.04}h0.4l-0.2 0.34z` }),
    ),
  );
}

// Draws small boards: those of the drawers, which look like the big one, and the queens of those in the gallery and the
// race.

/** Draw a queen on a small board. @param {Square} square @param {"queen" | "ghost"} [className] */
export function drawQueen(square, className = "queen") {
  const shape = createQueen(className, className === "queen" ? QUEEN.placed : QUEEN.ghost);
  mark(shape, "shown", true);
  move(shape, square);
  return shape;
}

/** Draw a line between the middles of two squares. @param {string} className @param {Square} from @param {Square} to */
export function drawRay(className, [fromRow, fromColumn], [toRow, toColumn]) {
  const ends = { x1: fromColumn + 0.5, y1: fromRow + 0.5, x2: toColumn + 0.5, y2: toRow + 0.5 };
  return svg("line", { class: className, "data-shown": "", ...ends });
}

/**
 * Draw a small board. Its side is --room in the style sheet. It is hidden from screen readers: the caller describes it.
 * @param {{rows: number, columns: number, state?: (row: number, column: number) => string, rays?: SVGElement[], pieces?: SVGElement[], framed?: number}}
 *   looks  framed: the row with the frame, if one has it
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

/**
 * Draw a small board with a queen in each of its first rows.
 * @param {number} n
 * @param {number[]} queens  columns from the top
 */
export function drawPlacement(n, queens) {
  return drawSmallBoard({ rows: n, columns: n, pieces: queens.map((column, row) => drawQueen([row, column])) });
}

/**
 * Create queens as crowns without a ground, or as dots where a square is too small for a crown.
 * @param {number} count
 * @param {boolean} [dots]
 */
export function createQueens(count, dots = false) {
  const shapes = upTo(count).map(() =>
    dots
      ? svg("circle", { cx: 0.5, cy: 0.5, r: 0.4 })
      : svg("use", { href: "#queen", x: 0.1, y: 0.1, width: 0.8, height: 0.8 }),
  );
  return {
    shapes,
    /** @param {Square[]} squares */
    place(squares) {
      shapes.forEach((shape, index) => {
        const square = squares[index];
        mark(shape, "shown", square !== undefined);
        if (square) move(shape, square);
      });
    },
  };
}
