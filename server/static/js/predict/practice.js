// The stored practice of this device's viewer: settings of Predict, standing, and results by kind.

import { KINDS } from "../questions/kinds.js";
import { FORGETTABLE, readObject, storeValue } from "../page/storage.js";
import { OFTEN, newStanding } from "./order.js";

/** @import { Often, Standing } from "./order.js" */

/**
 * `off`: kinds that are switched off; `done`: of each kind, the answers that were right at once, and all questions.
 * @typedef {{often: Often, off: string[], standing: Standing, done: Record<string, [number, number]>}} Practice
 */

const MANY = 999; // questions of a kind that are counted, so that the value stays below 1 KB

/** Store a change of the practice. @param {Partial<Practice>} change */
export const changePractice = (change) => storeValue(FORGETTABLE.predict, { ...readPractice(), ...change });

/**
 * Return the counts with one more question of a kind.
 * @param {Practice["done"]} done
 * @param {string} kind
 * @param {boolean} right  at once
 * @returns {Practice["done"]}
 */
export function countDone(done, kind, right) {
  const [before, all] = done[kind] ?? [0, 0];
  return all < MANY ? { ...done, [kind]: [before + Number(right), all + 1] } : done;
}

/**
 * Return the stored practice, with defaults for invalid values.
 * @returns {Practice}
 */
export function readPractice() {
  const { often, off, standing, done } = readObject(FORGETTABLE.predict);
  return {
    often: OFTEN.find((one) => one === often) ?? OFTEN[0],
    off: KINDS.filter((kind) => Array.isArray(off) && off.includes(kind)),
    standing: parseStanding(asObject(standing)),
    done: Object.fromEntries(
      KINDS.flatMap((kind) => {
        const pair = /** @type {[number, number]} */ (asObject(done)[kind]);
        return Array.isArray(pair) && pair.length === 2 && pair.every(isCount) && pair[0] <= pair[1]
          ? [[kind, pair]]
          : [];
      }),
    ),
  };
}

/** @param {Record<string, unknown>} stored @returns {Standing} */
function parseStanding({ kind, streak, recent, count }) {
  const usual = newStanding();
  return {
    kind: kind === "" ? "" : (KINDS.find((one) => one === kind) ?? usual.kind),
    streak: isCount(streak) ? Math.min(streak, 2) : usual.streak,
    recent:
      Array.isArray(recent) && recent.every((one) => one === null || Number.isSafeInteger(one))
        ? recent.slice(-2)
        : usual.recent,
    count: isCount(count) ? count : usual.count,
  };
}

/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isSafeInteger(value) && /** @type {number} */ (value) >= 0;

/** @param {unknown} value @returns {Record<string, unknown>} */
const asObject = (value) =>
  typeof value === "object" && value !== null ? /** @type {Record<string, unknown>} */ (value) : {};
