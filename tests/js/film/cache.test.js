// The steps of a run that are here: each asked for once, some forgotten.

import assert from "node:assert/strict";
import test from "node:test";

import { createStepCache } from "../../../server/static/js/film/cache.js";
import { Refused } from "../../../server/static/js/wire/protocol.js";
import { RUN, createSource } from "./source.js";

test("it asks once, and for what it has not", async () => {
  const source = createSource();
  const library = createStepCache(source, RUN, () => {});
  library.requestAround(10, 1);
  library.requestAround(20, 1);
  library.request(30);
  library.request(30);
  assert.deepEqual(source.asked, [
    [0, 64, 1],
    [30, 31, 1],
  ]);
  await source.answerAll();
  library.requestAround(10, 1);
  library.request(63);
  assert.equal(source.asked.length, 2);
  library.requestAround(100, 1);
  await source.answerAll();
  assert.deepEqual(source.asked.at(-1), [64, 128, 1]);
  assert.deepEqual([library.has(127), library.has(128)], [true, false]);
});

test("it goes on where an answer was cut short, and asks nothing when it is closed", async () => {
  const source = createSource(20);
  const library = createStepCache(source, RUN, () => {});
  library.requestAround(0, 1);
  await source.answerAll();
  source.length = 6170;
  library.requestAround(20, 1);
  await source.answerAll();
  library.close();
  library.requestAround(2000, 1);
  assert.deepEqual(source.asked, [
    [0, 64, 1],
    [20, 64, 1],
  ]);
  assert.equal(library.has(20), true);
});

test("it is bounded, and the newest stay", async () => {
  const source = createSource();
  const library = createStepCache(source, RUN, () => {});
  for (let step = 0; step < 6000; step += 64) {
    library.requestAround(step, 1);
    await source.answer();
  }
  const kept = [...Array(6170).keys()].filter((step) => library.has(step)).length;
  assert.ok(kept <= 4096);
  assert.deepEqual([library.has(5999), library.has(0)], [true, false]);
});

test("it asks again for what could not be reached yet", async () => {
  const source = createSource();
  const library = createStepCache(source, { ...RUN, n: 20 }, () => {});
  const answer = library.request(5);
  source.open.shift().reject(new Refused("not_ready", "later"));
  assert.equal((await answer).message, "later");
  const again = library.request(5);
  await source.answer();
  await again;
  assert.equal(source.asked.length, 2);
  assert.ok(library.has(5));
});

test("other refusals are told", async () => {
  const source = createSource();
  const library = createStepCache(source, RUN, () => {});
  const answer = library.request(5);
  source.open.shift().reject(new Refused("bad_request", "no"));
  await assert.rejects(answer, /no/);
});
