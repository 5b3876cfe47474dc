// Labels and looks of a question's answers, and the light for a wrong one. Pure but for the words.

import { viewOf } from "../algorithms/algorithms.js";
import { bitIndex } from "../model/bits.js";
import { wordsOf } from "../words/words.js";
import { WAYS, mannerOf } from "./kinds.js";

/** @import { FactBase, LeadFilm, Question, Run, Step } from "../types.js" */
/** @import { Choice } from "./card.js" */
/** @import { Mistake } from "./mistakes.js" */

const words = await wordsOf("learn");

/**
 * Return the texts of the answers to choose from.
 * @param {string} about
 * @param {{choices: string[]}} [own]
 */
export const textsOf = (about, own) => own?.choices ?? words.CHOICES[about];

/**
 * Return the labels of the answers.
 * @param {Question} question
 * @param {Run} run
 * @param {number[] | null} answers
 * @returns {string[]}
 */
export function labelsOf({ about }, { n, algorithm }, answers) {
  const { masks } = mannerOf(algorithm);
  switch (WAYS[about]) {
    case "bits":
      return Array.from({ length: n }, (_, at) => String(n - 1 - at));
    case "bit":
      return Array.from({ length: n }, (_, at) => String(masks ? n - 1 - at : at));
    case "case":
      return (answers ?? []).map((value) => String(value + 1));
    default:
      return (answers ?? []).map(String);
  }
}

/**
 * Return the choices on the card.
 * @param {Question} question
 * @param {Run} run
 * @param {string[]} labels
 * @param {string[]} code  lines of the listing, if they are the answers
 * @param {number[]} ran  numbers of those that have just run
 * @returns {Choice[]}
 */
export function choicesOf({ about, own }, { algorithm }, labels, code, ran) {
  const way = WAYS[about];
  const manner = mannerOf(algorithm);
  const texts = textsOf(about, own);
  return labels.map((label, at) => ({
    text: way === "bits" ? "0" : way === "case" ? texts[at] : label,
    name: way === "case" ? texts[at] : [words.answerName(way, label, manner), ...code.slice(at, at + 1)].join(": "),
    code: code[at] ?? "",
    ran: way === "line" && ran.includes(Number(label)) ? words.JUST_RUN : "",
    cap: way === "bits" || way === "case" ? label : "",
  }));
}

/**
 * Return the light for a wrong answer: a square, the queens that attack it, and the bits that show it; null for none.
 * @param {Mistake} mistake
 * @param {Step} step
 * @param {Run} run
 * @returns {FactBase | null}
 */
export function lightOf({ reason, by, lit }, step, { n, algorithm }) {
  if (!by.length && !Object.keys(lit).length && !("bit" in reason)) return null;
  const { fills } = viewOf(algorithm);
  const bit = "bit" in reason ? reason.bit : bitIndex(step.bit);
  const line = "bit" in reason ? step.queens.length : step.row;
  return { register: "", square: fills === "row" ? [line, n - 1 - bit] : [n - 1 - bit, line], by, lit };
}

// The label of an answer outside its card. Pure but for the words.

/**
 * Return an answer's label.
 * @param {string} about
 * @param {number} answer
 * @param {Pick<LeadFilm, "algorithm" | "n"> & Pick<Question, "own">} film  of the question
 * @param {string} none  the label of an empty mask
 */
export function labelOf(about, answer, { algorithm, n, own }, none) {
  const way = WAYS[about];
  const manner = mannerOf(algorithm);
  switch (way) {
    case "bits":
      return answer ? answer.toString(2).padStart(n, "0") : none;
    case "bit":
      return words.answerName(way, String(manner.masks ? bitIndex(answer) : n - 1 - bitIndex(answer)), manner);
    case "case":
      return textsOf(about, own)[answer];
    default:
      return words.answerName(way, String(answer), manner);
  }
}
