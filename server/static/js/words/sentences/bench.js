// Sentences of the bits bench: which text applies, and with which facts.

/** @import { Shift } from "../../model/shift.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"bench">} Bench */

export * from "./common.js";

/**
 * A row, for a screen reader.
 * @param {Bench} say
 * @param {string} name
 * @param {string} digits
 * @param {string} left  of the board
 * @param {string} value
 */
export const row = ({ LEFT_OF_BOARD }, name, digits, left, value) =>
  `${name}: ${digits}${left && LEFT_OF_BOARD({ left })}${value && `, ${value}`}`;

/** Sentences while the handle is pulled from a row into the next. */
export const HOLD = {
  /** @param {Bench} say @param {Shift} shift */
  before: ({ SHIFT }, { row }) => SHIFT.before({ row, next: row + 1 }),
  /** @param {Bench} say @param {Shift} shift */
  joins: ({ SHIFT }, { inverted }) => (inverted ? SHIFT.cleared : SHIFT.joins),
  /** @param {Bench} say */
  slides: ({ SHIFT }) => SHIFT.slides,
  /** @param {Bench} say @param {Shift} shift @param {number} n */
  after({ SHIFT }, { row, moves }, n) {
    const [ld, , rd] = moves.map(({ falls }) => falls);
    const lost = [ld ? SHIFT.dropped : "", rd ? SHIFT.pushed({ bit: n - 1 }) : ""].filter(Boolean).join(" ");
    return SHIFT.after({ row: row + 1, lost: lost || SHIFT.none });
  },
};
