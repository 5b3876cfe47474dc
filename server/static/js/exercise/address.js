// The address of an exercise: its name and its fields. Unknown fields are ignored. Pure.

/** @import { Source } from "../types.js" */

/**
 * The allowed values of a field: a whole number in a range, or one of these words.
 * @typedef {{least: number, most: number} | {of: readonly string[]}} Allowed
 */
/**
 * A field. `usual`: returns the value for a missing or invalid one; `read`: parses its text, null if invalid
 * @template T
 * @typedef {{usual: () => T, read: (text: string) => T | null, allowed: Allowed}} Field
 */
/** A field with an invalid value. @typedef {{field: string, text: string, allowed: Allowed}} BadField */

/**
 * The page's services for an exercise. `open`: opens the exercise with other values in its address; `setAddress`:
 * writes values to the address only; `announce`: sends a sentence to screen readers; `report`: reports to a
 * class how much of a task is done
 * @typedef {object} Parts
 * @property {Source} source
 * @property {(change: Record<string, any>) => void} open
 * @property {(change: Record<string, any>) => void} setAddress
 * @property {(sentence: string) => void} announce
 * @property {(task: string, done: number) => void} report
 */

const MOST_SEED = 999_999;

/** @param {number} least @param {number} most @param {() => number} usual @returns {Field<number>} */
export const wholeNumber = (least, most, usual) => ({
  usual,
  read: (text) => (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null),
  allowed: { least, most },
});

/** @template {string} T @param {readonly T[]} values  the usual one first @returns {Field<T>} */
export const oneOf = (values) => ({
  usual: () => values[0],
  read: (text) => values.find((value) => value === text) ?? null,
  allowed: { of: values },
});

/** Draw a seed of three digits, which is easy to dictate. */
export const drawSeed = () => 100 + Math.floor(Math.random() * 900);

/** The seed of an exercise's data; without one in the address it is drawn. */
export const SEED = wholeNumber(1, MOST_SEED, drawSeed);

/**
 * @param {string} query @param {Record<string, Field<any>>} fields
 * @returns {{values: Record<string, any>, bad: BadField[]}}
 */
export function parse(query, fields) {
  const given = new URLSearchParams(query);
  /** @type {Record<string, any>} */
  const values = {};
  /** @type {BadField[]} */
  const bad = [];
  for (const [field, { usual, read, allowed }] of Object.entries(fields)) {
    const text = given.get(field);
    const value = text === null ? null : read(text);
    if (text !== null && value === null) bad.push({ field, text, allowed });
    values[field] = value ?? usual();
  }
  return { values, bad };
}

/**
 * Return the address with all fields, so that it gives every learner the same exercise.
 * @param {string} exercise
 * @param {Record<string, string | number>} values
 */
export const format = (exercise, values) =>
  `?${[["exercise", exercise], ...Object.entries(values)].map(([field, value]) => `${field}=${value}`).join("&")}`;

// Random numbers from a seed, so that one address gives every learner the same data. Pure.

/**
 * Create a random number generator, "mulberry32": the same on every machine. Not for secrets.
 * @param {...number} seeds  whole numbers
 * @returns {(below: number) => number}  returns the next whole number, at least 0 and less than `below`
 */
export function createRandom(...seeds) {
  let state = seeds.reduce((mixed, seed) => Math.imul(mixed ^ seed, 0x9e3779b1), 0x2545f491) >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/**
 * Return a list in random order.
 * @template T
 * @param {readonly T[]} list
 * @param {(below: number) => number} random
 */
export function shuffle(list, random) {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
  }
  return shuffled;
}
