// One lane: its algorithm, board, counters, progress, and its rank once it has finished.

import { darkSquares } from "../model/board.js";
import { el, mark, svg, write } from "../page/dom.js";
import { createQueens } from "../page/smallboard.js";
import { wordsOf } from "../words/words.js";

/** @import { Algorithm, Square, Step } from "../types.js" */
/** @import { Way } from "./rules.js" */

const words = await wordsOf("race");

const COUNTERS = /** @type {const} */ (["step", "checks", "solutions"]);

/**
 * @param {number} number  from 1 @param {Algorithm[]} catalogue
 * @param {{choose: (algorithm: string) => void, remove: () => void}} actions
 */
export function createLane(number, catalogue, actions) {
  const select = /** @type {HTMLSelectElement} */ (
    el(
      "select",
      { "aria-label": words.lane({ lane: number }) },
      ...catalogue.map(({ id, title }) => el("option", { value: id }, title)),
    )
  );
  const ordinal = el("b", { class: "rank" });
  const remove = el("button", { type: "button", class: "icon" }, "×");
  const board = svg("svg", { class: "raceboard", role: "img" });
  const counters = COUNTERS.map((name) => ({
    name,
    word: el("dt", {}, words.COUNTERS[name]({ count: 0 })),
    value: el("dd"),
  }));
  const list = el("dl", {}, ...counters.flatMap(({ word, value }) => [word, value]));
  const bar = /** @type {HTMLProgressElement} */ (el("progress", { max: 1, value: 0 }));
  const needs = el("p", { class: "needs" });
  const element = el(
    "section",
    { class: "card lane" },
    el("div", { class: "lane-top" }, select, ordinal, remove),
    board,
    list,
    bar,
    needs,
  );
  let queens = createQueens(0);
  let n = 0;
  /** @type {Step | null} */
  let drawn = null;
  /** @type {Square[] | null} */
  let drawnSolution = null;

  select.addEventListener("change", () => actions.choose(select.value));
  remove.addEventListener("click", actions.remove);

  /** An empty board. @param {number} size @param {string} title  of the algorithm */
  function build(size, title) {
    n = size;
    drawn = null;
    board.setAttribute("viewBox", `0 0 ${n} ${n}`);
    board.setAttribute("aria-label", words.board(title, n, []));
    queens = createQueens(n);
    board.replaceChildren(svg("path", { class: "dark", d: darkSquares(n) }), ...queens.shapes);
  }

  return {
    element,
    /**
     * @param {{algorithm: Algorithm, n: number, step: Step | null, share: number, rank: number | null, way: Way, finish: number | null, solution: Square[] | null, removable: boolean}}
     *   state
     */
    render({ algorithm, n: size, step, share, rank, way, finish, solution, removable }) {
      if (size !== n) build(size, algorithm.title);
      if (select.value !== algorithm.id) select.value = algorithm.id;
      element.setAttribute("aria-label", algorithm.title);
      remove.hidden = !removable;
      remove.setAttribute("aria-label", words.remove({ title: algorithm.title }));
      write(ordinal, rank === null ? "" : words.ordinal(rank));
      mark(element, "rank", rank === null ? "" : String(rank));
      bar.value = share;
      bar.setAttribute("aria-label", words.progress({ title: algorithm.title }));
      const kept = rank === null ? null : solution; // whoever has come in shows what was found
      const shown = kept ? words.FIRST_SOLUTION : rank !== null && step?.solutions === 0 ? words.NO_SOLUTION : "";
      write(needs, finish === null ? "" : [words.measure(way, finish), shown].filter(Boolean).join(" · "));
      if (step && (step !== drawn || kept !== drawnSolution)) draw(step, kept, algorithm);
    },
  };

  /**
   * @param {Step} step
   * @param {Square[] | null} solution  shown instead of the step's queens
   * @param {Algorithm} algorithm
   */
  function draw(step, solution, algorithm) {
    drawn = step;
    drawnSolution = solution;
    const standing = solution ?? step.queens;
    queens.place(standing);
    mark(board, "solved", solution !== null || step.kind === "solution");
    board.setAttribute("aria-label", words.board(algorithm.title, n, standing));
    for (const { name, word, value } of counters) {
      write(word, words.COUNTERS[name]({ count: step[name] }));
      write(value, words.whole(step[name]));
    }
  }
}
