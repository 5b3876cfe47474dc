// A tile: a button that shows a solution as a small board.

import { el, svg, write } from "../page/dom.js";
import { drawGround } from "../drawing/board.js";
import { createQueens } from "../drawing/pieces.js";
import { wordsOf } from "../words/words.js";

/** @import { Solution, Turn } from "../types.js" */

const words = await wordsOf("gallery");

const { SHORT_TURNS, NOT_FOUND_YET, solutionName } = words;

/** The solution that a solution is a rotation or mirror image of, and the turn. @typedef {{turn: Turn, first: number}} Origin */

/**
 * The content of a tile; `solution` is null if it has not been found or has not arrived.
 * @typedef {{solution: Solution | null, from: Origin | null, found: boolean}} TileContent
 */

const SIDE = 92; // pixels of a board's side, at most

const CROWN = 9; // columns up to which queens are crowns; on wider boards they are dots

/**
 * Build a small board of n by n, its squares of whole pixels so that they are crisp.
 * @param {number} n @param {number[]} columns
 */
function boardOf(n, columns) {
  const queens = createQueens(columns.length, n > CROWN);
  queens.place(columns.map((column, row) => [row, column]));
  const attributes = { class: "small-board", viewBox: `0 0 ${n} ${n}`, "aria-hidden": "true" };
  const board = svg("svg", attributes, ...drawGround(n, n), ...queens.shapes);
  board.style.setProperty("--board", `${Math.max(1, Math.floor(SIDE / n)) * n}px`);
  return board;
}

/** Create an empty tile. */
export function createTile() {
  return el(
    "button",
    { type: "button", class: "tile", tabindex: -1 },
    el("span", { class: "tile-board" }),
    el("span", { class: "tile-number" }),
    el("span", { class: "if-any" }),
  );
}

/** @param {HTMLElement} tile @param {number} n @param {TileContent} content */
export function paintTile(tile, n, { solution, from, found }) {
  const shown = found ? solution : null;
  const [board, number, turn] = tile.children;
  const key = `${n} ${shown?.columns.join(" ")}`;
  if (tile.dataset.key !== key) {
    tile.dataset.key = key;
    board.replaceChildren(boardOf(n, shown?.columns ?? []));
  }
  /** @type {HTMLButtonElement} */ (tile).disabled = shown === null;
  write(number, shown ? words.whole(shown.number) : "");
  write(turn, from ? SHORT_TURNS[from.turn] : "");
  const name = shown ? solutionName(shown, from) : NOT_FOUND_YET;
  if (tile.title !== name) tile.setAttribute("aria-label", (tile.title = name));
}
