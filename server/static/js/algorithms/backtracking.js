// backtracking, as in textbooks: fills columns from the left and tries rows from the top. Beside the board, each row has its
// number of looks.

import { wordsOf } from "../words/words.js";
import { LEFT, countLooks, scansOf } from "../model/squares.js";
import { scanContents, scanRows, testedRows } from "./parts/strips.js";
import { SCANS, signsOf, squareBySquare } from "./parts/view.js";

/** @import { Plan } from "../model/squares.js" */
/** @import { Strip } from "../model/strip.js" */
/** @import { RowNote, Step } from "../types.js" */

const words = await wordsOf("page");

const own = words.algorithms;

/** @type {Plan} */
const PLAN = { fills: "column", ways: LEFT, unit: "looks" };

/** @type {Strip} */
const strip = {
  title: own.SCANNING,
  rows: scanRows(PLAN),
  show: (step, n) => ({
    contents: scanContents(PLAN, step, n),
    said: own.looksSaid(step, testedRows(PLAN, step, n, countLooks).now),
  }),
};

/**
 * Count the squares looked at to test each row of the active column.
 * @param {Step} step
 * @param {number} n
 * @returns {RowNote[]}
 */
function beside(step, n) {
  const { tested, costs } = testedRows(PLAN, step, n, countLooks);
  return tested.cells.map(({ along = "" }, row) => ({
    along,
    text: costs.cells[row].text ?? "",
    now: costs.cells[row].mark === "now",
  }));
}

export const view = squareBySquare(PLAN, own.BACKTRACKING, {
  signs: signsOf(["beside", "seen"], SCANS, "column"),
  strip,
  scans: scansOf,
  beside,
});
