// What the page says of the searches that try square after square, in English. Pure: facts in, text out.

import { bits, capital, counted, whole, word } from "./page.js";
import { activeOf, endedBarren, looks, trial } from "../../algorithms/parts/squares.js";

/** @typedef {import("../../types.js").Step} Step */
/** @typedef {import("../../types.js").Square} Square */
/** @typedef {import("../../algorithms/parts/squares.js").Plan} Plan */

/** Where an attacker stands, seen from the square. */
const LINES = { row: "in the same row", column: "in the same column", ld: "on the diagonal \\", rd: "on the diagonal /" };

/** What a call begins with, and what a test has cost. @typedef {{begin: string, cost: (step: Step, n: number) => string}} Manner */

/** "column 3 of row 2", "row 3 of column 2". @param {Plan} plan @param {Square} square */
const squareIn = ({ fills }, [row, column]) => (fills === "row" ? `column ${column} of row ${row}` : `row ${row} of column ${column}`);

/** What is filled, and what is tried in it. @param {Plan} plan */
const names = ({ fills }) => (fills === "row" ? { line: "row", tried: "column" } : { line: "column", tried: "row" });

/** Where an attacker stands, and how she was found. @param {Step} step */
export function attack(step) {
  const { attacker, along } = trial(step);
  if (!attacker || !along) throw new Error("a square was rejected, and nobody attacks it");
  const [row, column] = attacker;
  const who = along === "row" ? `column ${column}` : `row ${row}`;
  return { who: `the queen of ${who}`, how: `She stands ${LINES[along]}.` };
}

/** The rows under the board that are no variables. */
export const LABELS = { looks: "looks", reads: "reads", list: "list", upLeft: "up left", upRight: "up right", downLeft: "down left" };

/**
 * What a step does, and why.
 * @param {Plan} plan @param {Manner} manner @param {Step} step @param {number} n
 */
export function sentence(plan, manner, step, n) {
  const { line } = names(plan);
  const depth = activeOf(step, n);
  switch (step.kind) {
    case "call":
      return { title: `${capital(line)} ${depth}: its squares are tried one by one.`, why: manner.begin };
    case "reject":
      return rejecting(plan, manner, step, n);
    case "place":
      return placing(plan, manner, step, n);
    case "solution":
      return {
        title: `Solution ${whole(step.solutions)}.`,
        why: `${n === 1 ? "The queen stands" : `All ${word(n)} queens stand`}: there is no ${line} ${n}. It is counted, and the search goes on.`,
      };
    case "return":
      return step.square ? lifting(plan, step, n) : over(step);
    default:
      throw new Error(`no sentence for ${step.kind}`);
  }
}

/** @param {Plan} plan @param {Manner} manner @param {Step} step @param {number} n */
function rejecting(plan, manner, step, n) {
  const { who, how } = attack(step);
  return { title: `${capital(names(plan).tried)} ${at(plan, step)} is attacked by ${who}.`, why: `${how} ${manner.cost(step, n)}` };
}

/** The column that was tried, or the row. @param {Plan} plan @param {Step} step */
function at({ fills }, { square }) {
  if (!square) throw new Error("nothing was tried");
  return fills === "row" ? square[1] : square[0];
}

/** @param {Plan} plan @param {Manner} manner @param {Step} step @param {number} n */
function placing(plan, manner, step, n) {
  const { line } = names(plan);
  const next = (activeOf(step, n) ?? 0) + 1;
  const then = next === n ? `Every ${line} has its queen now.` : `${capital(line)} ${next} comes next.`;
  return { title: `A queen takes ${squareIn(plan, /** @type {Square} */ (step.square))}.`, why: `${manner.cost(step, n)} ${then}` };
}

