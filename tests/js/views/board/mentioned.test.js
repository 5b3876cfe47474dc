import assert from "node:assert/strict";
import test from "node:test";

import { listMentioned } from "../../../../server/static/js/views/board/placement.js";

const GEOMETRY = {
  board: { left: 100, top: 20, right: 500, bottom: 420 },
  rows: { names: ["ld", "col", "rd"], top: 430, bottom: 490 },
};
const box = (left, top, right, bottom) => ({ left, top, right, bottom });

test("what is mentioned are the target, the active line, attackers with the way to them, and registers with their names", () => {
  const attacked = {
    register: "",
    square: [2, 1],
    by: [
      { line: "ld", queen: [1, 0] },
      { line: "rd", queen: [0, 3] },
    ],
    lit: { ld: 1, taken: 1 },
  };
  assert.deepEqual(listMentioned(attacked, { along: "row", at: 2 }, 4, GEOMETRY), {
    anchor: box(200, 220, 300, 320),
    keep: [
      box(200, 220, 300, 320),
      box(0, 430, 500, 450),
      box(100, 120, 200, 220),
      box(400, 20, 500, 120),
      box(300, 120, 400, 220),
      box(0, 220, 500, 320),
    ],
  });
  const bit = { register: "rd", square: [4, 3], by: [], lit: { rd: 3 } };
  assert.deepEqual(listMentioned(bit, null, 4, GEOMETRY), {
    anchor: box(400, 470, 500, 490),
    keep: [box(0, 470, 500, 490)],
  });
  const free = { register: "", square: [3, 0], by: [], lit: {} };
  assert.deepEqual(listMentioned(free, { along: "column", at: 1 }, 4, GEOMETRY).keep, [
    box(100, 320, 200, 420),
    box(200, 0, 300, 420),
  ]);
});
