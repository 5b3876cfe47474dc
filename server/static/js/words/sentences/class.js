// Sentences of a class: which text applies, and with which facts.

/** @import { Say } from "../words.js" */
/** @typedef {Say<"class">} Class */

export * from "./common.js";

/**
 * @param {Class} say
 * @param {string} code  of an error, or the way in which the class ended
 * @param {string} [message]  of the server, for what is not foreseen
 */
export const why = ({ WHY, CANNOT_JOIN }, code, message = "") => WHY[code] ?? (message || CANNOT_JOIN);

/** @param {Class} say @param {string} text */
export function noCode({ NO_CODE: { typed, code } }, text) {
  const given = text.trim();
  return given ? typed({ typed: given, code }) : code;
}

/**
 * The votes are closed.
 * @param {Class} say
 * @param {boolean} isJudged  a choice is right
 * @param {string | null} answer  of this pupil
 */
export function closedAfter({ CLOSED: { none, mine, discuss } }, isJudged, answer) {
  const closed = answer === null ? none : mine({ answer });
  return isJudged ? `${closed} ${discuss}` : closed;
}

/**
 * @param {Class} say
 * @param {string} answer
 * @param {number} found  how many gave it
 * @param {number} voted
 * @param {boolean | null} mine  this pupil gave it; null: gave none
 */
export const answered = ({ ANSWERED }, answer, found, voted, mine) =>
  ANSWERED[!voted ? "nobody" : mine === null || !found ? "none" : mine ? "right" : "wrong"]({ answer, found, voted });
