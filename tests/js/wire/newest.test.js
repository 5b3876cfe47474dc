import assert from "node:assert/strict";
import test from "node:test";

import { createNewest } from "../../../server/static/js/wire/newest.js";

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("the newest wish is asked next, those between never, and none after the end", async () => {
  const asked = [], taken = [], failed = [];
  const ask = async (wish) => {
    asked.push(wish);
    if (wish === 3) throw new Error("three");
    return wish * 10;
  };
  const newest = createNewest(ask, (_, answer) => taken.push(answer), (error) => failed.push(error.message));
  for (const wish of [1, 2, 3]) newest.request(wish);
  await settled();
  newest.request(4);
  newest.close();
  await settled();
  assert.deepEqual([asked, taken, failed], [[1, 3, 4], [10], ["three"]]);
});
