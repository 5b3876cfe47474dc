// The kinds of question: the way of answering, the searches that have it, and the rank from easy to hard. Pure.

import { upTo } from "../model/board.js";
import { viewOf } from "../algorithms/algorithms.js";

/** @import { AlgorithmView, Asked, Question, Step } from "../types.js" */

/**
 * The way of answering: all bits of a mask, one bit, one of a few cases, a number of rows, the row of a queen, or a
 * line of the listing.
 * @typedef {"bits" | "bit" | "case" | "rows" | "queen" | "line"} Way
 */

/** @typedef {AlgorithmView["family"]} Family */
/**
 * How questions read a search: with masks or square by square, by rows or columns, and whether a 1 is a free square.
 * @typedef {{masks: boolean, fills: "row" | "column", inverted: boolean, board: boolean}} Manner  board: it may be that of a puzzle
 */
/**
 * A kind of question. `rank`: difficulty; `cases`: their number, for a question answered by a case; `most`: the largest
 * number of rows; `answered`: rows of the strip in which it is answered; `sources`: rows to look at after a wrong answer; `moments`: where it is asked, if
 * not at each step; `spare`: a worksheet has it only by choice.
 * @typedef {{
 *   way: Way,
 *   rank: number,
 *   families: Family[],
 *   cases?: number,
 *   most?: (step: Step, n: number) => number,
 *   answered?: string[],
 *   sources?: string[],
 *   moments?: ("choice" | "stuck")[],
 *   spare?: boolean,
 * }} Kind
 */

const LINES = ["ld", "col", "rd"];
/** @type {Family[]} */
const MASKS = ["masks"];
/** The searches that place queen after queen. @type {Family[]} */
const CALLS = ["masks", "squares"];

/** The list of kinds, in the order of the server's search/questions/kinds.py. @type {Record<string, Kind>} */
const LIST = {
  next: { way: "bit", rank: 3, families: CALLS, answered: ["poss", "bit"], sources: LINES, moments: ["choice"] },
  free: { way: "bits", rank: 1, families: MASKS, answered: ["poss"], sources: LINES, moments: ["choice"] },
  ld: { way: "bits", rank: 6, families: MASKS, answered: ["ld"], sources: ["ld", "bit"], moments: ["choice"] },
  col: { way: "bits", rank: 5, families: MASKS, answered: ["col"], sources: ["col", "bit"], moments: ["choice"] },
  rd: { way: "bits", rank: 7, families: MASKS, answered: ["rd"], sources: ["rd", "bit"], moments: ["choice"] },
  falls: { way: "case", rank: 8, families: MASKS, cases: 4, sources: ["ld", "rd", "bit"], moments: ["choice"] },
  after: { way: "case", rank: 4, families: CALLS, cases: 2, moments: ["stuck"], spare: true },
  ends: { way: "case", rank: 9, families: CALLS, cases: 3, moments: ["choice"] },
  below: { way: "case", rank: 12, families: CALLS, cases: 2, moments: ["choice"], spare: true },
  back: { way: "rows", rank: 10, families: CALLS, most: ({ stack }) => stack.length, moments: ["stuck"] },
  line: { way: "line", rank: 11, families: ["masks", "squares", "boards"], moments: ["choice", "stuck"], spare: true },
  attacker: { way: "queen", rank: 2, families: ["squares", "boards"] },
};
export const KINDS = Object.keys(LIST);
export const EASIEST_FIRST = [...KINDS].sort((one, other) => LIST[one].rank - LIST[other].rank);

/** The polls of a class, which its host asks aloud, with the number of answers. @type {Record<string, number>} */
const CHOICES = { letters: 4, yes_no: 2, lost: 3 };
export const POLLS = Object.keys(CHOICES);
/** The kind of question that a host has written. */
export const OWN = "own";
/** Return whether a kind is asked by the host, aloud or in writing, not by the page. @param {string} about */
export const isHosts = (about) => about === OWN || POLLS.includes(about);
/** Return whether a question has a right answer. @param {{about?: string, own?: {judged: boolean}}} question */
export const isJudged = ({ about = "", own }) => own?.judged ?? !POLLS.includes(about);

