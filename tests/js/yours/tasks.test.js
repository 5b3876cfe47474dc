// The tasks of "What is wrong here?": each has its words, and its answer is among those that can be chosen.

import assert from "node:assert/strict";
import test from "node:test";

import { ANSWERS, readTask } from "../../../server/static/js/yours/tasks.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

test("every task has its words", async () => {
  for (const language of ["en", "de"]) {
    const { TASK } = await wordsOf("yours", language);
    assert.deepEqual(Object.keys(TASK).sort(), Object.keys(ANSWERS).sort());
    for (const [name, right] of Object.entries(ANSWERS)) {
      const { answers } = TASK[name];
      assert.equal(new Set(answers).size, 3, name);
      assert.ok(right in answers, name);
    }
  }
});

test("only tasks are tasks", () => {
  assert.equal(readTask("undo"), "undo");
  assert.equal(readTask("toString"), null);
  assert.equal(readTask(null), null);
});
