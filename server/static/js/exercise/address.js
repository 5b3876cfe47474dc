// The address of an exercise: its name and its fields. Fields that it does not know are left alone. Pure.

/** @import { Source } from "../types.js" */

/**
 * What a field may be: a whole number in a range, or one of these words.
 * @typedef {{least: number, most: number} | {of: readonly string[]}} Allowed
 */
/**
 * A field: what stands for it where it is missing or cannot be meant, and how its text is read; null where that cannot
 * be.
 * @template T
 * @typedef {{usual: () => T, read: (text: string) => T | null, allowed: Allowed}} Field
 */
/** A field that has no valid value. @typedef {{field: string, text: string, allowed: Allowed}} BadField */

/**
 * What an exercise is given. `open` opens it anew with other values in its address; `keep` writes them there and leaves
 * what is shown; `say` tells screen readers.
 * @typedef {object} Parts
 * @property {Source} source
 * @property {(change: Record<string, any>) => void} open
 * @property {(change: Record<string, any>) => void} keep
 * @property {(sentence: string) => void} say
 */

const MOST_SEED = 999_999;

/** @param {number} least @param {number} most @param {() => number} usual @returns {Field<number>} */
export const wholeNumber = (least, most, usual) => ({
  usual,
  read: (text) => (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null),
  allowed: { least, most },
});

/** @template {string} T @param {readonly T[]} values  the first one is the usual one @returns {Field<T>} */
export const oneOf = (values) => ({
  usual: () => values[0],
  read: (text) => values.find((value) => value === text) ?? null,
  allowed: { of: values },
});

/** A seed that is easily dictated: three digits. */
export const drawSeed = () => 100 + Math.floor(Math.random() * 900);

/** The seed decides the data of an exercise; without one in the address it is drawn. */
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
 * All fields, so that the address leads everybody to the same.
 * @param {string} exercise
 * @param {Record<string, string | number>} values
 */
export const format = (exercise, values) =>
  `?${[["exercise", exercise], ...Object.entries(values)].map(([field, value]) => `${field}=${value}`).join("&")}`;

// Numbers that a seed decides, so that one address gives everybody the same data. Pure.

/**
 * A stream of numbers by "mulberry32": the same on every machine. Not for secrets.
 * @param {...number} seeds  whole numbers
 * @returns {(below: number) => number}  the next whole number from 0 up to before `below`
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
 * A list in an order that a seed decides.
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
