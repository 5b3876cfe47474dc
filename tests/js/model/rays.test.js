// The lines on the board, compared with the squares that they must cross, and the shift, compared with the masks of the
// next call.

import assert from "node:assert/strict";
import test from "node:test";

import { phaseOf, shiftOf, stagesOf } from "../../../server/static/js/model/shift.js";
import { LINES } from "../../../server/static/js/model/bits.js";
import { arrowsOf, glancesOf, plumbsOf, rayOf } from "../../../server/static/js/model/rays.js";
import { columnsOf, squaresOf, upTo } from "../board.js";
import { given } from "../given.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const { HOLD } = await wordsOf("bench", "en");

const FILMS = given("films", 4, 5);
const LISTINGS = given("mask_listings");

/**
 * Return the squares whose centres lie on a stretch.
 * @param {[[number, number], [number, number]]} stretch
 * @param {number} slope
 */
const crossed = ([[x, y], [, end]], slope) =>
  upTo(32)
    .filter((row) => row + 0.5 > y && row + 0.5 <= end)
    .map((row) => [row, x + slope * (row + 0.5 - y) - 0.5]);

/** Return all rays of some boards. */
const rays = () =>
  [1, 4, 7].flatMap((n) => squaresOf(n).flatMap((square) => Object.keys(LINES).map((line) => ({ n, square, line }))));

test("a ray crosses the squares that its queen attacks: solid to the active row, dotted below, up to the edge", () => {
  for (const { n, square, line } of rays()) {
    const [[row, column], slope] = [square, LINES[line]];
    const below = upTo(n)
      .slice(row + 1)
      .map((at) => [at, column + slope * (at - row)]);
    const attacked = below.filter(([, at]) => at >= 0 && at < n);
    for (const active of upTo(n).slice(row)) {
      const { solid, dotted } = rayOf(square, line, active, n);
      const where = `${line} of ${row} ${column} of ${n}, active ${active}`;
      const [near, far] = [true, false].map((isNear) => attacked.filter(([at]) => at <= active === isNear));
      assert.deepEqual(solid[0], [column + 0.5, row + 0.5], where);
      assert.deepEqual([crossed(solid, slope), dotted ? crossed(dotted, slope) : []], [near, far], where);
      const [x, y] = (dotted ?? solid)[1];
      assert.ok(y === n || x === 0 || x === n, where);
    }
  }
});

test("plumb lines fall from the free squares, and arrows point at squares that the next queen attacks", () => {
  for (const [size, steps] of Object.entries(FILMS))
    for (const step of steps) {
      const n = Number(size);
      const free = columnsOf(step.poss, n);
      const plumbs = plumbsOf(step, step.row, n).map(({ column }) => column);
      assert.deepEqual(plumbs, free);
      const candidate = step.kind === "call" && step.row < n - 1 ? free.at(-1) : undefined;
      const below = upTo(n).filter((column) => Math.abs(column - candidate) <= 1);
      const targets = arrowsOf(step, n).map(({ line }) => candidate + LINES[line]);
      assert.deepEqual(targets.sort(), below, `N = ${n}, step ${step.step}`);
    }
});

test("looks are numbered in order where there is room, and the last one before a refusal is at the attacker", () => {
  const from = [2, 2];
  const first = [1, 2];
  const second = [0, 2];
  const third = [1, 1];
  const scans = [
    { from, along: "column", squares: [first, second] },
    { from, along: "ld", squares: [third] },
  ];
  const looks = glancesOf({ attacker: third }, scans, 4);
  const ends = looks.flatMap((look) => [look.from, look.to]);
  assert.deepEqual(ends, [from, first, first, second, from, third]);
  const signs = looks.map(({ number, hit, text }) => `${number} ${hit} ${text}`);
  assert.deepEqual(signs, ["1 false 1", "2 false 2", "3 true "]);
  assert.ok(glancesOf({}, scans, 4).every(({ hit }) => !hit));
  for (const bare of [glancesOf({}, scans, 13), glancesOf({}, scans, 4, true)])
    assert.ok(bare.every(({ text }) => !text));
});

test("the shifted row is that of the next call, in every search", () => {
  for (const [name, { films }] of Object.entries(LISTINGS))
    for (const n of [4, 5, 6]) {
      for (const step of films[n].filter(({ kind, row }) => kind === "place" && row < n - 1)) {
        const after = films[n][step.step + 1];
        const { row, column, moves } = shiftOf(step, n, name === "flipped");
        assert.deepEqual([row, column], step.square);
        for (const { line, columns, next, falls } of moves) {
          const mask = name === "flipped" ? after[line] ^ (2 ** n - 1) : after[line];
          assert.deepEqual(next, columnsOf(mask, n), `${name}, N = ${n}, step ${step.step}, ${line}`);
          assert.ok(columns.includes(column), "the new queen's bit has joined");
          const slid = columns.map((its) => its + LINES[line]).filter((its) => its >= 0 && its < n);
          assert.deepEqual([next, falls], [slid, slid.length < columns.length]);
        }
      }
    }
});

test("the new queen's bit joins the mask before the row slides", () => {
  const stages = [0, 0.125, 0.25, 0.625, 1].map((moment) => Object.values(stagesOf(moment)).join(" "));
  assert.deepEqual(stages, ["0 0", "0.5 0", "1 0", "1 0.5", "1 1"]);
  assert.deepEqual([0, 0.1, 0.25, 0.3, 0.9, 1].map(phaseOf), ["before", "joins", "joins", "slides", "slides", "after"]);
});

test("the last sentence names the bits that have left the board", () => {
  const step = (ld, rd) => shiftOf({ kind: "place", row: 1, ld, col: 0b100, rd, poss: 0, bit: 0b0100 }, 4, false);
  assert.equal(HOLD.after(step(0, 0), 4), "Row 2. No bit has left the board.");
  assert.match(HOLD.after(step(1, 0), 4), /^Row 2. Bit 0 of ld has dropped out/);
  assert.match(HOLD.after(step(1, 8), 4), /Bit 3 of rd now stands beyond the left edge/);
});
