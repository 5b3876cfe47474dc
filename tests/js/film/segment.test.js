import assert from "node:assert/strict";
import test from "node:test";

import * as segments from "../../../server/static/js/film/segment.js";

const LOOP = { start: 10, stop: 20, why: "loop" };
const PRESET = { start: 10, stop: 20, why: "preset" };

test("what a segment confines to", () => {
  const cases = [
    [null, 50, [0, 49, false]],
    [LOOP, 50, [10, 19, true]],
    [PRESET, 50, [10, 19, false]],
    [LOOP, 15, [10, 14, true]],
    [LOOP, null, [10, 19, true]],
  ];
  for (const [segment, steps, bounds] of cases)
    assert.deepEqual(Object.values(segments.boundsOf(segment, steps)), bounds);
  assert.throws(() => segments.boundsOf({ start: 0, stop: 9, why: "fun" }, 50), /fun/);
});

test("the steps that it holds", () => {
  assert.deepEqual(
    [9, 10, 19, 20].map((step) => segments.contains(LOOP, step)),
    [false, true, true, false],
  );
});

test("a stride leaves a short loop some steps to show", () => {
  const loop = { first: 0, last: 319, round: true };
  assert.equal(segments.limitStride(84, loop), 10);
  assert.equal(segments.limitStride(4, loop), 4);
  assert.equal(segments.limitStride(84, { ...loop, last: 9 }), 1);
  assert.equal(segments.limitStride(84, { ...loop, round: false }), 84);
  assert.equal(segments.limitStride(84, { ...loop, last: Infinity }), 84);
});

test("an end of a loop is put where a viewer is, and the loop keeps two steps at least", () => {
  const cases = [
    [
      [null, "first", 7],
      [7, 50],
    ],
    [
      [null, "last", 7],
      [0, 8],
    ],
    [
      [LOOP, "first", 12],
      [12, 20],
    ],
    [
      [LOOP, "first", 30],
      [30, 50],
    ],
    [
      [LOOP, "first", 49],
      [48, 50],
    ],
    [
      [LOOP, "last", 15],
      [10, 16],
    ],
    [
      [LOOP, "last", 3],
      [0, 4],
    ],
    [
      [LOOP, "last", 0],
      [0, 2],
    ],
    [
      [LOOP, "last", 99],
      [10, 50],
    ],
  ];
  for (const [asked, expected] of cases) {
    const { start, stop } = segments.moveLoopEnd(...asked, 50);
    assert.deepEqual([start, stop], expected, JSON.stringify(asked));
  }
});

test("a loop that is drawn, from either side", () => {
  const drawn = [
    [9, 3],
    [5, 5],
    [49, 49],
  ].map((ends) => segments.loopBetween(...ends, 50));
  assert.deepEqual(
    drawn.map(({ start, stop }) => [start, stop]),
    [
      [3, 10],
      [5, 7],
      [48, 50],
    ],
  );
});
