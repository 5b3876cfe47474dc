import assert from "node:assert/strict";
import test from "node:test";

import { STOPS, parseSpeed, formatSpeed, stopOf, strideOf } from "../../../server/static/js/film/speed.js";

test("typed speeds", () => {
  const typed = [
    ["2", 2],
    [" 0.5 ", 0.5],
    ["0,75", 0.75],
    ["10k", 10_000],
    ["1.5 M", 1_500_000],
    ["1e6", 1_000_000],
    ["100M", 1e8],
    ["60/s", 60],
    ["0", null],
    ["0.4", null],
    ["100000001", null],
    ["", null],
    ["k", null],
    ["-3", null],
    ["1 000", null],
    ["Infinity", null],
    ["0x10", null],
    ["3 G", null],
  ];
  for (const [text, speed] of typed) assert.equal(parseSpeed(/** @type {string} */ (text)), speed, `typed: ${text}`);
});

test("the slider's stops ascend in small steps and can be typed as they are shown", () => {
  assert.deepEqual(
    STOPS,
    [...new Set(STOPS)].sort((a, b) => a - b),
  );
  assert.deepEqual([STOPS[0], STOPS.at(-1)], [0.5, 1e8]);
  assert.ok(STOPS.slice(1).every((stop, index) => stop / STOPS[index] <= 1.5));
  assert.deepEqual(STOPS.map(stopOf), [...STOPS.keys()]);
  assert.deepEqual(
    STOPS.map((stop) => parseSpeed(formatSpeed(stop))),
    STOPS,
  );
  for (const shown of ["0.5", "1.5", "60", "1k", "1.5k", "100M"])
    assert.ok(STOPS.map(formatSpeed).includes(shown), shown);
});

test("a speed between two stops is at one of them, and one beyond at the last", () => {
  const [slow, between, fast] = [0.1, 7, 1e12].map((speed) => STOPS[stopOf(speed)]);
  assert.deepEqual([slow, fast], [0.5, 1e8]);
  assert.ok([6, 8].includes(between));
});

test("a stride keeps the steps that are read to sixty a second", () => {
  assert.deepEqual([0.5, 1, 59, 60, 61, 120].map(strideOf), [1, 1, 1, 1, 2, 2]);
  for (const speed of [61, 120, 5000, 1e8]) assert.ok(speed / strideOf(speed) <= 60, String(speed));
});
