// The cache of answers, and the queue with only the newest request.

import assert from "node:assert/strict";
import test from "node:test";

import { createLru } from "../../../server/static/js/wire/lru.js";
import { createNewest } from "../../../server/static/js/wire/newest.js";
import { settled } from "../settled.js";

test("the least recently used item is dropped first, and `has` does not count as use", () => {
  const cache = createLru(3);
  for (const key of [1, 2, 3]) cache.set(key, key * 10);
  assert.equal(cache.get(1), 10);
  cache.set(4, 40);
  cache.set(3, 31);
  assert.ok(cache.has(1));
  cache.set(5, 50);
  assert.deepEqual([1, 2, 3, 4, 5].map(cache.has), [false, false, true, true, true]);
  const found = [1, 2, 3, 4, 5].map((key) => cache.get(key));
  assert.deepEqual(found, [undefined, undefined, 31, 40, 50]);
});

test("the newest request is sent next, those between never, and none after the end", async () => {
  const [asked, taken, failed] = [[], [], []];
  const ask = async (wanted) => {
    asked.push(wanted);
    if (wanted === 3) throw new Error("three");
    return wanted * 10;
  };
  const take = (_, answer) => taken.push(answer);
  const newest = createNewest(ask, take, (error) => failed.push(error.message));
  for (const wanted of [1, 2, 3]) newest.request(wanted);
  await settled();
  newest.request(4);
  newest.close();
  await settled();
  assert.deepEqual([asked, taken, failed], [[1, 3, 4], [10], ["three"]]);
});
