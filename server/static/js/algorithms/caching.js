// The face of caching: three arrays of booleans. Those of the diagonals are laid so that the flag of each square of the active
// row is right under it; the flags that belong to none of them wait beside the board, and the next row moves them by one.

import { outerCells } from "../model/strip.js";
import { upTo } from "../page/dom.js";
import { flagFact, flagOf, rowShown } from "./parts/flags.js";
import { createRows } from "./parts/rows.js";
import { UP, activeOf, branchesOf, callsOf, sceneOf, statesOf, testsOf, trial } from "./parts/squares.js";
import { triedBeside } from "./parts/values.js";
import { words } from "../words/page.js";

const own = words.algorithms;

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("./parts/flags.js").Name} Name */

/** @type {import("./parts/squares.js").Plan} */
const PLAN = { fills: "row", ways: UP, unit: "reads" };

const WIDEST_NUMBERED = 16; // columns of a board whose cells have room for a number

/** @type {{name: Name, label: string, sign: string, along: string, kind: string}[]} */
const ARRAYS = [
  { name: "columns", label: "columns", sign: "ray-col", along: "column", kind: "flag" },
  { name: "majors", label: "majors", sign: "ray-ld", along: "ld", kind: "flag" },
  { name: "minors", label: "minors", sign: "ray-rd", along: "rd", kind: "flag" },
];

/** @type {import("../model/strip.js").Strip} */
const strip = {
  title: own.FLAGS,
  rows: [...ARRAYS.map((row) => ({ ...row, told: true })), { name: "row", label: words.LINE.row, kind: "tried" }, { name: "reads", label: own.LABELS.reads }],
  show(step, n) {
    const active = activeOf(step, n);
    const tests = testsOf(PLAN, step, n);
    const states = active === null ? [] : statesOf(PLAN, step, active, n);
    const row = rowShown(step, n);
    const reads = tests.map((test) => test?.scans.length ?? 0);
    const now = step.kind === "reject" || step.kind === "place" ? step.square : null;
    const contents = {
      ...Object.fromEntries(ARRAYS.map(({ name }) => [name, arrayRow(name, step, row, n, active === null)])),
      row: { cells: upTo(n).map((at) => ({ state: states[at] ?? "", along: tests[at]?.along ?? "" })), label: active === null ? words.LINE.row : `${words.LINE.row} ${active}` },
      reads: {
        cells: upTo(n).map((at) => ({ text: tests[at] ? String(reads[at]) : "", mark: now?.[1] === at ? "now" : "" })),
        value: active === null ? "" : `= ${reads.reduce((sum, one) => sum + one, 0)}`,
      },
    };
    return { contents, said: own.readsSaid(step, now ? trial(step).state.reads.length : null) };
  },
};

/** @type {import("../types.js").Face} */
export const face = {
  family: "trying",
  fills: "row",
  scene: (step, n) => sceneOf(PLAN, step, n),
  calls: (step, n) => callsOf(PLAN, step, n),
  branches: (step, n) => branchesOf(PLAN, step, n),
  sentence: (step, n) => own.sentence(PLAN, own.CACHING, step, n),
  fact: (step, n, place) => flagFact(PLAN, step, n, place),
  board: (step, n) => own.board(PLAN, step, n),
  values,
  strip,
  panel: () => createRows(strip),
};

/** The flags that belong to the squares of a row. @param {Name} name @param {Step} step @param {number} row @param {number} n @param {boolean} idle */
function arrayRow(name, step, row, n, idle) {
  const { state } = trial(step);
  const reads = /** @type {{array: Name, place: number}[]} */ (state.reads);
  const cells = upTo(n).map((column) => {
    const place = flagOf(name, row, column, n);
    const order = reads.findIndex((read) => read.array === name && read.place === place);
    return { text: n <= WIDEST_NUMBERED ? String(place) : "", on: state[name][place], order: order < 0 ? undefined : order + 1 };
  });
  return { cells, idle, ...(name === "columns" ? {} : { outer: outerCells((column) => state[name][flagOf(name, row, column, n)], n) }) };
}

/** Beside the lines: where the square lies on its diagonals. @param {Step} step @param {number} n @param {(pattern: RegExp) => number} at */
function values(step, n, at) {
  const beside = triedBeside(step, n, at);
  if ((step.kind !== "reject" && step.kind !== "place") || !step.square) return beside;
  const [row, column] = step.square;
  return beside.set(at(/major = /), String(flagOf("majors", row, column, n))).set(at(/minor = /), String(flagOf("minors", row, column, n)));
}
