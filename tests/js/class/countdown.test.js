import assert from "node:assert/strict";
import test from "node:test";

import { createCountdown } from "../../../server/static/js/class/countdown.js";

test("a countdown runs by the page's own clock until there is newer news", () => {
  let now = 5000;
  const { left, stop } = createCountdown(
    () => {},
    () => now,
  );
  const told = { ends: 9.4 };
  assert.equal(left(null), null);
  assert.equal(left(told), 10);
  now += 400;
  assert.equal(left(told), 9);
  now += 8000;
  assert.equal(left(told), 1);
  assert.equal(left({ ends: 3 }), 3);
  now += 60_000;
  assert.deepEqual([left({}), left(null)], [null, null]);
  assert.equal(left({ ends: 0 }), 0);
  stop();
});

test("the page is painted again as each second passes", async () => {
  let now = 0;
  await new Promise((resolve) => {
    const { left } = createCountdown(
      () => resolve(now),
      () => now,
    );
    left({ ends: 4.01 }); // 10 ms until the next second
    now += 10;
  });
});
