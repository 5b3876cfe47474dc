// The flags of caching and the bits of conjoin, which stand for columns and diagonals: the flag of a square, the column below
// which it is shown, and the queen that set it. Pure; no words.

import { PARTS, bitAt, integersOf } from "./integers.js";
import { squareFact } from "./tested.js";
import { activeOf, asSquareStep } from "../../model/squares.js";

/** @import { Plan } from "../../model/squares.js" */
/** @import { Fact, FlagFact, Square, Step, Target } from "../../types.js" */

/** @typedef {"columns" | "majors" | "minors"} Name */

/** The arrays of caching, and the kind of line that their flags stand for. */
const LINES = /** @type {const} */ ({ columns: "col", majors: "ld", minors: "rd" });

const BITS = "-bits"; // suffix of the rows that show the tested square's bits

/**
 * Return the index of a square's flag in an array.
 * @param {Name} name
 * @param {number} row
 * @param {number} column
 * @param {number} n
 */
export function flagOf(name, row, column, n) {
  switch (name) {
    case "columns":
      return column;
    case "majors":
      return row - column + n - 1;
    case "minors":
      return row + column;
    default:
      throw new Error(`unknown array: ${name}`);
  }
}

/**
 * Return the row that the arrays are aligned with: the active one, or the last row if none is active.
 * @param {Step} step
 * @param {number} n
 */
export const alignedRow = (step, n) => activeOf(step, n) ?? n - 1;

/**
 * Return the fact about a square or a flag in caching.
 * @param {Plan} plan
 * @param {Step} step
 * @param {number} n
 * @param {Target} target
 * @returns {Fact | null}
 */
export function flagFact(plan, step, n, target) {
  if ("square" in target) return withFlags(plan, step, n, target.square, (array) => [array]);
  const { register, column } = target;
  if (!(register in LINES)) return null;
  const name = /** @type {Name} */ (register);
  const { state } = asSquareStep(step);
  const { at, ...found } = factOfCell(name, step, step.queens, column, n);
  const read = state.reads.some(
    (/** @type {{array: Name, place: number}} */ one) => one.array === name && one.place === at,
  );
  return {
    about: "flag",
    register,
    name,
    at,
    ...found,
    read,
    tested: null,
    state: state[name][at] ? "set" : "clear",
    lit: { [register]: column },
  };
}

/**
 * Return the fact about a square or a bit in conjoin.
 * @param {Plan} plan
 * @param {Step} step
 * @param {number} n
 * @param {Target} target
 * @returns {Fact | null}
 */
export function bitFact(plan, step, n, target) {
  if ("square" in target) {
    return withFlags(plan, step, n, target.square, (array, now) =>
      PARTS.filter((one) => one.array === array).flatMap(({ part }) => (now ? [part, part + BITS] : [part])),
    );
  }
  const { register, column } = target;
  const own = register.endsWith(BITS);
  const which = PARTS.find(({ part }) => part === (own ? register.slice(0, -BITS.length) : register));
  if (!which) return null;
  const { used, bits } = integersOf(step);
  const { part, array } = which;
  const { at: k, ...found } = factOfCell(
    array,
    step,
    step.kind === "place" ? step.queens.slice(0, -1) : step.queens,
    column,
    n,
  );
  const set = bitAt(used[part], k);
  const has = bits !== null && bitAt(bits[part], k);
  const at = k + { columns: 0, nwse: n, nesw: 3 * n - 1 }[part]; // index in the whole integer
  const fact = {
    name: own ? "bits" : "used",
    register,
    ...found,
    at,
    read: bits !== null,
    tested: bits && step.square,
  };
  const lit = has && set ? { [part]: column, [part + BITS]: column } : { [register]: column };
  if (!own) return { ...fact, about: "used", lit, state: usedState(set, has && step.kind === "place") };
  return { ...fact, about: "bits", by: has ? fact.by : [], lit, state: bits ? bitsState(set, has) : "idle" };
}

/** @param {boolean} set @param {boolean} coming @returns {FlagFact["state"]} */
const usedState = (set, coming) => (set ? "set" : coming ? "coming" : "clear");

/** @param {boolean} set @param {boolean} has @returns {FlagFact["state"]} */
const bitsState = (set, has) => (has ? (set ? "hit" : "own") : "other");

/**
 * Return the line that a cell stands for, and the queen that set it.
 * @param {Name} name
 * @param {Step} step
 * @param {Square[]} queens
 * @param {number} column
 * @param {number} n
 */
function factOfCell(name, step, queens, column, n) {
  const row = alignedRow(step, n);
  const at = flagOf(name, row, column, n);
  const line = LINES[name];
  const by = queens.filter((queen) => flagOf(name, ...queen, n) === at).map((queen) => ({ line, queen }));
  return { at, line, by, square: /** @type {Square} */ ([row, column]) };
}

/**
 * Return the fact about a square with the flags to highlight: those of the lines on which it is attacked; all three for a
 * queen, and for a tested square that no queen attacks.
 * @param {Plan} plan
 * @param {Step} step
 * @param {number} n
 * @param {Square} square
 * @param {(array: Name, now: boolean) => string[]} rowsOf
 */
function withFlags(plan, step, n, square, rowsOf) {
  const fact = squareFact(plan, step, n, square);
  const now = fact.state === "placed" || fact.state === "rejected";
  const all = fact.state === "queen" || (fact.cost !== null && !fact.by.length);
  const names = /** @type {Name[]} */ (Object.keys(LINES)).filter(
    (name) => all || fact.by.some(({ line }) => line === LINES[name]),
  );
  const under = names.flatMap((name) =>
    rowsOf(name, now).map((row) => /** @type {const} */ ([row, columnUnder(name, square, alignedRow(step, n))])),
  );
  return { ...fact, lit: Object.fromEntries(under.filter(([, column]) => column >= 0 && column < n)) };
}

/**
 * Return the column below which a square's flag is shown; it may lie outside the board.
 * @param {Name} name
 * @param {Square} square
 * @param {number} row
 */
function columnUnder(name, [squareRow, column], row) {
  if (name === "columns") return column;
  return name === "majors" ? column + row - squareRow : column - row + squareRow;
}
