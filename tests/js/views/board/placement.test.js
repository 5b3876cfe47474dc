import assert from "node:assert/strict";
import test from "node:test";

import { choosePosition } from "../../../../server/static/js/views/board/placement.js";

const ROOM = { left: 0, top: 0, right: 400, bottom: 400 };
const SIZE = { width: 200, height: 80 };
const box = (left, top) => ({ left, top, right: left + 50, bottom: top + 50 });

test("an explanation stands beside its place, and on nothing that it speaks of", () => {
  const cases = [
    [box(150, 150), [], SIZE, { left: 75, top: 200 }],
    [box(0, 150), [], SIZE, { left: 0, top: 200 }],
    [box(150, 150), [box(150, 210)], SIZE, { left: 200, top: 200 }],
    [box(150, 350), [box(150, 0)], SIZE, { left: 200, top: 320 }],
    [box(0, 0), [], { width: 500, height: 80 }, { left: 0, top: 50 }],
  ];
  for (const [place, others, size, expected] of cases) assert.deepEqual(choosePosition(place, others, size, ROOM), expected);
});
