// The strip of basic and plain: the active row, how each of its squares was tested, and the present scan, square by square.

import { upTo } from "../../page/dom.js";
import { looks, placeOf, statesOf, testsOf, trial, activeOf } from "./squares.js";
import { words } from "../../words/page.js";

const own = words.algorithms;

/** @typedef {import("../../types.js").Step} Step */
/** @typedef {import("./squares.js").Plan} Plan */
/** @typedef {import("../../model/strip.js").Cell} Cell */

/**
 * @param {Plan} plan
 * @param {import("../../model/strip.js").Row[]} more  rows of an algorithm's own, on top @param {(step: Step, n: number) => Record<string, import("../../model/strip.js").Content>} contents
 * @returns {import("../../model/strip.js").Strip}
 */
export function scanning(plan, more, contents) {
  return {
    title: own.SCANNING,
    rows: [
      ...more,
      { name: "row", label: words.LINE.row, kind: "tried" },
      { name: "looks", label: own.LABELS.looks },
      ...(plan.unused ? [] : [{ name: "column", label: words.LINE.column, sign: "ray-col", along: "column", kind: "look" }]),
      { name: "ld", label: own.LABELS.upLeft, sign: "ray-ld", along: "ld", kind: "look" },
      { name: "rd", label: own.LABELS.upRight, sign: "ray-rd", along: "rd", kind: "look" },
    ],
    show(step, n) {
      const active = activeOf(step, n);
      const tests = testsOf(plan, step, n);
      const states = active === null ? [] : statesOf(plan, step, active, n);
      const seen = tests.map((test) => (test ? looks(test.scans) : 0));
      const now = step.square && step.kind !== "return" ? placeOf(plan, step.square).at : null;
      return {
        contents: {
          ...contents(step, n),
          row: { cells: upTo(n).map((at) => ({ state: states[at] ?? "", along: tests[at]?.along ?? "" })), label: active === null ? words.LINE.row : `${words.LINE.row} ${active}` },
          looks: {
            cells: upTo(n).map((at) => ({ text: tests[at] ? String(seen[at]) : "", mark: at === now ? "now" : "" })),
            value: active === null ? "" : `= ${seen.reduce((sum, one) => sum + one, 0)}`,
          },
          ...scanRows(plan, step, n),
        },
        said: own.looksSaid(step, now === null ? null : seen[now]),
      };
    },
  };
}

/** The scans of the tested square, each look under the column where it looked. @param {Plan} plan @param {Step} step @param {number} n */
export function scanRows({ ways }, step, n) {
  const { state, queens, square, kind } = trial(step);
  const above = kind === "place" ? queens.slice(0, -1) : queens;
  return Object.fromEntries(
    ways.map(([along]) => {
      const scan = state.scans.find((/** @type {{along: string}} */ one) => one.along === along);
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
