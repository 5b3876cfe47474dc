// Targets of an open question: squares of the board, cells of the registers, lines of the listing. Clicks there answer
// the question and do nothing else; chosen targets are marked.

import { upTo } from "../model/board.js";
import { el, find, mark } from "../page/dom.js";
import { WAYS, kindOf, lineAnswering, mannerOf } from "./kinds.js";
import { isCell, listSquares, rowsBelow, targetAt, targetOf } from "../page/cells.js";

/** @import { Asked, Target } from "../types.js" */

const SLACK = 14; // pixels by which a finger may miss
/** The parts of the page to look at besides board and strip, by kind. @type {Record<string, string[]>} */
const PARTS = { back: ["main .frames"], line: ["#listing [data-current]"] };

/** choose: by its place; chooseAnswer: by its value, a queen's row or a line @typedef {{choose: (at: number) => void, chooseAnswer: (answer: number) => void}} Intents */

class Targets {
  #stage = find("#stage");
  #listing = find("#listing");
  #intents;
  /** The places for answers, while a question is open. @type {ReturnType<typeof whereAnswered> | null} */
  #where = null;
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
    if (!this.#where || (event.key !== "Enter" && event.key !== " ") || !isCell(cell)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#choose(targetOf(cell, this.#where.n));
  };

  /** @param {MouseEvent} event */
  #onLine = (event) => {
    const run = this.#where?.lines && /** @type {Element} */ (event.target).closest(".run");
    if (!run) return;
    event.stopPropagation();
    this.#intents.chooseAnswer([...this.#listing.children].findIndex((one) => one.contains(run)) + 1);
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
    if (queens) this.#intents.chooseAnswer(row);
    else if (across === line) this.#intents.choose(along);
  }

  #clear() {
    for (const cell of this.#marked) mark(cell, "answer", false);
    this.#marked = [];
  }

  /** @param {Asked} asked */
  open(asked) {
    this.#where = whereAnswered(asked);
    mark(this.#stage, "asking", this.#where.queens ? "queens" : "squares");
  }

  /** Mark the possible and the chosen squares, if they are answers. @param {boolean[]} chosen */
  paint(chosen) {
    this.#clear();
    if (!this.#where) return;
    for (const at of upTo(this.#where.n)) {
      for (const cell of cellsAt(this.#where, at)) {
        mark(cell, "answer", chosen[at] ? "chosen" : "open");
        this.#marked.push(cell);
      }
    }
  }

  /** Ring the places to look at after a first wrong answer. @param {Asked | null} asked  null for none */
  lookAt(asked) {
    for (const element of document.querySelectorAll(
      "#strip [data-look], main .frames[data-look], #listing [data-look]",
    ))
      mark(element, "look", false);
    const { rows, row, column } = asked ? clueOf(asked) : NOWHERE;
    for (const element of rows.flatMap((part) => [...document.querySelectorAll(part)])) mark(element, "look", true);
    this.#band.hidden = row === null && column === null;
    this.#band.style.cssText = boundsOf("top", "height", row) + boundsOf("left", "width", column);
  }

  close() {
    this.#clear();
    this.lookAt(null);
    this.#where = null;
    mark(this.#stage, "asking", false);
  }
}

/** @param {Intents} intents */
export const createTargets = (intents) => new Targets(intents);

/** Return the places on the page where a question is answered, besides its form. @param {Asked} asked */
function whereAnswered(asked) {
  const { about } = asked.question;
  const { n, algorithm } = asked.run;
  const { masks, fills } = mannerOf(algorithm);
  const { answered = [] } = kindOf(about);
  return {
    ...{ n, fills, line: lineAnswering(asked), registers: masks ? answered : [] },
    queens: WAYS[about] === "queen",
    lines: WAYS[about] === "line",
  };
}

const NOWHERE = { rows: [], row: null, column: null };

/**
 * Return the parts of the page to look at, with a row or column of the board, or one of its squares.
 * @param {Asked} asked
 * @returns {{rows: string[], row: number | null, column: number | null}}
 */
function clueOf({ question: { about }, step, run: { n, algorithm } }) {
  const { masks, fills } = mannerOf(algorithm);
  const { sources = [] } = kindOf(about);
  const rows = masks ? sources.map((name) => `#strip [data-register="${name}"]`) : [];
  const isLine = about === "ends" || (about === "next" && !masks);
  const line = isLine && step.queens.length < n ? step.queens.length : null;
  const [row, column] =
    about === "attacker" && step.square ? step.square : fills === "row" ? [line, null] : [null, line];
  return { rows: [...rows, ...(PARTS[about] ?? [])], row, column };
}

/**
 * Return the bounds of a row or column of the board; null for all.
 * @param {string} start
 * @param {string} size
 * @param {number | null} at
 */
const boundsOf = (start, size, at) =>
  at === null ? `${start}: 0; ${size}: 100%;` : `${start}: calc(${at} * var(--cell)); ${size}: var(--cell);`;

/** Return the cells on board and strip for a place of the answer. @param {ReturnType<typeof whereAnswered>} its @param {number} at @returns {HTMLElement[]} */
function cellsAt({ fills, line, registers }, at) {
  const [row, column] = fills === "row" ? [line, at] : [at, line];
  const square = row === null || column === null ? [] : [listSquares()[row]?.[column]];
  const below = rowsBelow()
    .filter(({ name }) => registers.includes(name))
    .map(({ cells }) => cells[at]);
  return /** @type {HTMLElement[]} */ ([...square, ...below].filter(Boolean));
}
