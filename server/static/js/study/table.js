// The study as a table for a spreadsheet: a line for each learner, with all answers.

import { formatTable } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { KINDS, LETTERS, UNKNOWN, findRight, formOf } from "./items.js";
import { STATEMENTS } from "./scale.js";

/** @import { Learner } from "./collection.js" */
/** @import { Part } from "./items.js" */

const words = await wordsOf("study");

const { FILE } = words;

/** @param {Learner[]} learners */
export const tableOf = (learners) => formatTable([head(), ...learners.map(lineOf)], FILE.SEPARATOR);

function head() {
  const { number, form, before, after, gain, score, predictions, first, last } = FILE;
  const items = (/** @type {"beforeRight" | "beforeAnswer" | "afterRight" | "afterAnswer"} */ column) =>
    KINDS.map((kind, index) => FILE[column]({ at: index + 1, kind: words.KINDS[kind] }));
  return [
    ...[number, form, before, after, gain, score, predictions, first, last],
    ...[...items("beforeRight"), ...items("beforeAnswer"), ...items("afterRight"), ...items("afterAnswer")],
    ...Array.from({ length: STATEMENTS }, (_, index) => FILE.statement({ at: index + 1 })),
  ];
}

/** @param {Learner} learner */
function lineOf({ result, before, after, score, first, last }) {
  const { number, predicted, scale } = result;
  const items = (/** @type {Part} */ part) => [
    ...findRight(number, part, result[part]).map(Number),
    ...result[part].map((answer) => (answer === UNKNOWN ? "?" : LETTERS[answer])),
  ];
  return [
    ...[number, formOf(number, "before"), before, after, after - before, words.score(score)],
    ...[predicted.count, first ?? "", last ?? ""],
    ...[...items("before"), ...items("after"), ...scale],
  ];
}
