// The wall of tiles: a page of solutions in the order they are found, or grouped by class. The browser skips groups that are
// not visible.
//
// The Tab key reaches one tile; the arrow keys move from tile to tile.

import { upTo } from "../model/board.js";
import { el, mark, write } from "../page/dom.js";
import { Roving } from "../page/roving.js";
import { wordsOf } from "../words/words.js";
import { MOST, contentsOf, countGroups, countShown, neighbourOf } from "./rows.js";
import { createTile, paintTile } from "./tile.js";

/** @import { Solution } from "../types.js" */
/** @import { InClasses, InRows } from "./rows.js" */

const words = await wordsOf("gallery");

/**
 * @typedef {object} Wants
 * @property {(solution: Solution) => void} choose
 * @property {(start: number, stop: number, first: number) => void} onShow  called with the indexes of the solutions or
 *   classes on the page, and of one that is about the first visible one
 */

/** The wall's contents, and the viewer's place on it. */
export class Wall {
  #wants;
  element = el("div", { class: "wall", role: "group", "aria-label": words.GALLERY.list });
  /** @type {InRows | InClasses} */
  #things = { kind: "rows", n: 1, found: 0, base: 0, count: 0, at: () => null };
  #here = 0; // number of the solution at the current step; 0 for none
  #chosen = 0; // number of the chosen solution; 0 for none
  #revealed = -1; // index of the item last scrolled into view; -1 for none
  #browsing = false; // the viewer has scrolled, and the pointer is still on the wall
  #roving = new Roving(this.element, ".tile:enabled", (key, tile) => this.#neighbourOf(key, tile));

  /** @param {Wants} wants */
  constructor(wants) {
    this.#wants = wants;
    this.element.addEventListener("click", ({ target }) => this.#choose(target));
    for (const kind of ["wheel", "pointerdown"])
      this.element.addEventListener(kind, () => (this.#browsing = true), { passive: true });
    this.element.addEventListener("pointerleave", () => (this.#browsing = false));
    new ResizeObserver(() => {
      if (this.#revealed >= 0 && !this.busy()) this.reveal(this.#revealed); // keeps it in view when the wall shrinks
    }).observe(this.element);
  }

  /** Show other solutions or classes. @param {InRows | InClasses} things */
  fill(things) {
    this.element.replaceChildren();
    this.#things = things;
    this.#revealed = -1;
    this.element.scrollTop = 0;
    this.#draw();
  }

  /**
   * Update the tiles when more has arrived or been found. Mark the solution at the current step and the chosen one.
   * @param {InRows | InClasses} things @param {number} here @param {number} chosen
   */
  refresh(things, here, chosen) {
    this.#things = things;
    this.#here = here;
    this.#chosen = chosen;
    this.#draw();
  }

  #draw() {
    const { kind } = this.#things;
    const groups = countGroups(this.#things);
    while (this.element.childElementCount > groups) this.element.lastElementChild?.remove();
    while (this.element.childElementCount < groups) this.element.append(buildGroup(kind === "classes"));
    for (const group of upTo(groups)) this.#drawGroup(group);
    if (this.#roving.settle()) this.element.removeAttribute("tabindex");
    else this.element.tabIndex = 0; // without a tile the wall itself has the focus, so that keys can scroll it
    this.#requestVisible();
  }

  #requestVisible() {
    const { base, count } = this.#things;
    const { scrollTop, scrollHeight } = this.element;
    this.#wants.onShow(base, base + count, base + Math.floor((count * scrollTop) / Math.max(1, scrollHeight)));
  }

  /** @param {number} group */
  #drawGroup(group) {
    const things = this.#things;
    const element = this.element.children[group];
    const tiles = /** @type {HTMLElement} */ (element.lastElementChild);
    const contents = contentsOf(things, group);
    while (tiles.childElementCount > contents.length) tiles.lastElementChild?.remove();
    while (tiles.childElementCount < contents.length) tiles.append(createTile());
    contents.forEach((content, slot) => {
      const tile = /** @type {HTMLElement} */ (tiles.children[slot]);
      paintTile(tile, things.n, content);
      const number = content.solution && content.found ? content.solution.number : -1;
      if (number === this.#here) tile.setAttribute("aria-current", "step");
      else tile.removeAttribute("aria-current");
      mark(tile, "chosen", number === this.#chosen);
    });
    if (things.kind === "classes") drawHeading(element.children[0], things.base + group, things);
  }

  /** Scroll a solution or a class into view, by its index. @param {number} index */
  reveal(index) {
    this.#revealed = index;
    const at = index - this.#things.base;
    const part =
      this.#things.kind === "classes" ? this.element.children[at] : this.#tileAt(Math.floor(at / MOST), at % MOST);
    if (!part) return;
    const { scrollTop, clientHeight, clientTop } = this.element;
    const { y, height } = part.getBoundingClientRect();
    const top = y - this.element.getBoundingClientRect().y - clientTop + scrollTop;
    const bottom = top + height;
    if (top < scrollTop) this.element.scrollTop = top;
    else if (bottom > scrollTop + clientHeight) this.element.scrollTop = Math.min(top, bottom - clientHeight);
    this.#requestVisible();
  }

  /** Return true if the viewer is using the wall, so that it must not scroll by itself. */
  busy() {
    return this.#browsing || this.element.contains(document.activeElement);
  }

  /** @param {number} group @param {number} slot */
  #tileAt(group, slot) {
    return /** @type {HTMLElement | undefined} */ (this.element.children[group]?.lastElementChild?.children[slot]);
  }

  /** @param {Element} tile */
  #placeOf(tile) {
    const tiles = /** @type {HTMLElement} */ (tile.parentElement);
    const group = [...this.element.children].indexOf(/** @type {HTMLElement} */ (tiles.parentElement));
    return { group, slot: [...tiles.children].indexOf(tile) };
  }

  /** @param {string} key @param {HTMLElement} tile */
  #neighbourOf(key, tile) {
    const columns = getComputedStyle(/** @type {HTMLElement} */ (tile.parentElement)).gridTemplateColumns;
    const next = neighbourOf(key, this.#placeOf(tile), this.#things, columns.split(" ").length);
    if (!next || next.group < 0 || next.group >= countGroups(this.#things)) return next && tile;
    const last = countShown(this.#things, next.group) - 1;
    return this.#tileAt(next.group, Math.min(next.slot, last)) ?? tile;
  }

  /** @param {EventTarget | null} target */
  #choose(target) {
    const tile = tileOf(target);
    if (!tile) return;
    const { group, slot } = this.#placeOf(tile);
    const { solution } = contentsOf(this.#things, group)[slot];
    if (solution) this.#wants.choose(solution);
  }
}

/** @param {EventTarget | null} target */
const tileOf = (target) => (target instanceof Element ? target.closest(".tile") : null);

/** @param {boolean} isClass  true: with a heading */
const buildGroup = (isClass) =>
  el(
    "div",
    { class: isClass ? "tile-group tile-class" : "tile-group", role: "presentation" },
    ...(isClass ? [el("h3", {}, el("span"), el("small"))] : []),
    el("div", { class: "tiles" }),
  );

/** @param {Element} heading @param {number} index @param {InClasses} classes */
function drawHeading(heading, index, classes) {
  const whole = classes.at(index);
  const found = whole?.members.filter(({ number }) => number <= classes.found).length ?? 0;
  const { title, size } = words.className(index, found, whole?.size ?? 0);
  write(heading.children[0], title);
  write(heading.children[1], whole ? size : "");
}
