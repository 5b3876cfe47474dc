// The machine: the search as the learner runs it, with rows of masks to fill in, and queens to place and lift. It
// accepts any value, right or wrong. Pure: a machine and a value in, the next machine out.

import { bitIndex, free, lowest, shiftMasks, taken, tried } from "../../model/bits.js";
import { createRandom } from "../address.js";

/** @import { Frame, Square, Step } from "../../types.js" */

/**
 * The value to fill in: a mask, or the move: the bit of the next queen, 0 to lift the one above.
 * @typedef {"ld" | "col" | "rd" | "taken" | "poss" | "move"} About
 */
/** A blank: one of the twelve steps, and the value to fill in. @typedef {{step: number, about: About}} Blank */
/**
 * A row with the learner's values, null before they are filled in; `bit`: its queen, 0 for none; `tried`: the lifted
 * queens.
 * @typedef {{
 *   row: number,
 *   ld: number | null,
 *   col: number | null,
 *   rd: number | null,
 *   taken: number | null,
 *   poss: number | null,
 *   bit: number,
 *   tried: number,
 * }} Row
 */
/**
 * `done`: the last complete one of the twelve steps; `calling`: whether the masks of the last row are incomplete.
 * @typedef {{n: number, rung: number, rows: Row[], done: number, calling: boolean}} Machine
 */

export const LIFT = 0;

/**
 * The rungs, each with more for the learner to do: moves; free squares; masks of the next row; all without a board.
 */
export const RUNGS = { moves: 1, free: 2, masks: 3, blind: 4 };

/** @type {("ld" | "col" | "rd")[]} */
const MASKS = ["ld", "col", "rd"];
/** @type {("taken" | "poss")[]} */
const FREE = ["taken", "poss"];

/**
 * Create the machine before the first step.
 * @param {Step} step  the call at the beginning
 * @param {number} n
 * @param {number} rung
 * @returns {Machine}
 */
export function createMachine(step, n, rung) {
  const rows = step.stack.map((frame) => ({
    ...frame,
    taken: taken(frame),
    poss: free(frame, n),
    tried: tried(frame, n),
  }));
  const active = rows[rows.length - 1];
  rows[rows.length - 1] = /** @type {any} */ ({ ...active, taken: null, poss: null, tried: 0 });
  return complete({ n, rung, rows, done: -1, calling: true });
}

/** Return the row that the learner works on. @param {Machine} machine */
export const activeRow = ({ rows }) => rows[rows.length - 1];

/** Return the values of a row that the rung asks for. @param {Machine} machine @param {Row} row @returns {(keyof Row)[]} */
const askedOf = ({ rung, n }, { row }) => [
  ...(rung >= RUNGS.masks ? MASKS : []),
  ...(rung >= RUNGS.free && row < n ? FREE : []),
];

/**
 * Return the next blank; null once the twelve steps are done.
 * @param {Machine} machine
 * @returns {Blank | null}
 */
export function blankOf(machine) {
  const step = machine.done + 1;
  if (step >= STEPS) return null;
  if (!machine.calling) return { step, about: "move" };
  const row = activeRow(machine);
  return { step, about: /** @type {About} */ (askedOf(machine, row).find((name) => row[name] === null)) };
}

/** Fill in the next blank. @param {Machine} machine @param {number} value @returns {Machine} */
export function fill(machine, value) {
  const blank = blankOf(machine);
  if (!blank) throw new Error("all steps are done");
  if (blank.about === "move") return value === LIFT ? lift(machine) : place(machine, value);
  return complete({
    ...machine,
    rows: [...machine.rows.slice(0, -1), { ...activeRow(machine), [blank.about]: value }],
  });
}

/**
 * Return what the search has done by itself since the last answer: `entered`: filled in all registers of a row;
 * `shifted`: its masks only; `below`: passed the last row; null if the learner has to do it.
 * @param {Machine} machine
 * @returns {{did: "entered" | "shifted" | "below", row: number} | null}
 */
