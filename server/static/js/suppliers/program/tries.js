// The facts of the tries of a program: its run with other sizes, and its calls made twice (server/programs/tries/sweep.py).
// They come from the worker in which the program has run, so each part is checked.

/**
 * @typedef {object} Tries
 * @property {[n: number, count: number | null, known: number, error: string, seconds: number][]} sizes
 * @property {Record<string, {source: string, argv: string[], stdin: string, call: string}>} tasks  for a film of a size
 * @property {{line: number, first: string, second: string, survivors: [string, string][]}[]} twice  answers that differ
 * @property {number} repeated  statements with the same answer twice
 * @property {number | null} forecast  seconds for 12 rows
 */

const { isInteger } = Number;
const isText = (/** @type {unknown} */ one) => typeof one === "string";
const isCount = (/** @type {unknown} */ one) => isInteger(one) && /** @type {number} */ (one) >= 0;

/** @param {unknown} list @param {(one: any) => boolean} check */
const areAll = (list, check) => Array.isArray(list) && list.every(check);

/** @param {any} one */
const isSize = (one) =>
  Array.isArray(one) && isCount(one[0]) && (one[1] === null || isCount(one[1])) && isCount(one[2]) && isText(one[3]);

/** @param {any} one */
const isRepeat = (one) =>
  isCount(one?.line) &&
  isText(one.first) &&
  isText(one.second) &&
  areAll(one.survivors, (pair) => areAll(pair, isText));

/** @param {any} one */
const isTask = (one) => isText(one?.source) && isText(one.stdin) && isText(one.call) && areAll(one.argv, isText);

/** Return the facts in a text of JSON; null if they are damaged. @param {string} text @returns {Tries | null} */
export function readTries(text) {
  try {
    const { sizes, tasks, twice, repeated, forecast } = JSON.parse(text);
    const holds = areAll(sizes, isSize) && areAll(twice, isRepeat) && isCount(repeated);
    const isWhole = holds && areAll(Object.values(Object(tasks)), isTask);
    return isWhole && (forecast === null || Number.isFinite(forecast)) ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
