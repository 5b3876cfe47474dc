// The face of basic: each square tested by scanning the board.

import { createRows } from "./parts/rows.js";
import { createScanLines, scansOf } from "./parts/scanlines.js";
import { scanning } from "./parts/scanning.js";
import { factOf } from "./parts/tested.js";
import { UP, branchesOf, callsOf, sceneOf } from "./parts/squares.js";
import { triedBeside } from "./parts/values.js";
import { words as page } from "../words/page.js";

const words = page.algorithms;

/** @type {import("./parts/squares.js").Plan} */
const PLAN = { fills: "row", ways: UP, unit: "looks" };

const strip = scanning(PLAN, [], () => ({}));

/** @type {import("../types.js").Face} */
export const face = {
  family: "trying",
  fills: "row",
  scene: (step, n) => sceneOf(PLAN, step, n),
  calls: (step, n) => callsOf(PLAN, step, n),
  branches: (step, n) => branchesOf(PLAN, step, n),
  sentence: (step, n) => words.sentence(PLAN, words.BASIC, step, n),
  fact: (step, n, place) => factOf(PLAN, step, n, place),
  board: (step, n) => words.board(PLAN, step, n),
  values: triedBeside,
  strip,
  scans: scansOf,
  panel: () => createRows(strip),
  lines: () => createScanLines(scansOf),
};
