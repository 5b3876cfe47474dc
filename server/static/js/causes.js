// Why a square is attacked or free, and why a bit is a 1 or a 0. Pure: a step and a place on the screen in, facts out.
//
// Attackers are found from the queens alone, so this much is there for every algorithm; masks only where a step has them.

import { LINES, has, stateOf, tried } from "./bits.js";

/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").Target} Target */
/** @typedef {import("./types.js").Attack} Attack */
/** @typedef {import("./types.js").Fact} Fact */

const NAMES = /** @type {(keyof typeof LINES)[]} */ (Object.keys(LINES));

/** The nearest queen above a square along each line that has one. @param {Square[]} queens @param {Square} square @returns {Attack[]} */
export function attacks(queens, [row, column]) {
  return NAMES.flatMap((line) => {
    const above = queens.filter(([itsRow, its]) => itsRow < row && its + LINES[line] * (row - itsRow) === column);
    const queen = above.sort(([one], [other]) => other - one)[0];
    return queen ? [{ line, queen }] : [];
  });
}

/** What there is to say of a place. @param {Step} step @param {number} n @param {Target} place @returns {Fact} */
export function factOf(step, n, place) {
  return "register" in place ? ofBit(step, n, place) : ofSquare(step, n, place.square);
}

/** @param {Step} step @param {number} n @param {Square} square @returns {Fact} */
function ofSquare(step, n, square) {
  const [row, column] = square;
  const by = attacks(step.queens, square);
  const side = !step.stack.length ? "over" : row === step.row ? "active" : row < step.row ? "above" : "below";
  const fact = /** @type {const} */ ({ register: "", on: false, square, by });
  if (step.queens.some(([itsRow, its]) => itsRow === row && its === column)) {
    return { ...fact, side, state: "queen", lit: side === "active" ? ["bit"] : [] };
  }
  if (by.length) return { ...fact, side, state: "attacked", lit: side === "active" ? [...by.map(({ line }) => line), "taken"] : [] };
  if (side !== "active") return { ...fact, side, state: leftAbove(step, n, square), lit: [] };
  const state = stateOf(step, column, n);
  const found = state === "open" ? [] : state === "candidate" ? ["taken", "poss", "bit"] : ["taken", "poss"];
  return { ...fact, side, state, lit: ["ld", "col", "rd", ...found] };
}

/** Whether a square without an attacker has been tried in its own row. @param {Step} step @param {number} n @param {Square} square */
function leftAbove({ stack }, n, [row, column]) {
  const call = stack[row];
  return call && has(tried(call, n), column, n) ? "tried" : "free";
}

/** What each register is made of. */
const MADE = {
  ld: ["ld"],
  col: ["col"],
  rd: ["rd"],
  taken: ["ld", "col", "rd", "taken"],
  poss: ["taken", "poss"],
  bit: ["poss", "bit"],
};

/** @param {Step} step @param {number} n @param {{register: import("./types.js").Register, column: number}} place @returns {Fact} */
function ofBit(step, n, { register, column }) {
  const square = /** @type {Square} */ ([step.row, column]);
  const unread = step.row === n || step.kind === "enter";
  const idle = !step.stack.length || (unread && !(register in LINES));
  const all = idle ? [] : attacks(step.queens, square);
  const state = idle || step.row === n ? (all.length ? "attacked" : "free") : stateOf(step, column, n);
  const by = register in LINES ? all.filter(({ line }) => line === register) : all;
  const on = !idle && bitOf(register, by, state);
  const ones = all.map(({ line }) => /** @type {string} */ (line));
  const lit = MADE[register].filter((name) => name === register || !(name in LINES) || !on || ones.includes(name));
  return { register, on, square, by: register === "taken" || register in LINES || !on ? by : [], side: idle ? "over" : "active", state, lit };
}

/** Whether a register has a 1. @param {import("./types.js").Register} register @param {Attack[]} by @param {Fact["state"]} state */
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
      throw new Error(`no register is called ${register}`);
  }
}
