// Which step follows which: as arithmetic, without a clock.

import assert from "node:assert/strict";
import test from "node:test";

import { nextStep, advance, windowAround } from "../../../server/static/js/film/playback.js";

const always = () => true;

/** A film from one end of a segment that goes round, frame by frame: the steps it shows. */
function rounds({ first, last, direction, speed, stride }, frames = 2000) {
  let film = { first, last, round: true, direction, speed, stride, ahead: 0, step: direction > 0 ? first : last };
  const shown = [];
  for (let frame = 0; frame < frames; frame++) {
    const { step, ahead, ended } = advance(film, 1 / 61, always);
    if (step !== film.step) shown.push(step);
    assert.ok(!ended, "it goes round");
    film = { ...film, step, ahead };
  }
  return shown;
}

test("the steps that follow", () => {
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

test("a film shows its strides in order and keeps its speed", () => {
  const frames = 600; // ten seconds of sixty
  for (const [speed, stride] of [
    [0.5, 1],
    [7, 1],
    [60, 1],
    [900, 15],
    [1e8, 1_666_667],
  ])
    for (const direction of [1, -1]) {
      const begin = stride * 1000;
      const film = { speed, stride, direction, last: 1e12 };
      const shown = [];
      let [step, ahead] = [begin, 0];
      for (let frame = 0; frame < frames; frame++) {
        const moment = advance({ ...film, step, ahead }, 1 / 60, always);
        ({ ahead } = moment);
        if (moment.step !== step) shown.push((step = moment.step));
        assert.ok(!moment.ended);
      }
      const where = `${speed} a second, ${direction}`;
      assert.ok(
        shown.every((one) => one % stride === 0),
        where,
      );
      if (stride === 1)
        assert.deepEqual(
          shown,
          shown.map((_, index) => begin + direction * (index + 1)),
          `${where}: none left out`,
        );
      const played = Math.abs(shown.at(-1) - begin) + ahead;
      const wanted = (speed * frames) / 60;
      assert.ok(Math.abs(played - wanted) <= Math.max(1, wanted / 1000), where);
    }
});

test("a film waits for a step that has not arrived, and does not make up for it", () => {
  let film = { step: 5, ahead: 0, direction: 1, speed: 30, stride: 1, last: 49, ended: false };
  for (let frame = 0; frame < 100; frame++) film = { ...film, ...advance(film, 0.1, (step) => step < 6) };
  assert.deepEqual([film.step, film.ended], [5, false]);
  const then = advance(film, 0.01, always);
  assert.equal(then.step, 6);
  assert.ok(then.ahead <= 1);
});

test("a film ends on its last and on its first step", () => {
  for (const [step, direction, stride] of [
    [40, 1, 10],
    [20, -1, 7],
    [48, 1, 1],
    [1, -1, 1],
    [49, 1, 1],
    [0, -1, 1],
  ]) {
    const end = advance({ step, ahead: 0, direction, speed: 1e8, stride, last: 49 }, 1, always);
    assert.deepEqual([end.step, end.ended], [direction > 0 ? 49 : 0, true], `from ${step}`);
  }
});

test("a loop goes round and shows its edges in every round", () => {
  const [first, last] = [101, 160];
  for (const [speed, stride] of [
    [30, 1],
    [420, 7],
    [1e8, 7],
  ])
    for (const direction of [1, -1]) {
      const shown = rounds({ first, last, direction, speed, stride });
      const strides = [...Array(last - first).keys()]
        .map((at) => first + at)
        .filter((step) => step % stride === 0 && step !== first);
      const seen = [first, ...strides, last];
      const order = direction > 0 ? seen : [...seen].reverse();
      const where = `${speed} a second, ${direction}`;
      assert.ok(shown.includes(first) && shown.includes(last), where);
      assert.ok(
        shown.every((step) => seen.includes(step)),
        where,
      );
      if (speed < 1e8) assert.equal(new Set(shown).size, seen.length, where);
      const places = shown.map((step) => order.indexOf(step));
      const leaps = places.slice(1).map((place, index) => (place - places[index] + order.length) % order.length);
      if (speed < 1e8) assert.deepEqual(new Set(leaps), new Set([1]), where);
      else assert.ok(Math.max(...leaps) <= 5, where);
    }
});

test("a segment ends at its edges without going round", () => {
  const cases = [
    [[25, 1, 7], 39, 14],
    [[25, -1, 7], 20, 5],
    [[38, 1, 1], 39, 1],
    [[21, -1, 1], 20, 1],
    [[39, 1, 1], 39, 0],
    [[20, -1, 1], 20, 0],
  ];
  for (const [[step, direction, stride], at, passed] of cases) {
    const end = advance({ step, ahead: 0, direction, speed: 1e8, stride, first: 20, last: 39 }, 1, always);
    assert.deepEqual([end.step, end.ended, end.passed], [at, true, passed], `from ${step}`);
  }
});

test("a loop waits before its beginning until that has arrived", () => {
  const film = { step: 39, ahead: 0, direction: 1, speed: 60, stride: 1, first: 20, last: 39, round: true };
  assert.equal(advance(film, 1, (step) => step > 30).step, 39);
  assert.equal(advance(film, 1 / 60, always).step, 20);
});

test("windows are shared", () => {
  const windows = [
    [0, 1],
    [63, 1],
    [64, 1],
    [840, 84],
    [5376, 84],
  ].map(([step, stride]) => windowAround(step, stride, 64));
  assert.deepEqual(
    windows.map(({ start, stop }) => [start, stop]),
    [
      [0, 64],
      [0, 64],
      [64, 128],
      [0, 5376],
      [5376, 10752],
    ],
  );
});
