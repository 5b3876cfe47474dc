// Glints: the solutions that the film has just passed.

import assert from "node:assert/strict";
import test from "node:test";

import { createGlints } from "../../../server/static/js/sunburst/glints.js";

const RUN = {};
const RANGE = { start: 0, stop: 100 };
const SPARKS = [20, 30, 80].map((step) => ({ share: step / 100 }));
const at = (/** @type {number} */ step, /** @type {number} */ solutions, given = {}) => ({
  run: RUN,
  range: RANGE,
  step,
  solutions,
  ...given,
});
const shares = (/** @type {{share: number}[]} */ glints) => glints.map(({ share }) => share);

test("passed solutions glint, fade and disappear", () => {
  const update = createGlints();
  assert.deepEqual(update(at(10, 0), SPARKS, 0), []);
  assert.deepEqual(shares(update(at(25, 1), SPARKS, 16)), [0.2]);
  const [later] = update(at(26, 1), SPARKS, 500);
  assert.ok(later.strength > 0.3 && later.strength < 0.6);
  assert.deepEqual(update(at(27, 1), SPARKS, 1500), []);
});

test("nothing glints backwards, in another film or in another part of it", () => {
  const update = createGlints();
  update(at(90, 3), SPARKS, 0);
  assert.deepEqual(update(at(10, 0), SPARKS, 16), [], "backwards");
  assert.deepEqual(shares(update(at(85, 3), SPARKS, 32)), [0.2, 0.3, 0.8]);
  assert.deepEqual(update(at(90, 9, { run: {} }), SPARKS, 48), [], "another film");
  update(at(10, 0), SPARKS, 64);
  update(at(50, 2), SPARKS, 80);
  assert.deepEqual(update(at(51, 2, { range: { start: 50, stop: 60 } }), SPARKS, 96), [], "a zoomed range");
});

test("few solutions glint, however many are passed at once", () => {
  const update = createGlints();
  const sparks = Array.from({ length: 5000 }, (_, index) => ({ share: index / 5000 }));
  update(at(0, 0), sparks, 0);
  assert.ok(update(at(99, 5000), sparks, 16).length <= 48);
  assert.ok(update(at(100, 5001), sparks, 32).length <= 48);
});
