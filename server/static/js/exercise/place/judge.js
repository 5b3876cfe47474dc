// Feedback on the digits of taken: first where to look, then the queen behind a digit, then the answer. Pure.

import { attackers, upTo } from "../../model/board.js";
import { has } from "../../model/bits.js";
import { N } from "./game.js";

/** @import { Attacker } from "../../model/board.js" */

export const MOST_MISSES = 3; // wrong answers before the right one is shown

/**
 * The verdict on the digits. `wrong`: the columns of wrong digits; `column`: the one that it is about; `by`: the queens
 * that attack its square.
 * - right; look: only where to look; hit, clear: a queen attacks the square, or none; told: the answer is shown
 * @typedef {{about: "right" | "look" | "hit" | "clear" | "told", wrong: number[], column: number, by: Attacker[]}} Verdict
 */

/**
 * @param {number} draft  the learner's digits
 * @param {number} answer
 * @param {number[]} queens  above the row
 * @param {number} misses  wrong answers before this one
 * @returns {Verdict}
 */
export function judge(draft, answer, queens, misses) {
  const wrong = upTo(N).filter((column) => has(draft ^ answer, column, N));
  if (!wrong.length) return { about: "right", wrong, column: -1, by: [] };
  const [column] = wrong;
  if (misses === 0) return { about: "look", wrong, column, by: [] };
  if (misses + 1 >= MOST_MISSES) return { about: "told", wrong: [], column: -1, by: [] };
  const by = attackers(queens, queens.length, column);
  return { about: by.length ? "hit" : "clear", wrong, column, by };
}
