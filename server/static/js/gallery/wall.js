// The wall of tiles: solutions in the order they are found, or grouped by class. Only the rows in sight are in the
// page.
//
// The Tab key reaches one tile; the arrow keys move from tile to tile.

import { upTo } from "../model/board.js";
import { el, mark, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { contentsOf, countRows, countShown, neighbourOf, sizeOf } from "./rows.js";
import { createVirtualList } from "./virtuallist.js";
import { SIDE, createTile, paintTile } from "./tile.js";

/** @import { Solution } from "../types.js" */
/** @import { InClasses, InRows } from "./rows.js" */

const words = await wordsOf("gallery");

const TILE = { width: SIDE + 4, height: SIDE + 30, gap: 6 }; // pixels; passed on to the style sheet
const TURN = 17; // additional height for the name of the rotation or mirror image
const HEADING = 34;

/**
 * @param {object} actions
 * @param {(solution: Solution) => void} actions.choose
 * @param {(first: number, end: number) => void} actions.onSight  which solutions or classes are in sight, by index
 */
export function createWall({ choose, onSight }) {
  const element = el("div", { class: "wall", role: "group", "aria-label": words.GALLERY.list });
  for (const [name, value] of Object.entries(TILE)) element.style.setProperty(`--tile-${name}`, `${value}px`);
  /** @type {InRows | InClasses | null} */
  let things = null;
  let across = 4; // tiles side by side
  let [here, chosen] = [0, 0]; // numbers of solutions; 0 for none
  let revealed = -1; // index of what was last scrolled into view; -1 for nothing
  let browsing = false; // the viewer has scrolled, and the pointer is still on the wall
  let at = { row: 0, slot: 0 }; // the tile that the Tab key reaches

  const list = createVirtualList(element, (first, end) => {
    if (!things) return;
    if (things.kind === "classes") onSight(first, Math.min(end, things.count));
    else onSight(things.base + first * across, things.base + Math.min(end * across, things.count));
    updateTabStop();
  });

  const rows = () => countRows(things, across);

  /** @param {number} row */
  function height(row) {
    if (things?.kind !== "classes") return TILE.height + TILE.gap;
    return HEADING + Math.ceil(sizeOf(things, row) / across) * (TILE.height + TURN + TILE.gap);
  }

  /** @param {number} row @param {HTMLElement | null} before */
  function draw(row, before) {
    const element =
      before ??
      el(
        "div",
        { class: "list-row", role: "presentation" },
        ...(things?.kind === "classes" ? [el("h3", {}, el("span"), el("small"))] : []),
        el("div", { class: "tiles" }),
      );
    const tiles = /** @type {HTMLElement} */ (element.lastElementChild);
    const shown = contentsOf(things, across, row);
    while (tiles.childElementCount < shown.length) tiles.append(createTile());
    while (tiles.childElementCount > shown.length) tiles.lastElementChild?.remove();
    shown.forEach((content, slot) => {
      const tile = /** @type {HTMLElement} */ (tiles.children[slot]);
      paintTile(tile, things?.n ?? 1, content);
      const number = content?.solution && content.found ? content.solution.number : -1;
      if (number === here) tile.setAttribute("aria-current", "step");
      else tile.removeAttribute("aria-current");
      mark(tile, "chosen", number === chosen);
    });
    if (things?.kind === "classes") drawHeading(/** @type {HTMLElement} */ (element.firstElementChild), row, things);
    return element;
  }

  /** @param {HTMLElement} heading @param {number} row @param {InClasses} classes */
  function drawHeading(heading, row, classes) {
    const whole = classes.at(row);
    const found = whole?.members.filter(({ number }) => number <= classes.found).length ?? 0;
    const { title, size } = words.className(row, found, whole?.size ?? 0);
    write(heading.children[0], title);
    write(heading.children[1], whole ? size : "");
  }

  /** @param {number} row @param {number} slot */
  const tileAt = (row, slot) =>
    /** @type {HTMLButtonElement | undefined} */ (list.element(row)?.lastElementChild?.children[slot]);

  /** Gives the tab stop to one tile: the one that had the focus last, or the first in sight. */
  function updateTabStop() {
    let left = tileAt(at.row, at.slot);
    if (!left || left.disabled) left = element.querySelector(".tile:not(:disabled, [hidden])") ?? undefined;
    for (const tile of element.querySelectorAll(".tile"))
      /** @type {HTMLElement} */ (tile).tabIndex = tile === left ? 0 : -1;
    if (left) element.removeAttribute("tabindex");
    else element.tabIndex = 0; // without a tile the wall itself takes the focus, so that keys can scroll it
  }

  /** @param {Element} tile */
  function placeOf(tile) {
    const row = upTo(rows()).find((row) => list.element(row)?.contains(tile)) ?? 0;
    return { row, slot: [...(tile.parentElement?.children ?? [])].indexOf(tile) };
  }

  element.addEventListener("keydown", (event) => {
    const tile = event.target instanceof Element ? event.target.closest(".tile") : null;
    const next = tile && neighbourOf(event.key, placeOf(tile), things, across);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    if (next.row < 0 || next.row >= rows()) return;
    list.reveal(next.row);
    tileAt(next.row, Math.min(next.slot, countShown(things, across, next.row) - 1))?.focus();
  });
  element.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    at = placeOf(target);
    updateTabStop();
  });
  element.addEventListener("click", ({ target }) => {
    const tile = target instanceof Element ? target.closest(".tile") : null;
    if (!tile || !things) return;
    const { row, slot } = placeOf(tile);
    const solution = contentsOf(things, across, row)[slot]?.solution;
    if (solution) choose(solution);
  });
  for (const kind of ["wheel", "pointerdown"])
    element.addEventListener(kind, () => (browsing = true), { passive: true });
  element.addEventListener("pointerleave", () => (browsing = false));
  new ResizeObserver(() => {
    const fits = Math.max(1, Math.floor((element.clientWidth + TILE.gap) / (TILE.width + TILE.gap)));
    if (fits !== across) {
      across = fits;
      refill();
    } else list.paint();
    if (revealed >= 0 && !busy()) reveal(revealed); // keeps it in view when the wall shrinks
  }).observe(element);

  /** Whether the viewer is using the wall, so that it must not scroll by itself. */
  const busy = () => browsing || element.contains(document.activeElement);

  /** Scrolls a solution or a class into view, by its index. @param {number} index */
  function reveal(index) {
    if (!things) return;
    revealed = index;
    list.reveal(things.kind === "classes" ? index : Math.floor((index - things.base) / across));
  }

  /** Draws all rows anew. */
  function refill() {
    element.style.setProperty("--across", String(across));
    list.fill({
      get count() {
        return rows();
      },
      height,
      draw,
    });
  }

  return {
    element,
    /** Shows other solutions or classes. @param {InRows | InClasses} newThings */
    fill(newThings) {
      things = newThings;
      at = { row: 0, slot: 0 };
      revealed = -1;
      element.scrollTop = 0;
      refill();
    },
    /**
     * Updates the tiles when more has arrived or been found, and marks the solution at the current step and the chosen
     * one.
     * @param {InRows | InClasses} newThings @param {number} newHere @param {number} newChosen
     */
    refresh(newThings, newHere, newChosen) {
      things = newThings;
      [here, chosen] = [newHere, newChosen];
      list.refresh();
    },
    reveal,
    busy,
  };
}
