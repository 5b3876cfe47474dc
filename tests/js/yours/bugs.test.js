// The programs of "What is wrong here?": each has its words, and its answer is among the choices.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { ANSWERS, PLACES, readBug } from "../../../server/static/js/yours/bugs.js";
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

test("the line that shows a bug has it, among the lines to look at", () => {
  const bugs = {
    shift: "ld, rd = ld >> 1, rd >> 1",
    diagonal: "if board[r] - column == row - r:",
    last_row: "for above in range(row - 1):",
    undo: "down.remove(row - column)",
    return: "return found",
    copy: "solutions.append(board)",
  };
  assert.deepEqual(Object.keys(PLACES), Object.keys(ANSWERS));
  for (const [name, { look, line }] of Object.entries(PLACES)) {
    const file = new URL(`../../../server/static/bugs/${name}.py.txt`, import.meta.url);
    const lines = readFileSync(file, "utf-8").split("\n");
    assert.equal(lines[line - 1].trim(), bugs[name], name);
    for (const text of lines) assert.ok(text.length <= 44, `${name}: ${text}`); // a phone has no room for more
    assert.ok(look[0] <= line && line <= look[1], name);
    assert.match(lines[look[0] - 1], /(def|for|while) .*:$/, name);
  }
});

test("only their names are accepted", () => {
  assert.equal(readBug("undo"), "undo");
  assert.equal(readBug("toString"), null);
  assert.equal(readBug(null), null);
});
