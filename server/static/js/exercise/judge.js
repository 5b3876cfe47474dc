// Feedback on the digits of taken, by the ladder of every question: first where to look, then the queen behind a digit,
// then the answer. Pure.

import { attackers, upTo } from "../model/board.js";
import { has } from "../model/bits.js";
import { rungOf } from "../questions/answer.js";
import { N } from "./board.js";

/** @import { Attacker } from "../model/board.js" */
/** @import { Attempt } from "../questions/answer.js" */

/**
 * The verdict on the digits. `wrong`: the columns of wrong digits; `column`: the one that it is about; `by`: the queens
 * that attack its square.
 * - right; look: only where to look; hit, clear: a queen attacks the square, or none; told: the answer is shown
 * @typedef {{about: "right" | "look" | "hit" | "clear" | "told", wrong: number[], column: number, by: Attacker[]}} Verdict
 */

/** @param {Attempt} attempt  with an answer @param {number[]} queens  above the row @returns {Verdict} */
export function judge(attempt, queens) {
  const { answer, wrong: given, outcome } = attempt;
  if (outcome) return { about: outcome === "told" ? "told" : "right", wrong: [], column: -1, by: [] };
  const wrong = upTo(N).filter((column) => has(given[given.length - 1] ^ answer, column, N));
  const [column] = wrong;
  const by = rungOf(attempt) === 1 ? [] : attackers(queens, queens.length, column);
  return { about: rungOf(attempt) === 1 ? "look" : by.length ? "hit" : "clear", wrong, column, by };
}
