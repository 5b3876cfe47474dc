// A board in SVG, in squares of 1 by 1: of the page, pictures, race, gallery, exercises, worksheets and legend. Squares and
// their marks are keyed by row and column; rays and queens come from pieces.js. Colours are variables of the style sheet.

import { darkSquares, upTo } from "../model/board.js";
import { drawColours, drawSigns } from "./ground.js";
import { mark, setAttribute, svg } from "./nodes.js";
import { mix } from "./pieces.js";

/** @import { Puzzle } from "../model/puzzle.js" */
/** @import { Scene } from "../types.js" */

/** The layers, from the lowest, and their elements. A page has others between them. */
const LAYERS = { ground: "g", squares: "g", marks: "g", rays: "g", rowframe: "rect", pieces: "g" };

/** The colour of a square in some states. @type {Record<string, string>} */
const FILLS = { free: "var(--free)", candidate: "var(--free)", barren: "var(--taken)" };

const MIDDLE = "M0.36 0.36l0.28 0.28m0-0.28l-0.28 0.28";
const CORNER = "M0.7 0.06l0.24 0.24m0-0.24l-0.24 0.24"; // beside the queen

/** Functions that draw the marks of a square; `least`: the least width of a line. @type {Record<string, (least: number) => SVGElement[]>} */
const MARKS = {
  free: (least) => [drawDisc("ring", 0.2, { stroke: "var(--free-ink)", "stroke-width": Math.max(0.06, 0.75 * least) })],
  candidate: (least) => [drawDisc("disc", 0.37), drawFrame("free-ink", Math.max(0.075, least))],
  placed: (least) => [drawFrame("ink", Math.max(0.06, least))],
  tried: () => [drawCross(MIDDLE)],
  refused: () => [drawCross(MIDDLE)],
  lifted: () => [drawCross(CORNER)],
  rejected: (least) => [drawFrame("alarm", Math.max(0.06, least)), drawCross(CORNER)],
};
const PLAIN = ["", "open", "out", "attacked", "barren"]; // states without marks

/** Return the colour of a square in a state; null for its own. @param {string} state @param {boolean} dark */
const fillOf = (state, dark) =>
  state === "attacked" ? mix("var(--ink)", 6, dark ? "var(--square-dark)" : "var(--square)") : (FILLS[state] ?? null);
const VEIL = mix("var(--ink)", 16, "transparent"); // of an attacked square over its region's colour

/** @param {string} state @param {number} least */
function marksOf(state, least) {
  if (MARKS[state]) return MARKS[state](least);
  if (PLAIN.includes(state)) return [];
  throw new Error(`unknown state of a square: ${state}`);
}

/** Draw the light and the dark squares of a board. @param {number} rows @param {number} columns */
export const drawGround = (rows, columns) => [
  svg("rect", { width: columns, height: rows, fill: "var(--square)" }),
  svg("path", { d: darkSquares(rows, columns), fill: "var(--square-dark)" }),
];

/** @param {string} name @param {number} r @param {Record<string, string | number>} [stroke] */
const drawDisc = (name, r, stroke = {}) =>
  svg("circle", { class: name, cx: 0.5, cy: 0.5, r, fill: "var(--free)", ...stroke });

/** @param {string} colour @param {number} width */
const drawFrame = (colour, width) => {
  const box = { x: width / 2, y: width / 2, width: 1 - width, height: 1 - width };
  return svg("rect", { class: "rim", ...box, fill: "none", stroke: `var(--${colour})`, "stroke-width": width });
};

/** @param {string} d */
const drawCross = (d) => svg("path", { class: "cross", d, fill: "none", stroke: "var(--mute)", "stroke-width": 0.05 });

/** A square, its marks and its state. @typedef {{square: SVGElement, marks: SVGElement | null, state: string}} Drawn */

export class Board {
  element;
  rows = 0;
  columns = 0;
  #layers;
  #pixel = 0;
  #framed = false;
  /** @type {Puzzle | null} */
  #puzzle = null;
  /** The squares that were needed, by their places. @type {Map<number, Drawn>} */
  #squares = new Map();

