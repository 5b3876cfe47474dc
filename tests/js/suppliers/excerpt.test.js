// Recorded excerpts answer requests like the server.

import assert from "node:assert/strict";
import test from "node:test";

import { ALGORITHMS } from "../../../server/static/js/algorithms/algorithms.js";
import { Excerpt } from "../../../server/static/js/suppliers/excerpt.js";
import { given } from "../given.js";

/** @param {{packed: any, asked: {request: any, answer: any}[]}} given */
function compare({ packed, asked }) {
  const excerpt = new Excerpt(packed);
  assert.ok(asked.length > 100);
  for (const { request, answer } of asked)
    assert.deepEqual(sorted(excerpt.answer(request)), sorted(answer), JSON.stringify(request));
}

/** Sort the calls of an outline, as those with the same end have no defined order. @param {any} answer */
function sorted(answer) {
  answer?.calls?.sort(([row, , end], [otherRow, , otherEnd]) => end - otherEnd || row - otherRow);
  return answer;
}

test("an excerpt of a whole trace answers every request like the server, for every search", () => {
  for (const each of given("excerpts", [...ALGORITHMS.map((name) => [name, 4]), ["bitmask", 6]])) compare(each);
});

test("an excerpt of a search on a board answers every request like the server", () => {
  const board = "long:...../...../..#../...../.....";
  for (const each of given("excerpts", [
    ["puzzle", 5, 0, null, board],
    ["puzzle", 6, 200, 460, "....../....../..#.../....../....../......"],
  ]))
    compare(each);
});

test("an excerpt of a stretch answers requests inside it like the server", () => {
  for (const each of given("excerpts", [
    ["bitmask", 8, 1000, 1300],
    ["basic", 8, 3000, 3200],
  ]))
    compare(each);
});

test("requests outside the excerpt are not answered", () => {
  const [{ packed }] = given("excerpts", [["bitmask", 8, 1000, 1300]]);
  const excerpt = new Excerpt(packed);
  for (const request of [
    { type: "read", start: 990, stop: 1010 },
    { type: "read", start: 1290, stop: 1310 },
    { type: "read", start: 0, stop: 9, by: "checks" },
    { type: "find", what: "solution", from: 1299 },
    { type: "find", what: "solution", number: 1 },
    { type: "questions", start: 999, stop: 1001 },
    { type: "tried", step: 1300 },
    { type: "solutions", start: 0, stop: 8 },
    { type: "classes", start: 0, stop: 8 },
  ])
    assert.equal(excerpt.answer({ ...packed.run, ...request }), null, JSON.stringify(request));
});

test("an excerpt of a stretch has the outline of the whole trace and of any part", () => {
  const [{ packed }] = given("excerpts", [["bitmask", 8, 1000, 1300]]);
  const excerpt = new Excerpt(packed);
  const ask = (range) => excerpt.answer({ type: "outline", ...packed.run, ...range });
  const whole = ask({ start: 0, stop: 6170, width: 333 });
  assert.equal(whole.width, 1024);
  assert.equal(
    whole.solutions.reduce((sum, found) => sum + found, 0),
    92,
  );
  const half = ask({ start: 0, stop: 3085, width: 512 });
  assert.deepEqual(half.deepest, whole.deepest.slice(0, 512));
  assert.deepEqual(half.solutions, whole.solutions.slice(0, 512));
  assert.deepEqual(
    half.calls.filter(([row]) => row === 1),
    whole.calls
      .filter(([row, first]) => row === 1 && first < 3085)
      .map(([row, first, end]) => [row, first, Math.min(end, 3085)]),
  );
});
