// Sentences of lessons: which text applies, and with which facts.

/** @import { Say } from "../words.js" */
/** @typedef {Say<"lessons">} Lessons */

export * from "./common.js";

/** The length of a lesson, and the stops seen. @param {Lessons} say @param {number} minutes @param {number} count @param {number} seen */
export function about({ LEARN }, minutes, count, seen) {
  const { none, some, all, stops } = LEARN.about;
  const text = seen === 0 ? none : seen < count ? some : all;
  return text({ minutes, stops: stops({ count }), seen });
}
