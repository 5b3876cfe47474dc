// naive: an odometer with one wheel for each row, whose number is the column of the row's queen, and the test of the whole
// board.

import { upTo } from "../model/board.js";
import { wordsOf } from "../words/words.js";
import { asSquareStep, countLooks, scansOf } from "../model/squares.js";
import { boardFact } from "./parts/tested.js";

/** @import { AlgorithmView, Scene, Step, Wheel } from "../types.js" */

const words = await wordsOf("page");

const own = words.algorithms;

/** @type {AlgorithmView} */
export const view = {
  family: "boards",
  fills: "row",
  signs: { board: ["queen", "ended", "looks", "found", "attacked", "solution"], below: ["turned", "wrong"], tree: [] },
  scene,
  calls: () => [],
  branches: () => [],
  sentence: own.naive,
  fact: boardFact,
  describe: own.naiveBoard,
  values,
  scans: lastTested,
  odometer,
};

/** @param {Step} step @param {number} n @returns {Scene} */
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

/** Return the scans of the last row that was tested. @param {Step} step */
function lastTested(step) {
  const scans = step.veiled ? [] : scansOf(step);
  return scans.filter(({ from }) => from[0] === scans[scans.length - 1].from[0]);
}

/**
 * Return the wheels, and the text below them.
 * @param {Step} step
 * @param {number} n
 * @returns {{wheels: Wheel[], said: string}}
 */
function odometer(step, n) {
  const { state } = asSquareStep(step);
  const wheels = upTo(n).map((row) => {
    const tested = scansOf(step).filter(({ from }) => from[0] === row);
    const attacked = row === step.row;
    return {
      name: `${words.LINE.row} ${row}`,
      column: state.odometer[row],
      turned: row >= n - state.turned,
      state: attacked ? "attacked" : tested.length ? "peaceful" : "",
      test: tested.length ? `${attacked ? "✕" : "✓"} ${countLooks(tested)}` : "",
    };
  });
  const looks = own.LOOKS({ count: step.checks });
  return { wheels, said: own.BOARD_OF({ board: step.step + 1, boards: n ** n, looks }) };
}

/** @param {Step} step @param {number} n @param {(pattern: RegExp) => number} at @returns {Map<number, string>} */
function values(step, n, at) {
  const beside = new Map([[at(/^def solve/), `(${asSquareStep(step).state.odometer.join(", ")})`]]);
  beside.set(at(/if peaceful/), step.kind === "solution" ? words.ANSWERS.yes : words.ANSWERS.no);
  if (step.square) beside.set(at(/^def attacked/), `${words.LINE.row} ${step.row}: True`);
  return step.kind === "solution" ? beside.set(at(/solutions \+= 1/), String(step.solutions)) : beside;
}
