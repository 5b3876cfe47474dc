// Data of an open question: its entry in the state, the content of its form, the labels of its answers, and the light for
// a wrong one. Pure but for the words.

import { viewOf } from "../algorithms/algorithms.js";
import { bitIndex } from "../model/bits.js";
import { upTo } from "../model/board.js";
import { wordsOf } from "../words/words.js";
import { createInput } from "./answer.js";
import { WAYS, answersTo, mannerOf } from "./kinds.js";
import { pictureAsking } from "./picture.js";

/** @import { Asked, FactBase, LeadFilm, Listings, OpenQuestion, Question } from "../types.js" */
/** @import { Input } from "./answer.js" */
/** @import { Choice } from "./form.js" */
/** @import { Way } from "./kinds.js" */
/** @import { Mistake } from "./mistakes.js" */

const words = await wordsOf("learn");

/**
 * Return the entry of an open question in the state.
 * @param {Asked} asked
 * @param {string} [count]  its place in a series
 * @returns {OpenQuestion}
 */
export function openAsked({ question, step, run }, count = "") {
  const manner = mannerOf(run.algorithm);
  const { about, own } = question;
  const text = own?.text ?? words.question(about, /** @type {Record<string, any>} */ (step)[manner.fills], manner);
  return {
    ...{ run, question, step, cause: null },
    picture: pictureAsking(question, step, run),
    said: { title: count ? `${count} ${text}` : text, why: words.HOW[WAYS[about]] },
  };
}

/** Return the texts of the answers to choose from. @param {string} about @param {{choices: string[]}} [own] */
export const textsOf = (about, own) => own?.choices ?? words.CHOICES[about];

/**
 * Return the content of the form.
 * @param {Asked} asked
 * @param {Listings | null} listing  if its lines are the answers
 * @returns {{way: Way, input: Input, choices: Choice[]}}
 */
export function contentOf(asked, listing) {
  const { question, step, run } = asked;
  const { n, algorithm } = run;
  const { about, own } = question;
  const way = WAYS[about];
  const manner = mannerOf(algorithm);
  const texts = textsOf(about, own);
  const answers = answersTo(asked, listing?.runs);
  const isCase = way === "case";
  const isOfBits = way === "bits" || (way === "bit" && manner.masks);
  const places = upTo(n).map((at) => (isOfBits ? n - 1 - at : at));
  const labels = ["bits", "bit"].includes(way) ? places : (answers ?? []).map((value) => value + Number(isCase));
  const choices = labels.map((number, at) => {
    const label = String(number); // which digits type
    const code = listing ? codeIn(listing, number) : "";
    return {
      text: way === "bits" ? "0" : isCase ? texts[at] : label,
      name: isCase ? texts[at] : [words.answerName(way, label, manner), ...(code ? [code] : [])].join(": "),
      code,
      ran: listing && step.lines.includes(number) ? words.JUST_RUN : "",
      cap: way === "bits" || isCase ? label : "",
    };
  });
  return { way, input: createInput(labels.map(String), answers), choices };
}

/** @param {Listings} listing @param {number} line  from 1 */
const codeIn = ({ python }, line) =>
  python[line - 1]
    .map(([, text]) => text)
    .join("")
    .trim();

/**
 * Return an answer's label outside its form.
 * @param {string} about
 * @param {number} answer
 * @param {Pick<LeadFilm, "algorithm" | "n"> & Pick<Question, "own">} film  of the question
 * @param {string} none  the label of an empty mask
 */
export function labelOf(about, answer, { algorithm, n, own }, none) {
  const way = WAYS[about];
  const manner = mannerOf(algorithm);
  if (way === "bits") return answer ? answer.toString(2).padStart(n, "0") : none;
  if (way === "case") return textsOf(about, own)[answer];
  const place = way !== "bit" ? answer : manner.masks ? bitIndex(answer) : n - 1 - bitIndex(answer);
  return words.answerName(way, String(place), manner);
}

/**
 * Return the light for a wrong answer: a square, the queens that attack it, and the bits that show it; null for none.
 * @param {Mistake} mistake
 * @param {Asked} asked
 * @returns {FactBase | null}
 */
export function lightOf({ reason, by, lit }, { step, run: { n, algorithm } }) {
  if (!by.length && !Object.keys(lit).length && !("bit" in reason)) return null;
  const { fills } = viewOf(algorithm);
  const bit = "bit" in reason ? reason.bit : bitIndex(step.bit);
  const line = "bit" in reason ? step.queens.length : step.row;
  return { register: "", square: fills === "row" ? [line, n - 1 - bit] : [n - 1 - bit, line], by, lit };
}
