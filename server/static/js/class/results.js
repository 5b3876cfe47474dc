// Results of a question: a bar for each answer, and advice for the host. Pure.

import { upTo } from "../model/board.js";
import { WAYS, countAnswers } from "../questions/kinds.js";
import { el, mark, find } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { Square } from "../types.js" */
/** @import { Round, Tally } from "./room.js" */

const words = await wordsOf("class");

/** @typedef {{answer: number, isRight: boolean, rounds: {count: number, share: number}[]}} Bar */

/**
 * Return a bar for each given answer and for the right one, sorted by frequency in the last round. For a poll, return a
 * bar for each offered answer, in their order.
 * @param {Tally} tally
 * @param {number} [offered]  number of a poll's answers
 * @returns {Bar[]}
 */
export function barsOf({ rounds, answer: right }, offered = 0) {
  const given = rounds.flatMap(({ counts }) => counts.map(([answer]) => answer));
  const answers = right === null ? upTo(offered) : new Set([right, ...given]);
  const bars = [...answers].map((answer) => ({
    answer,
    isRight: answer === right,
    rounds: rounds.map((round) => shareOf(round, answer)),
  }));
  const latest = (/** @type {Bar} */ bar) => bar.rounds.at(-1)?.count ?? 0;
  return right === null ? bars : bars.sort((one, other) => latest(other) - latest(one) || one.answer - other.answer);
}

/** Return how many pupils gave an answer, and their share of the votes. @param {Round} round @param {number} answer */
export function shareOf({ counts, voted }, answer) {
  const count = counts.find(([given]) => given === answer)?.[1] ?? 0;
  return { count, share: voted ? count / voted : 0 };
}

/**
 * Return advice after the last round: explain again, let the class discuss, or reveal the answer.
 * @param {Tally} tally @returns {{right: number, voted: number, what: "none" | "explain" | "discuss" | "reveal"}}
 */
export function adviceOf({ rounds, answer }) {
  const last = rounds.at(-1);
  if (!last?.voted || answer === null) return { right: 0, voted: 0, what: "none" };
  const { count, share } = shareOf(last, answer);
  return { right: count, voted: last.voted, what: share < 0.3 ? "explain" : share <= 0.7 ? "discuss" : "reveal" };
}

/**
 * Return the most frequent wrong answer of the last round with its reason; null if two are as frequent, or it has none.
 * @param {Tally} tally
 * @param {(given: number, tally: Tally) => string} why
 */
export function mistakeIn(tally, why) {
  const { rounds, answer } = tally;
  const [first, second] = rounds.at(-1)?.counts.filter(([given]) => given !== answer) ?? [];
  const reason = answer === null || !first || first[1] === second?.[1] ? "" : why(first[0], tally);
  return reason ? { answer: first[0], count: first[1], why: reason } : null;
}

// Results as a table: a row for each answer, a column for each round of votes.

const { RESULTS: WORDS } = words;
const MOST = 12; // answers of a table; the right one always has a row

/**
 * @param {Tally} tally
 * @param {{about?: string, own?: {choices: string[]}}} question
 * @param {(answer: number) => string} label  returns the label of an answer
 * @param {(count: number, share: number) => string} [format]  returns the text for a count and its share
 */
export function drawRounds(tally, question, label, format = String) {
  const bars = barsOf(tally, countAnswers(question)).filter(({ isRight }, at) => isRight || at < MOST);
  const head = tally.rounds.map(({ round }) => el("th", { scope: "col" }, words.round({ round })));
  const table = el(
    "table",
    { class: "class-rounds" },
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, WORDS.answer), ...head)),
    el("tbody", {}, ...bars.map((bar) => drawRow(bar, label(bar.answer), format))),
  );
  mark(table, "way", WAYS[question.about ?? ""]);
  return table;
}

/** Draw an answer with its reason. @param {string} answer @param {string} why */
export const drawReason = (answer, why) => el("p", { class: "class-reason" }, el("b", {}, answer), " ", why);

/** @param {Bar} bar @param {string} label @param {(count: number, share: number) => string} format */
function drawRow({ isRight, rounds }, label, format) {
  const [tick, right] = [
    el("span", { "aria-hidden": "true" }, "✓ "),
    el("span", { class: "visually-hidden" }, `, ${WORDS.right}`),
  ];
  const name = el("th", { scope: "row" }, ...(isRight ? [tick, label, right] : [label]));
  const cells = rounds.map(({ count, share }) => {
    const cell = el("td", {}, el("i", { "aria-hidden": "true" }), el("span", {}, format(count, share)));
    cell.style.setProperty("--share", String(share));
    return cell;
  });
  const row = el("tr", {}, name, ...cells);
  mark(row, "right", isRight);
  return row;
}

// Results on the board: a number in a disc on each chosen square.

/** A square, and how many pupils chose it. @typedef {{square: Square, count: number}} Spot */

/**
 * Return the chosen squares of a line in the last round, if answers are squares. Pure.
 * @param {Tally} tally
 * @param {number} n
 * @param {"row" | "column"} fills
 * @param {number | null} line  of the board; null if answers are not squares
 * @returns {Spot[]}
 */
export function spotsOf({ rounds }, n, fills, line) {
  const last = rounds.at(-1);
  if (!last || line === null) return [];
  return last.ones.flatMap((count, bit) => {
    const along = n - 1 - bit;
    /** @type {Square} */
    const square = fills === "row" ? [line, along] : [along, line];
    return count ? [{ square, count }] : [];
  });
}

export function createHeat() {
  const element = el("div", { class: "class-heat", "aria-hidden": "true" }); // the table beside it has the same numbers
  /** @type {Spot[] | null} */
  let drawn = null;

  return {
    /** @param {Spot[]} spots @param {number} n */
    render(spots, n) {
      if (!element.isConnected) find("#board").append(element);
      if (spots === drawn) return;
      drawn = spots;
      element.style.setProperty("--n", String(n));
      element.replaceChildren(
        ...spots.map(({ square: [row, column], count }) => {
          const spot = el("b", {}, String(count));
          spot.style.setProperty("--row", String(row));
          spot.style.setProperty("--column", String(column));
          return spot;
        }),
      );
      mark(element, "shown", spots.length > 0);
    },
  };
}
