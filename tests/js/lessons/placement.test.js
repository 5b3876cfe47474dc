import assert from "node:assert/strict";
import test from "node:test";

import { placeNote } from "../../../server/static/js/lessons/placement.js";

const NARROW = { width: 400, height: 800 };
const WIDE = { ...NARROW, width: 900 };
const NOTE = { width: 300, height: 200 };
const NARROWER = { width: 220, height: 280 };

test("a note stands beside its ring where there is room, and never on it", () => {
  const cases = [
    ["right of it", [50, 100, 90, 300], WIDE, { left: 102, top: 100, height: 784 }],
    ["left", [650, 100, 880, 300], WIDE, { left: 338, top: 100, height: 784 }],
    ["below", [50, 100, 350, 300], NARROW, { left: 50, top: 312, height: 480 }],
    ["above", [50, 500, 350, 700], NARROW, { left: 50, top: 288, height: 480 }],
    ["right, just so", [0, 500, 40, 700], NARROW, { left: 52, top: 500, height: 784 }],
    ["too little room, more below", [0, 100, 400, 650], NARROW, { left: 50, top: 612, height: 180 }],
    ["too little room, more above", [0, 180, 400, 700], NARROW, { left: 50, top: 8, height: 180 }],
  ];
  for (const [where, [left, top, right, bottom], window, expected] of cases) {
    assert.deepEqual(
      placeNote({ left, top, right, bottom }, [NOTE, NARROWER], window),
      { ...expected, size: NOTE },
      where,
    );
  }
});

test("a note becomes narrower where only that gives it room", () => {
  const ring = { left: 0, top: 20, right: 250, bottom: 350 };
  assert.deepEqual(placeNote(ring, [NOTE, NARROWER], { width: 500, height: 384 }), {
    left: 262,
    top: 45,
    height: 368,
    size: NARROWER,
  });
});

test("a note too high for the window stands beside its ring all the same, and its text scrolls", () => {
  const ring = { left: 48, top: 6, right: 292, bottom: 250 };
  const expected = { left: 304, top: 8, height: 368, size: { width: 300, height: 368 } };
  assert.deepEqual(
    placeNote(
      ring,
      [
        { width: 300, height: 420 },
        { width: 220, height: 500 },
      ],
      { width: 683, height: 384 },
    ),
    expected,
  );
});

test("a note whose part fills the window still has room for its text", () => {
  const ring = { left: 0, top: 6, right: 400, bottom: 370 };
  for (const [window, top] of [
    [{ width: 400, height: 384 }, 196],
    [{ width: 400, height: 372 }, 8],
  ]) {
    assert.deepEqual(placeNote(ring, [NOTE, NARROWER], window), { left: 50, top, height: 180, size: NOTE });
  }
});
