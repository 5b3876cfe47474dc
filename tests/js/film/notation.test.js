// The notation at each speed, which changes gradually.

import assert from "node:assert/strict";
import test from "node:test";

import { isBlurred, notationOf } from "../../../server/static/js/film/notation.js";

const at = (speed, { playing = 1, hurried = false, calm = false } = {}) =>
  notationOf({ playing, speed, hurried, achieved: null }, calm);

test("a slow film shows each step whole; up to thirty steps a second squares are rings; beyond, it is a blur", () => {
  for (const speed of [0.5, 1, 3]) assert.deepEqual(at(speed), { filled: 1, blurred: 0, fade: 0 });
  for (const speed of [6, 10, 30]) assert.deepEqual({ ...at(speed), fade: 0 }, { filled: 0, blurred: 0, fade: 0 });
  for (const speed of [60, 1000, 1e8]) assert.deepEqual(at(speed), { filled: 0, blurred: 1, fade: 0 });
  assert.deepEqual(
    [30, 60].map((speed) => isBlurred(at(speed))),
    [false, true],
  );
});

test("the notation changes only slightly from one speed to the next", () => {
  let before = at(0.5);
  for (let speed = 0.5; speed < 1e4; speed *= 1.02) {
    const now = at(speed);
    assert.ok(now.filled <= before.filled && now.filled >= before.filled - 0.03, `filled at ${speed}`);
    assert.ok(now.blurred >= before.blurred && now.blurred <= before.blurred + 0.03, `blurred at ${speed}`);
    before = now;
  }
});

test("a step has faded in before the next one follows", () => {
  for (let speed = 3.1; speed < 60; speed *= 1.05) {
    const { fade } = at(speed);
    assert.ok(fade > 0 && fade < 1000 / speed, `${fade} ms at ${speed}`);
  }
});

test("a paused film is drawn whole; a film under a dragging hand has rings, and none fade", () => {
  assert.deepEqual(at(1000, { playing: 0 }), { filled: 1, blurred: 0, fade: 0 });
  for (const calm of [false, true])
    assert.deepEqual(at(2, { playing: 0, hurried: true, calm }), { filled: 0, blurred: 0, fade: 0 });
});

test("with reduced motion, a fast film is an average from the beginning, which changes twice a second", () => {
  assert.deepEqual(at(3, { calm: true }), { filled: 1, blurred: 0, fade: 0 });
  for (const speed of [4, 20, 1000])
    assert.deepEqual(at(speed, { calm: true }), { filled: 0, blurred: 1, fade: 0, still: 500 });
});
