// The board: squares, queens, and the frame around the active row. The rays between them are drawn by rays.js.

import { candidateOf, isDeadEnd, place } from "../bits.js";
import { stateOf } from "../causes.js";
import { el, find, mark, upTo, write } from "../dom.js";
import { QUEEN, move, queen } from "../shapes.js";
import * as words from "../words.js";
import { createHeat } from "./heat.js";
import { createRays } from "./rays.js";

/** @typedef {import("../types.js").Step} Step */

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
  /** @type {HTMLElement[][]} */
  let cells = [];
  /** @type {HTMLElement[]} */
  let rowNames = [];
  /** @type {SVGElement[]} */
  let queens = [];
  /** @type {SVGElement} */
  let ghost;

  /** @param {number} size */
  function build(size) {
    n = size;
    stage.style.setProperty("--n", String(n));
    mark(stage, "size", n <= 10 ? "small" : n <= 16 ? "medium" : "large");
    cells = upTo(n).map((row) => upTo(n).map((column) => squareOf(row, column)));
    squares.replaceChildren(...cells.flat());
    cells[0][n - 1].tabIndex = 0; // where the search begins, the cursor of the keys begins, too
    find("#grid").replaceChildren(...cells.map((row) => el("div", { role: "row", "aria-owns": row.map(({ id }) => id).join(" ") })));
    rowNames = upTo(n).map((row) => el("div", { class: "rowname" }, el("span", {}, el("em", {}, "row "), String(row))));
    find("#rownames").replaceChildren(...rowNames);
    find("#ruler").replaceChildren(el("span", {}, "bit"), ...upTo(n).map((column) => el("span", {}, String(n - 1 - column))));
    picture.setAttribute("viewBox", `0 0 ${n} ${n}`);
    queens = upTo(n).map(() => queen("queen", QUEEN.placed));
    ghost = queen("ghost", QUEEN.ghost);
    picture.replaceChildren(...queens, ghost);
    rays.build(n);
  }

  /** @param {import("../types.js").Look} look @param {number} now  milliseconds */
  return function render(look, now) {
    const { shown, fast, stretch } = look;
    if (!shown) return;
    const { step, run } = shown;
    if (run.n !== n) build(run.n);
    const active = step.stack.length > 0 && step.row < n ? step.row : null;
    mark(stage, "kind", step.kind);
    mark(stage, "deadend", isDeadEnd(step));
    mark(stage, "fast", fast);
    paintSquares(step, active);
    const settled = heat(look, now);
    paintQueens(step, settled, stretch?.queens?.length ?? 0);
    rays.render(step, active, settled);
    mark(frame, "shown", active !== null);
    board.style.setProperty("--row", String(active ?? 0));
    mark(deadEnd, "above", sideOf(step));
    write(deadEnd, isDeadEnd(step) ? words.DEAD_END : "");
    write(solved, words.whole(step.solutions));
    board.setAttribute("aria-label", words.board(step, n));
  };

  /** Near the lower edge a dead end is told above its row, beside the queen that stands there. @param {Step} step */
  function sideOf({ row, queens: placed }) {
    if (row < n - 2 || row === 0 || row === n) return "";
    return placed[row - 1][1] < n / 2 ? "right" : "left";
  }

  /** @param {Step} step @param {number | null} active */
  function paintSquares(step, active) {
    cells.forEach((squaresOfRow, row) => {
      mark(rowNames[row], "active", row === active);
      squaresOfRow.forEach((cell, column) => mark(cell, "state", row === active ? stateOf(step, column, n) : ""));
    });
  }

  /** @param {Step} step @param {Set<number> | null} settled  rows whose queens stay, in fast play @param {number} fixed  rows whose queen the viewer has put there */
  function paintQueens(step, settled, fixed) {
    queens.forEach((shape, row) => {
      const square = step.queens[row];
      mark(shape, "shown", square !== undefined);
      mark(shape, "passing", settled !== null && !settled.has(row));
      mark(shape, "fixed", row < fixed);
      if (square) move(shape, square);
    });
    const candidate = candidateOf(step);
    const lifted = step.kind === "return" ? step.square : null;
    const coming = candidate || (step.kind === "place" && !step.square ? step.bit : 0);
    const hollow = lifted ?? (coming ? [step.row, n - 1 - place(coming)] : null);
    mark(ghost, "shown", hollow !== null);
    mark(ghost, "lifted", lifted !== null);
    if (hollow) move(ghost, hollow);
  }
}

/** @param {number} row @param {number} column */
function squareOf(row, column) {
  return el("div", { class: (row + column) % 2 ? "square dark" : "square", id: `square-${row}-${column}`, role: "gridcell", tabindex: -1 });
}
