// The entries of the browser's history, with clocks that the tests advance.

import assert from "node:assert/strict";
import test from "node:test";

import { createHistory, createRests } from "../../../server/static/js/address/history.js";

test("the address is replaced at a limited rate, and ends at the step where the film came to rest", () => {
  const [log, due] = [[], []];
  let time = 0;
  const journal = createHistory(
    {
      replace: (query) => log.push(["replace", time, query]),
      push: (query) => log.push(["push", time, query]),
      now: () => time,
      schedule: (act, milliseconds) => due.push([time + milliseconds, act]),
    },
    "0",
  );
  for (time = 0; time < 10_000; time += 16) {
    while (due.length && due[0][0] <= time) due.shift()[1]();
    if (time < 9000) journal.follow(String(time));
    if (time === 4800) journal.navigate("there");
    if (time === 9600) journal.navigate("there again");
  }
  journal.adopt("elsewhere");
  journal.follow("elsewhere");
  const replaced = log.filter(([how]) => how === "replace");
  assert.ok(replaced.length <= 12, "at most one a second, and one at each turn");
  assert.ok(replaced.some(([, , query]) => query === "8992"));
  const pushed = log.filter(([how]) => how === "push").map(([, , query]) => query);
  assert.deepEqual(pushed, ["there", "there again"]);
  const turned = log.findIndex(([how]) => how === "push");
  assert.deepEqual(log[turned - 1], ["replace", 4800, "4800"], "Back leads to the step that the viewer left");
});

test("a browser that rejects an entry is tried again later", () => {
  const [log, due] = [[], []];
  let full = true;
  const replace = (query) => {
    if (full) throw new Error("too many");
    log.push(query);
  };
  const journal = createHistory({ replace, push: replace, now: () => 0, schedule: (act) => due.push(act) }, "0");
  journal.follow("1");
  journal.follow("2");
  full = false;
  due.shift()();
  assert.deepEqual([log, due.length], [["2"], 0]);
});

/** Simulate stays of some seconds at steps of a film; return the steps at which history entries begin. */
function simulateStays() {
  let time = 0;
  const rests = createRests(() => time);
  const begins = [];
  const at = (step, seconds, { playing = false, film = RUN } = {}) => {
    if (rests.note(film, step, playing)) begins.push(step);
    time += seconds * 1000;
  };
  return { at, begins, forget: rests.forget };
}

const RUN = {};
const PLAYING = { playing: true };

test("moving on from a rest begins a history entry; passing through a step or playing does not", () => {
  const [resting, passing, playing] = [simulateStays(), simulateStays(), simulateStays()];
  for (const step of [0, 20, 21, 22]) {
    resting.at(step, step === 20 ? 4 : 0.1);
    passing.at(step, 1);
    playing.at(step, 4, PLAYING);
  }
  assert.deepEqual([resting.begins, passing.begins, playing.begins], [[21], [], []]);
});

test("a film that was paused for a while and then plays on has rested", () => {
  const { at, begins } = simulateStays();
  at(5, 4);
  at(5, 1, PLAYING);
  at(6, 0.1, PLAYING);
  at(7, 4);
  at(7, 0.1, PLAYING);
  at(8, 0.1, PLAYING);
  assert.deepEqual(begins, [6, 8]);
});

test("reading step by step begins an entry every ten steps", () => {
  const { at, begins } = simulateStays();
  for (let step = 0; step < 35; step++) at(step, 10);
  assert.deepEqual(begins, [1, 11, 21, 31]);
});

test("after Back, and in another film, a rest is measured anew", () => {
  const { at, begins, forget } = simulateStays();
  for (const step of [0, 1, 2]) at(step, 4);
  assert.deepEqual(begins, [1]);
  forget();
  for (const step of [2, 3]) at(step, 4);
  assert.deepEqual(begins, [1, 3]);
  const film = { ...RUN };
  for (const step of [3, 4]) at(step, 4, { film });
  assert.deepEqual(begins, [1, 3, 4]);
});
