// One lane: its algorithm, board, counters, progress, and its place once it has finished.

import { darkSquares } from "../model/board.js";
import { el, mark, svg, write } from "../page/dom.js";
import { createQueens } from "../page/smallboard.js";
import { words } from "../words/race.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").Algorithm} Algorithm */

const COUNTERS = /** @type {const} */ (["checks", "solutions"]);

/**
 * @param {number} number  from 1 @param {Algorithm[]} catalogue
 * @param {{choose: (algorithm: string) => void, remove: () => void}} actions
 */
export function createLane(number, catalogue, actions) {
  const select = /** @type {HTMLSelectElement} */ (el("select", { "aria-label": words.lane(number) }, ...catalogue.map(({ id, title }) => el("option", { value: id }, title))));
  const place = el("b", { class: "place" });
  const remove = el("button", { type: "button", class: "icon" }, "×");
  const board = svg("svg", { class: "raceboard", role: "img" });
  const counters = Object.fromEntries(["step", ...COUNTERS].map((name) => [name, el("dd")]));
  const list = el("dl", {}, ...Object.entries(counters).flatMap(([name, value]) => [el("dt", {}, words.COUNTERS[/** @type {keyof typeof words.COUNTERS} */ (name)]), value]));
  const bar = /** @type {HTMLProgressElement} */ (el("progress", { max: 1, value: 0 }));
  const needs = el("p", { class: "needs" });
  const element = el("section", { class: "card lane" }, el("div", { class: "lane-top" }, select, place, remove), board, list, bar, needs);
  let queens = createQueens(0);
  let n = 0;
  /** @type {Step | null} */
  let drawn = null;

  select.addEventListener("change", () => actions.choose(select.value));
  remove.addEventListener("click", actions.remove);

  /** @param {number} size */
  function build(size) {
    n = size;
    drawn = null;
    board.setAttribute("viewBox", `0 0 ${n} ${n}`);
    queens = createQueens(n);
    board.replaceChildren(svg("path", { class: "dark", d: darkSquares(n) }), ...queens.shapes);
  }

  return {
    element,
    /**
     * @param {{algorithm: Algorithm, n: number, step: Step | null, share: number, place: number | null, way: import("./rules.js").Way, finish: number | null, removable: boolean}} state
     */
    render({ algorithm, n: size, step, share, place: came, way, finish, removable }) {
      if (size !== n) build(size);
      if (select.value !== algorithm.id) select.value = algorithm.id;
      element.setAttribute("aria-label", algorithm.title);
      remove.hidden = !removable;
      remove.setAttribute("aria-label", words.remove(algorithm.title));
      write(place, came === null ? "" : words.ordinal(came));
      mark(element, "place", came === null ? "" : String(came));
      bar.value = share;
      bar.setAttribute("aria-label", words.progress(algorithm.title));
      write(needs, finish === null ? "" : words.measure(way, finish));
      if (step && step !== drawn) draw(step, algorithm);
    },
  };

  /** @param {Step} step @param {Algorithm} algorithm */
  function draw(step, algorithm) {
    drawn = step;
    queens.place(step.queens);
    mark(board, "solved", step.kind === "solution");
    board.setAttribute("aria-label", words.board(algorithm.title, n, step.queens));
    write(counters.step, words.whole(step.step));
    for (const name of COUNTERS) write(counters[name], words.whole(step[name]));
  }
}
