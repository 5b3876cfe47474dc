// Sentences of a class for its host: which text applies, and with which facts.

/** @import { Say } from "../words.js" */
/** @typedef {Say<"desk">} Desk */

export * from "./common.js";

/** The number of people here, and of those that follow the lead. @param {Desk} say @param {number} here @param {number | null} follow */
export const people = ({ PEOPLE_HERE }, here, follow) =>
  follow === null ? PEOPLE_HERE.here({ here }) : PEOPLE_HERE.follow({ here, follow });

/** The raised hands; "" without any. @param {Desk} say @param {number[]} hands  numbers of seats */
export const hands = ({ PEOPLE }, hands) =>
  hands.length ? PEOPLE.hands({ count: hands.length, hands: hands.join(", ") }) : "";

/**
 * The people of a class in one line: their number, raised hands.
 * @param {Desk} say
 * @param {{here: number}} room
 * @param {{follow: number, hands: number[]} | null} places
 */
export const status = (say, room, places) =>
  inOneLine(people(say, room.here, places?.follow ?? null), hands(say, places?.hands ?? []));

/** The label of the one button. @param {Desk} say @param {keyof Desk["NEXT"]} what @param {object} numbers */
export function nextThing({ NEXT }, what, numbers) {
  const label = NEXT[what];
  return typeof label === "string" ? label : label(/** @type {any} */ (numbers));
}

/** Join the parts that are not empty, in one line. @param {...string} parts */
const inOneLine = (...parts) => parts.filter(Boolean).join(" · ");

/**
 * The state of a question, in one line; nothing once its answer is shown.
 * @param {Desk} say
 * @param {{phase?: string, round?: number, voted?: number, of?: number}} room
 * @param {boolean} [returning]  votes are being restored after a failure
 */
export function asked({ STATUS }, { phase, round = 1, voted = 0, of = 0 }, returning = false) {
  if (phase !== "open" && phase !== "closed") return "";
  if (returning) return STATUS.returning;
  return inOneLine(round > 1 ? STATUS.round({ round }) : "", STATUS[phase]({ voted, of }));
}

/**
 * The pupils who voted in a round and in the one before, by both answers; "" without them.
 * @param {Desk} say @param {{round: number, moved?: number[]}} round
 */
export function moved({ MOVED: { title, kept, won, lost, missed } }, { round, moved: counts = [] }) {
  if (!counts.length) return "";
  const texts = [kept, won, lost, missed].map((text, at) => text({ count: counts[at] }));
  return `${title({ from: round - 1, to: round })} ${inOneLine(...texts)}`;
}

const QUEENS = 4; // of the exercise "place"
const LISTED = 40; // pupils

/**
 * The work that pupils do alone: how many have finished, or how much each has done.
 * @param {Desk} say @param {[string, number, number][]} work  [task, how much is done, how many pupils] @param {number} of  pupils
 */
export function work({ WORK }, work, of) {
  const placed = work.filter(([task]) => task === "place");
  const answered = work.flatMap(([task, done, pupils]) => (task === "predict" ? Array(pupils).fill(done) : []));
  const count = placed.reduce((sum, [, done, pupils]) => sum + (done >= QUEENS ? pupils : 0), 0);
  const list = `${answered.slice(0, LISTED).join(", ")}${answered.length > LISTED ? " …" : ""}`;
  return inOneLine(placed.length ? WORK.place({ count, of }) : "", list && WORK.predict({ list }));
}

/**
 * Advice after a vote.
 * @param {Desk} say @param {keyof Desk["ASKING"]["ADVICE"]} advice @param {number} right @param {number} voted
 */
export function advise({ ASKING: { ADVICE } }, advice, right, voted) {
  return advice === "none" ? ADVICE.none : ADVICE[advice]({ right, voted });
}
