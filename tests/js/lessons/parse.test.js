import assert from "node:assert/strict";
import test from "node:test";

import { KINDS } from "../../../server/static/js/questions/kinds.js";
import { LOOKS } from "../../../server/static/js/lessons/placement.js";
import { parseLesson } from "../../../server/static/js/lessons/parse.js";
import * as german from "../../../server/static/js/words/de/lessons.js";
import * as english from "../../../server/static/js/words/en/lessons.js";
import { given } from "../given.js";

const { looks, kinds, largest, read } = given("lessons");

test("the page and the server read the same in every lesson, and say the same of what is wrong", () => {
  const rules = new Set();
  for (const { text, lesson } of read) {
    const { faults, ...others } = parseLesson(text, (algorithm) => largest[algorithm]);
    const said = faults.map((fault) => ({ ...fault, sentence: english.FAULTS[fault.what](fault) }));
    assert.deepEqual({ ...others, faults: said }, lesson, text);
    for (const { what } of faults) rules.add(what);
  }
  const elsewhere = ["coding", "long", "beyond", "far", "unasked"];
  assert.deepEqual(
    [...rules, ...elsewhere].sort(),
    Object.keys(english.FAULTS).sort(),
    "the corpus has a bad line for each rule",
  );
  assert.deepEqual(Object.keys(german.FAULTS), Object.keys(english.FAULTS));
});

test("both know the same parts of the page and the same questions", () => {
  assert.deepEqual(Object.keys(LOOKS), looks);
  assert.deepEqual(KINDS, kinds);
});

test("a lesson that is too long is not read", () => {
  const { stops, faults } = parseLesson("# x\n".repeat(20_000), () => 32);
  assert.deepEqual([stops, faults.map(({ what }) => what)], [[], ["long"]]);
});
