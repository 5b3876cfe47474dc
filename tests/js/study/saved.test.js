// The learner's data stored on the device.

import assert from "node:assert/strict";
import test from "node:test";

import { readWith, items } from "../device.js";
import { changePractice, continueSeries, readPractice } from "../../../server/static/js/predict/practice.js";
import {
  createStudy,
  nextStage,
  loadStudy,
  readNumber,
  resultOf,
  saveStudy,
  setAnswer,
} from "../../../server/static/js/study/saved.js";
import { formatCode, readCode } from "../../../server/static/js/study/code.js";
import { forget } from "../../../server/static/js/page/storage.js";

const NAME = "bitqueens.study";

test("a learner's number is an integer from 1 to 999", () => {
  assert.deepEqual(["1", " 017 ", "999"].map(readNumber), [1, 17, 999]);
  for (const text of ["", "0", "000", "1000", "-1", "1.5", "1e2", "x", "١"]) assert.equal(readNumber(text), null, text);
});

test("from the number to the code, each answer is stored until it is cleared", () => {
  changePractice({ series: continueSeries(readPractice().series, true) });
  let study = createStudy(17);
  assert.equal(readPractice().series.count, 0); // of the learner before
  for (const part of ["before", "after", "scale"]) {
    for (let at = 0; at < 10; at++) {
      assert.equal(resultOf(study), null);
      study = setAnswer(study, part, at, at % 5 || 1);
      saveStudy(study);
      assert.deepEqual(loadStudy(), study);
    }
    study = nextStage(study);
    if (part === "before") {
      assert.equal(study.stage, "lesson");
      for (let at = 0; at < 25; at++) changePractice({ series: continueSeries(readPractice().series, at > 4) });
      study = nextStage(study);
    }
  }
  assert.deepEqual([study.stage, study.predicted], ["done", { count: 25, first: 5, last: 10 }]);
  saveStudy(study);
  assert.deepEqual(loadStudy(), study);
  const result = resultOf(study);
  assert.deepEqual(readCode(formatCode(result)), { ...result, predicted: { count: 20, first: 5, last: 10 } });
  assert.ok(items.get(NAME).length < 500);
  forget();
  assert.equal(loadStudy(), null);
});

test("invalid stored data is no study", () => {
  const good = createStudy(5);
  assert.deepEqual(readWith(NAME, JSON.stringify(good), loadStudy), good);
  const changes = [
    { number: 0 },
    { number: "5" },
    { stage: "x" },
    { stage: "done" }, // without answers
    { before: [] },
    { after: Array(10).fill(5) },
    { scale: Array(10).fill(0) },
    { before: Array(10).fill("1") },
    { predicted: 3 },
    { predicted: { count: -1, first: 0, last: 0 } },
  ];
  for (const change of changes)
    assert.equal(readWith(NAME, JSON.stringify({ ...good, ...change }), loadStudy), null, JSON.stringify(change));
  for (const text of [null, "", "7", "[]", "{", "null"]) assert.equal(readWith(NAME, text, loadStudy), null, text);
});
