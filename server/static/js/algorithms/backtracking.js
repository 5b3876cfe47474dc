// The face of backtracking, the textbook's: columns are filled from the left, rows tried from the top. Beside the board, row
// for row, how many squares were looked at for each.

import { el, mark, upTo, write } from "../dom.js";
import { createRows } from "./rows.js";
import { createScanLines } from "./scanlines.js";
import { scanRows } from "./scanning.js";
import { LEFT, activeOf, branchesOf, callsOf, looks, placeOf, sceneOf, statesOf, testsOf } from "./trying.js";
import { triedBeside } from "./values.js";
import { words, wordsOf } from "../words.js";

const own = await wordsOf("algorithms");

/** @typedef {import("../types.js").Step} Step */

/** @type {import("./trying.js").Plan} */
const PLAN = { fills: "column", ways: LEFT };

/** @type {import("../types.js").Face} */
export const face = {
  family: "trying",
  fills: "column",
  scene: (step, n) => sceneOf(PLAN, step, n),
  calls: (step, n) => callsOf(PLAN, step, n),
  branches: (step, n) => branchesOf(PLAN, step, n),
  sentence: (step, n) => own.sentence(PLAN, own.BACKTRACKING, step, n),
  board: (step, n) => own.board(PLAN, step, n),
  values: triedBeside,
  panel: createPanel,
  side: createSide,
  lines: createScanLines,
};

/** The scan of the present square, each look under the column where it looked. */
function createPanel() {
  const rows = createRows(own.SCANNING, [
    { name: "row", label: words.LINE.row, sign: "ray-row", along: "row", kind: "look" },
    { name: "ld", label: own.LABELS.upLeft, sign: "ray-ld", along: "ld", kind: "look" },
    { name: "rd", label: own.LABELS.downLeft, sign: "ray-rd", along: "rd", kind: "look" },
  ]);
  return {
    element: rows.element,
    /** @param {Step} step @param {number} n */
    render(step, n) {
      const tests = testsOf(PLAN, step, n);
      const now = step.square && step.kind !== "return" ? tests[placeOf(PLAN, step.square).at] : null;
      rows.render(n, scanRows(PLAN, step, n), own.looksSaid(step, now ? looks(now.scans) : null));
    },
  };
}

/** The looks of each row of the active column. */
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
      const active = activeOf(step, n);
      const states = active === null ? [] : statesOf(PLAN, step, active, n);
      testsOf(PLAN, step, n).forEach((test, row) => {
        write(cells[row], test ? String(looks(test.scans)) : "");
        mark(cells[row], "along", test?.along ?? "");
        mark(cells[row], "now", states[row] === "rejected" || (states[row] === "placed" && step.kind === "place"));
      });
    },
  };
}
