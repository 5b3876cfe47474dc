import assert from "node:assert/strict";
import test from "node:test";

import { createNewest } from "../../../server/static/js/wire/newest.js";

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("the newest wanted is asked next, those between never, and none after the end", async () => {
  const asked = [],
    taken = [],
    failed = [];
  const ask = async (wanted) => {
    asked.push(wanted);
    if (wanted === 3) throw new Error("three");
    return wanted * 10;
  };
  const newest = createNewest(
    ask,
    (_, answer) => taken.push(answer),
    (error) => failed.push(error.message),
  );
  for (const wanted of [1, 2, 3]) newest.request(wanted);
  await settled();
  newest.request(4);
  newest.close();
  await settled();
  assert.deepEqual([asked, taken, failed], [[1, 3, 4], [10], ["three"]]);
});
