// One lane: its algorithm, board, counters, progress, and its rank once it has finished.

import { isOffered } from "../suppliers/offers.js";
import { el, mark, svg, write } from "../page/dom.js";
import { AverageBoard } from "../drawing/average.js";
import { drawGround } from "../drawing/board.js";
import { createQueens } from "../drawing/pieces.js";
import { blurOf } from "../model/average.js";
import { wordsOf } from "../words/words.js";

/** @import { Algorithm, Square, Step } from "../types.js" */
/** @import { Moving } from "./field.js" */
/** @import { Way } from "./rules.js" */

const words = await wordsOf("race");

const COUNTERS = /** @type {const} */ (["step", "checks", "solutions"]);

/**
 * The data of a lane.
 * @typedef {object} LaneData
 * @property {Algorithm} algorithm
 * @property {number} n
 * @property {Step | null} step
 * @property {Moving | undefined} moving  undefined while it stands
 * @property {number} share
 * @property {number | null} rank
 * @property {Way} way
 * @property {number | null} finish
 * @property {number} board  n of the board on which its time was measured
 * @property {Square[] | null} solution
 * @property {boolean} removable
 */

/** @typedef {{choose: (algorithm: string) => void, remove: () => void}} LaneActions */

class LaneCard {
  #select;
  #remove = /** @type {HTMLOptionElement} */ (el("option", { value: "" }, words.remove));
  #ordinal = el("b", { class: "rank if-any" });
  #board = svg("svg", { role: "img" });
  #average = new AverageBoard();
  #reduced = matchMedia("(prefers-reduced-motion: reduce)");
  #counters = COUNTERS.map((name) => ({
    name,
    word: el("dt", {}, words.COUNTERS[name]({ count: 0 })),
    value: el("dd"),
  }));
  #bar = /** @type {HTMLProgressElement} */ (el("progress", { max: 1, value: 0 }));
  #needs = el("p", { class: "hint" });
  #queens = createQueens(0);
  #n = 0;
  /** @type {Step | null} */
  #drawn = null;
  /** @type {Square[] | null} */
  #drawnSolution = null;
  #hasBegun = false;

  /** @param {number} number  from 1 @param {Algorithm[]} catalogue @param {LaneActions} actions */
  constructor(number, catalogue, actions) {
    const options = catalogue.map(({ id, title }) => el("option", { value: id }, title));
    const select = el("select", { "aria-label": words.lane({ lane: number }) }, ...options, this.#remove);
    this.#select = /** @type {HTMLSelectElement} */ (select);
    this.#select.disabled = !isOffered("runs");
    this.#select.addEventListener("change", () => {
      if (this.#select.value) actions.choose(this.#select.value);
      else actions.remove();
    });
    this.element = el(
      "section",
      { class: "card lane" },
      el("div", { class: "row lane-top" }, select, this.#ordinal),
      el("div", { class: "raceboard" }, this.#board, this.#average.element),
      el("dl", {}, ...this.#counters.flatMap(({ word, value }) => [word, value])),
      this.#bar,
      this.#needs,
    );
  }

  /** Build an empty board. @param {number} n @param {string} title  of the algorithm */
  #build(n, title) {
    this.#n = n;
    this.#drawn = null;
    this.#board.setAttribute("viewBox", `0 0 ${n} ${n}`);
    this.#board.setAttribute("aria-label", words.BOARD({ title, n, count: 0 }));
    this.#queens = createQueens(n);
    this.#board.replaceChildren(...drawGround(n, n), ...this.#queens.shapes);
  }

  /** @param {LaneData} looks */
  render({ algorithm, n, step, moving, share, rank, way, finish, board, solution, removable }) {
    if (n !== this.#n) this.#build(n, algorithm.title);
    if (this.#select.value !== algorithm.id) this.#select.value = algorithm.id;
    this.element.setAttribute("aria-label", algorithm.title);
    this.#remove.hidden = this.#remove.disabled = !removable;
    write(this.#ordinal, rank === null ? "" : words.ORDINALS[rank]);
    mark(this.element, "rank", rank === null ? "" : String(rank));
    this.#bar.value = share;
    this.#bar.setAttribute("aria-label", words.progress({ title: algorithm.title }));
    const kept = rank === null ? null : solution; // a lane that has finished shows a solution
    const count = step?.solutions ?? 0;
    const shown = kept ? words.FIRST_SOLUTION({ count }) : rank !== null && count === 0 ? words.NO_SOLUTION : "";
    write(
      this.#needs,
      finish === null
        ? ""
        : [words.wholeOf(way, finish, rank), board === n ? "" : words.SCALED({ board }), shown]
            .filter(Boolean)
            .join(" · "),
    );
    if (!step) return;
    this.#draw(step, kept, algorithm, share > 0);
    this.#blur(step, moving);
  }

  /** Draw the average of a lane that is too fast for its steps. @param {Step} step @param {LaneData["moving"]} moving */
  #blur(step, { passed, speed } = { passed: null, speed: 0 }) {
    const blurred = blurOf(speed);
    this.element.style.setProperty("--blurred", String(blurred));
    const notation = { filled: 0, blurred, fade: 0, still: this.#reduced.matches ? 500 : 0 };
    this.#average.render(step, this.#n, { fast: blurred > 0, notation, passed }, performance.now(), false);
  }

  /**
   * @param {Step} step
   * @param {Square[] | null} solution  shown instead of the step's queens
   * @param {Algorithm} algorithm
   * @param {boolean} hasBegun
   */
  #draw(step, solution, algorithm, hasBegun) {
    if (step === this.#drawn && solution === this.#drawnSolution && hasBegun === this.#hasBegun) return;
    this.#hasBegun = hasBegun;
    this.#drawn = step;
    this.#drawnSolution = solution;
    const standing = solution ?? step.queens;
    this.#queens.place(standing);
    mark(this.#board, "solved", solution !== null || step.kind === "solution");
    const { title } = algorithm;
    this.#board.setAttribute("aria-label", words.BOARD({ title, n: this.#n, count: standing.length }));
    for (const { name, word, value } of this.#counters) {
      const count = hasBegun ? step[name] : 0; // step 0 has made its first check
      write(word, words.COUNTERS[name]({ count }));
      write(value, words.whole(count));
    }
  }
}

/** @param {number} number  from 1 @param {Algorithm[]} catalogue @param {LaneActions} actions */
export const createLane = (number, catalogue, actions) => new LaneCard(number, catalogue, actions);
