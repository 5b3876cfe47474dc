// Answers given where they belong: on the squares of the board, in the registers, on the lines of the listing. While a
// question is open, clicks there answer it, and nothing there leads elsewhere. Also marks there what is chosen.

import { upTo } from "../model/board.js";
import { find, mark } from "../page/dom.js";
import { CELLS, rowsBelow, targetAt, targetOf } from "../page/cells.js";

/** @import { Question, Target } from "../types.js" */

/**
 * Where squares answer: in which row (or column) of the board, if there is one, and in which rows of the strip.
 * @typedef {{n: number, fills: "row" | "column", line: number | null, registers: string[], queens: boolean}} Where
 */

const SLACK = 14; // pixels that a finger may be off

/**
 * @typedef {{
 *   choose: (at: number) => void,
 *   chooseQueen: (row: number) => void,
 *   chooseLine: (line: number) => void,
 * }} Intents
 */

class Targets {
  #stage = find("#stage");
  #listing = find("#listing");
  #intents;
  /** @type {Where | null} */
  #where = null;
  #lines = false; // whether the listing's lines are answers
  #marked = /** @type {HTMLElement[]} */ ([]);

  /** @param {Intents} intents */
  constructor(intents) {
    this.#intents = intents;
    const first = { capture: true };
    this.#stage.addEventListener("pointermove", (event) => this.#where && event.stopPropagation(), first);
    this.#stage.addEventListener("mousedown", this.#keepFocus, first);
    this.#stage.addEventListener("click", this.#takeClick, first);
    this.#stage.addEventListener("keydown", this.#takeKey, first);
    this.#listing.addEventListener("click", this.#takeLine, first);
  }

  /** The focus stays where it is. @param {MouseEvent} event */
  #keepFocus = (event) => {
    if (!this.#where) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** @param {PointerEvent} event */
  #takeClick = (event) => {
    if (!this.#where) return;
    event.stopPropagation();
    this.#take(targetAt(event, this.#where.n, event.pointerType === "touch" ? SLACK : 0));
  };

  /** @param {KeyboardEvent} event */
  #takeKey = (event) => {
    const cell = event.target;
    if (
      !this.#where ||
      (event.key !== "Enter" && event.key !== " ") ||
      !(cell instanceof HTMLElement) ||
      !cell.matches(CELLS)
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    this.#take(targetOf(cell, this.#where.n));
  };

  /** @param {MouseEvent} event */
  #takeLine = (event) => {
    const run = this.#lines && /** @type {Element} */ (event.target).closest(".run");
    if (!run) return;
    event.stopPropagation();
    this.#intents.chooseLine([...this.#listing.children].findIndex((one) => one.contains(run)) + 1);
  };

  /** @param {Target | null} target */
  #take(target) {
    if (!target || !this.#where) return;
    const { fills, line, registers, queens } = this.#where;
    if ("register" in target) {
      if (registers.includes(target.register)) this.#intents.choose(target.column);
      return;
    }
    const [row, column] = target.square;
    const [across, along] = fills === "row" ? [row, column] : [column, row];
    if (queens) this.#intents.chooseQueen(row);
    else if (across === line) this.#intents.choose(along);
  }

  #clear() {
    for (const cell of this.#marked) mark(cell, "answer", false);
    this.#marked = [];
  }

  /** @param {Where} its @param {boolean} linesAnswer */
  open(its, linesAnswer) {
    [this.#where, this.#lines] = [its, linesAnswer];
    mark(this.#stage, "asking", its.queens ? "queens" : "squares");
  }

  /** Mark what can be chosen, and what is. @param {boolean[] | null} chosen  null where squares are no answers */
  paint(chosen) {
    this.#clear();
    if (!this.#where || !chosen) return;
    for (const at of upTo(this.#where.n)) {
      for (const cell of cellsAt(this.#where, at)) {
        mark(cell, "answer", chosen[at] ? "chosen" : "open");
        this.#marked.push(cell);
      }
    }
  }

  /** Lead the eye to rows of the strip. @param {string[]} registers */
  lookAt(registers) {
    for (const row of document.querySelectorAll("#strip [data-register]"))
      mark(row, "look", registers.includes(/** @type {HTMLElement} */ (row).dataset.register ?? ""));
  }

  close() {
    this.#clear();
    this.lookAt([]);
    [this.#where, this.#lines] = [null, false];
    mark(this.#stage, "asking", false);
  }
}

/** @param {Intents} intents */
export const createTargets = (intents) => new Targets(intents);

/** The cells that stand for a place of the answer. @param {Where} its @param {number} at @returns {HTMLElement[]} */
function cellsAt({ n, fills, line, registers }, at) {
  const squares = document.querySelectorAll("#squares > .square");
  const square = line === null ? [] : [squares[fills === "row" ? line * n + at : at * n + line]];
  const below = rowsBelow()
    .filter(({ name }) => registers.includes(name))
    .map(({ cells }) => cells[at]);
  return /** @type {HTMLElement[]} */ ([...square, ...below].filter(Boolean));
}
