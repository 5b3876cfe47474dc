// The board: squares, queens, and the frame around the active row. The rays between them are drawn by rays.js.

import { viewOf, factAt } from "../../algorithms/algorithms.js";
import { deadEndSide, squareState, upTo } from "../../model/board.js";
import { el, find, mark, put, write } from "../../page/dom.js";
import { QUEEN, move, createQueen } from "../../page/smallboard.js";
import { wordsOf } from "../../words/words.js";
import { createHeat } from "./heat.js";
import { createRays } from "./rays.js";

/** @import { AlgorithmView, Look, Scene, Square, Step } from "../../types.js" */

const words = await wordsOf("page");

export function createBoard() {
  const stage = find("#stage");
  const board = find("#board");
  const squares = find("#squares");
  const picture = find("#pieces");
  const frame = find("#rowframe");
  const deadEnd = find("#deadend");
  const solved = find("#solved-number");
  const rays = createRays(find("#rays"));
  const heat = createHeat(/** @type {HTMLCanvasElement} */ (find("#heat")));
  let n = 0;
  /** @type {AlgorithmView | null} */
  let view = null;
  /** @type {HTMLElement[][]} */
  let cells = [];
  /** @type {HTMLElement[]} */
  let rowNames = [];
  /** @type {HTMLElement[]} */
  let columnNames = [];
  /** @type {SVGElement[]} */
  let queens = [];
  /** @type {SVGElement} */
  let ghost;
  /** The line that was active when the squares were painted last. @type {Scene["active"]} */
  let before = null;

  /** @param {number} size @param {AlgorithmView} its */
  function build(size, its) {
    n = size;
    view = its;
    before = null;
    stage.style.setProperty("--n", String(n));
    mark(stage, "size", n <= 10 ? "small" : n <= 16 ? "medium" : "large");
    cells = upTo(n).map((row) => upTo(n).map((column) => squareOf(row, column)));
    squares.replaceChildren(...cells.flat());
    cells[0][n - 1].tabIndex = 0; // the keyboard cursor begins where the search begins
    find("#grid").replaceChildren(
      ...cells.map((row, index) =>
        el("div", {
          role: "row",
          "aria-label": `${words.LINE.row} ${index}`,
          "aria-owns": row.map(({ id }) => id).join(" "),
        }),
      ),
    );
    rowNames = upTo(n).map((row) =>
      el("div", { class: "rowname" }, el("span", {}, el("em", {}, `${words.LINE.row} `), String(row))),
    );
    find("#rownames").replaceChildren(...rowNames);
    const bits = its.family === "masks";
    columnNames = upTo(n).map((column) => el("span", {}, String(bits ? n - 1 - column : column)));
    find("#ruler").replaceChildren(el("span", {}, bits ? words.BIT : words.LINE.column), ...columnNames);
    mark(stage, "family", its.family);
    mark(stage, "fills", its.fills);
    picture.setAttribute("viewBox", `0 0 ${n} ${n}`);
    queens = upTo(n).map(() => createQueen("queen", QUEEN.placed));
    ghost = createQueen("ghost", QUEEN.ghost);
    picture.replaceChildren(...queens, ghost);
    rays.build(n);
  }

  /** @param {Look} look @param {number} now  milliseconds */
  return function render(look, now) {
    const {
      film: { shown, segment },
      fast,
    } = look;
    if (!shown) return;
    const { step, run } = shown;
    const its = viewOf(run.algorithm);
    if (run.n !== n || its !== view) build(run.n, its);
    const scene = its.scene(step, n);
    const { active } = scene;
    mark(stage, "kind", step.kind);
    mark(stage, "deadend", scene.barren !== null && its.family === "masks");
    mark(stage, "fast", fast);
    paintSquares(scene);
    const settled = heat(look, now);
    paintQueens(scene, settled, segment?.queens?.length ?? 0);
    if (its.family === "masks") rays.render(step, active?.at ?? null, settled);
    mark(frame, "shown", active !== null);
    board.style.setProperty("--row", String(active?.at ?? 0));
    paintBadge(scene, its);
    write(solved, words.whole(step.solutions));
    put(board, "aria-label", its.describe(step, n));
  };

  /** @param {Scene} scene @param {AlgorithmView} its */
  function paintBadge(scene, its) {
    deadEnd.style.setProperty("--row", String(scene.barren ?? 0));
    mark(deadEnd, "above", deadEndSide(scene, n));
    write(deadEnd, scene.barren === null ? "" : words.barren(its, scene.barren));
  }

  /**
   * Paint the squares of the line that was active and of the one that is now: no others have changed.
   * @param {Scene} scene
   */
  function paintSquares(scene) {
    const { active } = scene;
    const same = active && before && active.along === before.along && active.at === before.at;
    for (const line of same ? [active] : [before, active]) {
      if (!line) continue;
      const { along, at } = line;
      mark((along === "row" ? rowNames : columnNames)[at], "active", line === active);
      for (const index of upTo(n)) {
        const [row, column] = along === "row" ? [at, index] : [index, at];
        mark(cells[row][column], "state", squareState(scene, row, column));
      }
    }
    before = active;
  }

  /**
   * @param {Scene} scene
   * @param {Set<number> | null} settled  rows whose queens stay, in fast play
   * @param {number} fixed  rows whose queen the viewer has put there
   */
  function paintQueens({ queens: standing, hollow, lifted }, settled, fixed) {
    queens.forEach((shape, index) => {
      const square = standing[index];
      mark(shape, "shown", square !== undefined);
      mark(shape, "passing", settled !== null && !settled.has(index));
      mark(shape, "fixed", index < fixed);
      if (square) move(shape, square);
    });
    mark(ghost, "shown", hollow !== null);
    mark(ghost, "lifted", lifted);
    if (hollow) move(ghost, hollow);
  }
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

// Names the squares for those who do not see them: where each is, and how it stands. While steps fly by, a name says
// only where: no frame has time for more, and what it said would be over before it is read.

/** @param {HTMLElement} squares  that hold all squares, row by row */
export function createNames(squares) {
  /** @type {{first: Element | null, step: Step | null}} */
  let named = { first: null, step: null };

  /** @param {NonNullable<Look["film"]["shown"]>} shown @param {Square} square @param {boolean} fast */
  function nameOf(shown, square, fast) {
    const { run } = shown;
    return words.aloud.square(viewOf(run.algorithm), square, run.n, fast ? null : factAt(shown, { square }));
  }

  return {
    /** @param {Look} look @param {Element | null} focused  has a name of its own */
    render({ film: { shown }, fast }, focused) {
      if (!shown) return;
      const first = squares.firstElementChild;
      const step = fast ? null : shown.step;
      if (first === named.first && step === named.step) return;
      named = { first, step };
      const { n } = shown.run;
      [...squares.children].forEach((cell, at) => {
        if (cell !== focused) put(cell, "aria-label", nameOf(shown, [Math.floor(at / n), at % n], fast));
      });
    },
    /** Its name again, after it had the focus. @param {Element} cell @param {Look} look */
    restore(cell, { film: { shown }, fast }) {
      const at = [...squares.children].indexOf(cell);
      if (shown && at >= 0)
        put(cell, "aria-label", nameOf(shown, [Math.floor(at / shown.run.n), at % shown.run.n], fast));
    },
  };
}
