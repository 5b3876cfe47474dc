// Strip rows that the square-by-square searches share: the state of each square of the active call, the cost of its test, and
// the current scans, with each look below its column.

import { upTo } from "../../model/board.js";
import { wordsOf } from "../../words/words.js";
import { activeOf, countLooks, placeOf, scansOf, statesOf, testsOf } from "../../model/squares.js";

/** @import { Plan, Scan } from "../../model/squares.js" */
/** @import { Cell, Content, Row, Strip } from "../../model/strip.js" */
/** @import { Step } from "../../types.js" */

const words = await wordsOf("page");

const own = words.algorithms;

/** @type {Row} */
export const TESTED = { name: "row", label: words.LINE.row, kind: "tried" };

const SCANS = {
  row: { name: "row", label: words.LINE.row, sign: "ray-row", along: "row", kind: "look" },
  column: { name: "column", label: words.LINE.column, sign: "ray-col", along: "column", kind: "look" },
  ld: { name: "ld", label: own.LABELS.upLeft, sign: "ray-ld", along: "ld", kind: "look" },
  rd: { name: "rd", label: own.LABELS.upRight, sign: "ray-rd", along: "rd", kind: "look" },
};

/**
 * Return two rows, the states of the active call's squares and the costs of their tests, and the cost of the current test.
 * @param {Plan} plan @param {Step} step @param {number} n @param {(scans: Scan[]) => number} costOf
 * @returns {{tested: Content, costs: Content, now: number | null}}
 */
export function testedRows(plan, step, n, costOf) {
  const active = activeOf(step, n);
  const states = active === null ? [] : statesOf(plan, step, active, n);
  const tests = testsOf(plan, step, n);
  const costs = tests.map((test) => (test ? costOf(test.scans) : 0));
  const now =
    step.square && step.kind !== "return" && !(step.veiled && step.kind === "reject")
      ? placeOf(plan, step.square).at
      : null;
  return {
    tested: {
      cells: tests.map((test, at) => ({ state: states[at] ?? "", along: test?.along ?? "" })),
      label: active === null ? words.LINE.row : `${words.LINE.row} ${active}`,
    },
    costs: {
      cells: tests.map((test, at) => ({ text: test ? String(costs[at]) : "", mark: at === now ? "now" : "" })),
      value: active === null ? "" : `= ${costs.reduce((sum, one) => sum + one, 0)}`,
    },
    now: now === null ? null : costs[now],
  };
}

/** Return a row for each direction that a plan scans. @param {Plan} plan @returns {Row[]} */
export const scanRows = ({ fills, ways }) =>
  ways.map(([along]) =>
    along === "rd" && fills === "column" ? { ...SCANS.rd, label: own.LABELS.downLeft } : SCANS[along],
  );

/**
 * Return the contents of these rows.
 * @param {Plan} plan
 * @param {Step} step
 * @param {number} n
 * @returns {Record<string, Content>}
 */
export function scanContents({ ways }, step, n) {
  const { queens, square, kind } = step;
  const above = kind === "place" ? queens.slice(0, -1) : queens;
  return Object.fromEntries(
    ways.map(([along]) => {
      const scan = scansOf(step).find((one) => one.along === along);
      /** @type {Cell[]} */
      const cells = upTo(n).map(() => ({}));
      for (const [row, column] of scan?.squares ?? []) {
        const hit = above.some(([r, c]) => r === row && c === column);
        cells[column] = { text: hit ? "1" : "0", on: hit, mark: "seen" };
      }
      if (square && scan && !scan.squares.length) cells[square[1]] = { text: "" };
      return [along, { cells, value: scan ? `+ ${scan.squares.length}` : "", idle: !scan }];
    }),
  );
}

/**
 * Return the strip of a search that fills rows and scans the board. `top` is an optional first row.
 * @param {Plan} plan @param {{row: Row, show: (step: Step, n: number) => Content}} [top] @returns {Strip}
 */
export const scanStrip = (plan, top) => ({
  title: own.SCANNING,
  rows: [...(top ? [top.row] : []), TESTED, { name: "looks", label: own.LABELS.looks }, ...scanRows(plan)],
  show(step, n) {
    const { tested, costs, now } = testedRows(plan, step, n, countLooks);
    const contents = {
      ...(top && { [top.row.name]: top.show(step, n) }),
      row: tested,
      looks: costs,
      ...scanContents(plan, step, n),
    };
    return { contents, said: own.looksSaid(step, now) };
  },
});
