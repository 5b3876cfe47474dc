// A virtual list: only the rows in sight are in the page. It knows their heights and the scroll position, not what they
// show.

import { el } from "../page/dom.js";

const BEYOND = 240; // pixels above and below the visible part that are drawn, too

/**
 * The rows of the list.
 * @typedef {object} Rows
 * @property {number} count
 * @property {(row: number) => number} height                       in pixels
 * @property {(row: number, before: HTMLElement | null) => HTMLElement} draw  creates a row's element, or updates the one that it has
 */

/**
 * @param {HTMLElement} window  the element that scrolls
 * @param {(first: number, end: number) => void} onSight  called with the rows in sight whenever they change
 */
export function createVirtualList(window, onSight) {
  const board = el("div", { class: "list-board", role: "presentation" });
  window.replaceChildren(board);
  /** @type {Map<number, HTMLElement>} */
  const drawn = new Map();
  /** @type {Rows | null} */
  let rows = null;
  let tops = [0]; // the top of each row, then the bottom of the last

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

  /** Draws the rows in sight and removes the others, except the row with the focus. */
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

  /**
   * Inserts a row in its order in the page, on which screen readers and the Tab key rely.
   * @param {number} row
   * @param {HTMLElement} element
   */
  function insert(row, element) {
    element.style.setProperty("--top", `${tops[row]}px`);
    const later = [...drawn.keys()].filter((other) => other > row);
    board.insertBefore(element, later.length ? (drawn.get(Math.min(...later)) ?? null) : null);
    drawn.set(row, element);
  }

  window.addEventListener("scroll", paint, { passive: true });

  return {
    /** Replaces all rows. @param {Rows} newRows */
    fill(newRows) {
      rows = newRows;
      for (const element of drawn.values()) element.remove();
      drawn.clear();
      this.refresh();
    },
    /** Updates the rows after a change of their content, heights or number. */
    refresh() {
      if (!rows) return;
      const anchor = rowAt(window.scrollTop); // the first visible row keeps its place when rows above it grow
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
    /** Scrolls a row into view. @param {number} row */
    reveal(row) {
      if (!rows || row < 0 || row >= rows.count) return;
      const [top, bottom] = [tops[row], tops[row + 1]];
      if (top < window.scrollTop) window.scrollTop = top;
      else if (bottom > window.scrollTop + window.clientHeight)
        window.scrollTop = Math.min(top, bottom - window.clientHeight);
      paint();
    },
    /** The element of a row in sight. @param {number} row */
    element: (row) => drawn.get(row) ?? null,
  };
}
