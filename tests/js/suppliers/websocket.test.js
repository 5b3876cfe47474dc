// HTTP requests to the server beside the websocket.

import assert from "node:assert/strict";
import test from "node:test";

const asked = [];
const statuses = [];

Object.assign(globalThis, {
  document: { baseURI: "https://queens.example/queens/" },
  location: { origin: "https://queens.example" },
  async fetch(address, { method = "GET" }) {
    asked.push(`${method} ${address}`);
    const status = statuses.shift();
    if (!status) throw new TypeError("no answer");
    return { status };
  },
});
const { fetchStatus, isOutdated } = await import("../../../server/static/js/suppliers/websocket.js");

/** @template T @param {number} status  of the response; 0: there is none @param {() => Promise<T>} ask */
function answered(status, ask) {
  asked.length = 0;
  statuses.push(status);
  return ask();
}

test("the supplier returns the server's reason for refusing a websocket, if there is one", async () => {
  assert.equal(await answered(403, fetchStatus), 403);
  assert.deepEqual(asked, ["GET https://queens.example/queens/ws/why?origin=https%3A%2F%2Fqueens.example"]);
  assert.equal(await answered(0, fetchStatus), 0);
});

test("a server without this page's files runs another version, and an unreachable one does not", async () => {
  assert.equal(await answered(404, isOutdated), true);
  assert.match(asked[0], /^HEAD .*websocket\.js$/);
  assert.equal(await answered(200, isOutdated), false);
  assert.equal(await answered(0, isOutdated), false);
});
