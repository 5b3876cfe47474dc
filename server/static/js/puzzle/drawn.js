// Draws a puzzle's board: regions by fill, border and letter, closed squares hatched, queens and crosses. A square changes
// only if its look has changed.

import { Board } from "../drawing/board.js";
import { colourAt, drawSigns } from "../drawing/ground.js";
import { drawCrown } from "../drawing/pieces.js";
import { mark, setAttribute, svg } from "../page/dom.js";
import { formatPuzzle, listSquares, regionAt } from "../model/puzzle.js";

/** @import { Square } from "../types.js" */
/** @import { Puzzle } from "../model/puzzle.js" */

/**
 * The look of a square. `piece`: what stands on it; `tone`: why it is marked.
 * @typedef {{piece?: "" | "cross" | "old" | "dot" | "queen" | "given" | "guess" | "ghost", tone?: "" | "alarm" | "proof" | "here" | "free" | "gone"}} Look
 */
/** A row, column or region, by its index. @typedef {["row" | "column" | "region", number]} Unit */
/**
 * A picture of a board. `looks`: of the squares, row by row; `lines`: between queens that attack each other; `units`: those
 * that are framed
 * @typedef {{puzzle: Puzzle, looks: Look[], lines?: [Square, Square][], units?: Unit[], solved?: boolean}} Picture
 */

const CROSS = "M.34.34.66.66M.66.34.34.66";

/** Draw a piece, in a square of 1 by 1. @type {Record<string, () => SVGElement[]>} */
const PIECES = {
  cross: () => [svg("path", { class: "puzzle-cross", d: CROSS })],
  old: () => [svg("path", { class: "puzzle-cross", d: CROSS })],
  dot: () => [svg("circle", { class: "puzzle-dot", cx: 0.5, cy: 0.5, r: 0.055 })],
  queen: () => [svg("circle", { cx: 0.5, cy: 0.5, r: 0.42 }), drawCrown(0.72)],
  given: () => [svg("circle", { cx: 0.5, cy: 0.5, r: 0.42 }), drawCrown(0.72)],
  guess: () => [svg("circle", { cx: 0.5, cy: 0.5, r: 0.42 }), drawCrown(0.72)],
  ghost: () => [drawCrown(0.64, { fill: "none", "stroke-width": 6 })],
};

/** Return the outline of a unit, as one path. @param {Puzzle} puzzle @param {Unit} unit */
function outlineOf(puzzle, [along, at]) {
  const { n } = puzzle;
  if (along === "row") return `M0 ${at}h${n}v1h-${n}z`;
  if (along === "column") return `M${at} 0h1v${n}h-1z`;
  const isIn = (/** @type {number} */ row, /** @type {number} */ column) =>
    row >= 0 && column >= 0 && row < n && column < n && regionAt(puzzle, row, column) === at;
  return listSquares(puzzle)
    .filter(([row, column]) => isIn(row, column))
    .flatMap(([row, column]) => [
      isIn(row - 1, column) ? "" : `M${column} ${row}h1`,
      isIn(row + 1, column) ? "" : `M${column} ${row + 1}h1`,
      isIn(row, column - 1) ? "" : `M${column} ${row}v1`,
      isIn(row, column + 1) ? "" : `M${column + 1} ${row}v1`,
    ])
    .join("");
}

export class PuzzleBoard {
  #base = new Board();
  #under = svg("g");
  #drawn = "";
  #name;
  #played;
  /** The squares of a grid, row by row. @type {HTMLElement[][]} */
  cells = [];
  /** The pieces with their looks, row by row. @type {{look: string, shape: SVGElement | null}[]} */
  #pieces = [];

  /** @param {(n: number) => string} name  of the board @param {boolean} [played]  true: a grid for screen readers and keys, else a picture */
  constructor(name, played = false) {
    this.#name = name;
    this.#played = played;
    this.element = this.#base.element;
    this.element.setAttribute("class", "puzzle-board");
    if (!played) this.element.setAttribute("role", "img");
  }

  /** Build the board of a puzzle: its squares, letters and borders. @param {Puzzle} puzzle */
  #build(puzzle) {
    const { n } = puzzle;
    this.#base.build(n, n);
    if (this.#played) this.cells = this.#base.createGrid(this.#name(n));
    else this.element.setAttribute("aria-label", this.#name(n));
    this.#pieces = listSquares(puzzle).map(() => ({ look: "", shape: null }));
    this.#base.draw([], []);
  }

  /** Paint what a drawing may change: regions, closed squares, letters. @param {Puzzle} puzzle */
  #paintGround(puzzle) {
    for (const [row, column] of listSquares(puzzle)) {
      const square = this.#base.squareAt(row, column);
      mark(square, "filled", true);
      setAttribute(square, "fill", colourAt(puzzle, row, column));
    }
    this.#under = drawSigns(puzzle);
  }

  /** @param {Picture} picture */
  paint({ puzzle, looks, lines = [], units = [], solved = false }) {
    const drawn = formatPuzzle(puzzle);
    if (drawn !== this.#drawn) {
      if (this.#pieces.length !== puzzle.n ** 2) this.#build(puzzle);
      this.#paintGround(puzzle);
      this.#drawn = drawn;
    }
    mark(this.element, "solved", solved);
    looks.forEach((look, at) => this.#paintPiece(at, puzzle.n, look));
    const drawnUnits = units.flatMap((unit) =>
      ["unit", "unit inner"].map((name) => svg("path", { class: name, d: outlineOf(puzzle, unit), "data-shown": "" })),
    );
    const attacks = lines.map(([[row, column], [toRow, toColumn]]) => {
      const d = `M${column + 0.5} ${row + 0.5}L${toColumn + 0.5} ${toRow + 0.5}`;
      return svg("path", { class: "attack", d, "data-shown": "" });
    });
    this.#base.element.querySelector(".rays")?.replaceChildren(this.#under, ...drawnUnits, ...attacks);
  }

  /** @param {number} at @param {number} n @param {Look} look */
  #paintPiece(at, n, { piece = "", tone = "" }) {
    const known = this.#pieces[at];
    const look = `${piece} ${tone}`;
    if (known.look === look) return;
    known.look = look;
    const [row, column] = [Math.floor(at / n), at % n];
    mark(this.#base.squareAt(row, column), "tone", tone);
    known.shape?.remove();
    known.shape = null;
    if (!piece && !tone) return;
    const frame = tone ? [svg("rect", { class: "tone", x: 0.06, y: 0.06, width: 0.88, height: 0.88, rx: 0.1 })] : [];
    const data = { class: `piece ${piece}`, "data-tone": tone, "data-shown": "" };
    const place = { transform: `translate(${column} ${row})` };
    known.shape = svg("g", { ...data, ...place }, ...frame, svg("g", { class: "shape" }, ...(PIECES[piece]?.() ?? [])));
    known.shape.style.setProperty("--row", String(row));
    this.#base.add([], [known.shape]);
  }
}
