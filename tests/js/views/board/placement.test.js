import assert from "node:assert/strict";
import test from "node:test";

import { boxAt } from "../../../../server/static/js/page/geometry.js";
import { choosePosition } from "../../../../server/static/js/views/board/placement.js";

const ROOM = { left: 0, top: 0, right: 400, bottom: 400 };
const SIZE = { width: 200, height: 80 };
const box = (left, top) => ({ left, top, right: left + 50, bottom: top + 50 });

test("an explanation stands beside its place, and on nothing that it speaks of", () => {
  const cases = [
    ["below", box(150, 150), [], SIZE, { left: 75, top: 203 }],
    ["below, at the edge", box(0, 150), [], SIZE, { left: 0, top: 203 }],
    ["above", box(150, 150), [box(150, 210)], SIZE, { left: 75, top: 67 }],
    [
      "the nearest that is free",
      box(0, 150),
      [
        { left: 0, top: 200, right: 400, bottom: 300 },
        { left: 0, top: 100, right: 400, bottom: 150 },
      ],
      SIZE,
      { left: 0, top: 17 },
    ],
    ["above, at the lower edge", box(150, 350), [box(150, 0)], SIZE, { left: 75, top: 267 }],
    [
      "where it covers least",
      { left: 0, top: 0, right: 400, bottom: 300 },
      [box(0, 350)],
      { width: 400, height: 80 },
      { left: 0, top: 303 },
    ],
    ["as far as it fits", box(0, 0), [], { width: 500, height: 80 }, { left: 0, top: 53 }],
  ];
  for (const [where, place, others, size, expected] of cases)
    assert.deepEqual(choosePosition(place, others, size, ROOM), expected, where);
});

test("where any place is free, a free one is found", () => {
  const next = generator(7);
  const [room, size, gap] = [{ left: 0, top: 0, right: 90, bottom: 90 }, { width: 40, height: 20 }, 3];
  let found = 0;
  for (let round = 0; round < 300; round++) {
    const boxes = Array.from({ length: 3 + next(8) }, () =>
      boxAt({ left: next(80), top: next(80) }, { width: 5 + next(40), height: 5 + next(30) }),
    );
    const isFree = (left, top) =>
      boxes.every(
        (one) =>
          left >= one.right + gap ||
          left + size.width <= one.left - gap ||
          top >= one.bottom + gap ||
          top + size.height <= one.top - gap,
      );
    const exists = Array.from({ length: 51 * 71 }, (_, at) => [at % 51, Math.floor(at / 51)]).some(([left, top]) =>
      isFree(left, top),
    );
    const { left, top } = choosePosition(boxes[0], boxes.slice(1), size, room);
    assert.equal(isFree(left, top), exists, JSON.stringify(boxes));
    found += Number(exists);
  }
  assert.ok(found > 30 && found < 270, `${found} of 300`);
});

/** Numbers below `most` that are the same in every run. */
function generator(seed) {
  let state = seed;
  return (most) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * most);
  };
}
