// The address of an exercise: its name and its fields. Unknown fields are ignored. Pure.

/** @import { Source } from "../types.js" */

/** The allowed values of each field, the usual one first. @typedef {Record<string, readonly string[]>} Fields */
/** A field with an invalid value. @typedef {{field: string, text: string, allowed: readonly string[]}} BadField */

/**
 * The page's services for an exercise. `open`: opens the exercise with other values in its address; `announce`: sends a
 * sentence to screen readers; `report`: reports to a class how much of a task is done
 * @typedef {object} Parts
 * @property {Source} source
 * @property {(change: Record<string, string>) => void} open
 * @property {(sentence: string) => void} announce
 * @property {(task: string, done: number) => void} report
 */

/**
 * @param {string} query @param {Fields} fields
 * @returns {{values: Record<string, string>, bad: BadField[]}}
 */
export function parse(query, fields) {
  const given = new URLSearchParams(query);
  /** @type {Record<string, string>} */
  const values = {};
  /** @type {BadField[]} */
  const bad = [];
  for (const [field, allowed] of Object.entries(fields)) {
    const text = given.get(field) ?? allowed[0];
    const isAllowed = allowed.includes(text);
    if (!isAllowed) bad.push({ field, text, allowed });
    values[field] = isAllowed ? text : allowed[0];
  }
  return { values, bad };
}

/**
 * Return the address with all fields, so that it gives every learner the same exercise.
 * @param {string} exercise
 * @param {Record<string, string>} values
 */
export const format = (exercise, values) =>
  `?${[["exercise", exercise], ...Object.entries(values)].map(([field, value]) => `${field}=${value}`).join("&")}`;

/** Return the place in the film that does what an exercise of earlier versions did; null for all others. @param {string} query */
export function successorOf(query) {
  const given = new URLSearchParams(query);
  const exercise = given.get("exercise");
  const code = given.get("class");
  const end = `&gone=${exercise}${code === null ? "" : `&class=${encodeURIComponent(code)}`}`;
  if (exercise === "lines") return `./?predict=line${end}`;
  if (exercise !== "be") return null;
  const read = (/** @type {string} */ field, /** @type {RegExp} */ allowed) => given.get(field)?.match(allowed)?.[0];
  const level = read("rung", /^[12]$/) ?? "";
  const seed = read("seed", /^\d{1,6}$/);
  return `./?n=${read("n", /^[4-8]$/) ?? 6}&predict=every${level}${seed ? `.${seed}` : ""}${end}`;
}
