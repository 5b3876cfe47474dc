// A websocket names its page's class. One that does not open within eight seconds is closed, and then another one is opened.

import assert from "node:assert/strict";
import test, { mock } from "node:test";

/** The sockets that were opened. @type {any[]} */
const opened = [];

class FakeSocket extends EventTarget {
  static CONNECTING = 0;
  readyState = 0;
  closed = 0;
  /** @param {string} address */
  constructor(address) {
    super();
    this.address = address;
    opened.push(this);
  }
  close() {
    this.closed += 1;
  }
}

Object.assign(globalThis, { document: { baseURI: "http://localhost/" }, WebSocket: FakeSocket });
const { open } = await import("../../../server/static/js/suppliers/websocket.js");

test("one that hangs is closed after eight seconds, one that has opened is not", (t) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  open();
  open("K7MQ4X");
  assert.deepEqual(
    opened.map(({ address }) => address),
    ["ws://localhost/ws", "ws://localhost/ws?class=K7MQ4X"],
  );
  opened[1].readyState = 1;
  opened[1].dispatchEvent(new Event("open"));
  mock.timers.tick(7_999);
  assert.deepEqual(
    opened.map(({ closed }) => closed),
    [0, 0],
  );
  mock.timers.tick(1);
  assert.deepEqual(
    opened.map(({ closed }) => closed),
    [1, 0],
  );
});
