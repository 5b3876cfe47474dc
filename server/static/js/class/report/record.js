// What a class was asked and how it has answered, as a host's page keeps it: numbers, and nothing of who it was. Pure.

/** @import { Room, Round, Tally } from "../room.js" */

/**
 * A question. `turnout`: of each round, how many have answered and how many could; `rounds`: how, as far as this page
 * was told, which a projector is when the answer is shown; `answer`: null of a poll, and as long as nobody has told it
 * @typedef {{
 *   ask: number,
 *   algorithm: string,
 *   n: number,
 *   goal: Room["goal"],
 *   step: number,
 *   about: string,
 *   turnout: {voted: number, of: number}[],
 *   rounds: Round[],
 *   answer: number | null,
 *   shown: number,
 * }} Entry
 */
/** A class: when it was opened, as ISO 8601 has it, and how many were there at most. @typedef {{code: string, day: string, most: number, questions: Entry[]}} Report */

/** @param {string} code @param {Date} now @returns {Report} */
export const beginReport = (code, now) => ({ code, day: now.toISOString(), most: 0, questions: [] });

/**
 * The report with what is told now.
 * @param {Report} report
 * @param {Room} room
 * @param {Tally | null} tally
 * @returns {Report}
 */
export function noteNews(report, room, tally) {
  const most = Math.max(report.most, room.here);
  if (room.ask === undefined) return { ...report, most };
  const { questions } = report;
  const at = questions.findIndex(({ ask }) => ask === room.ask);
  const entry = withNews(at < 0 ? entryOf(room) : questions[at], room, tally);
  return {
    ...report,
    most,
    questions: at < 0 ? [...questions, entry] : questions.map((its, index) => (index === at ? entry : its)),
  };
}

/** @param {Room} room @returns {Entry} */
const entryOf = ({ ask = 0, algorithm, n, goal, at = 0, about = "" }) => ({
  ...{ ask, algorithm, n, goal, step: at, about },
  ...{ turnout: [], rounds: [], answer: null, shown: at },
});

/** @param {Entry} entry @param {Room} room @param {Tally | null} tally @returns {Entry} */
function withNews(entry, { phase, round = 1, voted = 0, of = 0 }, tally) {
  const turnout = [...entry.turnout];
  if (phase !== "revealed") turnout[round - 1] = { voted, of }; // afterwards nobody is asked any more
  if (tally?.ask !== entry.ask) return { ...entry, turnout };
  const { rounds, answer, shown } = tally;
  return { ...entry, turnout, rounds, answer, shown };
}
