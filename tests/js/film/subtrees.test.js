import assert from "node:assert/strict";
import test from "node:test";

import { solutionsBelow } from "../../../server/static/js/film/outlines.js";

const TRIED = {
  step: 9,
  queens: [
    [0, 3],
    [1, 1],
  ],
  rows: [
    [[[0, 3], 5]],
    [
      [[1, 2], 0],
      [[1, 1], null],
    ],
    [[[2, 0], 7]],
  ],
};

test("stars are for the path that they were told for", () => {
  const below = (columns, row, column) =>
    solutionsBelow(TRIED, { queens: columns.map((at, its) => [its, at]) }, row, column);
  assert.equal(below([3, 1, 0], 1, 2), 0);
  assert.equal(below([3], 1, 2), 0);
  assert.equal(below([3], 0, 3), 5);
  assert.equal(below([2, 1], 0, 3), 5);
  assert.equal(below([2, 1], 1, 2), undefined);
  assert.equal(below([3, 1], 1, 3), undefined);
  assert.equal(below([3, 1], 2, 0), 7);
  assert.equal(below([3, 2], 2, 0), undefined);
  assert.equal(below([3, 1, 5, 5], 3, 1), undefined);
  assert.equal(below([3, 1], 1, 1), null, "nobody knows");
  assert.equal(solutionsBelow(null, { queens: [] }, 0, 0), undefined);
});
