// The address of a race: its algorithms, board size, rule and position. Pure.

import { Fields, flag, formatFields, listOf, oneNumberOf, oneOf, readName, wholeNumber } from "../address/fields.js";
import { isOffered } from "../suppliers/offers.js";

/** @import { Field, Table } from "../address/fields.js" */
/** @import { Way } from "./rules.js" */

/**
 * @typedef {{lanes: string[], n: number, way: Way, share: number, duration: number, present: boolean}} Race  share: the position in the race, from 0 to 1; present: for a projector
 */

/** The ways to compare lanes. @type {Way[]} */
export const WAYS = isOffered("times") ? ["steps", "checks", "time"] : ["steps", "checks"];
const DURATIONS = [10, 30, 60, 180]; // seconds
export const LANES = { least: 2, most: 4 };

/** @type {Race} */
const DEFAULT = { lanes: ["basic", "caching", "bitmask"], n: 8, way: "checks", share: 0, duration: 30, present: false };

/** @param {Race} usual @param {string[]} algorithms @returns {Table<Race>} */
function tableOf(usual, algorithms) {
  const lanes = listOf(usual.lanes, readName(algorithms), { most: LANES.most, item: "lane", names: algorithms });
  /** @type {Field<string[]>["read"]} */
  const read = (text, report) => {
    const named = lanes.read(text, report) ?? [];
    return named.length >= LANES.least ? named : null;
  };
  return {
    lanes: { ...lanes, read, always: true },
    n: { ...wholeNumber(usual.n, 1), always: true },
    way: { ...oneOf(WAYS, usual.way), always: true },
    duration: { ...oneNumberOf(DURATIONS, usual.duration), name: "seconds" },
    share: {
      usual: 0,
      name: "at",
      read: (text) => (Number(text) >= 0 && Number(text) <= 1 ? Number(text) : null),
      write: (share) => String(rounded(share)),
    },
    present: flag(),
  };
}

/**
 * Parse a query. The lanes may not allow its n: see `fit`.
 * @param {string} query
 * @param {string[]} algorithms
 * @param {Partial<Race>} [begins]  the race of an empty query
 */
export function parse(query, algorithms, begins) {
  const fields = new Fields(query);
  const race = fields.read(tableOf({ ...DEFAULT, ...begins }, algorithms));
  return { race, badFields: fields.badFields };
}

/**
 * Return a race that its lanes can run: n is reduced to their limit. `by`: the lane with the lowest limit; null if n was not
 * reduced.
 * @param {Race} race @param {(algorithm: string) => number} largest  n
 * @returns {{race: Race, by: string | null}}
 */
export function fit(race, largest) {
  const [by] = [...race.lanes].sort((one, other) => largest(one) - largest(other));
  return race.n > largest(by) ? { race: { ...race, n: largest(by) }, by } : { race, by: null };
}

/** Round a position as in addresses. @param {number} share */
export const rounded = (share) => Number(share.toFixed(4));

/** @param {Race} race */
export const format = (race) => formatFields(tableOf(DEFAULT, []), race);
