// The order of steps, their speed and their limits: as arithmetic, without a clock.

import assert from "node:assert/strict";
import test from "node:test";

import { nextStep, advance } from "../../../server/static/js/film/playback.js";
import * as segments from "../../../server/static/js/film/segment.js";
import * as speeds from "../../../server/static/js/film/speed.js";
import { upTo } from "../board.js";

const always = () => true;

/** Run a film for so many frames, `perSecond` a second; return the steps shown after the first one, and its end. */
function runFilm(film, frames, perSecond = 60) {
  let now = { ahead: 0, ...film };
  const shown = [];
  for (let frame = 0; frame < frames; frame++) {
    const { step, ahead, read, ended } = advance(now, 1 / perSecond, always);
    assert.ok(!ended, "the film goes on");
    assert.equal(read.at(-1) ?? now.step, step);
    shown.push(...read);
    now = { ...now, step, ahead };
  }
  return { shown, ahead: now.ahead };
}

test("the next step depends on direction, stride and segment", () => {
  const cases = [
    [[0, 1, 1, 49], 1],
    [[49, 1, 1, 49], null],
    [[0, 1, -1, 49], null],
    [[5, 1, -1, 49], 4],
    [[0, 10, 1, 49], 10],
    [[7, 10, 1, 49], 10],
    [[40, 10, 1, 49], 49],
    [[49, 10, -1, 49], 40],
    [[40, 10, -1, 49], 30],
    [[7, 10, -1, 49], 0],
    [[9, 4, 1, Infinity], 12],
  ];
  for (const [film, after] of cases) assert.equal(nextStep(...film), after, String(film));
});

test("a film reads its strides in order and keeps its speed", () => {
  const strides = { 0.5: 1, 7: 1, 60: 1, 900: 1, 5000: 23, 100_000_000: 416_669 };
  for (const [text, stride] of Object.entries(strides))
    for (const direction of [1, -1]) {
      const [speed, begin, where] = [Number(text), stride * 20_000, `${text} a second, ${direction}`];
      const { shown, ahead } = runFilm({ speed, stride, direction, last: 1e12, step: begin }, 600);
      const everyOne = shown.map((_, index) => begin + direction * (index + 1));
      if (stride === 1) assert.deepEqual(shown, everyOne, `${where}: no step is skipped`);
      assert.equal(stride, speeds.strideOf(speed));
      const [played, wanted] = [Math.abs(shown.at(-1) - begin) + ahead, speed * 10];
      assert.ok(Math.abs(played - wanted) <= Math.max(1, wanted / 1000), where);
    }
});

test("a film waits for a missing step, and does not catch up", () => {
  let film = { step: 5, ahead: 0, direction: 1, speed: 30, stride: 1, last: 49, ended: false };
  for (let frame = 0; frame < 100; frame++) film = { ...film, ...advance(film, 0.1, (step) => step < 6) };
  assert.deepEqual([film.step, film.ended], [5, false]);
  const then = advance(film, 0.01, always);
  assert.equal(then.step, 6);
  assert.ok(then.ahead <= 1);
});

test("a film ends at its last or first step, a segment at its edges", () => {
  const cases = [
    { step: 40, direction: 1, stride: 10, at: 49, passed: 9 },
    { step: 20, direction: -1, stride: 7, at: 0, passed: 20 },
    { step: 48, direction: 1, stride: 1, at: 49, passed: 1 },
    { step: 1, direction: -1, stride: 1, at: 0, passed: 1 },
    { step: 49, direction: 1, stride: 1, at: 49, passed: 0 },
    { step: 0, direction: -1, stride: 1, at: 0, passed: 0 },
    { first: 20, last: 39, step: 25, direction: 1, stride: 7, at: 39, passed: 14 },
    { first: 20, last: 39, step: 25, direction: -1, stride: 7, at: 20, passed: 5 },
    { first: 20, last: 39, step: 39, direction: 1, stride: 1, at: 39, passed: 0 },
    { first: 20, last: 39, step: 20, direction: -1, stride: 1, at: 20, passed: 0 },
  ];
  for (const { at, passed, ...film } of cases) {
    const end = advance({ last: 49, ...film, ahead: 0, speed: 1e8 }, 1, always);
    assert.deepEqual([end.step, end.ended, end.passed], [at, true, passed], JSON.stringify(film));
  }
});

test("a loop repeats and shows its edges in every round", () => {
  const [first, last] = [101, 160];
  for (const [text, stride] of Object.entries({ 30: 1, 420: 7, 100_000_000: 7 }))
    for (const direction of [1, -1]) {
      const [speed, step] = [Number(text), direction > 0 ? first : last];
      const { shown } = runFilm({ first, last, round: true, direction, speed, stride, step }, 2000, 61);
      const between = upTo(last).filter((its) => its > first && its % stride === 0);
      const seen = [first, ...between, last];
      const order = direction > 0 ? seen : [...seen].reverse();
      const where = `${speed} a second, ${direction}`;
      assert.ok(shown.includes(first) && shown.includes(last), where);
      const places = shown.map((its) => order.indexOf(its));
      assert.ok(!places.includes(-1), where);
      const leaps = places.slice(1).map((place, index) => (place - places[index] + order.length) % order.length);
      assert.deepEqual([new Set(shown).size, new Set(leaps)], [seen.length, new Set([1])], where);
    }
});

