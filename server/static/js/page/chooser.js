// A small board on which the viewer chooses squares with a pointer or the keyboard. The caller draws it, names the squares
// and handles the choice.

import { upTo } from "../model/board.js";
import { el, find, mark } from "./dom.js";

/** @import { Refusal } from "../drawing/smallboard.js" */
/** @import { Square } from "../types.js" */

/**
 * The caller's part: the board's name, the names of squares, and the board itself, made by `drawSmallBoard`. The queens
 * stand in its first rows.
 * @typedef {object} Looks
 * @property {string} label
 * @property {(row: number, column: number, n: number, queens: number[]) => string} nameOf
 * @property {(n: number, queens: number[], refusal?: Refusal) => HTMLElement} drawBoard
 */

/** @param {(square: Square) => void} choose @param {Looks} looks */
export function createChooser(choose, { label, nameOf, drawBoard }) {
  const element = el("div", { class: "choose" });
  let n = 0;
  /** @type {HTMLElement[]} */
  let cells = [];
  let here = 0; // index of the square with the tab stop

  element.addEventListener("click", ({ target }) => {
    const index = cells.findIndex((cell) => cell === target);
    if (index >= 0) choose(squareAt(index, n));
  });
  element.addEventListener("focusin", ({ target }) => setTabStop(cells.findIndex((cell) => cell === target)));
  element.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const to = targetOf(event.key, here, n);
    if (to === null && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    if (to === null) choose(squareAt(here, n));
    else cells[to].focus();
  });

  /** Make this square the one that Tab reaches. @param {number} index */
  function setTabStop(index) {
    here = index;
    cells.forEach((cell, at) => cell.setAttribute("tabindex", at === here ? "0" : "-1"));
  }

  return {
    element,
    focus: () => cells[here]?.focus(),
    /**
     * Draw the board anew. It changes only when the viewer chooses a square.
     * @param {number} size
     * @param {number[]} queens
     * @param {Refusal} [refusal]
     */
    draw(size, queens, refusal) {
      const focused = element.contains(document.activeElement);
      if (size !== n) here = size - 1;
      n = size;
      const board = drawBoard(n, queens, refusal);
      const grid = find(".squares", board);
      cells = /** @type {HTMLElement[]} */ ([...grid.children]);
      grid.setAttribute("role", "grid");
      grid.setAttribute("aria-label", label);
      grid.replaceChildren(...upTo(n).map((row) => el("div", { role: "row" }, ...cells.slice(row * n, row * n + n))));
      nameCells(cells, n, queens, nameOf);
      if (refusal) mark(cells[refusal.square[0] * n + refusal.square[1]], "refused", true);
      setTabStop(here);
      element.style.setProperty("--size", String(n));
      element.replaceChildren(board);
      if (focused) cells[here].focus();
    },
  };
}

/** @param {HTMLElement[]} cells @param {number} n @param {number[]} queens @param {Looks["nameOf"]} nameOf */
function nameCells(cells, n, queens, nameOf) {
  cells.forEach((cell, index) => {
    const [row, column] = squareAt(index, n);
    cell.setAttribute("role", "gridcell");
    cell.setAttribute("aria-label", nameOf(row, column, n, queens));
    cell.setAttribute("aria-selected", String(queens[row] === column));
  });
}

/** @param {number} index @param {number} n @returns {Square} */
const squareAt = (index, n) => [Math.floor(index / n), index % n];

/**
 * Return the index of the square that a key moves to; null for other keys.
 * @param {string} key
 * @param {number} here
 * @param {number} n
 */
function targetOf(key, here, n) {
  const [row, column] = squareAt(here, n);
  const inside = (/** @type {number} */ value) => Math.max(0, Math.min(n - 1, value));
  /** @type {Record<string, Square>} */
  const moves = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [row, 0],
    End: [row, n - 1],
  };
  const to = moves[key];
  return to ? inside(to[0]) * n + inside(to[1]) : null;
}
