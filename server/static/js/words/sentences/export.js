// Sentences of the drawer Export: which text applies, and with which facts.

import { decimal, whole } from "./common.js";

/** @import { Description, Run } from "../../types.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"export">} Export */

export * from "./common.js";

/** Heading of an exported picture. @param {Export} say @param {Run} run @param {number} step @param {number | null} steps  in all */
export const heading = ({ HEADING }, { algorithm, n }, step, steps) =>
  steps === null ? HEADING.step({ n, algorithm, step }) : HEADING.of({ n, algorithm, step, steps });

/** Heading of the picture of a whole search. @param {Export} say @param {Run} run @param {Description} description */
export function poster(say, { algorithm, n }, { steps, solutions }) {
  const facts = { algorithm, steps: say.steps({ count: steps ?? 0 }) };
  return {
    title: say.POSTER.title({ n }),
    facts:
      solutions === null
        ? say.POSTER.facts(facts)
        : say.POSTER.found({ ...facts, solutions: say.solutions({ count: solutions }) }),
  };
}

/** @param {Export} say @param {number} least @param {number} most */
export const badNumber = ({ BAD_NUMBER }, least, most) =>
  most === Number.MAX_SAFE_INTEGER ? BAD_NUMBER.from({ least }) : BAD_NUMBER.between({ least, most });

/** @type {[string, number][]} */
const SIZES = [
  ["TB", 1e12],
  ["GB", 1e9],
  ["MB", 1e6],
  ["KB", 1e3],
];

/** A number of bytes in its usual unit. @param {Export} say @param {number} count */
export function bytes(say, count) {
  const [unit, size] = SIZES.find(([, least]) => count >= least) ?? [say.BYTES, 1];
  const value = Number((count / size).toPrecision(2));
  return `${Number.isInteger(value) ? whole(say, value) : decimal(say, String(value))} ${unit}`;
}
