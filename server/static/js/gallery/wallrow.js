// A row of the wall: its tiles, and the heading of a class.

import { el, mark, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { contentsOf, sizeOf } from "./rows.js";
import { SIDE, createTile, paintTile } from "./tile.js";

/** @import { InClasses, InRows } from "./rows.js" */

const words = await wordsOf("gallery");

export const TILE = { width: SIDE + 4, height: SIDE + 30, gap: 6 }; // pixels; passed on to the style sheet
const TURN = 17; // additional height for the name of the rotation or mirror image
const HEADING = 34;

/**
 * How high a row is, in pixels.
 * @param {InRows | InClasses | null} things
 * @param {number} across
 * @param {number} row
 */
export function measureRow(things, across, row) {
  if (things?.kind !== "classes") return TILE.height + TILE.gap;
  return HEADING + Math.ceil(sizeOf(things, row) / across) * (TILE.height + TURN + TILE.gap);
}

/**
 * Creates a row's element, or updates the one that it has.
 * @param {HTMLElement | null} before
 * @param {InRows | InClasses | null} things
 * @param {number} across
 * @param {number} row
 * @param {{here: number, chosen: number}} marked  numbers of solutions
 */
export function drawRow(before, things, across, row, marked) {
  const element = before ?? buildRow(things?.kind === "classes");
  const tiles = /** @type {HTMLElement} */ (element.lastElementChild);
  const shown = contentsOf(things, across, row);
  while (tiles.childElementCount < shown.length) tiles.append(createTile());
  while (tiles.childElementCount > shown.length) tiles.lastElementChild?.remove();
  shown.forEach((content, slot) => {
    const tile = /** @type {HTMLElement} */ (tiles.children[slot]);
    paintTile(tile, things?.n ?? 1, content);
    const number = content?.solution && content.found ? content.solution.number : -1;
    if (number === marked.here) tile.setAttribute("aria-current", "step");
    else tile.removeAttribute("aria-current");
    mark(tile, "chosen", number === marked.chosen);
  });
  if (things?.kind === "classes") drawHeading(/** @type {HTMLElement} */ (element.firstElementChild), row, things);
  return element;
}

/** @param {boolean} isClass  it has a heading */
function buildRow(isClass) {
  return el(
    "div",
    { class: "list-row", role: "presentation" },
    ...(isClass ? [el("h3", {}, el("span"), el("small"))] : []),
    el("div", { class: "tiles" }),
  );
}

/** @param {HTMLElement} heading @param {number} row @param {InClasses} classes */
function drawHeading(heading, row, classes) {
  const whole = classes.at(row);
  const found = whole?.members.filter(({ number }) => number <= classes.found).length ?? 0;
  const { title, size } = words.className(row, found, whole?.size ?? 0);
  write(heading.children[0], title);
  write(heading.children[1], whole ? size : "");
}
