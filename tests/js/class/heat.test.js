import assert from "node:assert/strict";
import test from "node:test";

import { spotsOf } from "../../../server/static/js/class/results.js";

const tally = (...ones) => ({
  ask: 1,
  rounds: ones.map((its, at) => ({ round: at + 1, voted: 4, counts: [], ones: its })),
  answer: 8,
  shown: 41,
});

test("the squares that somebody chose in the last round are those of their bits", () => {
  const spots = spotsOf(tally([4, 4, 4, 4], [3, 0, 0, 1]), 4, "row", 2);
  assert.deepEqual(spots, [
    { square: [2, 3], count: 3, share: 0.75 },
    { square: [2, 0], count: 1, share: 0.25 },
  ]);
  assert.deepEqual(spotsOf(tally([0, 2, 0, 0]), 4, "column", 1), [{ square: [2, 1], count: 2, share: 0.5 }]);
});

test("answers that are no squares, and rounds without votes, have none", () => {
  assert.deepEqual(spotsOf(tally([1, 2]), 4, "row", null), []);
  assert.deepEqual(spotsOf(tally([]), 4, "row", 1), []);
  assert.deepEqual(spotsOf({ ...tally(), rounds: [] }, 4, "row", 1), []);
});
