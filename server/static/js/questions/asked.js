// What the page needs of a question that is asked: its place in the state, where it is answered, and the code that
// stands for its answers. Pure but for the words.

import { wordsOf } from "../words/words.js";
import { WAYS, lineAnswering, mannerOf, rowsAnswering } from "./kinds.js";
import { pictureAsking } from "./picture.js";

/** @import { Asked, Listings, Question, Run, Step } from "../types.js" */
/** @import { Where } from "./targets.js" */

const words = await wordsOf("learn");

/**
 * What the state needs for a question to be open.
 * @param {Question} question
 * @param {Step} step  at which it is asked
 * @param {Run} run
 * @returns {Asked}
 */
export function askedOf(question, step, run) {
  const manner = mannerOf(run.algorithm);
  const { about } = question;
  return {
    run,
    question,
    picture: pictureAsking(question, step, run),
    cause: null,
    said: {
      title: words.question(about, /** @type {Record<string, any>} */ (step)[manner.fills], manner),
      why: words.HOW[WAYS[about]],
    },
  };
}

/**
 * Where a question is answered on the page, beside its card.
 * @param {Question} question
 * @param {Step} step
 * @param {Run} run
 * @returns {Where}
 */
export function whereAnswered(question, step, run) {
  const manner = mannerOf(run.algorithm);
  return {
    n: run.n,
    fills: manner.fills,
    line: lineAnswering(question, step, run.n),
    registers: manner.masks ? rowsAnswering(question.about) : [],
    queens: WAYS[question.about] === "queen",
  };
}

/** The lines of a listing that some step runs. @param {Listings} listing @returns {string[]} */
export const codeOf = ({ runs, python }) =>
  runs.map((line) =>
    python[line - 1]
      .map(([, text]) => text)
      .join("")
      .trim(),
  );
