// Sentences of the drawers that explain the page: which text applies, and with which facts.

/** @import { Line } from "../../model/bits.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"guide">} Guide */

export * from "./common.js";

/**
 * @param {Guide} say
 * @param {number} row
 * @param {number} column
 * @param {number} n
 * @param {"fixed" | "free" | "attacked" | "later"} state
 */
export const square = ({ WHATIF }, row, column, n, state) =>
  `${WHATIF.square({ row, bit: n - 1 - column })}: ${WHATIF.STATES[state]}`;

/**
 * The attackers of a square.
 * @param {Guide} say
 * @param {number} row
 * @param {number} column
 * @param {number} n
 * @param {{row: number, along: Line}[]} attackers
 */
export const attacked = ({ WHATIF }, row, column, n, attackers) =>
  WHATIF.attacked({
    square: WHATIF.square({ row, bit: n - 1 - column }),
    attackers: attackers.map(({ row, along }) => WHATIF.attacker({ row, along })).join(WHATIF.and),
  });
