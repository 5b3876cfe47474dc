import assert from "node:assert/strict";
import test from "node:test";

import { boardsOf, cornersOf, yOf, layOut } from "../../../server/static/js/table/plot.js";
import { parseTime } from "../../../server/static/js/table/plots.js";
import { given } from "../given.js";

test("published times are read", () => {
  assert.deepEqual(["19.3 ms", "7.9 s", "5:16", "17:24", "–", "< 1 ms"].map(parseTime), [
    0.0193,
    7.9,
    316,
    1044,
    null,
    null,
  ]);
});

test("a plot is logarithmic, and labels do not overlap", () => {
  const points = [
    { n: 8, seconds: 0.001, forecast: false },
    { n: 18, seconds: 3600, forecast: false },
  ];
  const lines = layOut(
    [...Array(8).keys()].map((name) => ({ name: String(name), points })),
    [8, 18],
    500,
  );
  const heights = lines.map(({ label }) => label.y).sort((a, b) => a - b);
  assert.ok(heights.slice(1).every((height, index) => height - heights[index] >= 14));
  assert.equal(new Set(lines.map(({ marks }) => marks[1].y)).size, 1);
  const [ten, hundred, thousand] = [10, 100, 1000].map(yOf);
  assert.ok(Math.abs(ten - hundred - (hundred - thousand)) < 1e-9);
});

test("the label of a line that ends at the time axis is to the right, where it is not cut off", () => {
  const boards = [8, 10];
  const [measured, one] = [[8, 10], [8]].map((sizes) => sizes.map((n) => ({ n, seconds: 1, forecast: false })));
  const sides = layOut(
    [
      { name: "Basic", points: measured },
      { name: "Backtracking", points: one },
    ],
    boards,
    500,
  );
  assert.deepEqual(
    sides.map(({ label }) => label.side),
    ["right", "right"],
  );
});

test("the axis ends at the last visible points", () => {
  const boards = [8, 10, 12, 14, 16, 18];
  const at = (n, seconds) => ({ n, seconds, forecast: false });
  const cases = [
    [
      [at(8, 1), at(10, 2)],
      [8, 10],
    ],
    [
      [at(8, 1), at(12, 2), at(14, 1e9)],
      [8, 10, 12],
    ],
    [[at(8, 1)], [8, 10]],
    [[], boards],
  ];
  for (const [points, expected] of cases) assert.deepEqual(boardsOf([{ name: "Basic", points }], boards), expected);
});

test("every line of a plot has marks of its own shape", () => {
  const lines = given("algorithms").length + 1; // 1 for the full-speed counter
  assert.equal(new Set([...Array(lines).keys()].map((index) => String(cornersOf(index)))).size, lines);
});
