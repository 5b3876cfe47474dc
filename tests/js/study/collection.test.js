// A teacher's collection of codes: learners, invalid lines, totals, and the file.

import assert from "node:assert/strict";
import test from "node:test";

import { formatCode } from "../../../server/static/js/study/code.js";
import { collect, summarize, totalOf } from "../../../server/static/js/study/collection.js";
import { FORMS, KINDS, UNKNOWN, findRight } from "../../../server/static/js/study/items.js";
import { STATEMENTS, scoreOf } from "../../../server/static/js/study/scale.js";
import { tableOf } from "../../../server/static/js/study/table.js";
import { wordsOf } from "../../../server/static/js/words/words.js";
import { resultWith } from "./results.js";

const words = await wordsOf("study", "en");

const ANN = resultWith(3, 2, 9);
const BEN = resultWith(12, 4, 5, { scale: Array(10).fill(3), predicted: { count: 19, first: 5, last: 5 } });
const CODES = [ANN, BEN].map(formatCode);

test("the usability scale is Brooke's: 2.5 for each point, with every second statement reversed", () => {
  const all = (odd, even) => Array.from({ length: STATEMENTS }, (_, at) => (at % 2 ? even : odd));
  assert.deepEqual([scoreOf(all(5, 1)), scoreOf(all(1, 5)), scoreOf(all(3, 3)), scoreOf(all(5, 5))], [100, 0, 50, 50]);
  assert.equal(scoreOf([4, 2, 4, 2, 4, 2, 4, 2, 4, 1]), 77.5);
  assert.equal(scoreOf([5, 1, 3, 3, 3, 3, 3, 3, 3, 3]), 60);
});

test("each line is a learner; invalid lines are reported with their number and the allowed form", () => {
  const other = formatCode(resultWith(3, 1, 1));
  const text = [CODES[1], "", CODES[0].toLowerCase(), "  ", "nonsense", CODES[0].slice(2), CODES[1], other].join(
    "\r\n",
  );
  const wrong = CODES[0].replace(/.$/, (sign) => (sign === "2" ? "3" : "2"));
  const { learners, refused } = collect(`${text}\n${wrong}`);
  assert.deepEqual(
    learners.map(({ result, line, before, after }) => [result.number, line, before, after]),
    [
      [3, 3, 2, 9],
      [12, 1, 4, 5],
    ],
  );
  assert.deepEqual(
    refused.map((one) => words.refused(one, 20)),
    [
      "Line 5, “nonsense”: “O” is not a character of a code. A code has digits from 2 to 9 and letters without I, L and O.",
      `Line 6, “${CODES[0].slice(2)}”: it has 18 characters. A code has 20, in groups of five.`,
      `Line 7, “${CODES[1]}”: number 12 is in line 1 already, with the same code.`,
      `Line 8, “${other}”: number 3 is in line 3 already, with another code; that one counts.`,
      `Line 9, “${wrong}”: a character is wrong, or two are swapped. Compare it with the learner's.`,
    ],
  );
  assert.deepEqual(collect(" \n\n"), { learners: [], refused: [] });
});

test("the summary has means, and predictions of learners with enough of them", () => {
  const { learners } = collect(CODES.join("\n"));
  const { spread, ...means } = totalOf(learners);
  assert.deepEqual(means, {
    ...{ count: 2, before: 3, after: 7, score: 62.5 },
    ...{ predicting: 1, first: 4, last: 8 },
  });
  const [one, two] = learners; // of two values the deviation is their distance divided by the root of two
  assert.ok(Math.abs(spread.before - Math.abs(one.before - two.before) / Math.SQRT2) < 1e-12);
  assert.ok(Math.abs(spread.gain - Math.abs(one.after - one.before - two.after + two.before) / Math.SQRT2) < 1e-12);
  assert.deepEqual(words.total(totalOf(learners), { items: 10, few: 10, enough: 20 }), [
    "2 learners",
    "Right before: 30 %, after: 70 %, gain: +40 points.",
    "System Usability Scale: 62.5 of 100 on average. Nasralla (2022) had 74.5.",
    "Standard deviations: 14 points before, 28 after, 42 for the gain, and 17.7 on the scale.",
    "Predictions right on the first try, of 1 learner with at least 20: 40 % of the first ten, 80 % of the last ten.",
  ]);
  const few = totalOf(collect(CODES[1]).learners);
  assert.deepEqual([few.predicting, few.first, few.last, few.spread], [0, null, null, null]);
});

test("each item is summed over all learners, with the most frequent mistake of each form after the lesson", async () => {
  const wrong = (number, choice) => {
    const result = resultWith(number, 0, 10);
    return { ...result, after: [choice, ...result.after.slice(1)] };
  };
  const taken = FORMS.B[0].choices.indexOf("110101"); // learners with odd numbers have form B after the lesson
  const codes = [wrong(1, taken), wrong(3, taken), wrong(5, UNKNOWN), wrong(2, 0)].map(formatCode);
  const { learners } = collect(codes.join("\n"));
  const [free, ...rest] = summarize(learners);
  const mistakes = [
    { form: "A", choice: 0, count: 1 },
    { form: "B", choice: taken, count: 2 },
  ];
  assert.deepEqual(free, { kind: "free", before: 0, after: 0, mistakes });
  const withItems = mistakes.map((its) => ({ ...its, item: FORMS[its.form][0] }));
  for (const its of [words, await wordsOf("study", "de")])
    assert.equal(its.mistakes(withItems), "Form A: 011101 (1) · Form B: 110101 (2)");
  assert.equal(words.mistakes([]), "–");
  assert.deepEqual(
    rest.map(({ kind, before, after, mistakes: its }) => [kind, before, after, its.length]),
    KINDS.slice(1).map((kind) => [kind, 0, 1, 0]),
  );
});

test("the file has a line for each learner with every answer, in the format of each language's spreadsheets", async () => {
  const { learners } = collect(CODES.join("\n"));
  const text = tableOf(learners);
  assert.ok(text.startsWith("\ufeffnumber,form before,right before,"));
  const [head, ann, ben, end, ...more] = text.split("\r\n").map((line) => line.split(","));
  assert.deepEqual([end, more], [[""], []]);
  assert.deepEqual([head.length, ann.length, ben.length], Array(3).fill(9 + 4 * 10 + 10));
  const its = Object.fromEntries(head.map((name, at) => [name, ann[at]]));
  assert.deepEqual(ann.slice(0, 9), ["3", "A", "2", "9", "7", "75.0", "20", "4", "8"]);
  assert.deepEqual(ben.slice(0, 9), ["12", "B", "4", "5", "1", "50.0", "19", "", ""]);
  assert.deepEqual([its["before 1 free squares right"], its["before 1 answer"]], ["1", "B"]);
  assert.deepEqual([its["after 10 poss -= bit right"], its["after 10 answer"]], ["0", "?"]);
  assert.deepEqual([its["before 3 rd one row down right"], its["before 3 answer"], its["SUS 10"]], ["0", "?", "2"]);
  for (const part of ["before", "after"])
    assert.deepEqual(
      KINDS.map((kind, at) => Number(its[`${part} ${at + 1} ${words.KINDS[kind]} right`])),
      findRight(3, part, ANN[part]).map(Number),
    );
  const german = await wordsOf("study", "de");
  assert.deepEqual([german.FILE.SEPARATOR, german.score(62.5), german.signed(-3)], [";", "62,5", "−3"]);
});
