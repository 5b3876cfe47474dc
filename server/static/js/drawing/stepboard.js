// The board of a step, on the page and in pictures: its squares and queens; in searches with masks the rays of each queen
// below it, solid down to the active row and dotted from there on, the plumb lines from free squares to their bits, and the
// three short arrows of the next queen. Each shape is keyed by its row or column, and hidden where a step lacks it.

import { LINE_NAMES } from "../model/bits.js";
import { squareState, upTo } from "../model/board.js";
import { arrowsOf, plumbsOf, rayOf } from "../model/rays.js";
import { Board } from "./board.js";
import { mark } from "./nodes.js";
import {
  aim,
  createArrow,
  createGhost,
  createPlumb,
  createQueen,
  createRay,
  move,
  paintGhost,
  paintQueen,
  stretch,
} from "./pieces.js";

/** @import { AlgorithmView, Scene, Step } from "../types.js" */
/** @import { Line } from "../model/bits.js" */
/** @import { Puzzle } from "../model/puzzle.js" */

export class StepBoard extends Board {
  /** The queens, row by row. @type {SVGElement[]} */
  queens = [];
  #ghost = createGhost();
  /** @type {{row: number, line: Line, solid: SVGElement, dotted: SVGElement}[]} */
  #rays = [];
  /** @type {SVGElement[]} */
  #plumbs = [];
  #arrows = LINE_NAMES.map((line) => ({ line, shape: createArrow(line) }));
  /** The line that was active at the last painting. @type {Scene["active"]} */
  #before = null;

  /** Build the empty board of a search. @param {number} n @param {AlgorithmView["family"]} family @param {number} side  in pixels @param {Puzzle | null} [puzzle] */
  prepare(n, family, side, puzzle = null) {
    this.build(n, n, { side, framed: family === "squares", puzzle });
    this.#before = null;
    const rows = upTo(n);
    this.queens = rows.map(() => createQueen());
    this.#ghost = createGhost();
    this.#plumbs = family === "masks" ? rows.map(createPlumb) : [];
    this.#rays = (family === "masks" ? rows : []).flatMap((row) =>
      LINE_NAMES.map((line) => ({ row, line, solid: createRay(line, row), dotted: createRay(line, row, "dotted") })),
    );
    const dotted = this.#rays.map(({ dotted }) => dotted);
    const arrows = family === "masks" ? this.#arrows.map(({ shape }) => shape) : [];
    const solid = this.#rays.map(({ solid }) => solid);
    this.draw([...this.#plumbs, ...dotted, ...arrows, ...solid], [...this.queens, this.#ghost]);
  }

  /** @param {Step} step @param {Scene} scene @param {boolean} [whole]  true: rays are solid to the board's edge */
  show(step, scene, whole = false) {
    this.#paintSquares(scene);
    this.frame(scene.active);
    this.#paintQueens(scene, step.kind === "solution");
    if (this.#rays.length) this.#paintRays(step, scene.active?.at ?? null, whole);
  }

  /** Paint the squares of the line that was active and of the active one; no others have changed. @param {Scene} scene */
  #paintSquares(scene) {
    const [before, { active }] = [this.#before, scene];
    const isSame = before?.along === active?.along && before?.at === active?.at;
    for (const line of isSame ? [active] : [before, active]) {
      for (const at of line ? upTo(this.rows) : []) {
        const [row, column] = line?.along === "row" ? [line.at, at] : [at, line?.at ?? 0];
        this.paint(row, column, squareState(scene, row, column), scene.barren !== null);
      }
    }
    this.#before = active;
  }

  /** @param {Scene} scene @param {boolean} solved */
  #paintQueens({ queens, hollow, lifted }, solved) {
    this.queens.forEach((shape, index) => {
      const square = queens[index];
      mark(shape, "shown", square !== undefined);
      paintQueen(shape, solved);
      if (square) move(shape, square);
    });
    mark(this.#ghost, "shown", hollow !== null);
    paintGhost(this.#ghost, lifted);
    if (hollow) move(this.#ghost, hollow);
  }

  /** @param {Step} step @param {number | null} active @param {boolean} whole */
  #paintRays(step, active, whole) {
    for (const { row, line, solid, dotted } of this.#rays) {
      const queen = step.queens[row];
      const most = line !== "col" && step.puzzle?.rule === "touch" ? 1 : this.rows;
      const ray = queen && active !== null ? rayOf(queen, line, whole ? this.rows : active, this.rows, most) : null;
      stretch(solid, ray?.solid ?? null);
      stretch(dotted, (!step.veiled && ray?.dotted) || null); // a question asks for its end
    }
    this.#paintNext(step, active);
  }

  /** Paint the plumb lines and the arrows. @param {Step} step @param {number | null} active */
  #paintNext(step, active) {
    const plumbs = active === null ? [] : plumbsOf(step, active, this.rows);
    this.#plumbs.forEach((plumb, column) => {
      const drop = plumbs.find((one) => one.column === column);
      stretch(plumb, drop ? [drop.from, drop.to] : null);
    });
    const arrows = arrowsOf(step, this.rows);
    for (const { line, shape } of this.#arrows)
      aim(
        shape,
        arrows.find((arrow) => arrow.line === line),
      );
  }
}
