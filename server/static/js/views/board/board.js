// The board: squares, queens, and the frame around the active row. The rays between them are drawn by rays.js.

import { viewOf } from "../../algorithms/algorithms.js";
import { isBlurred } from "../../film/notation.js";
import { deadEndSide, squareState, upTo } from "../../model/board.js";
import { el, find, mark, setAttribute, write } from "../../page/dom.js";
import { createGhost, createQueen, move } from "../../drawing/pieces.js";
import { wordsOf } from "../../words/words.js";
import { createBlur } from "./blur.js";
import { createRays } from "./rays.js";

/** @import { AlgorithmView, Look, Scene } from "../../types.js" */

const words = await wordsOf("page");

/** The board's elements, and what stands on it. */
class Board {
  #stage = find("#stage");
  #board = find("#board");
  #frame = find("#rowframe");
  #deadEnd = find("#deadend");
  #solved = find("#solved-number");
  #rays = createRays(find("#rays"));
  #blur = createBlur();
  #n = 0;
  /** @type {AlgorithmView | null} */
  #view = null;
  /** @type {HTMLElement[][]} */
  #cells = [];
  /** @type {HTMLElement[]} */
  #rowNames = [];
  /** @type {HTMLElement[]} */
  #columnNames = [];
  /** @type {SVGElement[]} */
  #queens = [];
  #ghost = createGhost();
  /** The line that was active at the last painting. @type {Scene["active"]} */
  #before = null;

  /** @param {Look} look @param {number} now  milliseconds */
  render(look, now) {
    const {
      film: { shown, segment },
      notation,
    } = look;
    if (!shown) return;
    const { step, run } = shown;
    const view = viewOf(run.algorithm);
    if (run.n !== this.#n || view !== this.#view) this.#build(run.n, view);
    const scene = view.scene(step, run.n);
    const { active } = scene;
    mark(this.#stage, "kind", step.kind);
    mark(this.#stage, "deadend", scene.barren !== null && view.family === "masks");
    this.#paintSquares(scene, !isBlurred(notation));
    const standing = this.#blur(look, scene, now);
    this.#paintQueens(scene, standing?.settled ?? null, segment?.queens?.length ?? 0);
    if (view.family === "masks") this.#rays.render(step, active?.at ?? null, notation, standing);
    mark(this.#frame, "shown", active !== null);
    this.#board.style.setProperty("--row", String(active?.at ?? 0));
    this.#paintBadge(scene, view);
    write(this.#solved, words.whole(step.solutions));
    setAttribute(this.#board, "aria-label", view.describe(step, run.n));
  }

  /** @param {number} n @param {AlgorithmView} view */
  #build(n, view) {
    this.#n = n;
    this.#view = view;
    this.#before = null;
    this.#stage.style.setProperty("--n", String(n));
    mark(this.#stage, "size", n <= 10 ? "small" : n <= 16 ? "medium" : "large");
    this.#buildSquares(n);
    this.#buildNames(n, view.family === "masks");
    mark(this.#stage, "family", view.family);
    mark(this.#stage, "fills", view.fills);
    const picture = find("#pieces");
    picture.setAttribute("viewBox", `0 0 ${n} ${n}`);
    this.#queens = upTo(n).map(() => createQueen());
    this.#ghost = createGhost();
    picture.replaceChildren(...this.#queens, this.#ghost);
    this.#rays.build(n);
  }

  /** @param {number} n */
  #buildSquares(n) {
    this.#cells = upTo(n).map((row) => upTo(n).map((column) => squareOf(row, column)));
    this.#cells[0][n - 1].tabIndex = 0; // the keyboard cursor starts where the search starts
    find("#squares").replaceChildren(...this.#cells.flat());
    const rows = this.#cells.map((row, index) =>
      el("div", {
        role: "row",
        "aria-label": `${words.LINE.row} ${index}`,
        "aria-owns": row.map(({ id }) => id).join(" "),
      }),
    );
    find("#grid").replaceChildren(...rows);
  }

  /** Write the numbers of the rows, and of the columns or their bits. @param {number} n @param {boolean} bits */
  #buildNames(n, bits) {
    this.#rowNames = upTo(n).map((row) =>
      el("div", { class: "rowname" }, el("span", {}, el("em", {}, `${words.LINE.row} `), String(row))),
    );
    find("#rownames").replaceChildren(...this.#rowNames);
    this.#columnNames = upTo(n).map((column) => el("span", {}, String(bits ? n - 1 - column : column)));
    find("#ruler").replaceChildren(el("span", {}, bits ? words.BIT : words.LINE.column), ...this.#columnNames);
  }

  /** @param {Scene} scene @param {AlgorithmView} view */
  #paintBadge(scene, view) {
    this.#deadEnd.style.setProperty("--row", String(scene.barren ?? 0));
    mark(this.#deadEnd, "above", deadEndSide(scene, this.#n));
    write(this.#deadEnd, scene.barren === null ? "" : words.barren(view, scene.barren));
  }

  /**
   * Paint the squares of the line that was active and of the active one; no others have changed.
   * @param {Scene} scene
   * @param {boolean} named  true if the active line's name stands out
   */
  #paintSquares(scene, named) {
    const { active } = scene;
    const before = this.#before;
    const same = active && before && active.along === before.along && active.at === before.at;
    for (const line of same ? [active] : [before, active]) {
      if (!line) continue;
      const { along, at } = line;
      mark((along === "row" ? this.#rowNames : this.#columnNames)[at], "active", named && line === active);
      for (const index of upTo(this.#n)) {
        const [row, column] = along === "row" ? [at, index] : [index, at];
        mark(this.#cells[row][column], "state", squareState(scene, row, column));
      }
    }
    this.#before = active;
  }

  /**
   * @param {Scene} scene
   * @param {Set<number> | null} settled  lines whose queens stay, while steps fly by
   * @param {number} fixed  number of rows whose queens the viewer has placed
   */
  #paintQueens({ queens, hollow, lifted }, settled, fixed) {
    this.#queens.forEach((shape, index) => {
      const square = queens[index];
      mark(shape, "shown", square !== undefined);
      mark(shape, "passing", settled !== null && !settled.has(index));
      mark(shape, "fixed", index < fixed);
      if (square) move(shape, square);
    });
    mark(this.#ghost, "shown", hollow !== null);
    mark(this.#ghost, "lifted", lifted);
    if (hollow) move(this.#ghost, hollow);
  }
}

export function createBoard() {
  const board = new Board();
  return (/** @type {Look} */ look, /** @type {number} */ now) => board.render(look, now);
}

/** @param {number} row @param {number} column */
function squareOf(row, column) {
  return el("div", {
    class: (row + column) % 2 ? "square dark" : "square",
    id: `square-${row}-${column}`,
    role: "gridcell",
    tabindex: -1,
  });
}
