import assert from "node:assert/strict";
import test from "node:test";

import * as rules from "../../../server/static/js/race/rules.js";

const RUNNERS = [
  { algorithm: "a", steps: 101, checks: 1000, seconds: 2 },
  { algorithm: "b", steps: 201, checks: 50, seconds: 1 },
];

test("what each way of racing makes of two runners", () => {
  const found = ["steps", "checks", "time"].map((way) => {
    const lanes = RUNNERS.map((runner) => rules.laneOf(runner, way));
    const length = rules.lengthOf(lanes);
    const half = lanes.map((lane) => rules.valueAt(lane, length / 2));
    const strides = lanes.map((lane) => rules.strideOf(lane, length, 1));
    const seen = lanes.map((lane, index) => rules.seenAt(lane, length / 2, strides[index]));
    const ranks = [rules.ranksAt(lanes, length / 2), rules.ranksAt(lanes, length)];
    return [length, half, strides, seen, ...ranks, rules.inOrder(lanes)[0].total];
  });
  assert.deepEqual(found, [
    [200, [100, 100], [3, 3], [100, 99], [1, null], [1, 2], 100],
    [1000, [500, 50], [16, 16], [496, 50], [null, 1], [2, 1], 50],
    [2, [500, 50], [16, 1], [496, 50], [null, 1], [2, 1], 50],
  ]);
});

test("a rank is shared, and the next is left out", () => {
  assert.deepEqual(rules.ranksAt([{ finish: 3 }, { finish: 3 }, { finish: 4 }], 4), [1, 1, 3]);
});

test("a race has a way, and a measurement to go by", () => {
  assert.throws(() => rules.laneOf({ steps: 1, checks: 1, seconds: 1 }, "luck"), /no race goes by luck/);
  assert.throws(() => rules.laneOf({ steps: 1, checks: 1, seconds: null }, "time"), /nobody has measured/);
});
