// The next thing in a class: all that its host has to do in an hour, one after another, with one button. Pure.

import { isJudged } from "../../questions/kinds.js";
import { adviceOf } from "../results.js";

/** @import { Room, Tally } from "../room.js" */

/** The lesson for a class. */
export const HOUR = "hour";
export const MOST_ROUNDS = 3; // of a question

/**
 * The facts of a host's page: the newest snapshot, its results, what follows in the lesson (null: there is none), whether the
 * question of this place can be asked, and the number of stops after this one; null outside the lesson for a class.
 * @typedef {object} Known
 * @property {Pick<Room, "ask" | "phase" | "round" | "about" | "own" | "voted" | "of">} room
 * @property {Tally | null} tally
 * @property {"stop" | "question" | "end" | null} next
 * @property {boolean} canAsk
 * @property {number | null} left
 */

/** @typedef {"start" | "next" | "ask" | "close" | "again" | "reveal" | "votes" | "thanks" | "end"} Act */
/** The next thing, with the numbers of its label. @typedef {{what: Act, voted?: number, of?: number, right?: number}} NextThing */

/** Return the next thing to do. @param {Known} known @returns {NextThing} */
export function nextThing({ room, tally, next, canAsk, left }) {
  const { phase, voted = 0, of = 0 } = room;
  if (phase === "open") return { what: "close", voted, of };
  if (phase === "closed") return afterVotes(room, tally?.ask === room.ask ? tally : null);
  if (canAsk || next === "question") return { what: "ask" };
  if (next === null) return { what: "start" };
  if (next === "end") return { what: "end" };
  return { what: left === 1 ? "thanks" : "next" };
}

/** @param {Known["room"]} room @param {Tally | null} tally @returns {NextThing} */
function afterVotes(room, tally) {
  if (!isJudged(room)) return { what: "votes" };
  const { what, right, voted } = tally ? adviceOf(tally) : { what: "none", right: 0, voted: 0 };
  const isUnclear = what === "discuss" && (room.round ?? 1) < MOST_ROUNDS;
  return isUnclear ? { what: "again", right, voted } : { what: "reveal" };
}
