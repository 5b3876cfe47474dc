import assert from "node:assert/strict";
import test, { mock } from "node:test";

import { createSocket, pauseBefore } from "../../../server/static/js/wire/socket.js";
import { upTo } from "../board.js";

Object.assign(globalThis, { WebSocket: { OPEN: 1 } });

/** Create a supplier that opens connections on command and gives the reason for each failure. @param {number[]} statuses */
function createSupplier(statuses) {
  const lines = [];
  const supplier = {
    asked: 0,
    open(code) {
      lines.push({ readyState: 0, code });
      return lines.at(-1);
    },
    async fetchStatus() {
      supplier.asked += 1;
      return statuses.shift() ?? 0;
    },
  };
  return { lines, supplier };
}

/**
 * Return how often the supplier is asked for the reason, and the reported states of the connection.
 *
 * @param {number[]} statuses  its answers
 * @param {...("fail" | "open" | "retry")} happens  the events of the connection in order
 */
async function refusals(statuses, ...happens) {
  const { lines, supplier } = createSupplier(statuses);
  const told = [];
  const tell = ({ status, refused }) => told.push(`${status} ${refused}`);
  const socket = createSocket(supplier, supplier.open(), tell);
  const doing = {
    fail: () => lines.at(-1).onclose(),
    open: () => lines.at(-1).onopen(),
    retry: socket.retry,
  };
  for (const what of happens) await doing[what]();
  socket.retry(); // leaves no timer
  return { asked: supplier.asked, told };
}

test("a websocket that fails to open is asked about, and the answer stays during the next tries", async () => {
  const { asked, told } = await refusals([403, 403], "fail", "retry", "fail");
  assert.equal(asked, 2);
  assert.deepEqual(told, ["connecting 0", "lost 0", "lost 403", "lost 403", "lost 403", "lost 403", "lost 403"]);
});

test("something blocks the connection only if it is admitted twice and still fails", async () => {
  const { told } = await refusals([200, 200], "fail", "retry", "fail");
  assert.deepEqual(told.slice(2), ["lost 0", "lost 0", "lost 0", "lost 200", "lost 200"]);
});

test("an open connection that is lost is not asked about, and one that opens is no longer refused", async () => {
  const { asked, told } = await refusals([503], "fail", "retry", "open", "fail");
  assert.equal(asked, 1);
  assert.deepEqual(told.slice(2, -1), ["lost 503", "lost 503", "open 0", "lost 0"]);
});

test("a server that does not answer does not count as refusing", async () => {
  const { told } = await refusals([], "fail");
  assert.deepEqual(told, ["connecting 0", "lost 0", "lost 0", "lost 0"]);
});

test("a first connection that was open or refused before a listener was registered is reported as such", () => {
  const states = { 1: "open", 3: "lost" };
  for (const [readyState, now] of Object.entries(states)) {
    const { supplier } = createSupplier([]);
    const changes = [];
    const first = Object.assign(supplier.open(), { readyState: Number(readyState) });
    createSocket(supplier, first, ({ status }) => changes.push(status)).retry(); // leaves no timer
    assert.deepEqual(changes.slice(0, 2), ["connecting", now]);
  }
});

test("pauses between tries grow, vary and stay bounded", () => {
  const [shortest, longest] = [0, 1].map((chance) => upTo(40).map((count) => pauseBefore(count, chance)));
  assert.deepEqual([shortest[0], longest[0]], [0.25, 0.5]);
  assert.deepEqual([shortest.at(-1), longest.at(-1)], [7.5, 15]);
  for (const [index, pause] of longest.slice(1).entries()) assert.ok(pause >= longest[index]);
  assert.ok(longest[3] > longest[0]);
});

test("a connection to a class's process replaces the open one, and so does each later one", async () => {
  const { lines, supplier } = createSupplier([]);
  const [statuses, sent] = [[], []];
  const socket = createSocket(supplier, supplier.open(), ({ status }) => statuses.push(status));
  Object.assign(lines[0], { send: () => {}, close: () => statuses.push("closed") }).onopen();
  const answer = socket.request({ type: "join" });
  socket.direct("K7MQ4X");
  socket.reconnect();
  assert.deepEqual([lines.length, lines[1].code, lines[0].onmessage], [2, "K7MQ4X", null]);
  Object.assign(lines[1], { send: (text) => sent.push(JSON.parse(text)) }).onopen();
  assert.deepEqual(statuses, ["connecting", "open", "closed", "connecting", "open"]); // nothing was lost
  assert.deepEqual(sent, [{ type: "join", id: 1 }]);
  lines[1].onmessage({ data: JSON.stringify({ type: "left", id: 1 }) });
  assert.equal((await answer).type, "left");
  lines[1].onclose();
  socket.retry();
  assert.equal(lines[2].code, "K7MQ4X");
});

