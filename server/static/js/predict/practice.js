// The stored practice of this device's viewer: settings of Predict, standing, and results by kind.

import { KINDS } from "../questions/kinds.js";
import { FORGETTABLE, readObject, storeValue } from "../page/storage.js";
import { OFTEN, newStanding } from "./order.js";

/** @import { Often, Standing } from "./order.js" */

/**
 * The series of predictions: their number, and of the first and the last few whether each was right at once, "1", or
 * not, "0".
 * @typedef {{count: number, first: string, last: string}} Series
 */
/**
 * `off`: kinds that are switched off; `done`: of each kind, the answers that were right at once, and all questions.
 * @typedef {{often: Often, off: string[], standing: Standing, done: Record<string, [number, number]>, series: Series}} Practice
 */

const MANY = 999; // questions of a kind that are counted, so that the value stays below 1 KB
export const FEW = 10; // predictions at the beginning, and at the end

/** @returns {Series} */
export const newSeries = () => ({ count: 0, first: "", last: "" });

/** Return the series with one more prediction. @param {Series} series @param {boolean} right  at once @returns {Series} */
export function continueSeries({ count, first, last }, right) {
  const sign = right ? "1" : "0";
  return { count: count + 1, first: first.length < FEW ? first + sign : first, last: (last + sign).slice(-FEW) };
}

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
  const { often, off, standing, done, series } = readObject(FORGETTABLE.predict);
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
    series: parseSeries(asObject(series)),
  };
}

/** @param {Record<string, unknown>} stored @returns {Series} */
function parseSeries({ count, first, last }) {
  const few = isCount(count) ? Math.min(count, FEW) : -1;
  const [begins, ends] = [first, last].map((text) => typeof text === "string" && /^[01]*$/.test(text) && text);
  return begins !== false && ends !== false && begins.length === few && ends.length === few
    ? { count: Number(count), first: begins, last: ends }
    : newSeries();
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
