// The address of an exercise: its part and its fields. Unknown fields are ignored. Pure.

import { Fields, oneOf } from "../address/fields.js";

/** @import { Table } from "../address/fields.js" */

/** The allowed values of each field, the usual one first. @typedef {Record<string, readonly string[]>} Names */

/** @param {string} query @param {Names} names */
export function parse(query, names) {
  const fields = new Fields(query);
  return { values: fields.read(tableOf(names)), badFields: fields.badFields };
}

/** Return the address with all fields, so that it gives every learner the same exercise. @param {Record<string, string>} values */
export const format = (values) => `?${new URLSearchParams({ exercise: "place", ...values })}`;

/** @param {Names} names @returns {Table<Record<string, string>>} */
const tableOf = (names) => Object.fromEntries(Object.entries(names).map(([name, allowed]) => [name, oneOf(allowed)]));

/**
 * Return the place that now does what an exercise of earlier versions did, and for every other address the list of all
 * that one can learn; null for an exercise of this page.
 * @param {string} query
 */
export function successorOf(query) {
  const given = new URLSearchParams(query);
  const exercise = given.get("exercise");
  const code = given.get("class");
  const inClass = code === null ? "" : `&class=${encodeURIComponent(code)}`;
  if (exercise === "place")
    return ["place", "watch", null].includes(given.get("part")) ? `./?n=4&byhand${inClass}` : null;
  const end = `&gone=${exercise}${inClass}`;
  if (exercise === "lines") return `./?predict=line${end}`;
  if (exercise !== "be") return `./?drawer=learn${inClass}`;
  const read = (/** @type {string} */ field, /** @type {RegExp} */ allowed) => given.get(field)?.match(allowed)?.[0];
  const level = read("rung", /^[12]$/) ?? "";
  const seed = read("seed", /^\d{1,6}$/);
  return `./?n=${read("n", /^[4-8]$/) ?? 6}&predict=every${level}${seed ? `.${seed}` : ""}${end}`;
}
