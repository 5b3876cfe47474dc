// The gestures of the slider of N, with a clock that the tests advance.

import assert from "node:assert/strict";
import test from "node:test";

import { createGesture } from "../../../server/static/js/views/size.js";

function createSlider() {
  const chosen = [];
  let time = 0;
  let due = null;
  const gesture = createGesture((value, joins) => chosen.push([value, joins]), {
    now: () => time,
    schedule: (act, milliseconds) => (due = { at: time + milliseconds, act }),
    cancel: () => (due = null),
  });
  const wait = (milliseconds) => {
    time += milliseconds;
    if (!due || due.at > time) return;
    const { act } = due;
    due = null;
    act();
  };
  return { chosen, gesture, wait };
}

test("a drag chooses the value at which it rests, once", () => {
  const { chosen, gesture, wait } = createSlider();
  gesture.hold(true);
  for (let n = 9; n <= 16; n += 1) {
    gesture.note(n);
    assert.equal(gesture.pending(), n);
    wait(20);
  }
  gesture.hold(false);
  assert.deepEqual(chosen, []);
  wait(200);
  assert.deepEqual([chosen, gesture.pending()], [[[16, false]], null]);
});

test("all values of one drag are one entry of the history, however long it rests", () => {
  const { chosen, gesture, wait } = createSlider();
  gesture.hold(true);
  for (const n of [9, 12]) {
    gesture.note(n);
    wait(5000);
  }
  gesture.hold(false);
  gesture.hold(true);
  gesture.note(4);
  wait(200);
  assert.deepEqual(chosen, [
    [9, false],
    [12, true],
    [4, false],
  ]);
});

test("keys pressed within a second are one gesture", () => {
  const { chosen, gesture, wait } = createSlider();
  for (const [n, rest] of [
    [9, 50],
    [10, 500],
    [11, 1500],
    [12, 200],
  ]) {
    gesture.note(n);
    wait(rest);
  }
  assert.deepEqual(chosen, [
    [10, false],
    [11, true],
    [12, false],
  ]);
});