/** @param {Plan} plan @param {Step} step @param {number} n */
function lifting(plan, step, n) {
  const { line, tried } = names(plan);
  const square = /** @type {Square} */ (step.square);
  const title = `Back in ${line} ${activeOf(step, n)}: the queen leaves ${squareIn(plan, square).split(" of ")[0]}.`;
  const ended = (activeOf(step, n) ?? 0) + 1;
  if (endedBarren(plan, step, n)) return { title, why: `No square of ${line} ${ended} was free: a dead end. The next ${tried} is tried.` };
  const done = ended === n ? "The solution has been counted." : `Every ${tried} of ${line} ${ended} has been tried.`;
  return { title, why: `${done} The next ${tried} comes, if there is one.` };
}

/** @param {Step} step */
export function over({ solutions, placements, checks }) {
  return {
    title: `The search is over: ${counted(solutions, "solution")}.`,
    why: `Every way has been tried, with ${counted(placements, "placement")} and ${counted(checks, "check")}.`,
  };
}

/** What squares were looked at in vain, or up to which one. @param {Step} step */
export function scanning(step) {
  const { state, kind } = trial(step);
  const seen = looks(state.scans);
  if (kind === "reject") return `Found after ${counted(seen, "look")}.`;
  return seen ? `${capital(word(seen))} ${seen === 1 ? "look" : "looks"} found no queen.` : "There is no square to look at.";
}

/** The board for those who do not see it. @param {Plan} plan @param {Step} step @param {number} n */
export function board(plan, step, n) {
  const queens = step.queens.map(([row, column]) => `row ${row} column ${column}`).join(", ");
  const depth = activeOf(step, n);
  const open = depth === null ? "" : ` ${capital(plan.fills)} ${depth} is active.`;
  return `Board of ${n} by ${n}. ${queens ? `Queens: ${queens}.` : "No queens."}${open}`;
}

/** The panel of a scanned board. */
export const SCANNING = "The scan of the present square";
export const LOOKS_PER_ROW = "Looks at squares for each row";

/** Below the panel: what this square has cost, and what all have. @param {Step} step @param {number | null} now  looks of this step */
export function looksSaid(step, now) {
  const all = `${counted(step.checks, "look")} so far`;
  return now === null ? all : `This square: ${counted(now, "look")}. ${all}.`;
}

/** @type {Manner} */
export const BASIC = {
  begin: "A square is free if no queen stands above it: in its column, then up left, then up right, the nearest square first.",
  cost: scanning,
};
/** @type {Manner} */
export const PLAIN = {
  begin: "Only the columns of the list are tried: they have no queen, so there are only the two diagonals to look along.",
  cost: scanning,
};
/** @type {Manner} */
export const BACKTRACKING = {
  begin: "Rows are tried from the top. A square is free if no queen stands left of it: in its row, then up left, then down left.",
  cost: scanning,
};

/** The panel of caching. */
export const FLAGS = "The three arrays, each flag under its square of the active row";

/** @param {Step} step @param {number | null} now  look-ups of this step */
export function readsSaid(step, now) {
  const all = `${counted(step.checks, "look-up")} so far`;
  return now === null ? all : `This square: ${counted(now, "look-up")}. ${all}.`;
}

const ARRAYS = { columns: "columns", majors: "majors", minors: "minors" };

/** Which flags were read. @param {Step} step */
function reading(step) {
  const reads = /** @type {{array: keyof typeof ARRAYS, place: number}[]} */ (trial(step).state.reads);
  const read = reads.map(({ array, place }) => `${ARRAYS[array]}[${place}]`);
  if (step.kind !== "reject") return `${read.join(", ")} are all false.`;
  const before = read.slice(0, -1);
  return `${read.at(-1)} is true${before.length ? `, ${before.join(" and ")} ${before.length === 1 ? "is" : "are"} not` : ""}: ${counted(reads.length, "look-up")}.`;
}

/** @type {Manner} */
export const CACHING = {
  begin: "Three arrays remember what has a queen: the columns, the diagonals \\ and the diagonals /. A square is free if none of its three flags is set.",
  cost: reading,
};

/** The panel of conjoin. */
export const INTEGER = "The integer used in its three parts, each bit under its square of the active row";