export function meanwhileOf(machine) {
  const { rung, n } = machine;
  const { row, tried } = activeRow(machine);
  const about = blankOf(machine)?.about;
  if (!about || tried || rung >= RUNGS.masks) return null; // the learner is back in a row with tried squares
  if (row === n) return { did: "below", row };
  if (rung === RUNGS.moves) return { did: "entered", row };
  return about === "taken" ? { did: "shifted", row } : null;
}

/** Return whether there is a queen above to lift. @param {Machine} machine */
export const canLift = ({ rows }) => rows.length > 1;

/** Return whether there is a row for another queen. @param {Machine} machine */
export const canPlace = (machine) => activeRow(machine).row < machine.n;

/** @param {Machine} machine @param {number} bit */
function place(machine, bit) {
  const row = { ...activeRow(machine), bit };
  const masks =
    machine.rung >= RUNGS.masks
      ? { ld: null, col: null, rd: null }
      : shiftMasks(/** @type {Frame} */ (row), bit, machine.n);
  const below = { row: row.row + 1, ...masks, taken: null, poss: null, bit: 0, tried: 0 };
  return complete({
    ...machine,
    rows: [...machine.rows.slice(0, -1), row, below],
    done: machine.done + 1,
    calling: true,
  });
}

/** @param {Machine} machine @returns {Machine} */
function lift(machine) {
  const rows = machine.rows.slice(0, -1);
  const caller = rows[rows.length - 1];
  rows[rows.length - 1] = { ...caller, bit: 0, tried: (caller.tried | caller.bit) >>> 0 };
  return { ...machine, rows, done: machine.done + 1 };
}

/**
 * Complete the call of the active row, once all its blanks are filled in; compute the values that the rung gives.
 * @param {Machine} machine
 * @returns {Machine}
 */
function complete(machine) {
  const row = activeRow(machine);
  const asked = askedOf(machine, row);
  if (!machine.calling || asked.some((name) => row[name] === null)) return machine;
  const masks = /** @type {Frame} */ (row);
  const whole = { ...row, taken: row.taken ?? taken(masks), poss: row.poss ?? free(masks, machine.n) };
  return { ...machine, rows: [...machine.rows.slice(0, -1), whole], done: machine.done + 1, calling: false };
}

/** Return the queens on the board. @param {Machine} machine @returns {Square[]} */
export const queensOf = ({ rows, n }) =>
  rows.filter(({ bit }) => bit).map(({ row, bit }) => [row, n - 1 - bitIndex(bit)]);

/** Return the squares left to try in a row, by the learner's values. @param {Row} row */
export const leftIn = ({ poss, tried, bit }) => ((poss ?? 0) & ~tried & ~bit) >>> 0;

/**
 * Return the right values for the active row by its queens, regardless of the learner's values.
 * @param {Machine} machine
 * @returns {Record<About, number>}
 */
export function truthOf({ rows, n }) {
  const above = rows.slice(0, -1);
  const masks = above.reduce((sofar, { bit }) => shiftMasks(sofar, bit, n), { ld: 0, col: 0, rd: 0 });
  const { row, tried } = rows[rows.length - 1];
  const poss = free(masks, n);
  return { ...masks, taken: taken(masks), poss, move: row < n ? lowest((poss & ~tried) >>> 0) : LIFT };
}

export const STEPS = 12;
const WINDOW = 32; // steps in which to look for a start
const LEAST_PLACED = 3; // queens in an exercise

/**
 * Return a random window of steps with the start in it; `stop` is exclusive.
 * @param {number} seed
 * @param {number} n
 * @param {number} total  steps of the film
 */
export function drawWindow(seed, n, total) {
  const start = createRandom(seed, n)(total - WINDOW); // the film's last step has no board
  return { start, stop: start + WINDOW };
}

/**
 * Choose the twelve steps of the exercise, beginning with a call that can place a queen, and with a return among them.
 * @param {Step[]} steps  of the window
 */
export function chooseSteps(steps) {
  for (let at = 0; at + STEPS <= steps.length; at++) {
    const chosen = steps.slice(at, at + STEPS);
    const count = (/** @type {Step["kind"]} */ kind) => chosen.filter((step) => step.kind === kind).length;
    if (chosen[0].kind === "call" && chosen[0].poss && count("return") && count("place") >= LEAST_PLACED) return chosen;
  }
  throw new Error("no start lies among these steps");
}
