// The drawer "What if …": the viewer fixes queens in the first rows, and the film shows only the part of the search
// below them.

import { algorithmOf, readCatalogue } from "../algorithms/algorithms.js";
import { attackers } from "../model/board.js";
import { createButton, el, mark, write, named } from "../page/dom.js";
import { drawAttempt } from "../drawing/smallboard.js";
import { wordsOf } from "../words/words.js";
import { createChooser } from "../page/chooser.js";

/** @import { Refusal } from "../drawing/smallboard.js" */
/** @import { Looks } from "../page/chooser.js" */
/** @import { DrawerContent, DrawerParts, Square, State } from "../types.js" */

const words = await wordsOf("guide");

const { WHATIF: WORDS } = words;

/** @type {Looks} */
const LOOKS = {
  label: WORDS.board,
  nameOf: (row, column, n, queens) => words.square(row, column, n, stateOf(queens, row, column)),
  drawBoard: boardOf,
};

class WhatIf {
  #actions;
  #source;
  #catalogue = readCatalogue();
  #chooser = createChooser((square) => this.#toggleQueen(square), LOOKS);
  #message = el("p", { class: "message", "aria-live": "polite" });
  #buttons = [
    createButton(WORDS.watch, () => this.#play()),
    createButton(WORDS.last, () => this.#choose(this.#queens.slice(0, -1))),
    createButton(WORDS.all, () => this.#choose([])),
  ];
  #row = el("div", { class: "row" }, ...this.#buttons);
  #n = 0;
  /** @type {number[]} */
  #queens = [];
  /** @type {State["film"]["segment"]} */
  #confined = null;
  #refused = false; // whether the last square was refused, as the message explains

  /** @param {DrawerParts} parts */
  constructor({ actions, source, state }) {
    this.#actions = actions;
    this.#source = source;
    const intro = el("p", {}, WORDS.intro);
    this.element = el("div", { class: "stack whatif" }, intro, this.#message, this.#chooser.element, this.#row);
    this.render(state());
  }

  /** Play the film below the queens. */
  #play() {
    this.#actions.openDrawer(null);
    this.#actions.toggle(1);
  }

  /** Add, remove or refuse a queen on a square. @param {Square} square */
  #toggleQueen(square) {
    const [row, column] = square;
    const queens = this.#queens;
    const against = attackers(queens, row, column);
    if (row > queens.length) this.#refuse(WORDS.notYet({ row: queens.length }));
    else if (queens[row] === column) this.#choose(queens.slice(0, row));
    else if (against.length) this.#refuse(words.attacked(row, column, this.#n, against), { square, against });
    else this.#choose([...queens.slice(0, row), column]);
  }

  /** @param {number[]} columns */
  #choose(columns) {
    this.#queens = columns;
    this.#draw();
    this.#showMessage("");
    this.#actions.preset(columns);
  }

  /** @param {string} why @param {Refusal} [refusal] */
  #refuse(why, refusal) {
    this.#draw(refusal);
    this.#refused = true;
    this.#message.replaceChildren(...named(why));
    mark(this.#message, "refusal", true);
  }

  /** @param {string} text */
  #showMessage(text) {
    this.#refused = false;
    write(this.#message, text);
    mark(this.#message, "refusal", false);
  }

  /** @param {Refusal} [refusal] */
  #draw(refusal) {
    this.#chooser.draw(this.#n, this.#queens, refusal);
    for (const button of this.#buttons) button.toggleAttribute("disabled", !this.#queens.length);
  }

  /**
   * Fetch and show the numbers of steps and solutions in the segment.
   * @param {State["film"]["run"]} run
   * @param {NonNullable<State["film"]["segment"]>} segment
   */
  async #measure(run, segment) {
    const { start, stop } = segment;
    const [[first], [end]] = await Promise.all([
      this.#source.read(run, start, start + 1, 1),
      this.#source.read(run, stop - 1, stop, 1),
    ]);
    if (this.#confined !== segment || this.#refused) return;
    const solutions = words.solutions({ count: end.solutions - first.solutions });
    this.#showMessage(words.WHATIF.below({ steps: words.steps({ count: stop - start }), solutions }));
  }

  /** @param {State} state */
  render({ film: { run, segment } }) {
    const { indexed } = algorithmOf(this.#catalogue, run.algorithm);
    const possible = run.n <= indexed;
    this.#chooser.element.hidden = this.#row.hidden = !possible;
    if (!possible) {
      this.#n = 0; // so that the next board counts as new
      this.#showMessage(words.WHATIF.tooLarge({ most: indexed }));
      return;
    }
    if (run.n === this.#n && segment === this.#confined) return;
    const queens = segment?.queens ?? [];
    const awaited = run.n === this.#n && String(queens) === String(this.#queens); // chosen here and already drawn
    [this.#n, this.#confined, this.#queens] = [run.n, segment, queens];
    if (awaited && this.#refused) return;
    this.#showMessage(queens.length ? "" : WORDS.empty);
    if (!awaited) this.#draw();
    if (segment?.queens) this.#measure(run, segment).catch((error) => this.#actions.showMessage(error.message));
  }
}

/** @param {DrawerParts} parts @returns {DrawerContent} */
export const create = (parts) => new WhatIf(parts);

/**
 * Return the state of a square: not reachable yet, chosen, attacked or free.
 * @param {number[]} queens
 * @param {number} row
 * @param {number} column
 */
function stateOf(queens, row, column) {
  if (row > queens.length) return "later";
  if (queens[row] === column) return "fixed";
  return attackers(queens, row, column).length ? "attacked" : "free";
}

/**
 * Draw the board: the queens, their rays down to the next row, and that row's free squares.
 * @param {number} n
 * @param {number[]} queens
 * @param {Refusal} [refusal]
 */
function boardOf(n, queens, refusal) {
  const next = queens.length;
  const state = (/** @type {number} */ row, /** @type {number} */ column) =>
    row === next ? stateOf(queens, row, column) : "";
  const board = drawAttempt({ n, queens, row: next, rays: true, refusal, state });
  for (const queen of board.querySelectorAll(".queen")) mark(queen, "fixed", true);
  return board;
}
