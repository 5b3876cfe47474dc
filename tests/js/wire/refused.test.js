import assert from "node:assert/strict";
import test from "node:test";

import { createSocket } from "../../../server/static/js/wire/socket.js";

/** @import { Connection } from "../../../server/static/js/types.js" */

/** A browser whose websockets are answered by hand, and plain requests by these statuses. @param {number[]} statuses */
function stub(statuses) {
  /** @type {any[]} */
  const sockets = [];
  /** @type {string[]} */
  const asked = [];
  Object.assign(globalThis, {
    location: { origin: "https://queens.example" },
    WebSocket: class {
      static OPEN = 1;
      readyState = 0;
      /** @param {string} url */
      constructor(url) {
        this.url = url;
        sockets.push(this);
      }
    },
    /** @param {string} address */
    fetch: async (address) => {
      asked.push(address);
      const status = statuses.shift();
      if (!status) throw new TypeError("no answer");
      return { status };
    },
  });
  return { sockets, asked };
}

/**
 * @param {number[]} statuses  of the plain requests
 * @param {(connect: {fail: () => Promise<void>, open: () => void, retry: () => void}) => Promise<void>} play
 */
async function refusals(statuses, play) {
  const { sockets, asked } = stub(statuses);
  /** @type {Connection[]} */
  const changes = [];
  const socket = createSocket(new WebSocket("wss://queens.example/queens/ws"), (connection) =>
    changes.push(connection),
  );
  await play({
    fail: () => sockets.at(-1).onclose(),
    open: () => sockets.at(-1).onopen(),
    retry: socket.retry,
  });
  socket.retry(); // leaves no timer
  return { asked, refused: changes.map(({ status, refused }) => `${status} ${refused}`) };
}

test("a websocket that does not open is asked about, and the answer stays while it is tried again", async () => {
  const { asked, refused } = await refusals([403, 403], async ({ fail, retry }) => {
    await fail();
    retry();
    await fail();
  });
  assert.equal(asked[0], "https://queens.example/queens/ws/why?origin=https%3A%2F%2Fqueens.example");
  assert.deepEqual(refused, ["connecting 0", "lost 0", "lost 403", "lost 403", "lost 403", "lost 403", "lost 403"]);
});

test("something is in the way only if it is admitted twice and does not come", async () => {
  const { refused } = await refusals([200, 200], async ({ fail, retry }) => {
    await fail();
    retry();
    await fail();
  });
  assert.deepEqual(refused.slice(2), ["lost 0", "lost 0", "lost 0", "lost 200", "lost 200"]);
});

test("one that was open and is lost is not asked about, and one that opens is not refused any more", async () => {
  const { asked, refused } = await refusals([503], async ({ fail, open, retry }) => {
    await fail();
    retry();
    open();
    await fail();
  });
  assert.equal(asked.length, 1);
  assert.deepEqual(refused.slice(2, -1), ["lost 503", "lost 503", "open 0", "lost 0"]);
});

test("a server that does not answer is not said to refuse", async () => {
  const { refused } = await refusals([], async ({ fail }) => fail());
  assert.deepEqual(refused, ["connecting 0", "lost 0", "lost 0", "lost 0"]);
});

/** What is told of a first connection that has come that far. @param {number} readyState */
function toldOf(readyState) {
  stub([]);
  /** @type {string[]} */
  const changes = [];
  const first = Object.assign(new WebSocket("wss://queens.example/queens/ws"), { readyState });
  createSocket(first, ({ status }) => changes.push(status)).retry(); // leaves no timer
  return changes.slice(0, 2);
}

test("a first connection that is open before anybody listens is told as open", () => {
  assert.deepEqual(toldOf(1), ["connecting", "open"]);
});

test("a first connection that was refused before anybody listened is told as lost", () => {
  assert.deepEqual(toldOf(3), ["connecting", "lost"]);
});