  /** @param {HTMLElement | SVGElement} [element]  one that has the layers */
  constructor(element = svg("svg", {}, ...Object.entries(LAYERS).map(([name, tag]) => svg(tag, { class: name })))) {
    this.element = element;
    this.#layers = Object.fromEntries(
      Object.keys(LAYERS).map((name) => [name, /** @type {SVGElement} */ (element.querySelector(`.${name}`))]),
    );
  }

  /**
   * Build an empty board.
   * @param {number} rows
   * @param {number} columns
   * @param {{side?: number, framed?: boolean, puzzle?: Puzzle | null}} [manner]  side: the usual width in pixels, from which the least widths of
   *   lines follow; framed: the square of the last queen has a frame
   */
  build(rows, columns, { side = 40 * columns, framed = false, puzzle = null } = {}) {
    [this.rows, this.columns, this.#pixel, this.#framed, this.#puzzle] = [
      rows,
      columns,
      columns / side,
      framed,
      puzzle,
    ];
    const { element } = this;
    for (const picture of element.matches("svg") ? [element] : element.querySelectorAll(".drawn"))
      picture.setAttribute("viewBox", `0 0 ${columns} ${rows}`);
    const { ground, squares, marks } = this.#layers;
    squares.replaceChildren(...upTo(rows).map(() => svg("g")));
    ground.replaceChildren(...(puzzle ? drawColours(puzzle) : drawGround(rows, columns)));
    marks.replaceChildren(...(puzzle ? [drawSigns(puzzle)] : []));
    this.#squares.clear();
  }

  /** Make a grid for screen readers and keys of all squares, and return them, row by row. @param {string} name @param {(row: number) => string} [nameOf]  a row's name */
  createGrid(name, nameOf) {
    const { squares } = this.#layers;
    squares.setAttribute("role", "grid");
    squares.setAttribute("aria-label", name);
    return upTo(this.rows).map((row) => {
      const line = squares.children[row];
      line.setAttribute("role", "row");
      if (nameOf) line.setAttribute("aria-label", nameOf(row));
      return upTo(this.columns).map((column) => {
        const square = this.squareAt(row, column);
        square.setAttribute("role", "gridcell");
        square.setAttribute("tabindex", "-1");
        return /** @type {HTMLElement} */ (/** @type {Element} */ (square)); // it has what page and keys use of one
      });
    });
  }

  /** Return a square with its marks; create it if this is the first need. @param {number} row @param {number} column */
  #find(row, column) {
    const place = row * this.columns + column;
    const found = this.#squares.get(place);
    if (found) return found;
    const name = (row + column) % 2 ? "square dark" : "square";
    const square = svg("rect", { class: name, x: column, y: row, width: 1, height: 1, fill: "none" });
    this.#layers.squares.children[row].append(square);
    const created = /** @type {Drawn} */ ({ square, marks: null, state: "" });
    this.#squares.set(place, created);
    return created;
  }

  /** Return a square. @param {number} row @param {number} column */
  squareAt(row, column) {
    return this.#find(row, column).square;
  }

  /**
   * Paint a square in its state. A colour and marks that go stay in the picture, hidden, so that they can fade.
   * @param {number} row
   * @param {number} column
   * @param {string} state
   * @param {boolean} [barren]  true on a line without a free square
   */
  paint(row, column, state, barren = false) {
    const look = barren && state === "attacked" ? "barren" : state;
    const found = this.#find(row, column);
    if (found.state === look) return;
    found.state = look;
    mark(found.square, "state", state);
    const fill = this.#puzzle && look === "attacked" ? VEIL : fillOf(look, (row + column) % 2 === 1);
    mark(found.square, "filled", fill !== null);
    if (fill) setAttribute(found.square, "fill", fill);
    const shapes = look === "placed" && !this.#framed ? [] : marksOf(look, 2 * this.#pixel);
    if (!shapes.length && !found.marks) return;
    found.marks ??= this.#layers.marks.appendChild(svg("g", { transform: `translate(${column} ${row})` }));
    mark(found.marks, "shown", shapes.length > 0);
    if (!shapes.length) return;
    mark(found.marks, "state", state);
    found.marks.replaceChildren(...shapes);
  }

  /** Frame a row or a column, or none. @param {Scene["active"]} line */
  frame(line) {
    const { rowframe } = this.#layers;
    mark(rowframe, "shown", line !== null);
    if (!line) return;
    const { rows, columns } = this;
    const [x, y, wide, high] = line.along === "row" ? [0, line.at, columns, 1] : [line.at, 0, 1, rows];
    const width = Math.min(4 * this.#pixel, Math.max(2 * this.#pixel, 0.075));
    const box = { x: x - width / 2, y: y - width / 2, width: wide + width, height: high + width, rx: 4 * this.#pixel };
    const paint = { fill: "none", stroke: "var(--ink)", "stroke-width": width };
    for (const [name, value] of Object.entries({ ...box, ...paint })) setAttribute(rowframe, name, String(value));
  }

  /** Draw rays and other lines, and pieces over the frame. @param {SVGElement[]} rays @param {SVGElement[]} pieces */
  draw(rays, pieces) {
    this.#layers.rays.replaceChildren();
    this.#layers.pieces.replaceChildren();
    this.add(rays, pieces);
  }

  /** Add lines and pieces to those that are drawn. @param {SVGElement[]} rays @param {SVGElement[]} pieces */
  add(rays, pieces) {
    this.#layers.rays.append(...rays);
    this.#layers.pieces.append(...pieces);
  }
}
