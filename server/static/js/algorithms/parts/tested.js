// The knowledge of a search without masks about a square at a step. Pure; no words.
//
// `by` has all queens that attack the square. `found` has those that the search has found: it tests only some squares, and
// each test ends at the first queen.

import { LEFT, UP, asSquareStep, countLooks, placeOf, statesOf, test } from "../../model/squares.js";

/** @import { Plan, Test } from "../../model/squares.js" */
/** @import { Along, Attack, BoardFact, Cost, Square, SquareFact, Step, Target } from "../../types.js" */

/** @type {Record<Along, Attack["line"]>} */
const LINES = { row: "row", column: "col", ld: "ld", rd: "rd" };

/**
 * Return the nearest queen in each direction.
 * @param {Square[]} queens
 * @param {Square} square
 * @param {Plan["ways"]} ways
 * @param {number} n
 */
const attacksOn = (queens, square, ways, n) => ways.flatMap((way) => attackFoundBy(test(queens, square, [way], n)));

/** Return the queen at which a test ended, as a list of at most one attack. @param {Test} test @returns {Attack[]} */
const attackFoundBy = ({ along, attacker }) => (along && attacker ? [{ line: LINES[along], queen: attacker }] : []);

/** @param {Plan["unit"]} unit @param {Test} test @returns {Cost} */
function costOf(unit, { scans }) {
  switch (unit) {
    case "looks":
      return { unit, checks: countLooks(scans) };
    case "reads":
      return { unit, checks: scans.length };
    case "operations":
      return { unit, checks: 1 };
    default:
      throw new Error(`unknown unit of checks: ${unit}`);
  }
}

/**
 * Return the fact about a square in a search that goes square by square.
 * @param {Plan} plan
 * @param {Step} step
 * @param {number} n
 * @param {Target} target
 * @returns {SquareFact | null}
 */
export const factOf = (plan, step, n, target) => ("square" in target ? squareFact(plan, step, n, target.square) : null);

/** @param {Plan} plan @param {Step} step @param {number} n @param {Square} square @returns {SquareFact} */
export function squareFact(plan, step, n, square) {
  const { depth } = placeOf(plan, square);
  const before = step.queens.slice(0, depth);
  const state = stateOf(plan, step, square, n);
  const by = attacksOn(before, square, plan.fills === "row" ? UP : LEFT, n);
  const tested = TESTED.includes(state) ? test(before, square, plan.ways, n) : null;
  // one operation tests all lines at once
  const found = tested && plan.unit !== "operations" ? attackFoundBy(tested) : tested ? by : [];
  return {
    about: "square",
    register: "",
    square,
    by,
    lit: {},
    fills: plan.fills,
    state,
    found,
    cost: tested && costOf(plan.unit, tested),
  };
}

/** @type {SquareFact["state"][]} */
const TESTED = ["queen", "placed", "rejected", "refused", "tried", "lifted"];

/** @param {Plan} plan @param {Step} step @param {Square} square @param {number} n @returns {SquareFact["state"]} */
function stateOf(plan, step, square, n) {
  const { depth, at } = placeOf(plan, square);
  if (!step.stack.length) return "over";
  if (depth >= step.stack.length) return "unreached";
  const state = /** @type {SquareFact["state"]} */ (statesOf(plan, step, depth, n)[at]);
  return state === "placed" && !(step.kind === "place" && depth === step.stack.length - 1) ? "queen" : state;
}

/**
 * Return the fact about a square in the search that tests full boards.
 * @param {Step} step
 * @param {number} n
 * @param {Target} target
 * @returns {BoardFact | null}
 */
export function boardFact(step, n, target) {
  if (!("square" in target)) return null;
  const { square } = target;
  const [row, column] = square;
  const digit = /** @type {number} */ (asSquareStep(step).state.odometer[row]);
  const fact = /** @type {const} */ ({
    about: "board",
    fills: "row",
    register: "",
    square,
    lit: {},
    digit,
    row: step.row,
  });
  // an empty square is never tested
  if (digit !== column) return { ...fact, by: [], found: [], cost: null, state: "empty" };
  const above = step.queens.slice(0, row);
  const by = attacksOn(above, square, UP, n);
  if (row > step.row) return { ...fact, by, found: [], cost: null, state: "untested" };
  const tested = test(above, square, UP, n);
  return {
    ...fact,
    by,
    found: attackFoundBy(tested),
    cost: costOf("looks", tested),
    state: row === step.row ? "attacked" : "peaceful",
  };
}