/** @param {Step} step @param {boolean} tested */
export function andSaid(step, tested) {
  const all = `${counted(step.checks, "operation")} so far`;
  return tested ? `bits & used is ${step.kind === "reject" ? "not 0: attacked" : "0: free"}. ${all}.` : all;
}

/** @param {boolean | null} shared */
export const longSaid = (shared) => (shared === null ? "The integer used" : `The integers used and bits have ${shared ? "a bit" : "no bit"} in common`);

/** @type {Manner} */
export const CONJOIN = {
  begin: "This row's generator starts. Each square is one integer with three bits: its column's and those of its two diagonals.",
  cost: (step) =>
    step.kind === "reject"
      ? "bits & used is not 0: one operation tells."
      : "bits & used is 0. The generator marks the bits, yields the column, and waits.",
};

/** The panel of flipped. */
export const FLIPPED = "Registers of the active row: a 1 is a free square";

/** @param {boolean} entered */
export const incoming = (entered) => (entered ? "A 1 is free. The dashed 1s came in at the edge with the shift." : "A 1 is free.");

/** @param {Step} step @param {number} n @returns {{title: string, why: string}} */
export function flippedSentence(step, n) {
  const bit = (/** @type {number} */ mask) => 31 - Math.clz32(mask);
  const { kind, row, poss, stack } = step;
  const rest = poss ? `Still to try: ${bits(poss)}.` : "Nothing is left to try here.";
  switch (kind) {
    case "call":
      if (!poss) return { title: `Row ${row} has no free square: a dead end.`, why: "No column is a 1 in ld, col and rd at once, so their AND is 0." };
      return { title: `Row ${row} has ${word(bits(poss).match(/\d+/g)?.length ?? 0)} free ${poss & (poss - 1) ? "squares" : "square"}.`, why: `ld & col & rd keeps ${bits(poss)}: there all three are 1. No complement is needed.` };
    case "place":
      return { title: `A queen takes bit ${bit(step.bit)} of row ${row}.`, why: `${rest} She clears her bit in ld, col and rd${row === n - 1 ? "." : "; the shifts bring in a 1, a square that nobody attacks."}` };
    case "solution":
      return { title: `Solution ${whole(step.solutions)}.`, why: "No column is free any more: col == 0. It is counted, and the search goes on." };
    case "return":
      return stack.length ? { title: `Back in row ${row}: the queen leaves bit ${bit(step.bit)}.`, why: rest } : over(step);
    default:
      throw new Error(`no sentence for ${kind}`);
  }
}

/** The panel of naive. */
export const ODOMETER = "The odometer: the column of each row's queen";

/** @param {boolean} attacked @param {number} squares */
export const wheelTest = (attacked, squares) => `${attacked ? "✕" : "✓"} ${squares}`;

/** @param {Step} step @param {number} n */
export const boardOf = (step, n) => `Board ${whole(step.step + 1)} of ${whole(n ** n)}. ${counted(step.checks, "look")} so far.`;

/** @param {Step} step @param {number} n */
export function naive(step, n) {
  if (step.kind === "solution") {
    return { title: `Solution ${whole(step.solutions)}.`, why: `No queen of ${n === 1 ? "this board" : `these ${word(n)}`} attacks another. The odometer turns on.` };
  }
  const { turned } = trial(step).state;
  const { who, how } = attack(step);
  const wheels = turned === n ? "All wheels are new." : `${capital(word(turned))} ${turned === 1 ? "wheel has" : "wheels have"} turned.`;
  return {
    title: `The queen of row ${step.row} is attacked by ${who}.`,
    why: `${how} ${wheels} Tested from the top, this is the first queen that one above attacks.`,
  };
}

/** @param {Step} step @param {number} n */
export const naiveBoard = (step, n) => `Board of ${n} by ${n}. Queens: ${step.queens.map(([row, column]) => `row ${row} column ${column}`).join(", ")}.`;