/** Open a socket over connections that a test plays, with a simulated clock; `sent` has the messages of each. */
function openRemote(t) {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  const { lines, supplier } = createSupplier([]);
  const [statuses, sent] = [[], []];
  const open = () => {
    sent.push([]);
    const send = (text) => sent.at(-1).push(JSON.parse(text));
    Object.assign(lines.at(-1), { readyState: 1, send, close: () => {} }).onopen();
  };
  const remote = { ...supplier, isRemote: true };
  const socket = createSocket(remote, remote.open(), ({ status }) => statuses.push(status));
  open();
  const say = (type, id) => lines.at(-1).onmessage({ data: JSON.stringify({ type, id }) });
  const pass = (seconds) => {
    for (let left = seconds * 1000; left > 0; left -= 100) mock.timers.tick(100); // a beat begins the next one
  };
  return { socket, lines, statuses, sent, open, say, pass };
}

/** Check that a waiting request is told of and sent again, after `seconds` more of silence. */
async function checkSilence(t, seconds, act = (socket) => socket) {
  const { socket, lines, statuses, sent, open, say, pass } = openRemote(t);
  pass(100);
  assert.deepEqual(statuses, ["connecting", "open"]); // no request waits
  const answer = socket.request({ type: "read" });
  pass(5);
  assert.deepEqual(statuses.slice(2), ["silent"]);
  act(socket);
  pass(seconds);
  assert.equal(lines[0].onmessage, null);
  pass(0.5); // the longest first pause
  assert.deepEqual([lines.length, ...new Set(statuses.slice(2))], [2, "silent"]);
  open();
  assert.deepEqual(sent[1], sent[0]);
  for (const { id, type } of sent[1]) say(type, id);
  assert.equal((await answer).type, "read");
  pass(100);
  assert.deepEqual([lines.length, sent[1].length, statuses.at(-1)], [2, 2, "open"]);
}

test("a request that waits on a silent connection is reported, and sent again over another", (t) => checkSilence(t, 7));

test("Try now replaces a silent connection at once", (t) => checkSilence(t, 0.5, (socket) => socket.retry()));

test("a page that wakes asks at once over its connection, and takes another if no answer comes soon", (t) => {
  const { socket, lines, sent, say, pass } = openRemote(t);
  socket.request({ type: "join" }, () => {}, true);
  pass(1);
  socket.wake();
  pass(0.5);
  assert.equal(sent[0][1].type, "describe");
  say("description", 2);
  pass(11.5);
  assert.equal(lines.length, 1, "it waits as long as before, after the answer");
  socket.wake();
  pass(3.5);
  assert.equal(lines.length, 2);
  lines[1].onclose();
  socket.wake(); // without the pause before the next try
  assert.equal(lines.length, 3);
});

test("a silent connection is reported as lost once no other opens", (t) => {
  const { socket, lines, statuses, pass } = openRemote(t);
  socket.request({ type: "read" });
  pass(12.5);
  lines.at(-1).onclose();
  assert.deepEqual(statuses.slice(-2), ["silent", "lost"]);
  socket.retry(); // leaves no timer
});

test("each new connection gets twice the time, since a large answer may need it, until a message comes", (t) => {
  const { socket, lines, open, say, pass } = openRemote(t);
  socket.request({ type: "read" });
  for (const [place, seconds] of [12, 24, 48, 96, 96, 12].entries()) {
    if (place === 5) say("progress", 1);
    pass(seconds - 0.1);
    assert.equal(lines.length, place + 1);
    pass(0.5 + (place === 5) + 0.1); // the message is noticed at the next beat
    assert.equal(lines.length, place + 2);
    open();
  }
});

test("a long count and a slow answer on a living connection are waited for", async (t) => {
  const { socket, lines, statuses, sent, say, pass } = openRemote(t);
  const answers = [socket.request({ type: "count" }), socket.request({ type: "read" })];
  for (let seconds = 0; seconds < 60; seconds++) {
    pass(1);
    if (seconds > 20 && seconds < 40) say("progress", 1);
    for (const { id, type } of sent[0].splice(0)) if (type === "describe") say("description", id);
  }
  for (const id of [1, 2]) say("ended", id);
  await Promise.all(answers);
  assert.deepEqual([lines.length, statuses], [1, ["connecting", "open"]]);
});

test("a try that hangs is abandoned by the next one", () => {
  const { lines, supplier } = createSupplier([]);
  const closed = [];
  const first = supplier.open();
  const open = supplier.open;
  supplier.open = () => Object.assign(open(), { close: () => closed.push(lines.length) });
  const socket = createSocket(supplier, first, () => {});
  socket.retry();
  assert.equal(lines.length, 1); // the first try is still under way: Python may be loading
  first.onclose();
  socket.retry();
  assert.equal(lines.length, 2);
  const hanging = lines.at(-1);
  socket.retry();
  assert.deepEqual([lines.length, closed, hanging.onopen], [3, [2], null]);
  lines.at(-1).onopen();
  socket.retry();
  assert.equal(lines.length, 3);
});
