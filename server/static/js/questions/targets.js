// Targets of an open question: squares of the board, cells of the registers, lines of the listing. Clicks there answer
// the question and do nothing else; chosen targets are marked.

import { upTo } from "../model/board.js";
import { el, find, mark } from "../page/dom.js";
import { CELLS, rowsBelow, targetAt, targetOf } from "../page/cells.js";

/** @import { Question, Square, Target } from "../types.js" */

/**
 * The places for answers: a row or column of the board, null for none, and rows of the strip.
 * @typedef {{n: number, fills: "row" | "column", line: number | null, registers: string[], queens: boolean}} AnswerPlaces
 */

/**
 * The places to look at after a wrong answer: rows of the strip, a row or column of the board, a square, and other
 * parts of the page.
 * @typedef {{registers: string[], line: number | null, square: Square | null, parts: string[]}} Clue
 */

const SLACK = 14; // pixels by which a finger may miss
const NOWHERE = /** @type {Clue} */ ({ registers: [], line: null, square: null, parts: [] });

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
  /** @type {AnswerPlaces | null} */
  #where = null;
  #lines = false; // whether the listing's lines are answers
  #marked = /** @type {HTMLElement[]} */ ([]);
  #band = el("div", { class: "look-band", "aria-hidden": "true", hidden: "" });

  /** @param {Intents} intents */
  constructor(intents) {
    this.#intents = intents;
    find("#board").append(this.#band);
    const first = { capture: true };
    this.#stage.addEventListener("pointermove", (event) => this.#where && event.stopPropagation(), first);
    this.#stage.addEventListener("mousedown", this.#keepFocus, first);
    this.#stage.addEventListener("click", this.#onClick, first);
    this.#stage.addEventListener("keydown", this.#onKey, first);
    this.#listing.addEventListener("click", this.#onLine, first);
  }

  /** Keep the focus where it is. @param {MouseEvent} event */
  #keepFocus = (event) => {
    if (!this.#where) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** @param {PointerEvent} event */
  #onClick = (event) => {
    if (!this.#where) return;
    event.stopPropagation();
    this.#choose(targetAt(event, this.#where.n, event.pointerType === "touch" ? SLACK : 0));
  };

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
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
    this.#choose(targetOf(cell, this.#where.n));
  };

  /** @param {MouseEvent} event */
  #onLine = (event) => {
    const run = this.#lines && /** @type {Element} */ (event.target).closest(".run");
    if (!run) return;
    event.stopPropagation();
    this.#intents.chooseLine([...this.#listing.children].findIndex((one) => one.contains(run)) + 1);
  };

  /** @param {Target | null} target */
  #choose(target) {
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

  /** @param {AnswerPlaces} places @param {boolean} linesAnswer */
  open(places, linesAnswer) {
    [this.#where, this.#lines] = [places, linesAnswer];
    mark(this.#stage, "asking", places.queens ? "queens" : "squares");
  }

  /** Mark the possible and the chosen targets. @param {boolean[] | null} chosen  null if answers are not squares */
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

  /** Ring the places to look at. @param {Clue} [clue] */
  lookAt({ registers, line, square, parts } = NOWHERE) {
    for (const element of document.querySelectorAll(
      "#strip [data-look], main .frames[data-look], #listing [data-look]",
    ))
      mark(element, "look", false);
    const rows = registers.map((name) => `#strip [data-register="${name}"]`);
    for (const element of [...rows, ...parts].flatMap((part) => [...document.querySelectorAll(part)]))
      mark(element, "look", true);
    const isRow = this.#where?.fills !== "column";
    const [row, column] = square ?? (isRow ? [line, null] : [null, line]);
    this.#band.hidden = row === null && column === null;
    this.#band.style.cssText = boundsOf("top", "height", row) + boundsOf("left", "width", column);
  }

  close() {
    this.#clear();
    this.lookAt();
    [this.#where, this.#lines] = [null, false];
    mark(this.#stage, "asking", false);
  }
}

/** @param {Intents} intents */
export const createTargets = (intents) => new Targets(intents);

/**
 * Return the bounds of a row or column of the board; null for all.
 * @param {string} start
 * @param {string} size
 * @param {number | null} at
 */
const boundsOf = (start, size, at) =>
  at === null ? `${start}: 0; ${size}: 100%;` : `${start}: calc(${at} * var(--cell)); ${size}: var(--cell);`;

/** Return the cells on board and strip for a place of the answer. @param {AnswerPlaces} its @param {number} at @returns {HTMLElement[]} */
function cellsAt({ n, fills, line, registers }, at) {
  const squares = document.querySelectorAll("#squares > .square");
  const square = line === null ? [] : [squares[fills === "row" ? line * n + at : at * n + line]];
  const below = rowsBelow()
    .filter(({ name }) => registers.includes(name))
    .map(({ cells }) => cells[at]);
  return /** @type {HTMLElement[]} */ ([...square, ...below].filter(Boolean));
}
