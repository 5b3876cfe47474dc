// The face of naive: an odometer with a wheel a row, whose number is the column of that row's queen, and the test of a board.

import { el, mark, upTo, write } from "../page/dom.js";
import { createScanLines, scansOf } from "./parts/scanlines.js";
import { boardFact } from "./parts/tested.js";
import { looks, trial } from "./parts/squares.js";
import { words } from "../words/page.js";

const own = words.algorithms;

/** @typedef {import("../types.js").Step} Step */

/** @type {import("../types.js").Face} */
export const face = {
  family: "boards",
  fills: "row",
  scene,
  calls: () => [],
  branches: () => [],
  sentence: own.naive,
  fact: boardFact,
  board: own.naiveBoard,
  values,
  scans: lastTested,
  odometer,
  panel: createOdometer,
  lines: () => createScanLines(lastTested),
};

/** @param {Step} step @param {number} n @returns {import("../types.js").Scene} */
function scene(step, n) {
  const { row, square } = step;
  return {
    active: row < n ? { along: "row", at: row } : null,
    states: square ? upTo(n).map((column) => (column === square[1] ? "rejected" : "")) : [],
    queens: step.queens,
    hollow: null,
    lifted: false,
    barren: null,
  };
}

/** Of all rows that were tested, the scans of the last. @param {Step} step */
function lastTested(step) {
  const scans = scansOf(step);
  return scans.filter(({ from }) => from[0] === scans[scans.length - 1].from[0]);
}

/** The wheels, and the line below. @param {Step} step @param {number} n @returns {{wheels: import("../types.js").Wheel[], said: string}} */
function odometer(step, n) {
  const { state } = trial(step);
  const wheels = upTo(n).map((row) => {
    const tested = scansOf(step).filter(({ from }) => from[0] === row);
    const attacked = row === step.row;
    return {
      name: `${words.LINE.row} ${row}`,
      column: state.odometer[row],
      turned: row >= n - state.turned,
      state: attacked ? "attacked" : tested.length ? "peaceful" : "",
      test: tested.length ? own.wheelTest(attacked, looks(tested)) : "",
    };
  });
  return { wheels, said: own.boardOf(step, n) };
}

function createOdometer() {
  const wheels = el("div", { class: "wheels", role: "list", "aria-label": own.ODOMETER });
  const line = el("p", { class: "own-line" });
  const element = el("div", { class: "odometer" }, wheels, line);
  /** @type {{wheel: HTMLElement, before: HTMLElement, number: HTMLElement, after: HTMLElement, test: HTMLElement}[]} */
  let built = [];

  /** @param {number} n */
  function build(n) {
    built = upTo(n).map((row) => {
      const [before, number, after, test] = [el("span", { "aria-hidden": "true" }), el("b"), el("span", { "aria-hidden": "true" }), el("small")];
      return { before, number, after, test, wheel: el("div", { class: "wheel", role: "listitem" }, el("em", {}, `${words.LINE.row} ${row}`), el("div", {}, before, number, after), test) };
    });
    wheels.replaceChildren(...built.map(({ wheel }) => wheel));
  }

  return {
    element,
    /** @param {Step} step @param {number} n */
    render(step, n) {
      if (built.length !== n) build(n);
      const { wheels: turning, said } = odometer(step, n);
      built.forEach(({ wheel, before, number, after, test }, row) => {
        const { column, turned, state, test: text } = turning[row];
        write(before, String((column + n - 1) % n));
        write(number, String(column));
        write(after, String((column + 1) % n));
        mark(wheel, "turned", turned);
        mark(wheel, "state", state);
        write(test, text);
      });
      write(line, said);
    },
  };
}

/** @param {Step} step @param {number} n @param {(pattern: RegExp) => number} at @returns {Map<number, string>} */
function values(step, n, at) {
  const beside = new Map([[at(/^def solve/), `(${trial(step).state.odometer.join(", ")})`]]);
  beside.set(at(/if peaceful/), step.kind === "solution" ? words.ANSWERS.yes : words.ANSWERS.no);
  if (step.square) beside.set(at(/^def attacked/), `${words.LINE.row} ${step.row}: True`);
  return step.kind === "solution" ? beside.set(at(/solutions \+= 1/), String(step.solutions)) : beside;
}
