// Who runs programs in a worker: what of a run is kept when it is stopped, and when Python cannot be had.

import assert from "node:assert/strict";
import test from "node:test";

import { Runner, Stopped, packBlock } from "../../../server/static/js/suppliers/program/runner.js";

/** A worker that answers when it is told to. */
class FakeWorker {
  static made = [];
  asked = [];
  ended = false;
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(message) {
    this.asked.push(message);
  }
  terminate() {
    this.ended = true;
  }
  say(data) {
    this.onmessage({ data });
  }
}
globalThis.Worker = FakeWorker;

const HEADER = packBlock("h", { version: 1 });
const END = packBlock("e", { end: { reason: "done", line: null, text: "" } });
const FILES = { pyodide: "p/", package: "z", snapshot: null, bytes: 1 };
const listener = () => {
  const told = { shares: [], blocks: [] };
  return { told, come: (share) => told.shares.push(share), block: (blocks) => told.blocks.push(blocks) };
};
/** The kinds of the blocks of a recording, and what the last one says. */
function blocksOf(bytes) {
  const kinds = [];
  let last = null;
  for (let at = 0; at < bytes.length;) {
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(at + 1);
    kinds.push(String.fromCharCode(bytes[at]));
    last = JSON.parse(new TextDecoder().decode(bytes.slice(at + 5, at + 5 + length)));
    at += 5 + length;
  }
  return { kinds: kinds.join(""), last };
}

test("a run is its blocks, and the same worker finds what is in it", async () => {
  const heard = listener();
  const runner = new Runner(FILES, heard);
  const running = runner.run({ source: "print(1)" });
  const [worker] = FakeWorker.made.splice(0);
  assert.deepEqual(worker.asked, [{ begin: FILES }, { run: '{"source":"print(1)"}' }]);
  worker.say({ share: 0.5 });
  worker.say({ ready: true });
  worker.say({ block: HEADER });
  worker.say({ block: END });
  worker.say({ ended: true });
  const bytes = await running;
  assert.equal(blocksOf(bytes).kinds, "he");
  assert.deepEqual(heard.told, { shares: [0.5, 1], blocks: [0, 1] });
  const finding = runner.find(bytes, "");
  worker.say({ found: "{}" });
  assert.equal(await finding, "{}");
  assert.equal(FakeWorker.made.length, 0);
});

test("what is recorded until a stop is kept, and says that it was stopped", async () => {
  const runner = new Runner(FILES, listener());
  const running = runner.run({});
  const [worker] = FakeWorker.made.splice(0);
  worker.say({ ready: true });
  worker.say({ block: HEADER });
  runner.stop();
  const { kinds, last } = blocksOf(await running);
  assert.equal(kinds, "he");
  assert.equal(last.end.reason, "stopped");
  assert.ok(worker.ended);
  const again = runner.run({});
  const [other] = FakeWorker.made.splice(0);
  assert.notEqual(other, worker);
  other.say({ ready: true });
  other.say({ block: HEADER });
  other.say({ block: END });
  other.say({ ended: true });
  assert.equal(blocksOf(await again).last.end.reason, "done");
});

test("a search for the board that is stopped is told apart from one that fails", async () => {
  const runner = new Runner(FILES, listener());
  const finding = runner.find(HEADER, "");
  const [worker] = FakeWorker.made.splice(0);
  worker.say({ ready: true });
  runner.stop();
  await assert.rejects(finding, Stopped);
  const failing = runner.find(HEADER, "");
  const [other] = FakeWorker.made.splice(0);
  other.say({ wrong: "KeyError: 'version'" });
  await assert.rejects(failing, (error) => !(error instanceof Stopped) && /KeyError/.test(error.message));
});

test("where Python cannot be had the run says why, and the next one tries again", async () => {
  const runner = new Runner(FILES, listener());
  const running = runner.run({});
  const [worker] = FakeWorker.made.splice(0);
  worker.say({ failed: "no npm" });
  await assert.rejects(running, /no npm/);
  const again = runner.run({});
  assert.equal(FakeWorker.made.length, 1);
  FakeWorker.made.splice(0)[0].say({ failed: "still none" });
  await assert.rejects(again, /still none/);
});