/** Return the number of cases of a question; 0 without cases. @param {{about?: string, own?: {choices: string[]}}} question */
export const countAnswers = ({ about = "", own }) => own?.choices.length ?? CHOICES[about] ?? LIST[about]?.cases ?? 0;

/** The way of answering each kind. @type {Record<string, Way>} */
export const WAYS = Object.fromEntries([
  ...Object.entries(LIST).map(([kind, { way }]) => [kind, way]),
  ...[...POLLS, OWN].map((poll) => [poll, "case"]),
]);

/** Return a kind of question; empty for a host's. @param {string} about @returns {Partial<Kind>} */
export const kindOf = (about) => LIST[about] ?? {};

/** Return the kinds that are asked at a moment. @param {"choice" | "stuck"} moment */
export const kindsAt = (moment) => KINDS.filter((kind) => LIST[kind].moments?.includes(moment));

/** The kinds that a worksheet has by default. */
export const ON_PAPER = KINDS.filter((kind) => !LIST[kind].spare);

/** Return the kinds of a search, the easiest first. @param {string} algorithm */
export function kindsOf(algorithm) {
  const { family } = viewOf(algorithm);
  return EASIEST_FIRST.filter((kind) => LIST[kind].families.includes(family));
}

/** Return how questions read a search. @param {string} algorithm @returns {Manner} */
export function mannerOf(algorithm) {
  const { family, fills, inverted = false, board = false } = viewOf(algorithm);
  return { masks: family === "masks", fills, inverted, board };
}

/** Return whether the answers are squares of a row or column. @param {string} about */
const isOfLine = (about) => ["bits", "bit"].includes(WAYS[about]);

/**
 * Return the possible answers, in their order on the page; null for bits in any combination.
 * @param {Asked} asked
 * @param {number[]} [runs]  lines that steps run
 * @returns {number[] | null}
 */
export function answersTo({ question, step, run: { n } }, runs = []) {
  switch (WAYS[question.about]) {
    case "bits":
      return null;
    case "bit":
      return upTo(n).map((column) => 2 ** (n - 1 - column));
    case "case":
      return upTo(countAnswers(question));
    case "rows":
      return upTo((LIST[question.about].most?.(step, n) ?? n) + 1);
    case "queen":
      return step.queens
        .filter(([row, column]) => row !== step.square?.[0] || column !== step.square[1])
        .map(([row]) => row)
        .sort((one, other) => one - other);
    case "line":
      return runs;
    default:
      throw new Error(`nobody asks about ${question.about}`);
  }
}

/**
 * Return the row or column whose squares are the answers: that of a call, or the one below a new queen; null beyond the
 * board.
 * @param {Asked} asked
 */
export function lineAnswering({ question: { about }, step: { queens }, run: { n } }) {
  return isOfLine(about) && queens.length < n ? queens.length : null;
}

/**
 * Return the number of tries before the answer is shown. A first wrong answer gets a hint, a second one the queen or
 * bit that refutes it, unless that gives the answer away. Of two answers, a wrong one gives away the other.
 * @param {Asked} asked
 */
export function triesAt(asked) {
  if (answersTo(asked)?.length === 2) return 1;
  return squaresOf(asked.question) === null ? 2 : 3;
}

/**
 * Return a number that is equal for questions with the same squares as their answer; null if answers are not squares.
 * @param {Question} question
 */
export const squaresOf = ({ about, answer }) => (isOfLine(about) || WAYS[about] === "queen" ? answer : null);

/**
 * Return whether two own questions are the same: by their places in lessons, which have one text for each language, else by their texts.
 * @param {Placed | null} [one] @param {Placed | null} [other]
 */
export function isSameOwn(one, other) {
  if (one?.lesson === undefined || other?.lesson === undefined) return one?.text === other?.text;
  return one.lesson === other.lesson && one.stop === other.stop;
}
/** @typedef {{text: string, lesson?: string, stop?: number}} Placed */
