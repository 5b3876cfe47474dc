// A virtual list: only the rows in sight are in the page. It knows their heights and the scroll position, not what they
// show.

import { el } from "../page/dom.js";

const BEYOND = 240; // pixels above and below the visible part that are drawn, too

/**
 * The rows of the list.
 * @typedef {object} Rows
 * @property {() => number} count
 * @property {(row: number) => number} height                       in pixels
 * @property {(row: number, before: HTMLElement | null) => HTMLElement} draw  creates a row's element, or updates that
 *   which it has
 */

class VirtualList {
  #window;
  #onSight;
  #board = el("div", { class: "list-board", role: "presentation" });
  /** @type {Map<number, HTMLElement>} */
  #drawn = new Map();
  /** @type {Rows | null} */
  #rows = null;
  #tops = [0]; // the top of each row, then the bottom of the last

  /** @param {HTMLElement} window @param {(first: number, end: number) => void} onSight */
  constructor(window, onSight) {
    this.#window = window;
    this.#onSight = onSight;
    window.replaceChildren(this.#board);
    window.addEventListener("scroll", () => this.paint(), { passive: true });
  }

  /** Replaces all rows. @param {Rows} rows */
  fill(rows) {
    this.#rows = rows;
    for (const element of this.#drawn.values()) element.remove();
    this.#drawn.clear();
    this.refresh();
  }

  /** Updates the rows after a change of their content, heights or number. */
  refresh() {
    if (!this.#rows) return;
    this.#measure(this.#rows);
    for (const [row, element] of this.#drawn) {
      if (row >= this.#rows.count()) continue;
      this.#rows.draw(row, element);
      element.style.setProperty("--top", `${this.#tops[row]}px`);
    }
    this.paint();
  }

  /** Draws the rows in sight and removes the others, except the row with the focus. */
  paint() {
    if (!this.#rows) return;
    const { scrollTop, clientHeight } = this.#window;
    const count = this.#rows.count();
    const first = this.#rowAt(scrollTop - BEYOND);
    const end = count ? this.#rowAt(scrollTop + clientHeight + BEYOND) + 1 : 0;
    for (const [row, element] of this.#drawn) {
      if ((row >= first && row < end) || (row < count && element.contains(document.activeElement))) continue;
      element.remove();
      this.#drawn.delete(row);
    }
    for (let row = first; row < end; row++) if (!this.#drawn.has(row)) this.#insert(row, this.#rows.draw(row, null));
    this.#onSight(first, end);
  }

  /** Scrolls a row into view. @param {number} row */
  reveal(row) {
    if (!this.#rows || row < 0 || row >= this.#rows.count()) return;
    const { scrollTop, clientHeight } = this.#window;
    const [top, bottom] = [this.#tops[row], this.#tops[row + 1]];
    if (top < scrollTop) this.#window.scrollTop = top;
    else if (bottom > scrollTop + clientHeight) this.#window.scrollTop = Math.min(top, bottom - clientHeight);
    this.paint();
  }

  /** The element of a row in sight. @param {number} row */
  element(row) {
    return this.#drawn.get(row) ?? null;
  }

  /** Measures all rows; the first visible one keeps its place when rows above it grow. @param {Rows} rows */
  #measure(rows) {
    const anchor = this.#rowAt(this.#window.scrollTop);
    const past = this.#window.scrollTop - (this.#tops[anchor] ?? 0);
    const count = rows.count();
    this.#tops = [0];
    for (let row = 0; row < count; row++) this.#tops.push(this.#tops[row] + rows.height(row));
    this.#board.style.setProperty("--height", `${this.#tops[count]}px`);
    const top = (this.#tops[Math.min(anchor, count)] ?? 0) + past;
    if (this.#window.scrollTop !== top) this.#window.scrollTop = top;
  }

  /** The row at a height. @param {number} y */
  #rowAt(y) {
    let [low, high] = [0, Math.max(0, this.#tops.length - 2)];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#tops[middle] <= y) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /**
   * Inserts a row in its order in the page, on which screen readers and the Tab key rely.
   * @param {number} row
   * @param {HTMLElement} element
   */
  #insert(row, element) {
    element.style.setProperty("--top", `${this.#tops[row]}px`);
    const later = [...this.#drawn.keys()].filter((other) => other > row);
    this.#board.insertBefore(element, later.length ? (this.#drawn.get(Math.min(...later)) ?? null) : null);
    this.#drawn.set(row, element);
  }
}

/**
 * @param {HTMLElement} window  the element that scrolls
 * @param {(first: number, end: number) => void} onSight  called with the rows in sight whenever they change
 */
export const createVirtualList = (window, onSight) => new VirtualList(window, onSight);
