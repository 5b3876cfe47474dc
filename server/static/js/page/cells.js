// Maps elements and pixels to targets and back: the squares of the board, and the cells of the strip below it.

import { find } from "./dom.js";

/** @import { Target } from "../types.js" */

const CELLS = ".square, .bit-cell[tabindex]";

/** @param {EventTarget | null} target @returns {target is HTMLElement} */
export const isCell = (target) => target instanceof Element && target.matches(CELLS);

/** Return the strip if its cells can be pointed at, else null. @returns {HTMLElement | null} */
export const gridBelow = () => document.querySelector('#strip[role="grid"]');

/**
 * List the strip's rows that can be pointed at, from the top.
 * @returns {{name: string, head: Element, cells: HTMLElement[]}[]}
 */
export function rowsBelow() {
  const rows = /** @type {HTMLElement[]} */ ([...(gridBelow()?.querySelectorAll(".register") ?? [])]);
  return rows.flatMap((row) => {
    const cells = /** @type {HTMLElement[]} */ ([...row.querySelectorAll(":scope > .bit-cell[tabindex]")]);
    return cells.length ? [{ name: row.dataset.register ?? "", head: find(".label", row), cells }] : [];
  });
}

/** Return the names of these rows and their extent on the page, measured at their heads, since cells may be moving. */
export function spanBelow() {
  const rows = rowsBelow();
  const names = rows.map(({ name }) => name);
  if (!rows.length) return { names, top: 0, bottom: 0 };
  return {
    names,
    top: rows[0].head.getBoundingClientRect().top,
    bottom: rows[rows.length - 1].head.getBoundingClientRect().bottom,
  };
}

/**
 * Return the target under a pointer; for a finger the nearest one.
 * @param {{clientX: number, clientY: number}} event @param {number} n @param {number} slack  pixels that it may be off
 * @returns {Target | null}
 */
export function targetAt({ clientX, clientY }, n, slack) {
  const squares = find("#board").getBoundingClientRect();
  const { names, top, bottom } = spanBelow();
  const column = cellAt(clientX, squares.left, squares.width, n, slack);
  const row = cellAt(clientY, squares.top, squares.height, n, slack);
  const register = cellAt(clientY, top, bottom - top, names.length, slack / 2);
  if (column === null) return null;
  if (register !== null && clientY >= squares.bottom) return { register: names[register], column };
  return row === null ? null : { square: [row, column] };
}

/** @param {number} at @param {number} start @param {number} length @param {number} cells @param {number} slack */
function cellAt(at, start, length, cells, slack) {
  if (!cells || at < start - slack || at >= start + length + slack) return null;
  return Math.min(cells - 1, Math.max(0, Math.floor(((at - start) / length) * cells)));
}

/** List the squares of the board, row by row. */
export const listSquares = () =>
  [...find("#squares").children].map((row) => /** @type {HTMLElement[]} */ ([...row.children]));

/** List the cells among which the keyboard cursor moves, row by row. @param {HTMLElement} cell @returns {HTMLElement[][]} */
export const rowsOf = (cell) => (cell.matches(".square") ? listSquares() : rowsBelow().map(({ cells }) => cells));

/**
 * Return the target of a cell; null if its board is about to be replaced.
 * @param {HTMLElement} cell
 * @param {number} n
 * @returns {Target | null}
 */
export function targetOf(cell, n) {
  if (cell.matches(".square")) {
    const [row, column] = ["y", "x"].map((axis) => Number(cell.getAttribute(axis)));
    return Math.max(row, column) < n ? { square: [row, column] } : null;
  }
  const row = rowsBelow().find(({ cells }) => cells.some((one) => one === cell));
  const column = row?.cells.findIndex((one) => one === cell) ?? n;
  return row && column < n ? { register: row.name, column } : null;
}
