// The sunburst as arithmetic: the timeline as rings.

import assert from "node:assert/strict";
import test from "node:test";

import { listLayers, listSparks } from "../../../server/static/js/model/rings.js";
import { arcOf, edgesOf, placeAt, ringsOf, shareAt, whereShown } from "../../../server/static/js/model/sunburst.js";

test("the rings fill the disc from the root to the rim without gaps", () => {
  for (let n = 1; n <= 32; n++) {
    const rings = ringsOf(200, n);
    assert.equal(rings.length, Math.max(1, n - 1) + 2);
    assert.equal(rings.at(-1), 200);
    assert.deepEqual(
      rings,
      rings.toSorted((one, other) => one - other),
    );
    assert.equal(edgesOf(rings, 0)[0], 0);
    for (let row = 1; row < n; row++)
      assert.equal(edgesOf(rings, row)[0], edgesOf(rings, row - 1)[1], `N=${n} row ${row}`);
    assert.equal(edgesOf(rings, Math.max(2, n))[1], 200, "the solutions are the rim");
  }
});

test("the share at a place and the place of a share are inverse", () => {
  const rings = ringsOf(200, 8);
  for (const share of [0, 0.1, 0.25, 0.5, 0.75, 0.999])
    for (let row = 1; row <= 8; row++) {
      const [inner, outer] = edgesOf(rings, row);
      const found = shareAt(rings, ...placeAt(share, (inner + outer) / 2));
      assert.ok(found);
      assert.ok(Math.abs(found.share - share) < 1e-9, `${share} is found as ${found.share}`);
      assert.equal(found.row, row);
    }
  assert.deepEqual(shareAt(rings, 0, -1), { share: 0, row: 0 });
  assert.equal(shareAt(rings, 0, -201), null, "outside the rim there is nothing");
});

test("the first step is at the top, and time runs clockwise", () => {
  const [x, y] = placeAt(0, 100);
  assert.ok(Math.abs(x) < 1e-9 && y === -100);
  assert.ok(placeAt(0.25, 100)[0] > 99.9);
});

test("few solutions are faint beside many, but never invisible", () => {
  const outline = (/** @type {number[]} */ solutions) => ({ solutions, width: solutions.length });
  const strengths = (/** @type {number[]} */ solutions) =>
    listSparks(outline(solutions)).map(({ strength }) => strength);
  assert.deepEqual(listSparks(outline([0, 0, 1, 0])), [{ share: 0.5, width: 0.25, strength: 1 }]);
  assert.deepEqual(strengths([1, 0, 4, 2]), [1, 1, 1], "single solutions are all bright");
  assert.deepEqual(
    strengths([1, 0, 101, 51]).map((strength) => strength.toFixed(3)),
    ["0.300", "1.000", "0.650"],
  );
  assert.deepEqual(strengths([70, 70]), [1, 1], "equal if they have as many");
  assert.deepEqual(listSparks(outline([0, 0])), []);
});

test("a projector shows the sunburst by itself while the film is too fast for a board", () => {
  const shown = (/** @type {object} */ page, speed = 2) => whereShown({ play: { speed }, page });
  assert.equal(shown({ whole: "auto", view: "full" }, 1e8), "off");
  assert.equal(shown({ whole: "auto", view: "present" }, 2000), "off");
  assert.equal(shown({ whole: "auto", view: "present" }, 5000), "large");
  assert.equal(shown({ whole: "off", view: "present" }, 5000), "off", "unless the viewer has closed it");
  for (const whole of ["panel", "large"]) assert.equal(shown({ whole, view: "full" }), whole);
});

test("an arc of a whole turn has an area", () => {
  for (const inner of [0, 50]) {
    const path = arcOf(inner, 100, 0, 1);
    assert.match(path, /^M-?0 -100A100 100 0 0 1 -?0 100A100 100 0 0 1 -?0 -100/);
    assert.doesNotMatch(path, /NaN/);
  }
});

test("the drawing has every row to its end, calls that are wide enough, and every solution", () => {
  const outline = {
    ...{ start: 0, stop: 8, width: 8, exact: true },
    deepest: [0, 1, 1, 2, 1, 1, 2, 1],
    solutions: [0, 0, 0, 1, 0, 0, 1, 0],
    calls: /** @type {[number, number, number][]} */ ([
      [1, 1, 4],
      [1, 4, 8],
      [0, 0, 8],
    ]),
  };
  const { body, gaps, sparks } = listLayers(outline, 2, 100);
  assert.equal(body.length, 3, "two rows, and every second call of one");
  assert.ok(body[0].strength > body[1].strength, "deeper is paler");
  assert.equal(gaps.split("M").length - 1, 2, "a gap before each call");
  assert.equal(sparks.length, 2);
});
