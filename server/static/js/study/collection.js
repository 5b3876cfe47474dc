// A teacher's collection: codes, one a line, and their evaluation. Pure.

import { ENOUGH, readCode } from "./code.js";
import { CHOICES, FORM_NAMES, KINDS, findRight, formOf } from "./items.js";
import { scoreOf } from "./scale.js";

/** @import { Fault, Result } from "./code.js" */
/** @import { Form, Kind } from "./items.js" */

/** A refused line; `first`: an earlier line of the same learner, 0 for none. */
/** @typedef {{line: number, code: string, why: Fault["why"] | "twice" | "changed", text: string, number: number, first: number}} Refused */
/**
 * A learner. before, after: number of right items; first, last: number of right predictions among the first ten and the
 * last ten, null for too few predictions.
 * @typedef {{result: Result, line: number, before: number, after: number, score: number, first: number | null, last: number | null}} Learner
 */
/** The means of all learners, null without any value; `spread`: their standard deviations, null for fewer than two learners. */
/** @typedef {{count: number, before: number, after: number, score: number, predicting: number, first: number | null, last: number | null, spread: {before: number, after: number, gain: number, score: number} | null}} Total */
/** The most frequent wrong answer to an item of a form. @typedef {{form: Form, choice: number, count: number}} Mistake */
/** An item over all learners; before, after: the share of right answers; mistakes: at most one of each form. */
/** @typedef {{kind: Kind, before: number, after: number, mistakes: Mistake[]}} Summary */

/**
 * Parse the codes of a text. Of several codes with one number the first counts.
 * @param {string} text
 * @returns {{learners: Learner[], refused: Refused[]}}
 */
export function collect(text) {
  /** @type {Map<number, {line: number, result: Result}>} */
  const seen = new Map();
  /** @type {Refused[]} */
  const refused = [];
  for (const [index, typed] of text.split(/\r\n|\r|\n/).entries()) {
    const code = typed.trim();
    if (!code) continue;
    const line = index + 1;
    const found = readCode(code);
    if ("why" in found) {
      refused.push({ line, code, ...found, number: 0, first: 0 });
      continue;
    }
    const { number } = found;
    const before = seen.get(number);
    if (!before) seen.set(number, { line, result: found });
    else {
      const why = JSON.stringify(before.result) === JSON.stringify(found) ? "twice" : "changed";
      refused.push({ line, code, why, text: "", number, first: before.line });
    }
  }
  const learners = [...seen.values()].map(describe).sort((one, other) => one.result.number - other.result.number);
  return { learners, refused };
}

/** @param {{line: number, result: Result}} its @returns {Learner} */
function describe({ line, result }) {
  const { number, before, after, scale, predicted } = result;
  const count = (/** @type {"before" | "after"} */ part, /** @type {number[]} */ answers) =>
    findRight(number, part, answers).filter(Boolean).length;
  const enough = predicted.count >= ENOUGH;
  return {
    result,
    line,
    before: count("before", before),
    after: count("after", after),
    score: scoreOf(scale),
    first: enough ? predicted.first : null,
    last: enough ? predicted.last : null,
  };
}

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Return the standard deviation of a sample. @param {number[]} values  at least two */
function deviation(values) {
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (values.length - 1));
}

/** @param {Learner[]} learners  at least two @returns {NonNullable<Total["spread"]>} */
const spreadOf = (learners) => ({
  before: deviation(learners.map(({ before }) => before)),
  after: deviation(learners.map(({ after }) => after)),
  gain: deviation(learners.map(({ before, after }) => after - before)),
  score: deviation(learners.map(({ score }) => score)),
});

/** @param {Learner[]} learners  at least one @returns {Total} */
export function totalOf(learners) {
  const of = (/** @type {"before" | "after" | "score"} */ field) => mean(learners.map((one) => one[field]));
  const predicting = learners.filter(({ first }) => first !== null);
  const shareOf = (/** @type {"first" | "last"} */ field) =>
    predicting.length ? mean(predicting.map((one) => one[field] ?? 0)) : null;
  return {
    count: learners.length,
    before: of("before"),
    after: of("after"),
    score: of("score"),
    predicting: predicting.length,
    first: shareOf("first"),
    last: shareOf("last"),
    spread: learners.length > 1 ? spreadOf(learners) : null,
  };
}

/** Summarize each item, in order. @param {Learner[]} learners  at least one @returns {Summary[]} */
export function summarize(learners) {
  const found = learners.map(({ result: { number, before, after } }) => ({
    before: findRight(number, "before", before),
    after: findRight(number, "after", after),
  }));
  return KINDS.map((kind, at) => ({
    kind,
    before: mean(found.map(({ before }) => Number(before[at]))),
    after: mean(found.map(({ after }) => Number(after[at]))),
    mistakes: FORM_NAMES.flatMap((form) => findMistake(learners, at, form) ?? []),
  }));
}

/**
 * Find the most frequent mistake of a form after the lesson; "I do not know" is not a mistake.
 * @param {Learner[]} learners @param {number} at @param {Form} form
 * @returns {Mistake | null}
 */
function findMistake(learners, at, form) {
  /** @type {Map<number, number>} */
  const made = new Map();
  for (const { result } of learners) {
    const choice = result.after[at];
    const isOther = formOf(result.number, "after") !== form || choice >= CHOICES;
    if (isOther || findRight(result.number, "after", result.after)[at]) continue;
    made.set(choice, (made.get(choice) ?? 0) + 1);
  }
  const [most] = [...made].sort(([, one], [, other]) => other - one);
  return most ? { form, choice: most[0], count: most[1] } : null;
}
