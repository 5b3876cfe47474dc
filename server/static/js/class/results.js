// How a question was answered: the bars of each answer, and what to do next. Pure.

/** @typedef {import("./room.js").Tally} Tally */
/** @typedef {{answer: number, isRight: boolean, rounds: {count: number, share: number}[]}} Bar */

const FEW = 0.3;
const MANY = 0.7;

/** A bar for each answer that was given, and for the right one; the most frequent of the last round comes first. @param {Tally} tally @returns {Bar[]} */
export function barsOf({ rounds, answer: right }) {
  const answers = new Set([right, ...rounds.flatMap(({ counts }) => counts.map(([answer]) => answer))]);
  const bars = [...answers].map((answer) => ({ answer, isRight: answer === right, rounds: rounds.map((round) => shareOf(round, answer)) }));
  const latest = (/** @type {Bar} */ { rounds: its }) => its.at(-1)?.count ?? 0;
  return bars.sort((one, other) => latest(other) - latest(one) || one.answer - other.answer);
}

/** @param {import("./room.js").Round} round @param {number} answer */
function shareOf({ counts, voted }, answer) {
  const count = counts.find(([its]) => its === answer)?.[1] ?? 0;
  return { count, share: voted ? count / voted : 0 };
}

/**
 * What the last round says to do: explain it again, let them discuss it with each other, or show the answer.
 * @param {Tally} tally @returns {{right: number, voted: number, what: "none" | "explain" | "discuss" | "reveal"}}
 */
export function adviceOf({ rounds, answer }) {
  const last = rounds.at(-1);
  if (!last?.voted) return { right: 0, voted: 0, what: "none" };
  const { count, share } = shareOf(last, answer);
  return { right: count, voted: last.voted, what: share < FEW ? "explain" : share <= MANY ? "discuss" : "reveal" };
}

/** The wrong answer that was given most often in the last round, to be explained. @param {Tally} tally @returns {number | null} */
export function favouriteMistake({ rounds, answer }) {
  return rounds.at(-1)?.counts.find(([its]) => its !== answer)?.[0] ?? null;
}
