// The kinds of question: how each is answered, in which searches it is asked, and from easy to hard. Pure.

import { upTo } from "../model/board.js";
import { viewOf } from "../algorithms/algorithms.js";

/** @import { Question, Step } from "../types.js" */
/** @import { Manner } from "./mistakes.js" */

/**
 * How an answer is given: all bits of a mask, one bit, one of a few cases, how many rows, the row of a queen, or a line
 * of the listing.
 * @typedef {"bits" | "bit" | "case" | "rows" | "queen" | "line"} Way
 */

/**
 * The list of kinds, in the order of the server's search/questions/kinds.py; `rank`: how hard each is.
 * @satisfies {Record<string, {way: Way, rank: number}>}
 */
const LIST = {
  next: { way: "bit", rank: 3 },
  free: { way: "bits", rank: 1 },
  ld: { way: "bits", rank: 6 },
  col: { way: "bits", rank: 5 },
  rd: { way: "bits", rank: 7 },
  falls: { way: "case", rank: 8 },
  after: { way: "case", rank: 4 },
  ends: { way: "case", rank: 9 },
  below: { way: "case", rank: 12 },
  back: { way: "rows", rank: 10 },
  line: { way: "line", rank: 11 },
  attacker: { way: "queen", rank: 2 },
};
export const KINDS = Object.keys(LIST);
export const EASIEST_FIRST = Object.entries(LIST)
  .sort(([, one], [, other]) => one.rank - other.rank)
  .map(([kind]) => kind);

/** How many cases each of those has that are answered by one; also the polls of a class, which its host asks aloud. */
const CASES = /** @type {Record<string, number>} */ ({
  falls: 4,
  after: 2,
  ends: 3,
  below: 2,
  letters: 4,
  yes_no: 2,
  lost: 3,
});
export const POLLS = ["letters", "yes_no", "lost"];
/** @param {string} about */
export const isPoll = (about) => POLLS.includes(about);

/** How many answers a poll offers. @param {string} about */
export const countAnswers = (about) => CASES[about] ?? 0;

/** How each is answered. @type {Record<string, Way>} */
export const WAYS = Object.fromEntries([
  ...Object.entries(LIST).map(([kind, { way }]) => [kind, way]),
  ...POLLS.map((poll) => [poll, "case"]),
]);

const OF_MASKS = ["free", "ld", "col", "rd", "falls"];

/** The kinds that are asked in a search, the easiest first. @param {string} algorithm */
export function kindsOf(algorithm) {
  switch (viewOf(algorithm).family) {
    case "masks":
      return EASIEST_FIRST.filter((kind) => kind !== "attacker");
    case "squares":
      return EASIEST_FIRST.filter((kind) => !OF_MASKS.includes(kind));
    default:
      return ["attacker", "line"];
  }
}

/** How a search is read. @param {string} algorithm @returns {Manner} */
export function mannerOf(algorithm) {
  const { family, fills, inverted = false } = viewOf(algorithm);
  return { masks: family === "masks", fills, inverted };
}

/**
 * The answers that can be given, in their order on the page; null where any bits can be.
 * @param {Question} question
 * @param {Step} step  at which it is asked
 * @param {number} n
 * @param {number[]} runs  the lines that steps run
 * @returns {number[] | null}
 */
export function answersTo({ about }, step, n, runs) {
  switch (WAYS[about]) {
    case "bits":
      return null;
    case "bit":
      return upTo(n).map((column) => 2 ** (n - 1 - column));
    case "case":
      return upTo(CASES[about]);
    case "rows":
      return upTo(step.stack.length + 1);
    case "queen":
      return step.queens
        .filter(([row, column]) => row !== step.square?.[0] || column !== step.square[1])
        .map(([row]) => row)
        .sort((one, other) => one - other);
    case "line":
      return runs;
    default:
      throw new Error(`nobody asks about ${about}`);
  }
}

/**
 * The row of the board, or the column, whose squares are the answer: that of a call, or the one below a new queen; null
 * beyond the board.
 * @param {Question} question
 * @param {Step} step
 * @param {number} n
 */
export function lineAnswering({ about }, step, n) {
  if (!["bits", "bit"].includes(WAYS[about])) return null;
  const line = step.queens.length;
  return line < n ? line : null;
}

/**
 * How many answers to a question are taken before it is told: after the first wrong one it is said where to look, and
 * after the second which queen or bit shows it, where that does not tell the answer. Of two, one wrong answer tells the
 * other.
 * @param {Question} question
 * @param {number[] | null} answers  to choose from
 */
export function triesAt({ about }, answers) {
  if (answers?.length === 2) return 1;
  return ["bits", "bit", "queen"].includes(WAYS[about]) ? 3 : 2;
}

/**
 * What two questions have in common that have the same squares for an answer; null where it is no squares.
 * @param {Question} question
 */
export const squaresOf = ({ about, answer }) => (["bits", "bit", "queen"].includes(WAYS[about]) ? answer : null);
