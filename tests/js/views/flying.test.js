// Fast films: solutions of the last second.

import assert from "node:assert/strict";
import test from "node:test";

import { Finds } from "../../../server/static/js/views/panels/rate.js";

test("solutions of the last second are counted, in the direction of the film", () => {
  const finds = new Finds();
  const forwards = { 0: 5, 100: 6, 500: 9, 1050: 9, 1101: 10, 1600: 10, 2200: 10 };
  const said = Object.entries(forwards).map(([now, solutions]) => finds.note(solutions, 1, Number(now)));
  assert.deepEqual(said, [0, 1, 4, 4, 4, 1, 0]);
  assert.deepEqual([finds.note(8, -1, 2300), finds.note(8, -1, 2400)], [2, 2]);
});

test("a restarted loop keeps its solutions", () => {
  const finds = new Finds();
  assert.deepEqual(
    [finds.note(90, 1, 0), finds.note(92, 1, 10), finds.note(0, 1, 20), finds.note(1, 1, 30)],
    [0, 2, 2, 3],
  );
});
