// A learner's whole result as twenty letters and digits, to be copied by hand. Pure.
//
// All answers are one number in a mixed base, written with 31 signs; none of them looks like another. Since 31 is a prime,
// the last sign, a weighted sum, shows every single wrong sign and every two that have changed places.

import { FEW } from "../predict/practice.js";
import { KINDS, UNKNOWN } from "./items.js";
import { STATEMENTS, STEPS } from "./scale.js";

/**
 * What a code holds.
 * - before, after: of each item which choice was taken, or UNKNOWN
 * - scale: of each statement, from 1 to 5
 * - predicted: how many predictions there were, ENOUGH at most; how many of the first ten and of the last ten were right
 * @typedef {{number: number, before: number[], after: number[], scale: number[], predicted: Predicted}} Result
 */
/** @typedef {{count: number, first: number, last: number}} Predicted */
/** @typedef {{why: "sign" | "length" | "check", text: string}} Fault  text: the sign, or how many there are */

export const LARGEST = 999; // number of a learner
export const ENOUGH = 2 * FEW; // with fewer, some of the first are among the last
export const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
export const LENGTH = 20;
const GROUP = 5;

const ANSWERS = UNKNOWN + 1;
/** How many values each part has, in the order in which they are written. */
const BASES = [
  LARGEST,
  ...[...KINDS, ...KINDS].map(() => ANSWERS),
  ...Array.from({ length: STATEMENTS }, () => STEPS.length),
  ...[ENOUGH + 1, FEW + 1, FEW + 1],
];

/** @param {Result} result */
export function formatCode({ number, before, after, scale, predicted: { count, first, last } }) {
  const values = [number - 1, ...before, ...after, ...scale.map((step) => step - 1), Math.min(count, ENOUGH)];
  const digits = digitsOf([...values, first, last]);
  const signs = [...digits, checkOf(digits)].map((digit) => SIGNS[digit]).join("");
  return (signs.match(new RegExp(`.{${GROUP}}`, "g")) ?? []).join("-");
}

/** What is in a code as somebody has typed it: in any case, with any gaps. @param {string} text @returns {Result | Fault} */
export function readCode(text) {
  const signs = [...text.toUpperCase().replace(/[\s\-‐‑–—]/gu, "")];
  const odd = signs.find((sign) => !SIGNS.includes(sign));
  if (odd !== undefined) return { why: "sign", text: odd };
  if (signs.length !== LENGTH) return { why: "length", text: String(signs.length) };
  const digits = signs.map((sign) => SIGNS.indexOf(sign));
  const check = digits.pop();
  const values = valuesOf(digits);
  if (check !== checkOf(digits) || !values) return { why: "check", text: "" };
  const many = KINDS.length;
  const [number, ...answers] = values;
  const [count, first, last] = answers.slice(2 * many + STATEMENTS);
  if (Math.max(first, last) > Math.min(count, FEW)) return { why: "check", text: "" }; // nobody was given such a one
  return {
    number: number + 1,
    before: answers.slice(0, many),
    after: answers.slice(many, 2 * many),
    scale: answers.slice(2 * many, 2 * many + STATEMENTS).map((step) => step + 1),
    predicted: { count, first, last },
  };
}

/** @param {number[]} values  one below each base @returns {number[]} */
function digitsOf(values) {
  let rest = values.reduce((sum, value, index) => sum * BigInt(BASES[index]) + BigInt(value), 0n);
  const base = BigInt(SIGNS.length);
  return Array.from({ length: LENGTH - 1 }, () => {
    const digit = Number(rest % base);
    rest /= base;
    return digit;
  }).reverse();
}

/** @param {number[]} digits @returns {number[] | null}  null where they are more than there is to say */
function valuesOf(digits) {
  let rest = digits.reduce((sum, digit) => sum * BigInt(SIGNS.length) + BigInt(digit), 0n);
  const values = [...BASES].reverse().map((base) => {
    const value = Number(rest % BigInt(base));
    rest /= BigInt(base);
    return value;
  });
  return rest ? null : values.reverse();
}

/** @param {number[]} digits */
const checkOf = (digits) => digits.reduce((sum, digit, index) => sum + digit * (index + 1), 0) % SIGNS.length;
