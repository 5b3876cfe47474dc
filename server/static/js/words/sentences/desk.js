// Which sentence a class says to its host when, and with which facts.

/** @import { Say } from "../words.js" */
/** @typedef {Say<"desk">} Desk */

export * from "./common.js";

/** How many are there, and how many of them follow the lead. @param {Desk} say @param {number} here @param {number | null} follow */
export const people = ({ PEOPLE_HERE }, here, follow) =>
  follow === null ? PEOPLE_HERE.here({ here }) : PEOPLE_HERE.follow({ here, follow });

/**
 * Who leads if it is a pupil, and whose hand is up.
 * @param {Desk} say @param {{lead: number}} room @param {{hands: number[]} | null} places
 */
export const seats = ({ STATUS, PEOPLE }, { lead }, places) =>
  inOneLine(
    lead ? STATUS.lead({ number: lead }) : "",
    places?.hands.length ? PEOPLE.hands({ count: places.hands.length, hands: places.hands.join(", ") }) : "",
  );

/**
 * The people of a class in one line: how many are there, who leads, whose hand is up.
 * @param {Desk} say @param {{here: number, lead: number}} room @param {{follow: number, hands: number[]} | null} places
 */
export const status = (say, room, places) =>
  inOneLine(people(say, room.here, places?.follow ?? null), seats(say, room, places));

/** What there is to say, in one line. @param {...string} parts */
const inOneLine = (...parts) => parts.filter(Boolean).join(" · ");

/**
 * How a question stands, in one line; nothing once its answer is shown.
 * @param {Desk} say @param {{phase?: string, round?: number, voted?: number, of?: number}} room
 * @param {boolean} [returning]  whether votes are on their way back after a failure
 * @param {number | null} [seconds]  that are left in a countdown
 */
export function asked({ STATUS }, { phase, round = 1, voted = 0, of = 0 }, returning = false, seconds = null) {
  if (phase !== "open" && phase !== "closed") return "";
  if (returning) return STATUS.returning;
  return inOneLine(
    round > 1 ? STATUS.round({ round }) : "",
    STATUS[phase]({ voted, of }),
    seconds === null ? "" : STATUS.ends({ seconds }),
  );
}

/**
 * What to do after a vote.
 * @param {Desk} say @param {keyof Desk["ASKING"]["ADVICE"]} advice @param {number} right @param {number} voted
 */
export function advise({ ASKING: { ADVICE } }, advice, right, voted) {
  return advice === "none" ? ADVICE.none : ADVICE[advice]({ right, voted });
}
