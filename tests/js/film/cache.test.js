// The cache of a run: each step is requested once, some are dropped; and the numbers of solutions below squares.

import assert from "node:assert/strict";
import test from "node:test";

import { StepCache } from "../../../server/static/js/film/cache.js";
import { solutionsBelow } from "../../../server/static/js/film/outlines.js";
import { AGAIN } from "../../../server/static/js/wire/again.js";
import { Refused } from "../../../server/static/js/wire/protocol.js";
import { queensIn } from "../board.js";
import { RUN, createSource } from "./source.js";

/** Create a cache of a run, with a source whose answers the test gives. */
function openCache({ length = 6170, run = RUN } = {}) {
  const source = createSource(length);
  return { source, library: new StepCache(source, run, () => {}) };
}

test("a missing step is requested once", async () => {
  const { source, library } = openCache();
  library.requestAround(10, 1);
  library.requestAround(20, 1);
  library.fetch(30, 31);
  library.fetch(30, 31);
  assert.deepEqual(source.asked.map(String), ["0,64,1", "30,31,1"]);
  await source.answerAll();
  library.requestAround(10, 1);
  assert.equal(source.asked.length, 2);
  library.requestAround(100, 1);
  await source.answerAll();
  assert.deepEqual(source.asked.at(-1), [64, 128, 1]);
  assert.deepEqual([library.has(127), library.has(128)], [true, false]);
});

test("a cut answer is followed by a request for the rest, and a closed cache requests nothing", async () => {
  const { source, library } = openCache({ length: 20 });
  library.requestAround(0, 1);
  await source.answerAll();
  source.length = 6170;
  library.requestAround(20, 1);
  await source.answerAll();
  library.close();
  library.requestAround(2000, 1);
  assert.deepEqual(source.asked.map(String), ["0,64,1", "20,64,1"]);
  assert.equal(library.has(20), true);
});

test("windows are shared, as wide as the stride, and end with the list", () => {
  const { source, library } = openCache();
  for (const step of [0, 63, 64]) library.requestAround(step, 1);
  for (const step of [840, 5376]) library.requestAround(step, 84, 6000);
  library.requestAround(6000, 84, 6000);
  library.requestAround(85, 84);
  assert.deepEqual(source.asked.map(String), [
    "0,64,1",
    "64,128,1",
    "0,5376,84",
    "5376,6000,84",
    "6000,6001,1",
    "85,86,1",
  ]);
});

test("the cache is bounded, and the newest steps stay", async () => {
  const { source, library } = openCache();
  for (let step = 0; step < 6000; step += 64) {
    library.requestAround(step, 1);
    await source.answer();
  }
  const kept = [...Array(6170).keys()].filter((step) => library.has(step)).length;
  assert.ok(kept <= 4096);
  assert.deepEqual([library.has(5999), library.has(0)], [true, false]);
});

test("a step that cannot be reached yet is requested again; other errors are reported", async () => {
  const { source, library } = openCache({ run: { ...RUN, n: 20 } });
  const answer = library.fetch(5, 6);
  source.open.shift().reject(new Refused("not_ready", "later"));
  assert.equal((await answer).message, "later");
  const again = library.fetch(5, 6);
  await source.answer();
  await again;
  assert.equal(source.asked.length, 2);
  assert.ok(library.has(5));
  const refused = library.fetch(5000, 5001);
  source.open.shift().reject(new Refused("bad_request", "no"));
  await assert.rejects(refused, /no/);
});

test("a failed window is requested again after a pause, not in each frame", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const source = createSource();
  const told = [];
  const library = new StepCache(
    source,
    RUN,
    () => {},
    ({ message }) => told.push(message),
  );
  const paint = () => library.requestAround(0, 1);
  paint();
  source.open.shift().reject(new Refused("failed", "the server failed"));
  await new Promise(setImmediate);
  paint();
  assert.equal(source.asked.length, 1);
  context.mock.timers.tick(AGAIN);
  paint();
  source.answer();
  await new Promise(setImmediate);
  assert.deepEqual([source.asked.length, library.has(0), told], [2, true, ["the server failed"]]);
});

test("numbers of solutions apply only to the path that they belong to", () => {
  const rows = [
    [[[0, 3], 5]],
    [
      [[1, 2], 0],
      [[1, 1], null],
    ],
    [[[2, 0], 7]],
  ];
  const TRIED = { step: 9, queens: queensIn(3, 1), rows };
  const below = (columns, row, column) => solutionsBelow(TRIED, { queens: queensIn(...columns) }, row, column);
  assert.deepEqual([below([3, 1, 0], 1, 2), below([3], 1, 2)], [0, 0]);
  assert.deepEqual([below([3], 0, 3), below([2, 1], 0, 3), below([3, 1], 2, 0)], [5, 5, 7]);
  assert.equal(below([3, 1], 1, 1), null, "unknown");
  assert.equal(solutionsBelow(null, { queens: [] }, 0, 0), undefined);
  const others = [below([2, 1], 1, 2), below([3, 1], 1, 3), below([3, 2], 2, 0), below([3, 1, 5, 5], 3, 1)];
  assert.ok(others.every((one) => one === undefined));
});
