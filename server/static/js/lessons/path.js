// The path: six short pieces, after which one can say why masks shift and what `poss & -poss` is. Pure.

import { addressOfPage } from "../suppliers/offers.js";

/** Indexes of stops that were seen, by the name of the lesson or leg. @typedef {Record<string, number[]>} Seen */
/** A part of the path: its name in the words and in what was seen, and its address. @typedef {{name: string, href: string}} Leg */

/** @type {Leg[]} */
export const PATH = [
  { name: "place", href: "./?n=4&byhand" },
  { name: "rays", href: addressOfPage("exercise", "?exercise=place&part=rays") },
  { name: "digits", href: addressOfPage("exercise", "?exercise=place&part=digits") },
  ...["tour", "shift", "lowest"].map((name) => ({ name, href: `./?lesson=${name}` })),
];

/** Return the number of a leg, from 1; 0 for any other lesson. @param {string} name */
export const numberOf = (name) => PATH.findIndex((leg) => leg.name === name) + 1;

/** Return the leg after another; undefined after the last one. @param {string} name @returns {Leg | undefined} */
export const legAfter = (name) => PATH[numberOf(name)];

/**
 * Return whether a leg has been done: its last stop was seen.
 * @param {string} name @param {Seen} seen @param {Record<string, number>} stops  of the lessons; other legs have one
 */
export const isDone = (name, seen, stops) => seen[name]?.includes((stops[name] ?? 1) - 1) ?? false;

/** Return the first leg that has not been done; undefined after all. @param {Seen} seen @param {Record<string, number>} stops */
export const nextLeg = (seen, stops) => PATH.find(({ name }) => !isDone(name, seen, stops));
