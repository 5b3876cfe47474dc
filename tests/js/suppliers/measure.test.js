// The loop in JavaScript gives the results of the reference in Python.

import assert from "node:assert/strict";
import test from "node:test";

import { measure } from "../../../server/static/js/suppliers/measure.js";
import { given } from "../given.js";

test("subtrees of many boards have the sizes of the reference, up to the limit", () => {
  const measured = given("measures", 11);
  assert.ok(measured.length > 1000);
  for (const [node, found] of measured) assert.equal(measure(...node), found.join(), node.join());
});

test("the largest board fits into the masks", () => {
  assert.equal(measure(30, 29, 0, 2 ** 29 - 1, 0, 10), "2,1,0,30");
  assert.equal(measure(30, 28, 0, 2 ** 28 - 1, 0, 10), "3,0,2,29");
  assert.equal(measure(30, 0, 0, 0, 0, 1000), "-1,0,0,0");
});
