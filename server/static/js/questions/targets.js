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

/** The rows of the strip in which a kind is answered. @type {Record<string, string[]>} */
export const REGISTERS = { free: ["poss"], next: ["poss", "bit"], ld: ["ld"], col: ["col"], rd: ["rd"] };

/**
 * @param {{choose: (at: number) => void, chooseQueen: (row: number) => void, chooseLine: (line: number) => void}}
 *   intents
 */
export function createTargets({ choose, chooseQueen, chooseLine }) {
  const stage = find("#stage");
  const listing = find("#listing");
  /** @type {Where | null} */
  let where = null;
  let lines = false; // whether the listing's lines are answers
  let marked = /** @type {HTMLElement[]} */ ([]);

  /** @param {Target | null} target */
  function take(target) {
    if (!target || !where) return;
    if ("register" in target) {
      if (where.registers.includes(target.register)) choose(target.column);
      return;
    }
    const [row, column] = target.square;
    const [across, along] = where.fills === "row" ? [row, column] : [column, row];
    if (where.queens) chooseQueen(row);
    else if (across === where.line) choose(along);
  }

  /** @param {Event} event */
  function keep(event) {
    if (where) event.stopPropagation();
  }

  stage.addEventListener("pointermove", keep, { capture: true });
  stage.addEventListener(
    "mousedown",
    (event) => {
      if (!where) return;
      event.preventDefault(); // the focus stays where it is
      event.stopPropagation();
    },
    { capture: true },
  );
  stage.addEventListener(
    "click",
    (event) => {
      if (!where) return;
      event.stopPropagation();
      take(targetAt(event, where.n, event.pointerType === "touch" ? SLACK : 0));
    },
    { capture: true },
  );
  stage.addEventListener(
    "keydown",
    (event) => {
      const cell = event.target;
      if (
        !where ||
        (event.key !== "Enter" && event.key !== " ") ||
        !(cell instanceof HTMLElement) ||
        !cell.matches(CELLS)
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      take(targetOf(cell, where.n));
    },
    { capture: true },
  );
  listing.addEventListener(
    "click",
    (event) => {
      const run = lines && /** @type {Element} */ (event.target).closest(".run");
      if (!run) return;
      event.stopPropagation();
      chooseLine([...listing.children].findIndex((one) => one.contains(run)) + 1);
    },
    { capture: true },
  );

  /** The cells that stand for a place of the answer. @param {Where} its @param {number} at @returns {HTMLElement[]} */
  function cellsAt({ n, fills, line, registers }, at) {
    const squares = document.querySelectorAll("#squares > .square");
    const square = line === null ? [] : [squares[fills === "row" ? line * n + at : at * n + line]];
    const below = rowsBelow()
      .filter(({ name }) => registers.includes(name))
      .map(({ cells }) => cells[at]);
    return /** @type {HTMLElement[]} */ ([...square, ...below].filter(Boolean));
  }

  function clear() {
    for (const cell of marked) mark(cell, "answer", false);
    marked = [];
  }

  return {
    /** @param {Where} its @param {boolean} linesAnswer */
    open(its, linesAnswer) {
      [where, lines] = [its, linesAnswer];
      mark(stage, "asking", its.queens ? "queens" : "squares");
    },
    /** Mark what can be chosen, and what is. @param {boolean[] | null} chosen  null where squares are no answers */
    paint(chosen) {
      clear();
      if (!where || !chosen) return;
      for (const at of upTo(where.n)) {
        for (const cell of cellsAt(where, at)) {
          mark(cell, "answer", chosen[at] ? "chosen" : "open");
          marked.push(cell);
        }
      }
    },
    close() {
      clear();
      [where, lines] = [null, false];
      mark(stage, "asking", false);
    },
  };
}
