// What this device knows of a viewer's predictions: what they want to be asked, where they stand, and which kinds went
// well.

import { KINDS } from "../questions/kinds.js";
import { FORGETTABLE } from "../page/progress.js";
import { OFTEN, newStanding } from "./order.js";

/** @import { Often, Standing } from "./order.js" */

/**
 * `off`: kinds that are not wanted; `done`: of each kind, how many were right at once, and how many there were.
 * @typedef {{often: Often, off: string[], standing: Standing, done: Record<string, [number, number]>}} Practice
 */

const STORED = FORGETTABLE.predict;
const MANY = 999; // questions of a kind; beyond, nobody counts: so it stays below 1 KB

/** Where nothing can be stored, it lasts as long as the page. @type {string | null} */
let unstored = null;

export function readPractice() {
  try {
    return parsePractice(localStorage.getItem(STORED) ?? unstored);
  } catch {
    return parsePractice(unstored); // storage may be forbidden
  }
}

/** @param {Partial<Practice>} change */
export function changePractice(change) {
  const text = JSON.stringify({ ...readPractice(), ...change });
  try {
    localStorage.setItem(STORED, text);
  } catch {
    unstored = text;
  }
}

/**
 * One more question of a kind.
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
 * What is stored, and what is usual in place of anything that means nothing.
 * @param {string | null} text
 * @returns {Practice}
 */
export function parsePractice(text) {
  const { often, off, standing, done } = asObject(parse(text ?? "{}"));
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
      Array.isArray(recent) && recent.every((one) => one === null || isCount(one)) ? recent.slice(-2) : usual.recent,
    count: isCount(count) ? count : usual.count,
  };
}

/** @param {string} text @returns {unknown} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isSafeInteger(value) && /** @type {number} */ (value) >= 0;

/** @param {unknown} value @returns {Record<string, unknown>} */
const asObject = (value) =>
  typeof value === "object" && value !== null ? /** @type {Record<string, unknown>} */ (value) : {};