test("a loop waits before its beginning until that step has arrived", () => {
  const film = { step: 39, ahead: 0, direction: 1, speed: 60, stride: 1, first: 20, last: 39, round: true };
  assert.equal(advance(film, 1, (step) => step > 30).step, 39);
  assert.equal(advance(film, 1 / 60, always).step, 20);
});

const LOOP = { start: 10, stop: 20, why: "loop" };

test("a segment limits the film to its steps", () => {
  const bounds = (segment, steps) => Object.values(segments.boundsOf(segment, steps));
  assert.deepEqual(bounds(null, 50), [0, 49, false]);
  assert.deepEqual(bounds(LOOP, 50), [10, 19, true]);
  assert.deepEqual(bounds(LOOP, 15), [10, 14, true]);
  assert.deepEqual(bounds(LOOP, null), [10, 19, true]);
  const inside = [9, 10, 19, 20].filter((step) => segments.contains(LOOP, step));
  assert.deepEqual(inside, [10, 19]);
});

test("a stride leaves some steps of a short loop, and limits the steps read to 1,000 or, above, 240 a second", () => {
  const loop = { first: 0, last: 319, round: true };
  const limited = (stride, its) => segments.limitStride(stride, { ...loop, ...its });
  assert.deepEqual([limited(84), limited(4), limited(84, { last: 9 })], [10, 4, 1]);
  assert.deepEqual([limited(84, { round: false }), limited(84, { last: Infinity })], [84, 84]);
  assert.deepEqual([0.5, 60, 61, 1000, 1001].map(speeds.strideOf), [1, 1, 1, 1, 5]);
  for (const speed of [1500, 5000, 1e5, 1e8]) {
    const read = speed / speeds.strideOf(speed);
    assert.ok(read <= 240 && read > 200, `${read} a second at ${speed}`);
  }
});

test("an end of a loop is set at the current step or dragged, and the loop keeps at least two steps", () => {
  const ends = ({ start, stop }) => `${start} ${stop}`;
  const moved = (loop, end, ...steps) => steps.map((step) => ends(segments.moveLoopEnd(loop, end, step, 50)));
  assert.deepEqual([moved(null, "first", 7), moved(null, "last", 7)], [["7 50"], ["0 8"]]);
  assert.deepEqual(moved(LOOP, "first", 12, 30, 49), ["12 20", "30 50", "48 50"]);
  assert.deepEqual(moved(LOOP, "last", 15, 3, 0, 99), ["10 16", "0 4", "0 2", "10 50"]);
  const drawn = (one, other) => ends(segments.loopBetween(one, other, 50));
  assert.deepEqual([drawn(9, 3), drawn(5, 5), drawn(49, 49)], ["3 10", "5 7", "48 50"]);
});

test("typed speeds are parsed, and invalid ones are refused", () => {
  const typed = { 2: 2, " 0.5 ": 0.5, "0,75": 0.75, "10k": 1e4, "1.5 M": 1.5e6, "1e6": 1e6, "100M": 1e8, "60/s": 60 };
  for (const [text, speed] of Object.entries(typed)) assert.equal(speeds.parseSpeed(text), speed, `typed: ${text}`);
  for (const text of ["0", "0.4", "100000001", "", "k", "-3", "1 000", "Infinity", "0x10", "3 G"])
    assert.equal(speeds.parseSpeed(text), null, `typed: ${text}`);
});

test("the slider's stops ascend in small steps and can be typed as shown", () => {
  const { STOPS, formatSpeed, parseSpeed, stopOf } = speeds;
  assert.deepEqual([STOPS[0], STOPS.at(-1)], [0.5, 1e8]);
  for (const [index, stop] of STOPS.slice(1).entries())
    assert.ok(stop > STOPS[index] && stop <= STOPS[index] * 1.5, String(stop));
  for (const [index, stop] of STOPS.entries())
    assert.deepEqual([stopOf(stop), parseSpeed(formatSpeed(stop))], [index, stop]);
  for (const shown of ["0.5", "1.5", "60", "1k", "1.5k", "100M"])
    assert.ok(STOPS.map(formatSpeed).includes(shown), shown);
  const [slow, between, fast] = [0.1, 7, 1e12].map((speed) => STOPS[stopOf(speed)]);
  assert.deepEqual([slow, fast], [0.5, 1e8]);
  assert.ok([6, 8].includes(between));
});

test("the achieved speed is updated at most twice a second, and anew after a pause", () => {
  const pace = speeds.createPace();
  const steps = { 0: 0, 300: 3, 500: 5, 1000: 10, 2000: 110, 3000: 60 };
  const speedsSeen = Object.entries(steps).map(([now, step]) => pace.record(Number(now), step));
  assert.deepEqual(speedsSeen, [null, null, 10, 10, 100, 50]);
  pace.reset();
  assert.equal(pace.record(9000, 0), null);
});
