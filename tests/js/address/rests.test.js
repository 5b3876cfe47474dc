// When going on begins a new history entry, with a clock that is set by hand.

import assert from "node:assert/strict";
import test from "node:test";

import { createRests } from "../../../server/static/js/address/history.js";

/**
 * Notes stays one after the other: [step, seconds there, whether it plays]. Returns the steps at which entries begin.
 */
function begin(stays, run = {}) {
  let time = 0;
  const rests = createRests(() => time);
  return stays
    .filter(([step, seconds, playing = false]) => {
      const began = rests.note(run, step, playing);
      time += seconds * 1000;
      return began;
    })
    .map(([step]) => step);
}

test("going on from a rest begins an entry, passing by does not", () => {
  assert.deepEqual(
    begin([
      [0, 1],
      [20, 4],
      [21, 0.1],
      [22, 0.1],
    ]),
    [21],
  );
  assert.deepEqual(
    begin([
      [0, 1],
      [20, 1],
      [21, 1],
      [22, 1],
    ]),
    [],
  );
});

test("a film that plays does not rest, however slow it is", () => {
  assert.deepEqual(
    begin([
      [0, 4, true],
      [1, 4, true],
      [2, 4, true],
    ]),
    [],
  );
});

test("what was paused for a while and then plays on has rested", () => {
  assert.deepEqual(
    begin([
      [5, 4],
      [5, 1, true],
      [6, 0.1, true],
      [7, 4],
      [7, 0.1, true],
      [8, 0.1, true],
    ]),
    [6, 8],
  );
});

test("whoever reads on step by step begins an entry for ten steps", () => {
  const stays = [...Array(35).keys()].map((step) => [step, 10]);
  assert.deepEqual(begin(stays), [1, 11, 21, 31]);
});

test("after Back a rest counts anew, and so it does in another film", () => {
  let time = 0;
  const rests = createRests(() => time);
  const [one, other] = [{}, {}];
  const note = (...facts) => {
    const began = rests.note(...facts, false);
    time += 4000;
    return began;
  };
  assert.deepEqual([note(one, 0), note(one, 1), note(one, 2)], [false, true, false]);
  rests.forget();
  assert.deepEqual([note(one, 2), note(one, 3)], [false, true]);
  assert.deepEqual([note(other, 3), note(other, 4)], [false, true]);
});
