// A solution as a small board that can be pressed.

import { el, svg, write } from "../page/dom.js";
import { words } from "../words/page.js";

const { SHORT_TURNS, NOT_FOUND_YET, solutionName } = words.drawers;

/** @typedef {import("../types.js").Solution} Solution */
/** @typedef {{turn: import("../types.js").Turn, first: number}} Origin  which solution it is made of, and how */

/**
 * What a tile shows: a solution, one that has not been found or has not arrived (null), or nothing at all.
 * @typedef {{solution: Solution | null, from: Origin | null, found: boolean}} Content
 */

export const SIDE = 92; // pixels of a board's side, at most

const CROWN = 9; // columns up to which queens wear crowns; beyond they are dots

/** The queens of a small board. @param {number[]} columns */
export function queensOf(columns) {
  const n = columns.length;
  return columns.map((column, row) =>
    n > CROWN
      ? svg("circle", { cx: column + 0.5, cy: row + 0.5, r: 0.4 })
      : svg("use", { href: "#queen", x: column + 0.1, y: row + 0.1, width: 0.8, height: 0.8 }),
  );
}

/**
 * A small board of n by n; its squares are the style sheet's, each of whole pixels so that they are crisp.
 * @param {number} n @param {number[]} columns @param {number} most  pixels of a side
 */
export function smallBoard(n, columns, most) {
  const board = svg("svg", { class: "small-board", viewBox: `0 0 ${n} ${n}`, "aria-hidden": "true" }, ...queensOf(columns));
  board.style.setProperty("--n", String(n));
  board.style.setProperty("--board", `${Math.max(1, Math.floor(most / n)) * n}px`);
  return board;
}

/** A tile without anything on it. */
export function createTile() {
  return el("button", { type: "button", class: "tile", tabindex: -1 }, el("span", { class: "tile-board" }), el("span", { class: "tile-number" }), el("span", { class: "tile-turn" }));
}

/** @param {HTMLElement} tile @param {number} n @param {Content | null} content */
export function paintTile(tile, n, content) {
  tile.hidden = content === null;
  if (!content) return;
  const { solution, from, found } = content;
  const shown = found ? solution : null;
  const [board, number, turn] = tile.children;
  const key = `${n} ${shown?.columns.join(" ")}`;
  if (tile.dataset.key !== key) {
    tile.dataset.key = key;
    board.replaceChildren(smallBoard(n, shown?.columns ?? [], SIDE));
  }
  /** @type {HTMLButtonElement} */ (tile).disabled = shown === null;
  write(number, shown ? words.whole(shown.number) : "");
  write(turn, from ? SHORT_TURNS[from.turn] : "");
  const name = shown ? solutionName(shown, from) : NOT_FOUND_YET;
  if (tile.title !== name) tile.setAttribute("aria-label", (tile.title = name));
}
