// A value as text is split into entries, each with the way to it.

import assert from "node:assert/strict";
import test from "node:test";

import { readPlace } from "../../../server/static/js/suppliers/program/places.js";
import { ProgramState } from "../../../server/static/js/suppliers/program/state.js";
import { writeValue } from "../../../server/static/js/suppliers/program/values.js";
import { splitValue } from "../../../server/static/js/yours/pieces.js";
import { given } from "../given.js";

/** List the entries that have a way, as text and way. @param {string} text */
const waysOf = (text) =>
  splitValue(text)
    .flat()
    .filter(({ way }) => way)
    .map(({ text: own, way }) => [own, way]);

test("entries of lists, tuples, dicts and objects have their ways", () => {
  assert.deepEqual(waysOf("12"), [["12", []]]);
  assert.deepEqual(waysOf("[0, -1]"), [
    ["0", [0]],
    ["-1", [1]],
  ]);
  assert.deepEqual(waysOf("[[1, 2], (3,)]"), [
    ["1", [0, 0]],
    ["2", [0, 1]],
    ["3", [1, 0]],
  ]);
  assert.deepEqual(waysOf("{'a, b': 1, (0, 1): ['x']}"), [
    ["1", [{ entry: 0, key: "'a, b'" }]],
    ["'x'", [{ entry: 1, key: "(0, 1)" }, 0]],
  ]);
  assert.deepEqual(waysOf("Board(n=4, q=[1, 3])"), [
    ["4", ["n"]],
    ["1", ["q", 0]],
    ["3", ["q", 1]],
  ]);
  assert.deepEqual(waysOf("deque([1, range(0, 3)])"), [
    ["1", [0]],
    ["range(0, 3)", [1]],
  ]);
  assert.deepEqual(waysOf("class Solver(size=4)"), [["4", ["size"]]]);
});

test("entries of sets have no way, and a text that was cut off has ways up to its end", () => {
  assert.deepEqual(waysOf("{1, 3}"), []);
  assert.deepEqual(waysOf("[]"), []);
  assert.deepEqual(waysOf("[1, [2, 3…"), [
    ["1", [0]],
    ["2", [1, 0]],
    ["3…", [1, 1]],
  ]);
  assert.deepEqual(waysOf("['ab\\'c, …"), [["'ab\\'c, …", [0]]]);
  assert.deepEqual(waysOf("[… 500 …]"), [["[… 500 …]", []]]);
});

test("all entries together are the text, and each way leads to a value that is written so", () => {
  for (const [code, heap] of given("written_values")) {
    const state = new ProgramState({ stack: [], parked: [], globals: { x: code }, heap, frames: 0 });
    const text = writeValue(code, state);
    const pieces = splitValue(text).flat();
    assert.equal(pieces.map((piece) => piece.text).join(""), text);
    if (text.endsWith("…")) continue;
    for (const { text: own, way } of pieces) {
      if (!way || way.some((part) => typeof part === "object")) continue;
      const found = readPlace({ call: 0, name: "x", path: way, shared: null }, state);
      assert.equal(writeValue(found.code, state), own, text);
    }
  }
});
