// The programs of "What is wrong here?": each has its words, and its answer is among the choices.

import assert from "node:assert/strict";
import test from "node:test";

import { ANSWERS, readBug } from "../../../server/static/js/yours/bugs.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

test("every program with a bug has its words", async () => {
  for (const language of ["en", "de"]) {
    const { BUG } = await wordsOf("yours", language);
    assert.deepEqual(Object.keys(BUG).sort(), Object.keys(ANSWERS).sort());
    for (const [name, right] of Object.entries(ANSWERS)) {
      const { answers } = BUG[name];
      assert.equal(new Set(answers).size, 3, name);
      assert.ok(right in answers, name);
    }
  }
});

test("only their names are accepted", () => {
  assert.equal(readBug("undo"), "undo");
  assert.equal(readBug("toString"), null);
  assert.equal(readBug(null), null);
});
