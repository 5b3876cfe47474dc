// What has arrived is kept up to a number.

import assert from "node:assert/strict";
import test from "node:test";

import { createLru } from "../../../server/static/js/wire/lru.js";

test("what nobody has used for longest goes first", () => {
  const kept = createLru(3);
  for (const key of [1, 2, 3]) kept.set(key, key * 10);
  assert.equal(kept.get(1), 10);
  kept.set(4, 40);
  kept.set(3, 31);
  kept.set(5, 50);
  assert.deepEqual(
    [1, 2, 3, 4, 5].map((key) => kept.get(key)),
    [undefined, undefined, 31, 40, 50],
  );
});

test("asking whether a thing is here is not using it", () => {
  const kept = createLru(2);
  kept.set("a", 1);
  kept.set("b", 2);
  assert.ok(kept.has("a"));
  kept.set("c", 3);
  assert.deepEqual(["a", "b", "c"].map(kept.has), [false, true, true]);
});
