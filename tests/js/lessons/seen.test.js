import assert from "node:assert/strict";
import test from "node:test";

import { PATH, isDone, legAfter, nextLeg, numberOf } from "../../../server/static/js/lessons/path.js";
import { addStop, loadSeen } from "../../../server/static/js/lessons/seen.js";
import { readWith } from "../device.js";

const NAME = "bitqueens.lessons";

test("stops are stored once and in order, and invalid data is ignored", () => {
  const seen = addStop(addStop(addStop({}, "bits", 3), "bits", 1), "bits", 3);
  assert.deepEqual(seen, { bits: [1, 3] });
  assert.deepEqual(readWith(NAME, JSON.stringify(seen), loadSeen), seen);
  for (const text of [null, "", "x", "[]", "null", '{"a":1}', '{"a":["1"]}'])
    assert.deepEqual(readWith(NAME, text, loadSeen), {}, text);
});

test("the stored list is bounded, and drops the lesson seen longest ago first", () => {
  let seen = {};
  for (let lesson = 0; lesson < 99; lesson++)
    for (const stop of [0, 98]) seen = addStop(seen, `a-lesson-with-a-long-name-${lesson}`, stop);
  assert.equal(Object.keys(seen).at(-1), "a-lesson-with-a-long-name-98");
  assert.ok(Object.keys(seen).length > 50);
  assert.ok(JSON.stringify(seen).length <= 3000);
});

test("the path goes on with the first leg whose last stop was not seen", () => {
  const stops = { tour: 8, shift: 7, lowest: 7 };
  assert.equal(nextLeg({}, stops).name, "place");
  const seen = { place: [0], rays: [0], digits: [0], tour: [0, 6], bits: [6], lowest: [6] };
  assert.equal(nextLeg(seen, stops).name, "tour");
  assert.equal(isDone("tour", addStop(seen, "tour", 7), stops), true);
  const all = Object.fromEntries(PATH.map(({ name }) => [name, [(stops[name] ?? 1) - 1]]));
  assert.equal(nextLeg(all, stops), undefined);
  assert.deepEqual([numberOf("shift"), numberOf("bits")], [5, 0]);
  assert.deepEqual([legAfter("digits").href, legAfter("lowest")], ["./?lesson=tour", undefined]);
});
