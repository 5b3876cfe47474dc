import assert from "node:assert/strict";
import test from "node:test";

import { contentsOf, countRows, countShown, neighbourOf } from "../../../server/static/js/gallery/rows.js";

const solution = (number) => ({ number, step: number * 10, columns: [] });
const IN_ROWS = {
  kind: "rows",
  n: 8,
  found: 7,
  base: 0,
  count: 7,
  at: (index) => (index < 7 ? solution(index + 1) : null),
};
const CLASSES = [
  [1, 2, 5],
  [3, 4, 9],
].map((numbers) => ({ size: 3, members: numbers.map((number) => ({ ...solution(number), turn: "identity" })) }));
const IN_CLASSES = { kind: "classes", n: 8, found: 5, count: 3, at: (index) => CLASSES[index] ?? null };

test("solutions stand in rows as long as there are any, classes one a row", () => {
  assert.deepEqual(
    [IN_ROWS, IN_CLASSES, null].map((things) => countRows(things, 4)),
    [2, 3, 0],
  );
  assert.deepEqual(
    contentsOf(IN_ROWS, 4, 1).map((content) => content?.solution.number),
    [5, 6, 7, undefined],
  );
  assert.deepEqual(
    contentsOf(IN_CLASSES, 4, 1).map(({ solution: { number }, found }) => [number, found]),
    [
      [3, true],
      [4, true],
      [9, false],
    ],
  );
  assert.deepEqual(
    [0, 1, 2].map((row) => countShown(IN_CLASSES, 4, row)),
    [3, 2, 0],
  );
});

test("a key leads to the next tile, round the ends of rows", () => {
  const moves = {
    ArrowRight: [
      [0, 3, 1, 0],
      [0, 1, 0, 2],
    ],
    ArrowLeft: [
      [1, 0, 0, 3],
      [0, 0, -1, 0],
    ],
    ArrowDown: [[0, 2, 1, 2]],
    ArrowUp: [[1, 2, 0, 2]],
    Home: [[1, 2, 0, 0]],
    End: [[0, 2, 1, 0]],
  };
  for (const [key, ways] of Object.entries(moves)) {
    for (const [row, slot, ...to] of ways)
      assert.deepEqual(Object.values(neighbourOf(key, { row, slot }, IN_ROWS, 4)), to, key);
  }
  assert.equal(neighbourOf("x", { row: 0, slot: 0 }, IN_ROWS, 4), null);
});
