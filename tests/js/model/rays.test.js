// The lines on the board, held to the squares that they have to cross.

import assert from "node:assert/strict";
import test from "node:test";

import { LINES } from "../../../server/static/js/model/bits.js";
import { arrowsOf, glancesOf, plumbsOf, rayOf } from "../../../server/static/js/model/rays.js";
import { given } from "../given.js";

const FILMS = given("films", 4, 5);
const upTo = (n) => [...Array(n).keys()];

/**
 * The squares whose middles lie on a stretch.
 * @param {[[number, number], [number, number]]} stretch
 * @param {number} slope
 */
const crossed = ([[x, y], [, end]], slope) =>
  upTo(32)
    .filter((row) => row + 0.5 > y && row + 0.5 <= end)
    .map((row) => [row, x + slope * (row + 0.5 - y) - 0.5]);

/** All rays of some boards. */
const rays = () =>
  [1, 4, 7].flatMap((n) =>
    upTo(n).flatMap((row) => upTo(n).flatMap((column) => Object.keys(LINES).map((line) => ({ n, row, column, line })))),
  );

test("a ray crosses the squares that its queen attacks: solid down to the active row, dotted below, ending at the edge", () => {
  for (const { n, row, column, line } of rays()) {
    const slope = LINES[line];
    const attacked = upTo(n)
      .slice(row + 1)
      .map((below) => [below, column + slope * (below - row)])
      .filter(([, at]) => at >= 0 && at < n);
    for (const active of upTo(n).slice(row)) {
      const { solid, dotted } = rayOf([row, column], line, active, n);
      const where = `${line} of ${row} ${column} of ${n}, active ${active}`;
      assert.deepEqual(solid[0], [column + 0.5, row + 0.5], where);
      assert.deepEqual(
        crossed(solid, slope),
        attacked.filter(([below]) => below <= active),
        where,
      );
      assert.deepEqual(
        dotted ? crossed(dotted, slope) : [],
        attacked.filter(([below]) => below > active),
        where,
      );
      const [x, y] = (dotted ?? solid)[1];
      assert.ok(y === n || x === 0 || x === n, where);
    }
  }
});

test("plumb lines fall from the free squares, arrows point at what the next queen attacks", () => {
  for (const [size, steps] of Object.entries(FILMS))
    for (const step of steps) {
      const n = Number(size);
      const free = upTo(n).filter((column) => (step.poss >> (n - 1 - column)) & 1);
      assert.deepEqual(
        plumbsOf(step, step.row, n).map(({ column }) => column),
        free,
      );
      const candidate = step.kind === "call" && step.row < n - 1 ? free.at(-1) : undefined;
      const wanted =
        candidate === undefined
          ? []
          : [candidate - 1, candidate, candidate + 1].filter((column) => column >= 0 && column < n);
      const targets = arrowsOf(step, n)
        .map(({ line }) => candidate + LINES[line])
        .sort();
      assert.deepEqual(targets, wanted, `N = ${n}, step ${step.step}`);
    }
});

test("looks are numbered in order, where there is room, and the last one of a refusal is at the attacker", () => {
  const scans = [
    {
      from: [2, 2],
      along: "column",
      squares: [
        [1, 2],
        [0, 2],
      ],
    },
    { from: [2, 2], along: "ld", squares: [[1, 1]] },
  ];
  const looks = glancesOf({ attacker: [1, 1] }, scans, 4);
  assert.deepEqual(
    looks.map(({ from, to }) => [from, to]),
    [
      [
        [2, 2],
        [1, 2],
      ],
      [
        [1, 2],
        [0, 2],
      ],
      [
        [2, 2],
        [1, 1],
      ],
    ],
  );
  assert.deepEqual(
    looks.map(({ number, hit, text }) => [number, hit, text]),
    [
      [1, false, "1"],
      [2, false, "2"],
      [3, true, ""],
    ],
  );
  assert.ok(glancesOf({}, scans, 4).every(({ hit }) => !hit));
  for (const bare of [glancesOf({}, scans, 13), glancesOf({}, scans, 4, true)])
    assert.ok(bare.every(({ text }) => !text));
});
