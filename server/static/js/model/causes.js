// Explains why a square is attacked or free, and why a bit is 1 or 0, in a search with masks. Pure.

import { LINES, LINE_NAMES, has, stateOf, tried } from "./bits.js";
import { barsAt, hasBit, isBarred, registersOf } from "./bars.js";

/** @import { Attack, MaskFact, Register, Square, Step, Target } from "../types.js" */

/**
 * Return the nearest queen above a square along each line that has one.
 * @param {Square[]} queens
 * @param {Square} square
 * @param {boolean} [near]  true: diagonals lead into the next row alone
 * @returns {Attack[]}
 */
export function findAttacks(queens, [row, column], near = false) {
  return LINE_NAMES.flatMap((line) => {
    const above = queens.filter(
      ([queenRow, at]) =>
        queenRow < row &&
        at + LINES[line] * (row - queenRow) === column &&
        (!near || line === "col" || queenRow === row - 1),
    );
    const queen = above.sort(([one], [other]) => other - one)[0];
    return queen ? [{ line, queen }] : [];
  });
}

/**
 * Return the fact about a target; null for an unknown register.
 * @param {Step} step
 * @param {number} n
 * @param {Target} target
 * @returns {MaskFact | null}
 */
export function factOf(step, n, target) {
  if ("square" in target) return explainSquare(step, n, target.square);
  const { register, column } = target;
  return register in MADE ? explainBit(step, n, /** @type {Register} */ (register), column) : null;
}

/**
 * Highlight registers in one column.
 * @param {string[]} names
 * @param {number} column
 * @returns {Record<string, number>}
 */
const inColumn = (names, column) => Object.fromEntries(names.map((name) => [name, column]));

/** @param {Step} step @param {number} n @param {Square} square @returns {MaskFact} */
function explainSquare(step, n, square) {
  const [row, column] = square;
  const by = attacksOf(step, square);
  const bars = barsAt(step, square);
  const side = !step.stack.length ? "over" : row === step.row ? "active" : row < step.row ? "above" : "below";
  const fact = {
    about: /** @type {const} */ ("masks"),
    register: /** @type {const} */ (""),
    on: false,
    square,
    by,
    bars,
  };
  const lit = (/** @type {string[]} */ ...names) => inColumn(side === "active" ? names : [], column);
  if (step.queens.some(([queenRow, at]) => queenRow === row && at === column)) {
    return { ...fact, side, state: "queen", lit: lit("bit") };
  }
  if (by.length || isBarred(bars))
    return { ...fact, side, state: "attacked", lit: lit(...by.map(({ line }) => line), ...registersOf(bars), "taken") };
  if (side !== "active") return { ...fact, side, state: stateAbove(step, n, square), lit: {} };
  const state = stateOf(step, column, n);
  const found = state === "open" ? [] : state === "candidate" ? ["taken", "poss", "bit"] : ["taken", "poss"];
  return { ...fact, side, state, lit: lit("ld", "col", "rd", ...(bars ? ["reg", "open"] : []), ...found) };
}

/** Return the attacks on a square at a step, by the rule of its board. @param {Pick<Step, "queens" | "puzzle">} step @param {Square} square */
export const attacksOf = ({ queens, puzzle }, square) => findAttacks(queens, square, puzzle?.rule === "touch");

/**
 * Return "tried" or "free" for a square above the active row that has no attacker.
 * @param {Step} step
 * @param {number} n
 * @param {Square} square
 */
function stateAbove({ stack }, n, [row, column]) {
  const call = stack[row];
  return call && has(tried(call, n), column, n) ? "tried" : "free";
}

/** The registers from which each register is computed. */
const MADE = {
  ld: ["ld"],
  col: ["col"],
  rd: ["rd"],
  taken: ["ld", "col", "rd", "taken"],
  reg: ["reg"],
  open: ["open"],
  poss: ["taken", "poss"],
  bit: ["poss", "bit"],
};
/** The registers of a puzzle's board among them. @type {Record<string, string[]>} */
const OF_BOARD = { taken: ["reg"], poss: ["open"] };

/** @param {Step} step @param {number} n @param {Register} register @param {number} column @returns {MaskFact} */
function explainBit(step, n, register, column) {
  const square = /** @type {Square} */ ([step.row, column]);
  const unread = step.row === n || step.kind === "enter";
  const isIdle = !step.stack.length || (unread && !(register in LINES || register === "reg"));
  const fact = { about: /** @type {const} */ ("masks"), register, square };
  if (isIdle) return { ...fact, on: false, by: [], side: "over", state: "free", lit: inColumn(MADE[register], column) };
  const bars = step.row === n ? undefined : barsAt(step, square);
  if (register === "reg" || register === "open") {
    const on = hasBit(register, bars);
    return { ...fact, on, by: [], side: "active", state: "free", bars, lit: inColumn([register], column) };
  }
  return { ...fact, side: "active", bars, ...explainActive(step, n, register, square, bars) };
}

/** @param {Step} step @param {number} n @param {Register} register @param {Square} square @param {MaskFact["bars"]} bars */
function explainActive(step, n, register, square, bars) {
  const all = attacksOf(step, square);
  const column = square[1];
  const state = step.row === n ? (all.length ? "attacked" : "free") : stateOf(step, column, n);
  const by = register in LINES ? all.filter(({ line }) => line === register) : all;
  const on = bitOf(register, by, state) || (register === "taken" && Boolean(bars?.queen));
  const ones = all.map(({ line }) => String(line));
  const lit = MADE[register].filter((name) => name === register || !(name in LINES) || !on || ones.includes(name));
  const ofBoard = bars ? (OF_BOARD[register] ?? []) : [];
  const isShown = register === "taken" || register in LINES || !on;
  return {
    on,
    by: isShown ? by : [],
    state: /** @type {MaskFact["state"]} */ (state),
    lit: inColumn([...lit, ...ofBoard], column),
  };
}

/** Return true if a register has a 1. @param {Register} register @param {Attack[]} by @param {MaskFact["state"]} state */
function bitOf(register, by, state) {
  switch (register) {
    case "ld":
    case "col":
    case "rd":
    case "taken":
      return by.length > 0;
    case "poss":
      return state === "candidate" || state === "free";
    case "bit":
      return state === "placed" || state === "lifted";
    default:
      throw new Error(`unknown register: ${register}`);
  }
}
