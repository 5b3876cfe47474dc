// The programs of "What is wrong here?": each has its words, and its answer is among those that can be chosen.

import assert from "node:assert/strict";
import test from "node:test";

import { ANSWERS, readMistake } from "../../../server/static/js/yours/mistakes.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

test("every program with a mistake has its words", async () => {
  for (const language of ["en", "de"]) {
    const { MISTAKE } = await wordsOf("yours", language);
    assert.deepEqual(Object.keys(MISTAKE).sort(), Object.keys(ANSWERS).sort());
    for (const [name, right] of Object.entries(ANSWERS)) {
      const { answers } = MISTAKE[name];
      assert.equal(new Set(answers).size, 3, name);
      assert.ok(right in answers, name);
    }
  }
});

test("only their names are read", () => {
  assert.equal(readMistake("undo"), "undo");
  assert.equal(readMistake("toString"), null);
  assert.equal(readMistake(null), null);
});
