// Values of a learner's program, written as Python writes them.

import assert from "node:assert/strict";
import test from "node:test";

import { integerOf, writeValue } from "../../../server/static/js/suppliers/program/values.js";
import { given } from "../given.js";

const UNRESOLVED = { resolve: (code) => code };

test("values are written as Python writes them", () => {
  const values = given("written_values");
  assert.ok(values.length > 40);
  for (const [code, heap, text] of values) {
    const resolve = (one) => (one?.["@"] === undefined ? one : heap[one["@"]]);
    assert.equal(writeValue(code, { resolve }), text);
  }
});

test("objects show their attributes, and cycles end", () => {
  const heap = { 1: { o: "Node", a: { row: 2, next: { "@": 1 } } } };
  const text = writeValue({ "@": 1 }, { resolve: (code) => (code?.["@"] ? heap[code["@"]] : code) });
  assert.match(text, /^Node\(row=2, next=Node\(row=2, next=.*…/);
});

test("of nested long lists only the visible part is read", () => {
  const long = Array(100_000).fill({ "@": 1 });
  let read = 0;
  for (const code of [long, { t: long }, { d: long.map((one) => [one, one]) }, { o: "Node", a: { ...long } }]) {
    const text = writeValue(code, { resolve: (one) => ((read += 1), one["@"] ? long : one) });
    assert.equal(text.length, 120);
  }
  assert.ok(read < 200_000, `${read} values were read`);
});

test("long values are cut, and values no longer in the heap are shown by their length", () => {
  const long = writeValue([...Array(100).keys()], UNRESOLVED);
  assert.equal(long.length, 120);
  assert.match(long, /^\[0, 1, 2, .*…$/);
  assert.equal(writeValue({ c: ["abc", 500] }, UNRESOLVED), "'abc…");
  assert.equal(writeValue({ z: [500, 1] }, UNRESOLVED), "[… 500 …]");
  assert.equal(writeValue({ q: [1, 2] }, UNRESOLVED), "deque([1, 2])");
  assert.equal(writeValue({ n: "int64", a: [1, [2]] }, UNRESOLVED), "array([1, [2]])");
});

test("only whole numbers are integers", () => {
  assert.deepEqual([7, -1, { i: "1180591620717411303424" }].map(integerOf), [7n, -1n, 2n ** 70n]);
  for (const other of [1.5, "7", true, null, undefined, [7], { f: "2.0" }]) assert.equal(integerOf(other), null);
});
