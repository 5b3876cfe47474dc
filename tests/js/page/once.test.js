import assert from "node:assert/strict";
import test from "node:test";

import { once, paintOnceWanted, watchLoading } from "../../../server/static/js/page/loading.js";

const arrived = () => new Promise(setImmediate);

test("a module requested twice is loaded once, and again after a failure", async () => {
  const loads = [];
  const load = once(async () => {
    loads.push(loads.length);
    if (loads.length === 1) throw new Error("offline");
    return loads.length;
  });
  await assert.rejects(Promise.all([load(), load()]), /offline/);
  assert.deepEqual(await Promise.all([load(), load()]), [2, 2]);
});

/** Create a painter that is loaded once a look has a fact; record everything that it paints. */
function createWatched(load) {
  const seen = { painted: [], loads: 0, misses: 0 };
  const loading = async () => {
    seen.loads += 1;
    return load(seen);
  };
  const miss = () => (seen.misses += 1);
  return { seen, paint: paintOnceWanted(({ fact }) => fact !== null, loading, miss) };
}

test("a painter is loaded when a look needs it, and paints the latest look then", async () => {
  const { seen, paint } = createWatched(
    ({ painted }) =>
      ({ fact }) =>
        painted.push(fact),
  );
  paint({ fact: null });
  await arrived();
  assert.equal(seen.loads, 0);
  paint({ fact: 1 });
  paint({ fact: 2 });
  await arrived();
  paint({ fact: null });
  assert.deepEqual(seen, { painted: [2, null], loads: 1, misses: 0 });
});

test("a painter that fails to load is not requested in every frame", async () => {
  const { seen, paint } = createWatched(() => Promise.reject(new Error("offline")));
  for (const fact of [1, 2, null, 3]) {
    paint({ fact });
    await arrived();
  }
  assert.deepEqual([seen.loads, seen.misses], [2, 2]);
});

test("the callback is called when loading begins, and when the last part has loaded or failed", async () => {
  /** @type {boolean[]} */
  const told = [];
  watchLoading((busy) => told.push(busy));
  /** @type {(() => void)[]} */
  const ends = [];
  const good = once(() => new Promise((resolve) => ends.push(() => resolve("here"))));
  const bad = once(() => new Promise((_, reject) => ends.push(() => reject(new Error("lost")))));
  const all = Promise.allSettled([good(), bad(), good()]);
  assert.deepEqual(told, [true]);
  ends[0]();
  assert.equal(await good(), "here");
  assert.deepEqual(told, [true]);
  ends[1]();
  await all;
  assert.deepEqual(told, [true, false]);
});
