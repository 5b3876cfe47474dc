// The stored study of this device's learner. Up to the code, it stays on the device.

import { changePractice, newSeries, readPractice } from "../predict/practice.js";
import { FORGETTABLE, readObject, storeValue } from "../page/storage.js";
import { LARGEST } from "./code.js";
import { KINDS, UNKNOWN } from "./items.js";
import { STATEMENTS, STEPS } from "./scale.js";

/** @import { Predicted, Result } from "./code.js" */

/**
 * A learner's stage: the items before the lesson, the lesson, the items after it, the statements, or the end.
 * @typedef {(typeof STAGES)[number]} Stage
 */
/** Answers; null before they are given. */
/** @typedef {(number | null)[]} Answers */
/** @typedef {{number: number, stage: Stage, before: Answers, after: Answers, scale: Answers, predicted: Predicted}} Study */

const STAGES = /** @type {const} */ (["before", "lesson", "after", "scale", "done"]);

/** @param {string} text @returns {number | null}  null if it is not a learner's number */
export function readNumber(text) {
  const number = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= LARGEST ? number : null;
}

/** Create a learner's study, from which on predictions are counted. @param {number} number @returns {Study} */
export function createStudy(number) {
  changePractice({ series: newSeries() });
  const none = (/** @type {number} */ count) => Array.from({ length: count }, () => null);
  return {
    number,
    stage: "before",
    before: none(KINDS.length),
    after: none(KINDS.length),
    scale: none(STATEMENTS),
    predicted: { count: 0, first: 0, last: 0 },
  };
}

/** @param {Study} study @param {"before" | "after" | "scale"} part @param {number} at @param {number} answer @returns {Study} */
export const setAnswer = (study, part, at, answer) => ({
  ...study,
  [part]: study[part].map((one, index) => (index === at ? answer : one)),
});

/** Return the study at its next stage; at the end, with the results of the predictions. @param {Study} study @returns {Study} */
export function nextStage(study) {
  const stage = STAGES[STAGES.indexOf(study.stage) + 1];
  return stage === "done" ? { ...study, stage, predicted: countPredictions() } : { ...study, stage };
}

/** @returns {Predicted} */
function countPredictions() {
  const { count, first, last } = readPractice().series;
  const right = (/** @type {string} */ signs) => signs.replaceAll("0", "").length;
  return { count, first: right(first), last: right(last) };
}

/** Return the result, once all questions are answered; null before. @param {Study} study @returns {Result | null} */
export function resultOf({ number, before, after, scale, predicted }) {
  const all = [before, after, scale].map((answers) => answers.filter((one) => one !== null));
  if (all[0].length + all[1].length < 2 * KINDS.length || all[2].length < STATEMENTS) return null;
  return { number, before: all[0], after: all[1], scale: all[2], predicted };
}

/** @param {Study | null} study  null to forget it @returns {boolean} whether the browser has stored it */
export const saveStudy = (study) => storeValue(FORGETTABLE.study, study);

/** Return this device's study; null for none or an invalid value. @returns {Study | null} */
export function loadStudy() {
  const { number, stage, before, after, scale, predicted } = readObject(FORGETTABLE.study);
  const its = Object(predicted);
  const study = { number, stage, before, after, scale, predicted: its };
  const isSound =
    readNumber(String(number)) === number &&
    STAGES.includes(stage) &&
    areAnswers(before, KINDS.length, 0, UNKNOWN) &&
    areAnswers(after, KINDS.length, 0, UNKNOWN) &&
    areAnswers(scale, STATEMENTS, STEPS[0], STEPS[STEPS.length - 1]) &&
    [its.count, its.first, its.last].every((one) => Number.isSafeInteger(one) && one >= 0);
  return isSound && (stage !== "done" || resultOf(study)) ? study : null;
}

/** @param {unknown} answers @param {number} length @param {number} least @param {number} most */
const areAnswers = (answers, length, least, most) =>
  Array.isArray(answers) &&
  answers.length === length &&
  answers.every((one) => one === null || (Number.isInteger(one) && one >= least && one <= most));
