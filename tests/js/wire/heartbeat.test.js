import assert from "node:assert/strict";
import test, { mock } from "node:test";

import { createHeartbeat } from "../../../server/static/js/wire/heartbeat.js";

/** Create a heartbeat with a simulated clock and server; `done` records its actions. */
function createPlayed() {
  mock.timers.enable({ apis: ["setInterval"] });
  const done = [];
  let heard = 0;
  const heartbeat = createHeartbeat({
    request: (message) => {
      done.push(message.type);
      return new Promise(() => {});
    },
    countReceived: () => heard,
    suspect: () => done.push("suspect"),
    renew: () => done.push("renew"),
  });
  heartbeat.start();
  const pass = (seconds) => mock.timers.tick(seconds * 1000);
  return { heartbeat, done, pass, hear: () => (heard += 1) };
}

test("a silent server is probed, reported as lost within six seconds, and given up after twelve", (t) => {
  t.after(() => mock.timers.reset());
  const { done, pass } = createPlayed();
  pass(2);
  assert.deepEqual(done, []);
  pass(3.9);
  assert.deepEqual(done, ["describe", "suspect"]);
  pass(7);
  assert.deepEqual(done, ["describe", "suspect", "renew"]);
});

test("a server that answers or sends anything is not lost, and no probe is sent after the end", (t) => {
  t.after(() => mock.timers.reset());
  const { heartbeat, done, pass, hear } = createPlayed();
  for (let times = 0; times < 20; times++) {
    pass(3.1);
    hear();
  }
  assert.ok(done.length > 10 && done.every((what) => what === "describe"));
  heartbeat.stop();
  const asked = done.length;
  pass(60);
  assert.equal(done.length, asked);
});
