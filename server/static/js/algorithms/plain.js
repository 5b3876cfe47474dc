// plain: like basic, but tries only the columns without a queen, which it keeps in a list.

import { upTo } from "../model/board.js";
import { wordsOf } from "../words/words.js";
import { scanStrip } from "./parts/strips.js";
import { UP, asSquareStep, scansOf } from "../model/squares.js";
import { SCANS, signsOf, squareBySquare } from "./parts/view.js";

/** @import { Plan } from "../model/squares.js" */
/** @import { Content, Row } from "../model/strip.js" */
/** @import { Step } from "../types.js" */

const words = await wordsOf("page");

const own = words.algorithms;

/** @type {Plan} */
const PLAN = { fills: "row", ways: UP.filter(([along]) => along !== "column"), unit: "looks", unused: true };

/** @type {Row} */
const LIST = { name: "columns", label: own.LABELS.list, made: "columns", kind: "listed" };

/**
 * Return the active call's list of columns without a queen, each number below its own column.
 * @param {Step} step
 * @param {number} n
 * @returns {Content}
 */
function listContent(step, n) {
  const list = /** @type {number[]} */ (asSquareStep(step).state.columns ?? []);
  return {
    cells: upTo(n).map((column) => ({ text: list.includes(column) ? String(column) : "", on: list.includes(column) })),
    value: step.stack.length ? `= ${list.length}` : "",
  };
}

export const view = squareBySquare(PLAN, own.PLAIN, {
  signs: signsOf(["listed", "line", "stands", "cost", "seen"], SCANS),
  strip: scanStrip(PLAN, { row: LIST, show: listContent }),
  scans: scansOf,
});
