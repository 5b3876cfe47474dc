// caching: three arrays of booleans. The arrays of the diagonals are aligned with the active row: each square has its flag
// right below it, and the other flags are left and right of the board. With each row further down they move by one column.

import { outerCells } from "../model/strip.js";
import { upTo } from "../model/board.js";
import { wordsOf } from "../words/words.js";
import { flagFact, flagOf, alignedRow } from "./parts/flags.js";
import { UP, activeOf, asSquareStep } from "../model/squares.js";
import { TESTED, testedRows } from "./parts/strips.js";
import { valuesBeside, signsOf, squareBySquare } from "./parts/view.js";

/** @import { Plan } from "../model/squares.js" */
/** @import { Content, Row, Strip } from "../model/strip.js" */
/** @import { Step } from "../types.js" */
/** @import { Name } from "./parts/flags.js" */

const words = await wordsOf("page");

const own = words.algorithms;

/** @type {Plan} */
const PLAN = { fills: "row", ways: UP, unit: "reads" };

const WIDEST_NUMBERED = 16; // columns of a board whose cells have room for a number

/** @type {(Row & {name: Name})[]} */
const ARRAYS = [
  { name: "columns", label: "columns", sign: "ray-col", along: "column", kind: "flag", explained: true },
  { name: "majors", label: "majors", sign: "ray-ld", along: "ld", kind: "flag", explained: true },
  { name: "minors", label: "minors", sign: "ray-rd", along: "rd", kind: "flag", explained: true },
];

/** @type {Strip} */
const strip = {
  title: own.FLAGS,
  rows: [...ARRAYS, TESTED, { name: "reads", label: own.LABELS.reads }],
  show(step, n) {
    const { tested, costs, now } = testedRows(PLAN, step, n, (scans) => scans.length);
    const arrays = ARRAYS.map(({ name }) => [name, arrayRow(name, step, n)]);
    return { contents: { ...Object.fromEntries(arrays), row: tested, reads: costs }, said: own.readsSaid(step, now) };
  },
};

export const view = squareBySquare(PLAN, own.CACHING, {
  signs: signsOf(["flag", "order", "outer", "line", "stands"]),
  strip,
  values,
  fact: (step, n, target) => flagFact(PLAN, step, n, target),
});

/**
 * Return an array's flags, aligned with the active row.
 * @param {Name} name
 * @param {Step} step
 * @param {number} n
 * @returns {Content}
 */
function arrayRow(name, step, n) {
  const { state } = asSquareStep(step);
  const row = alignedRow(step, n);
  const reads = /** @type {{array: Name, place: number}[]} */ (state.reads);
  const cells = upTo(n).map((column) => {
    const index = flagOf(name, row, column, n);
    const order = reads.findIndex((read) => read.array === name && read.place === index);
    return {
      text: n <= WIDEST_NUMBERED ? String(index) : "",
      on: state[name][index],
      order: order < 0 ? undefined : order + 1,
    };
  });
  return {
    cells,
    idle: activeOf(step, n) === null,
    ...(name === "columns" ? {} : { outer: outerCells((column) => state[name][flagOf(name, row, column, n)], n) }),
  };
}

/**
 * Return the values beside the listing, with the numbers of the square's diagonals.
 * @param {Step} step
 * @param {number} n
 * @param {(pattern: RegExp) => number} at
 */
function values(step, n, at) {
  const beside = valuesBeside(step, n, at);
  if ((step.kind !== "reject" && step.kind !== "place") || !step.square) return beside;
  const [row, column] = step.square;
  return beside
    .set(at(/major = /), String(flagOf("majors", row, column, n)))
    .set(at(/minor = /), String(flagOf("minors", row, column, n)));
}
