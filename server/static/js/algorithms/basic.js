// basic: tests each square by scanning the board.

import { words } from "../words/page.js";
import { scanStrip } from "./parts/strips.js";
import { UP, scansOf } from "../model/squares.js";
import { SCANS, signsOf, squareBySquare } from "./parts/view.js";

/** @import { Plan } from "../model/squares.js" */

const own = words.algorithms;

/** @type {Plan} */
const PLAN = { fills: "row", ways: UP, unit: "looks" };

export const view = squareBySquare(PLAN, own.BASIC, {
  signs: signsOf(["line", "stands", "cost", "seen"], SCANS),
  strip: scanStrip(PLAN),
  scans: scansOf,
});
