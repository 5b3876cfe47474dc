// The address of a race: its algorithms, board size, rule and position. Pure.

import { isOffered } from "../suppliers/offers.js";

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

/**
 * Parse a query; an invalid field gets its default. The lanes may not allow its n: see `fit`.
 * @param {string} query
 * @param {string[]} algorithms
 * @param {Partial<Race>} [begins]  the race of an empty query
 * @returns {Race}
 */
export function parse(query, algorithms, begins) {
  const usual = { ...DEFAULT, ...begins };
  const fields = new URLSearchParams(query);
  const named = (fields.get("lanes") ?? "").split(",").filter((name) => algorithms.includes(name));
  const lanes = named.length >= LANES.least ? named.slice(0, LANES.most) : usual.lanes;
  const n = Number(fields.get("n") ?? usual.n);
  const share = Number(fields.get("at") ?? 0);
  const duration = Number(fields.get("seconds") ?? usual.duration);
  return {
    lanes,
    n: Number.isInteger(n) && n >= 1 ? n : usual.n,
    way: WAYS.find((way) => way === fields.get("way")) ?? usual.way,
    share: share >= 0 && share <= 1 ? share : 0,
    duration: DURATIONS.includes(duration) ? duration : usual.duration,
    present: fields.has("present"),
  };
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
export function format({ lanes, n, way, share, duration, present }) {
  const fields = [`lanes=${lanes.join(",")}`, `n=${n}`, `way=${way}`];
  if (duration !== DEFAULT.duration) fields.push(`seconds=${duration}`);
  if (share) fields.push(`at=${rounded(share)}`);
  if (present) fields.push("present");
  return `?${fields.join("&")}`;
}
