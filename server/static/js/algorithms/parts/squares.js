// Searches that try square after square: what follows from a step's queens, square by square of a line. Pure; no words.
//
// A plan says how such a search goes: what it fills (a call is a row, or a column), along which ways it looks back from a
// square, nearest first, what it counts when it tests one, and whether it tries only columns without a queen.

import { upTo } from "../../model/board.js";

/** @typedef {import("../../types.js").Step} Step */
/** @typedef {import("../../types.js").SquareStep} SquareStep */
/** @typedef {import("../../types.js").Square} Square */
/** @typedef {import("../../types.js").Along} Along */

/** @typedef {{fills: "row" | "column", ways: [Along, number, number][], unit: import("../../types.js").Cost["unit"], unused?: boolean}} Plan  ways: rows and columns that a look moves by */
/** @typedef {{along: Along, squares: Square[]}} Scan */
/** @typedef {{scans: Scan[], along: Along | null, attacker: Square | null}} Test */

/** @type {Plan["ways"]} */
export const UP = [["column", -1, 0], ["ld", -1, -1], ["rd", -1, 1]];
/** @type {Plan["ways"]} */
export const LEFT = [["row", 0, -1], ["ld", -1, -1], ["rd", 1, -1]];

/** A step of such a search. @param {Step} step */
export const asSquareStep = (step) => /** @type {SquareStep} */ (/** @type {unknown} */ (step));

/** The scans of a step. @param {Step} step @returns {import("../../types.js").Scan[]} */
export const scansOf = (step) => asSquareStep(step).state.scans;

/** Test a square: look along the ways up to the first queen. @param {Square[]} queens @param {Square} square @param {Plan["ways"]} ways @param {number} n @returns {Test} */
export function test(queens, [row, column], ways, n) {
  /** @type {Scan[]} */
  const scans = [];
  for (const [along, down, right] of ways) {
    /** @type {Square[]} */
    const squares = [];
    scans.push({ along, squares });
    let [r, c] = [row + down, column + right];
    for (; r >= 0 && r < n && c >= 0 && c < n; r += down, c += right) {
      squares.push([r, c]);
      if (stands(queens, r, c)) return { scans, along, attacker: [r, c] };
    }
  }
  return { scans, along: null, attacker: null };
}

/** @param {Square[]} queens @param {number} row @param {number} column */
const stands = (queens, row, column) => queens.some(([r, c]) => r === row && c === column);

/** How many squares a test has looked at. @param {Scan[]} scans */
export const countLooks = (scans) => scans.reduce((sum, { squares }) => sum + squares.length, 0);

/** The call and the place in it that a square means. @param {Plan} plan @param {Square} square */
export const placeOf = ({ fills }, [row, column]) => (fills === "row" ? { depth: row, at: column } : { depth: column, at: row });

/** @param {Plan} plan @param {number} depth @param {number} at @returns {Square} */
export const squareOf = ({ fills }, depth, at) => (fills === "row" ? [depth, at] : [at, depth]);

/** What a call has tried last, or null. @param {Plan} plan @param {{state: Record<string, any>}} call @returns {number | null} */
const lastOf = ({ fills }, { state }) => (fills === "row" ? state.column : state.row);

/**
 * How each square of an open call stands: "out" it is not tried at all, "open" not yet, "refused" it was attacked, "tried" a
 * queen stood there and was taken away; the last one "placed", "rejected" or "lifted".
 * @param {Plan} plan @param {Step} step @param {number} depth @param {number} n @returns {string[]}
 */
export function statesOf(plan, step, depth, n) {
  const { stack = [], kind, queens } = asSquareStep(step);
  const call = stack[depth];
  if (!call || depth === n) return [];
  const last = lastOf(plan, call) ?? -1;
  const above = queens.slice(0, depth);
  return upTo(n).map((at) => {
    if (plan.unused && !call.state.columns.includes(at)) return "out";
    if (at > last) return "open";
    if (at === last) return depth === stack.length - 1 ? NOW[kind] : "placed";
    return test(above, squareOf(plan, depth, at), plan.ways, n).attacker ? "refused" : "tried";
  });
}

/** How the square stands that a step is about. @type {Record<string, string>} */
const NOW = { place: "placed", reject: "rejected", return: "lifted" };

/** The tests that the active call has made so far, by place; null where none was made. @param {Plan} plan @param {Step} step @param {number} n @returns {(Test | null)[]} */
export function testsOf(plan, step, n) {
  const depth = activeOf(step, n);
  if (depth === null) return upTo(n).map(() => null);
  const above = step.queens.slice(0, depth);
  return statesOf(plan, step, depth, n).map((state, at) =>
    state === "open" || state === "out" ? null : test(above, squareOf(plan, depth, at), plan.ways, n),
  );
}

/** The depth of the active call, if it has squares. @param {Step} step @param {number} n */
export function activeOf(step, n) {
  const depth = (step.stack?.length ?? 0) - 1;
  return depth < 0 || depth === n ? null : depth;
}

/** Whether the call that a `return` ends could not place a queen. @param {Plan} plan @param {Step} step @param {number} n */
export function endedBarren(plan, { kind, square, queens, stack }, n) {
  if (kind !== "return" || !square || stack.length === n) return false;
  const all = [...queens, square];
  const taken = queens.map(([, column]) => column).concat(square[1]);
  return upTo(n).every((at) => {
    const tried = squareOf(plan, stack.length, at);
    return (plan.unused && taken.includes(tried[1])) || test(all, tried, plan.ways, n).attacker !== null;
  });
}

/** The board. @param {Plan} plan @param {Step} step @param {number} n @returns {import("../../types.js").Scene} */
export function sceneOf(plan, step, n) {
  const at = activeOf(step, n);
  const hollow = step.kind === "reject" || step.kind === "return" ? step.square : null;
  return {
    active: at === null ? null : { along: plan.fills, at },
    states: at === null ? [] : statesOf(plan, step, at, n),
    queens: step.queens,
    hollow,
    lifted: hollow !== null,
    barren: endedBarren(plan, step, n) ? step.stack.length : null,
  };
}

/** The open calls, square by square. @param {Plan} plan @param {Step} step @param {number} n */
export const callsOf = (plan, step, n) => step.stack.map((_, depth) => ({ name: String(depth), states: statesOf(plan, step, depth, n) }));

/** @type {Record<string, import("../../types.js").Branch["state"] | null>} */
const BRANCHES = { open: "open", refused: "refused", tried: "tried", placed: "path", rejected: "rejected", lifted: "tried", out: null };

/** What each call has tried and will try. @param {Plan} plan @param {Step} step @param {number} n @returns {import("../../types.js").Branch[][]} */
export const branchesOf = (plan, step, n) =>
  step.stack.map((_, depth) =>
    statesOf(plan, step, depth, n).flatMap((name, at) => {
      const state = BRANCHES[name];
      return state ? [{ label: String(at), state }] : [];
    }),
  );
