// The face of plain: basic with a list of the columns that have no queen, of which only those are tried.

import { upTo } from "../page/dom.js";
import { createRows } from "./parts/rows.js";
import { createScanLines, scansOf } from "./parts/scanlines.js";
import { scanning } from "./parts/scanning.js";
import { factOf } from "./parts/tested.js";
import { UP, branchesOf, callsOf, sceneOf, trial } from "./parts/squares.js";
import { triedBeside } from "./parts/values.js";
import { words } from "../words/page.js";

const own = words.algorithms;

/** @type {import("./parts/squares.js").Plan} */
const PLAN = { fills: "row", ways: UP.filter(([along]) => along !== "column"), unit: "looks", unused: true };

const strip = scanning(PLAN, [{ name: "columns", label: own.LABELS.list, made: "columns", kind: "listed" }], columns);

/** @type {import("../types.js").Face} */
export const face = {
  family: "trying",
  fills: "row",
  scene: (step, n) => sceneOf(PLAN, step, n),
  calls: (step, n) => callsOf(PLAN, step, n),
  branches: (step, n) => branchesOf(PLAN, step, n),
  sentence: (step, n) => own.sentence(PLAN, own.PLAIN, step, n),
  fact: (step, n, place) => factOf(PLAN, step, n, place),
  board: (step, n) => own.board(PLAN, step, n),
  values: triedBeside,
  strip,
  scans: scansOf,
  panel: () => createRows(strip),
  lines: () => createScanLines(scansOf),
};

/** The active call's list: the columns without a queen, each under itself. @param {import("../types.js").Step} step @param {number} n */
function columns(step, n) {
  const list = /** @type {number[]} */ (trial(step).state.columns ?? []);
  return {
    columns: {
      cells: upTo(n).map((column) => ({ text: list.includes(column) ? String(column) : "", on: list.includes(column) })),
      value: step.stack.length ? `= ${list.length}` : "",
    },
  };
}
