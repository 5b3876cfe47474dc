// Fast films: solutions of the last second, and bits with the digits that they held longer.

import assert from "node:assert/strict";
import test from "node:test";

import { opacityOf } from "../../../server/static/js/views/board/blur.js";
import { Shares } from "../../../server/static/js/views/drawings/share.js";
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

const rowsOf = (...rows) => rows.map((digits) => ({ cells: [...digits].map((digit) => ({ on: digit === "1" })) }));

test("a bit keeps its digit while it does not change, and is stronger the longer it was 1", () => {
  const shares = new Shares();
  shares.note(rowsOf("10", "01"), 0);
  shares.note(rowsOf("10", "10"), 300);
  shares.note(rowsOf("00", "10"), 600);
  const strengths = [0, 1, 2, 3].map((at) => shares.strengthAt(at));
  assert.deepEqual(
    [0, 1, 2, 3].map((at) => shares.digitAt(at)),
    ["1", "0", "", ""],
  );
  assert.ok(strengths[3] > strengths[2] && strengths[2] > strengths[1]);
  assert.equal(strengths[1], 0);
  shares.note(null, 700);
  assert.deepEqual(
    [0, 3].map((at) => shares.strengthAt(at)),
    [0, 0],
  );
  shares.note(rowsOf("01"), 800);
  assert.deepEqual(
    [0, 1].map((at) => shares.digitAt(at)),
    ["0", "1"],
  );
});

test("where a queen stays, it replaces the map", () => {
  const opacities = [0, 0.2, 0.8, 0.9, 1].map(opacityOf);
  assert.deepEqual([opacities[0], opacities[4]], [0, 0]);
  assert.ok(opacities[1] < opacities[2] && opacities[3] < opacities[2]);
});
