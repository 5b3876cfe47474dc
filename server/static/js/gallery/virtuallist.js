// A long list of which only the rows in sight are in the page. Knows heights and scrolling, nothing of what a row shows.

import { el } from "../page/dom.js";

const BEYOND = 240; // pixels above and below the sight that are drawn, too

/**
 * What lies on a shelf.
 * @typedef {object} Rows
 * @property {number} count
 * @property {(row: number) => number} height                       in pixels
 * @property {(row: number, before: HTMLElement | null) => HTMLElement} draw  a row anew, or into the element that it has
 */

/**
 * @param {HTMLElement} window  what scrolls
 * @param {(first: number, end: number) => void} onSight  which rows are in sight, whenever that has changed
 */
export function createVirtualList(window, onSight) {
  const board = el("div", { class: "list-board", role: "presentation" });
  window.replaceChildren(board);
  /** @type {Map<number, HTMLElement>} */
  const drawn = new Map();
  /** @type {Rows | null} */
  let rows = null;
  let tops = [0]; // where each row begins, and where the last one ends

  /** The row at a height. @param {number} y */
  function rowAt(y) {
    let [low, high] = [0, Math.max(0, tops.length - 2)];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (tops[middle] <= y) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Draw what is in sight and take the rest away, but for the row that has the focus. */
  function paint() {
    if (!rows) return;
    const first = rowAt(window.scrollTop - BEYOND);
    const end = rows.count ? rowAt(window.scrollTop + window.clientHeight + BEYOND) + 1 : 0;
    for (const [row, element] of drawn) {
      if ((row >= first && row < end) || (row < rows.count && element.contains(document.activeElement))) continue;
      element.remove();
      drawn.delete(row);
    }
    for (let row = first; row < end; row++) if (!drawn.has(row)) insert(row, rows.draw(row, null));
    onSight(first, end);
  }

  /** Put a row where it belongs: in the page they stand in order, for those who read it so. @param {number} row @param {HTMLElement} element */
  function insert(row, element) {
    element.style.setProperty("--top", `${tops[row]}px`);
    const later = [...drawn.keys()].filter((other) => other > row);
    board.insertBefore(element, later.length ? (drawn.get(Math.min(...later)) ?? null) : null);
    drawn.set(row, element);
  }

  window.addEventListener("scroll", paint, { passive: true });

  return {
    /** Other rows: all is drawn anew. @param {Rows} newRows */
    fill(newRows) {
      rows = newRows;
      for (const element of drawn.values()) element.remove();
      drawn.clear();
      this.refresh();
    },
    /** The same rows, but something in them has changed: how they look, how high they are or how many. */
    refresh() {
      if (!rows) return;
      const anchor = rowAt(window.scrollTop); // what is in sight stays there, whatever grows above it
      const past = window.scrollTop - (tops[anchor] ?? 0);
      tops = [0];
      for (let row = 0; row < rows.count; row++) tops.push(tops[row] + rows.height(row));
      board.style.setProperty("--height", `${tops[rows.count]}px`);
      const top = (tops[Math.min(anchor, rows.count)] ?? 0) + past;
      if (window.scrollTop !== top) window.scrollTop = top;
      for (const [row, element] of drawn) {
        if (row >= rows.count) continue;
        rows.draw(row, element);
        element.style.setProperty("--top", `${tops[row]}px`);
      }
      paint();
    },
    paint,
    /** Bring a row into sight. @param {number} row */
    reveal(row) {
      if (!rows || row < 0 || row >= rows.count) return;
      const [top, bottom] = [tops[row], tops[row + 1]];
      if (top < window.scrollTop) window.scrollTop = top;
      else if (bottom > window.scrollTop + window.clientHeight) window.scrollTop = Math.min(top, bottom - window.clientHeight);
      paint();
    },
    /** The element of a row in sight. @param {number} row */
    element: (row) => drawn.get(row) ?? null,
  };
}
