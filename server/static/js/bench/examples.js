// The example of each card, a step that shows it, and exercises. Pure.

import { cut } from "./carry.js";
import { compute, parseExpression } from "./expressions.js";

/** @import { CardName } from "../model/cards.js" */
/** @import { Values } from "./expressions.js" */

/**
 * An example: the expression of a card, its values, and the number of bits in a row.
 * @typedef {{text: string, values: Values, width: number}} Example
 */
/**
 * An exercise: an expression, the values of its names, and its result.
 * @typedef {{text: string, values: Values, width: number, answer: bigint}} Try
 */

/** @type {Record<Exclude<CardName, "check">, Example>} */
export const EXAMPLES = {
  or: { text: "a | b", values: { a: 0b10100000n, b: 0b00100110n }, width: 8 },
  and: { text: "a & b", values: { a: 0b11100110n, b: 0b10110011n }, width: 8 },
  not: { text: "~a", values: { a: 0b01110101n }, width: 8 },
  done: { text: "~taken & done", values: { taken: 0b01110111n, done: 0b11111111n }, width: 8 },
  right: { text: "a >> 1", values: { a: 0b00100101n }, width: 8 },
  left: { text: "a << 1 & done", values: { a: 0b10100100n, done: 0b11111111n }, width: 8 },
  minus: { text: "-x", values: { x: 0b1100n }, width: 4 },
  lowest: { text: "x & -x", values: { x: 0b10110100n }, width: 8 },
  xor: { text: "a ^ b", values: { a: 0b11100110n, b: 0b00100000n }, width: 8 },
};

/**
 * A step that shows a card's operator well.
 * @type {Record<Exclude<CardName, "check">, {algorithm: string, n: number, step: number}>}
 */
export const STEPS = {
  or: { algorithm: "bitmask", n: 8, step: 90 },
  and: { algorithm: "flipped", n: 8, step: 90 },
  not: { algorithm: "bitmask", n: 8, step: 90 },
  done: { algorithm: "bitmask", n: 8, step: 90 },
  right: { algorithm: "bitmask", n: 8, step: 9 },
  left: { algorithm: "bitmask", n: 8, step: 18 },
  minus: { algorithm: "bitmask", n: 4, step: 2 },
  lowest: { algorithm: "bitmask", n: 8, step: 118 },
  xor: { algorithm: "flipped", n: 8, step: 119 },
};

/** The query of the race in which the checks are compared. */
export const RACE = "?lanes=basic,bitmask&n=8&way=checks";

const WIDTHS = [4, 4, 8, 8, 8]; // bits of a row, for each exercise of a round

/**
 * Expressions for the exercises that differ from the example's.
 * @type {Partial<Record<CardName, string>>}
 */
const ASKED = { done: "~(a | b) & done" };

/**
 * Choose five different exercises.
 * @param {Exclude<CardName, "check">} name @param {() => number} random  returns a number from 0 up to 1 @returns {Try[]}
 */
export function chooseTries(name, random) {
  const text = ASKED[name] ?? EXAMPLES[name].text;
  const node = parseExpression(text);
  /** @type {Try[]} */
  const chosen = [];
  for (const width of WIDTHS) {
    for (;;) {
      const [a, b] = [1, 2].map(() => BigInt(Math.floor(random() * 2 ** width)));
      const values = { a, b, x: a, done: (1n << BigInt(width)) - 1n };
      const one = { text, values, width, answer: cut(compute(node, values, "python"), width) };
      if (!isTelling(name, one, chosen.length) || chosen.some((other) => other.width === width && other.values.a === a))
        continue;
      chosen.push(one);
      break;
    }
  }
  return chosen;
}

/**
 * Return whether an exercise shows its card's operator well, and its answer is not one of its rows.
 * @param {CardName} name
 * @param {Try} one
 * @param {number} at  number of exercises chosen so far
 */
function isTelling(name, { values: { a, b }, width, answer }, at) {
  const done = (1n << BigInt(width)) - 1n;
  if (!a || a === done || !answer || answer === a || answer === b) return false;
  switch (name) {
    case "right":
      return at % 2 === 1 || (a & 1n) === 1n; // a 1 drops out
    case "left":
      return at % 2 === 1 || a >> BigInt(width - 1) === 1n; // a 1 leaves the board
    case "minus":
    case "lowest":
      return isGapped(a, width);
    default:
      return b !== 0n && b !== a;
  }
}

/** Return whether −x has other ones than the lowest 1 of x. @param {bigint} x @param {number} width */
export const isGapped = (x, width) => cut(-x, width) !== (x & -x);
