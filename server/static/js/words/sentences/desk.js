// Sentences of a class for its host: which text applies, and with which facts.

/** @import { Say } from "../words.js" */
/** @typedef {Say<"desk">} Desk */

export * from "./common.js";

/** The number of people here, and of those that follow the lead. @param {Desk} say @param {number} here @param {number | null} follow */
export const people = ({ PEOPLE_HERE }, here, follow) =>
  follow === null ? PEOPLE_HERE.here({ here }) : PEOPLE_HERE.follow({ here, follow });

/**
 * The lead if a pupil has it, and the raised hands.
 * @param {Desk} say
 * @param {{lead: number}} room
 * @param {{hands: number[]} | null} places
 * @param {boolean} [apart]  this screen no longer shows the film that the pupil leads
 */
export const seats = ({ STATUS, PEOPLE }, { lead }, places, apart = false) =>
  inOneLine(
    lead ? (apart ? STATUS.apart : STATUS.lead)({ number: lead }) : "",
    places?.hands.length ? PEOPLE.hands({ count: places.hands.length, hands: places.hands.join(", ") }) : "",
  );

/**
 * The people of a class in one line: their number, the lead, raised hands.
 * @param {Desk} say
 * @param {{here: number, lead: number}} room
 * @param {{follow: number, hands: number[]} | null} places
 * @param {boolean} [apart]  this screen no longer shows the film that the pupil leads
 */
export const status = (say, room, places, apart = false) =>
  inOneLine(people(say, room.here, places?.follow ?? null), seats(say, room, places, apart));

/** Join the parts that are not empty, in one line. @param {...string} parts */
const inOneLine = (...parts) => parts.filter(Boolean).join(" · ");

/**
 * The state of a question, in one line; nothing once its answer is shown.
 * @param {Desk} say
 * @param {{phase?: string, round?: number, voted?: number, of?: number}} room
 * @param {boolean} [returning]  votes are being restored after a failure
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
 * Advice after a vote.
 * @param {Desk} say @param {keyof Desk["ASKING"]["ADVICE"]} advice @param {number} right @param {number} voted
 */
export function advise({ ASKING: { ADVICE } }, advice, right, voted) {
  return advice === "none" ? ADVICE.none : ADVICE[advice]({ right, voted });
}
