// Data for an open question: its entry in the state, the places where it is answered, and lines of code that are
// answers. Pure but for the words.

import { wordsOf } from "../words/words.js";
import { WAYS, lineAnswering, mannerOf, rowsAnswering, sourcesOf } from "./kinds.js";
import { pictureAsking } from "./picture.js";

/** @import { OpenQuestion, Listings, Question, Run, Step } from "../types.js" */
/** @import { AnswerPlaces, Clue } from "./targets.js" */

const words = await wordsOf("learn");

/**
 * Return the entry of an open question in the state.
 * @param {Question} question
 * @param {Step} step  the question's
 * @param {Run} run
 * @param {string} [count]  its place in a series
 * @returns {OpenQuestion}
 */
export function askedOf(question, step, run, count = "") {
  const manner = mannerOf(run.algorithm);
  const { about, own } = question;
  const text = own?.text ?? words.question(about, /** @type {Record<string, any>} */ (step)[manner.fills], manner);
  return {
    run,
    question,
    picture: pictureAsking(question, step, run),
    cause: null,
    said: {
      title: count ? `${count} ${text}` : text,
      why: words.HOW[WAYS[about]],
    },
  };
}

/**
 * Return the places on the page where a question is answered, besides its card.
 * @param {Question} question
 * @param {Step} step
 * @param {Run} run
 * @returns {AnswerPlaces}
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

/** The parts of the page to look at besides board and strip, by kind. @type {Record<string, string[]>} */
const PARTS = { back: ["main .frames"], line: ["#listing [data-current]"] };

/**
 * Return the places to look at after a first wrong answer.
 * @param {Question} question
 * @param {Step} step
 * @param {Run} run
 * @returns {Clue}
 */
export function clueOf({ about }, step, { n, algorithm }) {
  const { masks } = mannerOf(algorithm);
  const line = step.queens.length;
  const isLine = about === "ends" || (about === "next" && !masks);
  return {
    registers: masks ? sourcesOf(about) : [],
    line: isLine && line < n ? line : null,
    square: about === "attacker" ? (step.square ?? null) : null,
    parts: PARTS[about] ?? [],
  };
}

/** Return the lines of a listing that steps run. @param {Listings} listing @returns {string[]} */
export const codeOf = ({ runs, python }) =>
  runs.map((line) =>
    python[line - 1]
      .map(([, text]) => text)
      .join("")
      .trim(),
  );
