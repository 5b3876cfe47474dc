// Which sentence the page says of lessons when, and with which facts.

/** @import { Say } from "../words.js" */
/** @typedef {Say<"lessons">} Lessons */

export * from "./common.js";

/** How long a lesson is, and how much of it has been seen. @param {Lessons} say @param {number} minutes @param {number} count @param {number} seen */
export function about({ LEARN }, minutes, count, seen) {
  const { none, some, all, stops } = LEARN.about;
  const text = seen === 0 ? none : seen < count ? some : all;
  return text({ minutes, stops: stops({ count }), seen });
}
