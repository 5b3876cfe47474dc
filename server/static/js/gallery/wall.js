// The wall of tiles: solutions in the order they are found, or grouped by class. Only the rows in sight are in the
// page.
//
// The Tab key reaches one tile; the arrow keys move from tile to tile.

import { upTo } from "../model/board.js";
import { el } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { contentsOf, countRows, countShown, neighbourOf } from "./rows.js";
import { createVirtualList } from "./virtuallist.js";
import { TILE, drawRow, measureRow } from "./wallrow.js";

/** @import { Solution } from "../types.js" */
/** @import { InClasses, InRows } from "./rows.js" */

const words = await wordsOf("gallery");

/**
 * @typedef {object} Wants
 * @property {(solution: Solution) => void} choose
 * @property {(first: number, end: number) => void} onSight  which solutions or classes are in sight, by index
 */

/** What the wall shows, and where the viewer is on it. */
class Wall {
  #wants;
  element = buildWall();
  #list = createVirtualList(this.element, (first, end) => this.#handleSight(first, end));
  /** @type {InRows | InClasses | null} */
  #things = null;
  #across = 4; // tiles side by side
  #here = 0; // number of the solution at the current step; 0 for none
  #chosen = 0; // that of the chosen one
  #revealed = -1; // index of what was last scrolled into view; -1 for nothing
  #browsing = false; // the viewer has scrolled, and the pointer is still on the wall
  #at = { row: 0, slot: 0 }; // the tile that the Tab key reaches

  /** @param {Wants} wants */
  constructor(wants) {
    this.#wants = wants;
    this.element.addEventListener("keydown", (event) => this.#press(event));
    this.element.addEventListener("focusin", ({ target }) => {
      if (!(target instanceof Element)) return;
      this.#at = this.#placeOf(target);
      this.#updateTabStop();
    });
    this.element.addEventListener("click", ({ target }) => this.#choose(target));
    for (const kind of ["wheel", "pointerdown"])
      this.element.addEventListener(kind, () => (this.#browsing = true), { passive: true });
    this.element.addEventListener("pointerleave", () => (this.#browsing = false));
    new ResizeObserver(() => this.#fit()).observe(this.element);
  }

  /** Shows other solutions or classes. @param {InRows | InClasses} things */
  fill(things) {
    this.#things = things;
    this.#at = { row: 0, slot: 0 };
    this.#revealed = -1;
    this.element.scrollTop = 0;
    this.#refill();
  }

  /**
   * Updates the tiles when more has arrived or been found, and marks the solution at the current step and the chosen
   * one.
   * @param {InRows | InClasses} things @param {number} here @param {number} chosen
   */
  refresh(things, here, chosen) {
    this.#things = things;
    this.#here = here;
    this.#chosen = chosen;
    this.#list.refresh();
  }

  /** Scrolls a solution or a class into view, by its index. @param {number} index */
  reveal(index) {
    const things = this.#things;
    if (!things) return;
    this.#revealed = index;
    this.#list.reveal(things.kind === "classes" ? index : Math.floor((index - things.base) / this.#across));
  }

  /** Whether the viewer is using the wall, so that it must not scroll by itself. */
  busy() {
    return this.#browsing || this.element.contains(document.activeElement);
  }

  /** Draws all rows anew. */
  #refill() {
    this.element.style.setProperty("--across", String(this.#across));
    this.#list.fill({
      count: () => this.#countRows(),
      height: (row) => measureRow(this.#things, this.#across, row),
      draw: (row, before) =>
        drawRow(before, this.#things, this.#across, row, { here: this.#here, chosen: this.#chosen }),
    });
  }

  /** Puts as many tiles side by side as there is room for. */
  #fit() {
    const fits = Math.max(1, Math.floor((this.element.clientWidth + TILE.gap) / (TILE.width + TILE.gap)));
    if (fits !== this.#across) {
      this.#across = fits;
      this.#refill();
    } else this.#list.paint();
    if (this.#revealed >= 0 && !this.busy()) this.reveal(this.#revealed); // keeps it in view when the wall shrinks
  }

  /** @param {number} first @param {number} end  rows in sight */
  #handleSight(first, end) {
    const things = this.#things;
    if (!things) return;
    const { onSight } = this.#wants;
    if (things.kind === "classes") onSight(first, Math.min(end, things.count));
    else onSight(things.base + first * this.#across, things.base + Math.min(end * this.#across, things.count));
    this.#updateTabStop();
  }

  #countRows() {
    return countRows(this.#things, this.#across);
  }

  /** @param {number} row @param {number} slot */
  #tileAt(row, slot) {
    const tiles = this.#list.element(row)?.lastElementChild;
    return /** @type {HTMLButtonElement | undefined} */ (tiles?.children[slot]);
  }

  /** @param {Element} tile */
  #placeOf(tile) {
    const row = upTo(this.#countRows()).find((row) => this.#list.element(row)?.contains(tile)) ?? 0;
    return { row, slot: [...(tile.parentElement?.children ?? [])].indexOf(tile) };
  }

  /** Gives the tab stop to one tile: the one that had the focus last, or the first in sight. */
  #updateTabStop() {
    let left = this.#tileAt(this.#at.row, this.#at.slot);
    if (!left || left.disabled) left = this.element.querySelector(".tile:not(:disabled, [hidden])") ?? undefined;
    for (const tile of this.element.querySelectorAll(".tile"))
      /** @type {HTMLElement} */ (tile).tabIndex = tile === left ? 0 : -1;
    if (left) this.element.removeAttribute("tabindex");
    else this.element.tabIndex = 0; // without a tile the wall itself takes the focus, so that keys can scroll it
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const tile = event.target instanceof Element ? event.target.closest(".tile") : null;
    const next = tile && neighbourOf(event.key, this.#placeOf(tile), this.#things, this.#across);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    if (next.row < 0 || next.row >= this.#countRows()) return;
    this.#list.reveal(next.row);
    const last = countShown(this.#things, this.#across, next.row) - 1;
    this.#tileAt(next.row, Math.min(next.slot, last))?.focus();
  }

  /** @param {EventTarget | null} target */
  #choose(target) {
    const tile = target instanceof Element ? target.closest(".tile") : null;
    if (!tile || !this.#things) return;
    const { row, slot } = this.#placeOf(tile);
    const solution = contentsOf(this.#things, this.#across, row)[slot]?.solution;
    if (solution) this.#wants.choose(solution);
  }
}

/** @param {Wants} wants */
export const createWall = (wants) => new Wall(wants);

function buildWall() {
  const element = el("div", { class: "wall", role: "group", "aria-label": words.GALLERY.list });
  for (const [name, value] of Object.entries(TILE)) element.style.setProperty(`--tile-${name}`, `${value}px`);
  return element;
}
