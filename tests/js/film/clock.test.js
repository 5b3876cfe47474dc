import assert from "node:assert/strict";
import test from "node:test";

import { createClock } from "../../../server/static/js/film/clock.js";

test("frames move the film, then paint, and end when nothing moves", () => {
  const queue = [],
    log = [];
  const frames = createClock(
    (callback) => queue.push(callback),
    (running) => log.push([running ? "begin" : "end"]),
  );
  let left = 3;
  frames.onTick((seconds) => {
    log.push(["tick", seconds]);
    frames.nextPaint(() => log.push(["paint"]));
    return left-- > 1;
  });
  frames.wake();
  frames.wake();
  for (const now of [5000, 5016, 9000, 9016]) {
    assert.ok(queue.length <= 1, "a frame is asked for once");
    queue.shift()?.(now);
  }
  // the first frame after a sleep takes no time; a long one counts for a tenth of a second
  assert.deepEqual(log, [
    ["begin"],
    ["tick", 0],
    ["paint"],
    ["tick", 0.016],
    ["paint"],
    ["tick", 0.1],
    ["paint"],
    ["end"],
  ]);
  assert.equal(queue.length, 0);
});
