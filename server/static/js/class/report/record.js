// A class report's data: questions and numbers of answers, without anything about persons. Pure.

/** @import { OwnText } from "../../types.js" */
/** @import { Room, Round, Tally } from "../room.js" */

/**
 * A question. `turnout`: of each round, how many pupils have answered and how many could; `rounds`: the answers, which
 * a projector gets when the answer is revealed; `answer`: null for a poll, and until the answer is revealed
 * @typedef {{
 *   ask: number,
 *   algorithm: string,
 *   n: number,
 *   goal: Room["goal"],
 *   step: number,
 *   about: string,
 *   own?: OwnText,
 *   reason?: string,
 *   turnout: {voted: number, of: number}[],
 *   rounds: Round[],
 *   answer: number | null,
 *   shown: number,
 * }} Entry
 */
/** `day`: when the class was opened, in ISO 8601; `most`: the largest number of pupils. @typedef {{code: string, day: string, most: number, questions: Entry[]}} ClassReport */

/** @param {string} code @param {Date} now @returns {ClassReport} */
export const createReport = (code, now) => ({ code, day: now.toISOString(), most: 0, questions: [] });

/**
 * Return the report updated by a snapshot and its tally.
 * @param {ClassReport} report
 * @param {Room} room
 * @param {Tally | null} tally
 * @returns {ClassReport}
 */
export function updateReport(report, room, tally) {
  const most = Math.max(report.most, room.here);
  if (room.ask === undefined) return { ...report, most };
  const { questions } = report;
  const at = questions.findIndex(({ ask }) => ask === room.ask);
  const entry = updateEntry(at < 0 ? entryOf(room) : questions[at], room, tally);
  return {
    ...report,
    most,
    questions: at < 0 ? [...questions, entry] : questions.map((other, index) => (index === at ? entry : other)),
  };
}

/** @param {Room} room @returns {Entry} */
const entryOf = ({ ask = 0, algorithm, n, goal, at = 0, about = "", own }) => ({
  ...{ ask, algorithm, n, goal, step: at, about, own },
  ...{ turnout: [], rounds: [], answer: null, shown: at },
});

/** @param {Entry} entry @param {Room} room @param {Tally | null} tally @returns {Entry} */
function updateEntry(entry, { phase, round = 1, voted = 0, of = 0 }, tally) {
  const turnout = [...entry.turnout];
  if (phase !== "revealed") turnout[round - 1] = { voted, of }; // a revealed question takes no votes
  if (tally?.ask !== entry.ask) return { ...entry, turnout };
  const { rounds, answer, shown, reason } = tally;
  return { ...entry, turnout, rounds, answer, shown, reason };
}
