// Which sentence a class says to its host when, and with which facts.

/** @import { Say } from "../words.js" */
/** @typedef {Say<"desk">} Desk */

export * from "./common.js";

/** How many are there, and how many of them follow the lead. @param {Desk} say @param {number} here @param {number | null} follow */
export const people = ({ PEOPLE_HERE }, here, follow) =>
  follow === null ? PEOPLE_HERE.here({ here }) : PEOPLE_HERE.follow({ here, follow });

/**
 * What to do after a vote.
 * @param {Desk} say @param {keyof Desk["ASKING"]["ADVICE"]} advice @param {number} right @param {number} voted
 */
export function advise({ ASKING: { ADVICE } }, advice, right, voted) {
  return advice === "none" ? ADVICE.none : ADVICE[advice]({ right, voted });
}
