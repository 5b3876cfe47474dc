// The face of backtracking, the textbook's: columns are filled from the left, rows tried from the top. Beside the board, row
// for row, how many squares were looked at for each.

import { el, mark, upTo, write } from "../page/dom.js";
import { createRows } from "./parts/rows.js";
import { createScanLines, scansOf } from "./parts/scanlines.js";
import { scanRows } from "./parts/scanning.js";
import { factOf } from "./parts/tested.js";
import { LEFT, activeOf, branchesOf, callsOf, looks, placeOf, sceneOf, statesOf, testsOf } from "./parts/squares.js";
import { triedBeside } from "./parts/values.js";
import { words } from "../words/page.js";

const own = words.algorithms;

/** @typedef {import("../types.js").Step} Step */

/** @type {import("./parts/squares.js").Plan} */
const PLAN = { fills: "column", ways: LEFT, unit: "looks" };

/** The scan of the present square, each look under the column where it looked. @type {import("../model/strip.js").Strip} */
const strip = {
  title: own.SCANNING,
  rows: [
    { name: "row", label: words.LINE.row, sign: "ray-row", along: "row", kind: "look" },
    { name: "ld", label: own.LABELS.upLeft, sign: "ray-ld", along: "ld", kind: "look" },
    { name: "rd", label: own.LABELS.downLeft, sign: "ray-rd", along: "rd", kind: "look" },
  ],
  show(step, n) {
    const tests = testsOf(PLAN, step, n);
    const now = step.square && step.kind !== "return" ? tests[placeOf(PLAN, step.square).at] : null;
    return { contents: scanRows(PLAN, step, n), said: own.looksSaid(step, now ? looks(now.scans) : null) };
  },
};

/** @type {import("../types.js").Face} */
export const face = {
  family: "trying",
  fills: "column",
  scene: (step, n) => sceneOf(PLAN, step, n),
  calls: (step, n) => callsOf(PLAN, step, n),
  branches: (step, n) => branchesOf(PLAN, step, n),
  sentence: (step, n) => own.sentence(PLAN, own.BACKTRACKING, step, n),
  fact: (step, n, place) => factOf(PLAN, step, n, place),
  board: (step, n) => own.board(PLAN, step, n),
  values: triedBeside,
  strip,
  scans: scansOf,
  beside,
  panel: () => createRows(strip),
  side: createSide,
  lines: () => createScanLines(scansOf),
};

/** The looks of each row of the active column. @param {Step} step @param {number} n @returns {import("../types.js").Beside[]} */
function beside(step, n) {
  const active = activeOf(step, n);
  const states = active === null ? [] : statesOf(PLAN, step, active, n);
  return testsOf(PLAN, step, n).map((test, row) => ({
    text: test ? String(looks(test.scans)) : "",
    along: test?.along ?? "",
    now: states[row] === "rejected" || (states[row] === "placed" && step.kind === "place"),
  }));
}

function createSide() {
  const element = el("div", { class: "side-looks", role: "list", "aria-label": own.LOOKS_PER_ROW });
  /** @type {HTMLElement[]} */
  let cells = [];
  return {
    element,
    /** @param {Step} step @param {number} n */
    render(step, n) {
      if (cells.length !== n) {
        cells = upTo(n).map(() => el("span", { role: "listitem" }));
        element.replaceChildren(...cells);
      }
      beside(step, n).forEach(({ text, along, now }, row) => {
        write(cells[row], text);
        mark(cells[row], "along", along);
        mark(cells[row], "now", now);
      });
    },
  };
}
