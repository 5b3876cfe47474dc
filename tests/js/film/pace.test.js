import assert from "node:assert/strict";
import test from "node:test";

import { createPace } from "../../../server/static/js/film/speed.js";

test("the speed that was seen, twice a second at most, and anew after a pause", () => {
  const pace = createPace();
  const seen = [
    [0, 0],
    [300, 3],
    [500, 5],
    [1000, 10],
    [2000, 110],
    [3000, 60],
  ];
  assert.deepEqual(
    seen.map(([now, step]) => pace.record(now, step)),
    [null, null, 10, 10, 100, 50],
  );
  pace.reset();
  assert.equal(pace.record(9000, 0), null);
});
