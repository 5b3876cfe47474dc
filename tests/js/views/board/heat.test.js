import assert from "node:assert/strict";
import test from "node:test";

import { hasSettled, createHeatMap, updateHeatMap } from "../../../../server/static/js/views/board/heat.js";

test("heat follows slowly, and keeps what stays", () => {
  const heat = createHeatMap(4, [[0, 0]]);
  const seen = [];
  for (let frame = 0; frame < 600; frame++) {
    updateHeatMap(
      heat,
      4,
      [
        [0, 0],
        [1, Math.floor(frame / 7.5) % 2],
      ],
      1 / 60,
    ); // the queen of row 1 goes to and fro four times a second
    if (frame > 300) seen.push(heat[4]);
  }
  assert.ok(Math.max(...seen) - Math.min(...seen) < 0.1);
  assert.ok(Math.abs(heat[0] - 1) < 1e-6);
  assert.deepEqual(
    [
      [0, 0],
      [1, 0],
    ].map((square) => hasSettled(heat, 4, square)),
    [true, false],
  );
  for (let frame = 0; frame < 60; frame++) updateHeatMap(heat, 4, [], 1 / 60);
  assert.ok(Math.abs(heat[0] - 0.368) < 0.01);
});
