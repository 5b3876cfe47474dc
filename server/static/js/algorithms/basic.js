// basic: tests each square by scanning the board.

import { wordsOf } from "../words/words.js";
import { scanStrip } from "./parts/strips.js";
import { UP, scansOf } from "../model/squares.js";
import { SCANS, signsOf, squareBySquare } from "./parts/view.js";

/** @import { Plan } from "../model/squares.js" */

const words = await wordsOf("page");

const own = words.algorithms;

/** @type {Plan} */
const PLAN = { fills: "row", ways: UP, unit: "looks" };

export const view = squareBySquare(PLAN, own.BASIC, {
  signs: signsOf(["line", "stands", "cost", "seen"], SCANS),
  strip: scanStrip(PLAN),
  scans: scansOf,
});
