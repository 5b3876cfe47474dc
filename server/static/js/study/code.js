// The code of a learner's result: twenty letters and digits, to copy by hand. Pure.
//
// All answers form one number in a mixed base, written with 31 signs that are hard to confuse. As 31 is a prime, the
// last sign, a weighted sum, reveals any single wrong sign and any two swapped signs.

import { FEW } from "../predict/practice.js";
import { KINDS, UNKNOWN } from "./items.js";
import { STATEMENTS, STEPS } from "./scale.js";

/**
 * The contents of a code.
 * - before, after: of each item the chosen answer, or UNKNOWN
 * - scale: of each statement, from 1 to 5
 * - predicted: the number of predictions, at most ENOUGH; how many of the first ten and of the last ten were right
 * @typedef {{number: number, before: number[], after: number[], scale: number[], predicted: Predicted}} Result
 */
/** @typedef {{count: number, first: number, last: number}} Predicted */
/** @typedef {{why: "sign" | "length" | "check", text: string}} Fault  text: the wrong sign, or the number of signs */

export const LARGEST = 999; // learner's number
export const ENOUGH = 2 * FEW; // with fewer, some of the first are among the last
export const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
export const LENGTH = 20;
const GROUP = 5;

const ANSWERS = UNKNOWN + 1;
/** The number of values of each part, in the order of the code. */
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

/** Parse a typed code, in upper or lower case, with any gaps. @param {string} text @returns {Result | Fault} */
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
  if (Math.max(first, last) > Math.min(count, FEW)) return { why: "check", text: "" }; // no learner was given such a code
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

/** @param {number[]} digits @returns {number[] | null}  null if they are too large */
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
