// The outline on the timeline as arithmetic: places of steps and calls, and zooming.

import assert from "node:assert/strict";
import test from "node:test";

import * as icicle from "../../../server/static/js/model/icicle.js";

test("the timeline shows the range of its zoom, or the whole film", () => {
  const ends = (look) => Object.values(icicle.visibleRange(look));
  assert.deepEqual(ends({ description: { steps: 50 }, reached: 3 }), [0, 50]);
  assert.deepEqual(ends({ description: null, reached: 3 }), [0, 200]);
  assert.deepEqual(ends({ description: { steps: null }, reached: 999 }), [0, 1250]);
  assert.deepEqual(ends({ description: { steps: 50 }, reached: 3, zoom: { start: 3, stop: 9 } }), [3, 9]);
});

test("a search of unknown length never fills the bar, and its walked part is marked", () => {
  for (const reached of [0, 7, 999, 10 ** 6, 10 ** 9]) {
    const state = { description: { steps: null, estimate: "2.0e13" }, reached };
    const share = icicle.shareOf(reached, icicle.wholeRange(state));
    assert.ok(share > 0 && share <= 0.8 + 1e-3, `${reached}: ${share}`);
    assert.equal(icicle.lastAtHand(state), reached);
    assert.ok(icicle.isEndless(state));
  }
  assert.equal(icicle.lastAtHand({ description: { steps: 50 }, reached: 3 }), 49);
  for (const description of [null, { steps: 50 }]) assert.ok(!icicle.isEndless({ description }));
});

test("steps have places on the timeline, and places have steps", () => {
  const { stepAt, shareOf } = icicle;
  const range = { start: 100, stop: 150 };
  const at = (share) => stepAt(share, range);
  assert.deepEqual([-1, 0, 0.5, 0.999, 1, 2].map(at), [100, 100, 125, 149, 149, 149]);
  assert.deepEqual([shareOf(100, range), shareOf(149, range), shareOf(0, { start: 0, stop: 1 })], [0.01, 0.99, 0.5]);
  for (let step = 100; step < 150; step++) assert.equal(stepAt(shareOf(step, range), range), step);
});

test("zooming keeps the current step in place", () => {
  const { zoomRange, shareOf } = icicle;
  const all = { start: 0, stop: 100_000 };
  const close = zoomRange(all, 10, 30_000, all);
  assert.equal(close.stop - close.start, 10_000);
  assert.ok(Math.abs(shareOf(30_000, close) - shareOf(30_000, all)) < 0.001);
  assert.deepEqual(zoomRange(all, 10, 0, all), { start: 0, stop: 10_000 });
  assert.ok(zoomRange(all, 10, 99_999, all).stop >= 99_999);
  assert.equal(zoomRange(close, 1 / 10, 30_000, all), null);
  assert.deepEqual(zoomRange({ start: 500, stop: 560 }, 1000, 520, all), { start: 506, stop: 546 });
  assert.equal(zoomRange({ start: 0, stop: 5 }, 2, 3, { start: 0, stop: 5 }), null);
});

test("the zoomed range moves with the film", () => {
  const { followStep, panRange } = icicle;
  const all = { start: 0, stop: 1000 };
  const range = { start: 100, stop: 200 };
  const follow = (step) => followStep(range, step, all).start;
  const pan = (share) => panRange(range, share, all).start;
  assert.deepEqual([150, 200, 20, 999].map(follow), [100, 190, 10, 900]);
  assert.deepEqual([0.5, -9, 99].map(pan), [150, 0, 900]);
});

test("the call and the step under the pointer are found", () => {
  const { rowAt, callAt, pixelOf, listBars } = icicle;
  const inner = [1, 12, 20];
  const outer = [0, 10, 50];
  const outline = { start: 10, stop: 50, width: 4, calls: [inner, outer], deepest: [2, 0, 1, 1] };
  const row = (share) => rowAt(share, 4);
  assert.deepEqual([-1, 0, 0.19, 0.2, 0.99, 2].map(row), [0, 0, 0, 1, 4, 4]);
  assert.deepEqual(callAt(outline, 1, 12), inner);
  assert.equal(callAt(outline, 1, 20), null);
  assert.deepEqual(callAt(outline, 0, 20), outer);
  assert.equal(callAt(outline, 2, 15), null);
  const pixel = (step) => pixelOf(outline, step);
  assert.deepEqual([10, 19, 20, 49].map(pixel), [0, 0, 1, 3]);
  assert.deepEqual(listBars(outline, 2).map(String), ["0,0,4", "1,0,1", "1,2,2", "2,0,1"]);
});
