// Searches that go square by square: derives the state of each square from a step's queens. Pure; no words.
//
// A plan describes such a search: its calls fill a row or a column, it scans in some directions from a square, it counts
// looks, reads or operations in a test, and it tries all columns or only those without a queen.

import { upTo } from "./board.js";

/** @import { Along, Branch, Cost, Scene, Square, SquareStep, Step } from "../types.js" */

/**
 * @typedef {{fills: "row" | "column", ways: [Along, number, number][], unit: Cost["unit"], unused?: boolean}} Plan  ways: the lines to scan, with the rows and columns of one move
 */
/** @typedef {{along: Along, squares: Square[]}} Scan */
/** @typedef {{scans: Scan[], along: Along | null, attacker: Square | null}} Test */

/** @type {Plan["ways"]} */
export const UP = [
  ["column", -1, 0],
  ["ld", -1, -1],
  ["rd", -1, 1],
];
/** @type {Plan["ways"]} */
export const LEFT = [
  ["row", 0, -1],
  ["ld", -1, -1],
  ["rd", 1, -1],
];

/** Return a step with the type of such a search. @param {Step} step */
export const asSquareStep = (step) => /** @type {SquareStep} */ (/** @type {unknown} */ (step));

/** @param {Step} step @returns {import("../types.js").Scan[]} */
export const scansOf = (step) => asSquareStep(step).state.scans;

/**
 * Test a square: scan each direction in turn, up to the first queen.
 * @param {Square[]} queens
 * @param {Square} square
 * @param {Plan["ways"]} ways
 * @param {number} n
 * @returns {Test}
 */
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

/** Return the number of squares that a test looked at. @param {Scan[]} scans */
export const countLooks = (scans) => scans.reduce((sum, { squares }) => sum + squares.length, 0);

/**
 * Return the depth of the call that a square belongs to, and the square's index in it.
 * @param {Pick<Plan, "fills">} plan
 * @param {Square} square
 */
export const placeOf = ({ fills }, [row, column]) =>
  fills === "row" ? { depth: row, at: column } : { depth: column, at: row };

/** @param {Pick<Plan, "fills">} plan @param {number} depth @param {number} at @returns {Square} */
export const squareOf = ({ fills }, depth, at) => (fills === "row" ? [depth, at] : [at, depth]);

/**
 * Return the index of the square that a call tried last, or null.
 * @param {Plan} plan
 * @param {{state: Record<string, any>}} call
 * @returns {number | null}
 */
const lastOf = ({ fills }, { state }) => (fills === "row" ? state.column : state.row);

/**
 * List the states of the squares of an open call: "out" is never tried, "open" not tried yet, "refused" was attacked,
 * "tried" had a queen that has been removed; the latest one is "placed", "rejected" or "lifted".
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

/** The state of a step's own square, by the step's kind. @type {Record<string, string>} */
const NOW = { place: "placed", reject: "rejected", return: "lifted" };

/**
 * List the active call's tests so far, by square; null for a square that was not tested.
 * @param {Plan} plan
 * @param {Step} step
 * @param {number} n
 * @returns {(Test | null)[]}
 */
export function testsOf(plan, step, n) {
  const depth = activeOf(step, n);
  if (depth === null) return upTo(n).map(() => null);
  const above = step.queens.slice(0, depth);
  const hidden = step.veiled ? "rejected" : ""; // the open question is which queen attacks it
  return statesOf(plan, step, depth, n).map((state, at) =>
    state === "open" || state === "out" || state === hidden
      ? null
      : test(above, squareOf(plan, depth, at), plan.ways, n),
  );
}

/** Return the depth of the active call; null if it has no squares. @param {Step} step @param {number} n */
export function activeOf(step, n) {
  const depth = (step.stack?.length ?? 0) - 1;
  return depth < 0 || depth === n ? null : depth;
}

/** Return true if a `return` ends a call that had no free square. @param {Plan} plan @param {Step} step @param {number} n */
export function endsBarrenCall(plan, { kind, square, queens, stack }, n) {
  if (kind !== "return" || !square || stack.length === n) return false;
  const all = [...queens, square];
  const taken = queens.map(([, column]) => column).concat(square[1]);
  return upTo(n).every((at) => {
    const tried = squareOf(plan, stack.length, at);
    return (plan.unused && taken.includes(tried[1])) || test(all, tried, plan.ways, n).attacker !== null;
  });
}

/** @param {Plan} plan @param {Step} step @param {number} n @returns {Scene} */
export function sceneOf(plan, step, n) {
  const at = activeOf(step, n);
  const hollow = step.kind === "reject" || step.kind === "return" ? step.square : null;
  return {
    active: at === null ? null : { along: plan.fills, at },
    states: at === null ? [] : statesOf(plan, step, at, n),
    queens: step.queens,
    hollow,
    lifted: hollow !== null,
    barren: endsBarrenCall(plan, step, n) ? step.stack.length : null,
  };
}

/** List the states of the squares of each open call. @param {Plan} plan @param {Step} step @param {number} n */
export const callsOf = (plan, step, n) =>
  step.stack.map((_, depth) => ({ name: String(depth), states: statesOf(plan, step, depth, n) }));

/** @type {Record<string, Branch["state"] | null>} */
const BRANCHES = {
  open: "open",
  refused: "refused",
  tried: "tried",
  placed: "path",
  rejected: "rejected",
  lifted: "tried",
  out: null,
};

/**
 * List the squares that each call has tried or will try.
 * @param {Plan} plan
 * @param {Step} step
 * @param {number} n
 * @returns {Branch[][]}
 */
export const branchesOf = (plan, step, n) =>
  step.stack.map((_, depth) =>
    statesOf(plan, step, depth, n).flatMap((name, at) => {
      const state = BRANCHES[name];
      return state ? [{ label: String(at), state }] : [];
    }),
  );
