// The runner of programs in workers: stopped runs, checks of messages, and missing Python.

import assert from "node:assert/strict";
import test from "node:test";
import { deflateSync } from "node:zlib";

import { packBlock } from "../../../server/static/js/suppliers/program/blocks.js";
import { Receiver } from "../../../server/static/js/suppliers/program/receiver.js";
import { Runner, Stopped } from "../../../server/static/js/suppliers/program/runner.js";
import { NoRecording } from "../../../server/static/js/suppliers/program/checks.js";

/** A worker that answers on command. */
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
  say(...messages) {
    for (const data of messages) this.onmessage?.({ data });
  }
}
globalThis.Worker = FakeWorker;
const { setTimeout } = globalThis;
globalThis.setTimeout = (...wanted) => setTimeout(...wanted).unref(); // so that timers do not keep Node.js running

const TEXT = { source: "print(1)" };
const CALLED = { argv: [], stdin: "", call: "" };
const HEADER = packBlock("h", {
  ...{ version: 1, file: "queens.py", ...TEXT, ...CALLED, python: "3.14.0", chunk: 8192, bounds: {} },
});
const END = packBlock("e", {
  ...{ events: 0, end: { reason: "done", line: null, text: "" }, notes: [], calls: [], files: [], printed: 0 },
});
const FILES = { pyodide: "p/", package: "z", snapshot: null, bytes: 1 };
const listener = () => {
  const told = { shares: [], events: [] };
  return { told, onProgress: (share) => told.shares.push(share), onBlock: (events) => told.events.push(events) };
};
/** Return the kinds of the blocks of a recording, and the content of the last one. */
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
/** Wait until all messages so far are handled. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Begin a run in a worker that is ready; the second worker is the spare. */
function startRun(heard = listener()) {
  FakeWorker.made.splice(0);
  const runner = new Runner(FILES, heard);
  const running = runner.run(TEXT);
  const [worker, spare] = FakeWorker.made.splice(0);
  worker.say({ ready: true });
  return { runner, running, worker, spare };
}

/** Record a program to its end, and search for its board. */
async function film(heard) {
  const { runner, running, worker, spare } = startRun(heard);
  worker.say({ block: HEADER }, { block: END }, { ended: true });
  const bytes = await running;
  const finding = runner.find(bytes, "");
  spare.say({ ready: true }, { found: "{}" });
  assert.deepEqual([blocksOf(bytes).kinds, await finding], ["he", "{}"]);
  return { runner, worker, finder: spare };
}

test("a run yields its blocks, and an idle worker finds what is in the run", async () => {
  const heard = listener();
  const { runner, worker, finder } = await film(heard);
  assert.deepEqual(worker.asked, [{ begin: FILES }, { run: JSON.stringify(TEXT) }]);
  assert.deepEqual(heard.told.shares, [0, 1]);
  const [next, ...more] = FakeWorker.made.splice(0);
  assert.equal(more.length, 0);
  runner.run(TEXT);
  const runs = [finder, next].map(({ asked }) => asked.filter((message) => "run" in message).length);
  assert.deepEqual([worker.ended, ...runs], [true, 0, 1]);
});

test("the worker of a program tries it, and the one in which none has run judges the outcomes", async () => {
  const { runner, worker, finder } = await film();
  const facts = [];
  runner.tryAll({ size: 4 }, (text) => facts.push(text));
  const task = JSON.stringify({ size: 4 });
  assert.deepEqual(worker.asked.at(-1), { try: task });
  worker.say({ tried: "a" }, { tried: "b" }, { ended: true });
  assert.deepEqual(finder.asked.slice(-2), [
    { judge: task, outcomes: "a" },
    { judge: task, outcomes: "a\nb" },
  ]);
  finder.say({ judged: "{}" });
  assert.ok(!worker.ended);
  finder.say({ judged: "[]" });
  assert.deepEqual(facts, ["{}", "[]"]);
  assert.deepEqual([worker.ended, finder.ended], [true, false]);
});

test("outcomes that no try has end the tries, and a judge that has not answered is ended with them", async () => {
  const many = Array(10).fill({ tried: "a" });
  for (const [said, judged, ended] of [
    [[null], [], false],
    [[{ tried: 7 }], [], false],
    [[{ tried: "a" }], [{ judged: null }], false],
    [many, [], true],
    [[{ tried: "a".repeat(16_000_001) }], [], false],
    [[{ tried: "a" }, { ended: true }, { tried: "a" }], [], true],
  ]) {
    const { runner, worker, finder } = await film();
    runner.tryAll({}, () => assert.fail("there are no facts"));
    worker.say(...said);
    finder.say(...judged);
    assert.deepEqual([worker.ended, finder.ended], [true, ended], JSON.stringify(said).slice(0, 80));
  }
});

test("tries end with the next run, and there are none of a program that was stopped", async () => {
  const { runner, worker } = await film();
  runner.tryAll({}, () => {});
  assert.ok(!worker.ended);
  const again = runner.run(TEXT).catch(() => {});
  assert.ok(worker.ended);
  runner.stop();
  await again;
  const asked = worker.asked.length;
  runner.tryAll({}, () => {});
  assert.equal(worker.asked.length, asked);
});

test("blocks recorded before a stop stay, and the last one says that the run was stopped", async () => {
  const { runner, running, worker } = startRun();
  worker.say({ block: HEADER });
  await settle();
  runner.stop();
  const { kinds, last } = blocksOf(await running);
  assert.equal(kinds, "he");
  assert.equal(last.end.reason, "stopped");
  assert.ok(worker.ended);
});

test("stopping ends a run that has not begun, and one whose blocks are being checked", async () => {
  const early = startRun();
  early.runner.stop();
  await assert.rejects(early.running, Stopped);
  const late = startRun();
  late.worker.say({ block: HEADER }, { block: packBlock("c", {}) });
  late.runner.stop();
  await assert.rejects(late.running, Stopped);
  assert.ok(late.worker.ended);
});

const chunk = (fields) => {
  const content = deflateSync(JSON.stringify({ at: 0, head: null, k: "", l: [], d: [], o: [], ...fields }));
  return Buffer.concat([
    packBlock("c", {}).subarray(0, 1),
    Buffer.from([0, 0, content.length >> 8, content.length]),
    content,
  ]);
};
const bytes = (block) => new Uint8Array(block);
const after = (...blocks) => [HEADER, ...blocks].map((block) => ({ block: bytes(block) }));

/** Forged messages of a worker, with the reasons for which they are refused. */
const FORGED = [
  [[null], /a message must be .*, not null/],
  [["ready"], /a message must be .*, not "ready"/],
  [[{ ready: true }], /a message must be/],
  [[{ share: 0.5 }], /share/],
  [[{ found: "{}" }], /found/],
  [[{ failed: "" }], /failed/],
  [[{ block: [104] }], /a message must be a block of bytes/],
  [[{ block: new Uint8Array(3) }], /a message must be one whole block, not 3/],
  [after(new Uint8Array([...END, 0])), /a message must be one whole block/],
  [after(new Uint8Array([...END, ...END])), /a message must be one whole block/],
  [[{ ended: true }], /a run's end must be preceded by a block with its reason/],
  [[{ ended: 1 }], /a message must be/],
  [after().concat({ ended: true }), /a run's end/],
  [[{ block: END }], /a block must be one of h, not "e"/],
  [after(HEADER), /a block must be one of ce, not "h"/],
  [after(END, END), /a block must be none after the end, not "e"/],
  [[{ block: packBlock("h", []) }], /a block must be an object/],
  [[{ block: packBlock("h", { chunk: 1e9 }) }], /version must be 1, not undefined/],
  [after(packBlock("e", { events: 1e9 })), /events must be 0, not 1000000000/],
  [after(packBlock("e", { source: "x" })), /source must be the program's, not "x"/],
  [after(packBlock("c", {})), /a chunk must be zlib's/],
  [after(chunk({ at: -1e15 })), /at must be 0, .*, not -1000000000000000/],
  [after(chunk({ k: "l" })), /l must be 1 lines from 1/],
  [after(chunk({ k: "x", l: [1] })), /k must be/],
  [after(chunk({ k: "l", l: [-1] })), /l must be 1 lines from 1/],
  [after(chunk({ k: "l", l: [1] })), /head must be a state, not null/],
  [after(chunk({ d: [[1e9]] })), /a change must be that of an event of its chunk/],
  [after(chunk({ o: [[-2, ""]] })), /o must be places/],
  [after(chunk({ more: 1 })), /a chunk must be an object with/],
  [after(chunk({})), /a chunk must be one with events, or with the last output/],
  [after(chunk({ o: [[-1, ""]] }), chunk({ o: [[-1, ""]] })), /a block must be one of e, not "c"/],
];

test("a message that no recorder sends ends the run with a sentence, and its worker", async () => {
  for (const [said, sentence] of FORGED) {
    const { running, worker } = startRun();
    worker.say(...said);
    await assert.rejects(
      running,
      (error) => error instanceof NoRecording && sentence.test(error.message),
      String(sentence),
    );
    assert.ok(worker.ended);
    worker.say({ block: HEADER });
  }
});

test("blocks that wait are dropped with a stop, and all together unpack to a bounded size", async () => {
  const head = { stack: [[0, "<module>", 0, 1, {}]], parked: [], globals: {}, heap: {}, frames: 1 };
  const line = (at, text) => bytes(chunk({ at, head, k: "l", l: [1], o: [[0, text]] }));
  const stopped = new Receiver(TEXT.source);
  const waiting = [HEADER, line(0, ""), line(1, "")].map((block) => stopped.admit({ block }));
  stopped.closeRecording();
  await Promise.all(waiting);
  assert.equal(stopped.events, 0);
  const full = new Receiver(TEXT.source, 10_000);
  const text = "a".repeat(6_000);
  for (const block of [HEADER, line(0, text)]) await full.admit({ block });
  await assert.rejects(full.admit({ block: line(1, text) }), /the characters must be at most 10000, not 12\d{3}/);
});

test("a run whose Python ends keeps its film, and without one there is the reason", async () => {
  for (const [end, lose] of [
    [
      { reason: "recursion", line: null, text: "" },
      (worker) => worker.say({ wrong: "Maximum call stack size exceeded" }),
    ],
    [{ reason: "crash", line: null, text: "no memory" }, (worker) => worker.say({ wrong: "no memory" })],
    [
      { reason: "crash", line: null, text: "it sent a message that cannot be read" },
      (worker) => worker.onmessageerror(),
    ],
  ]) {
    const begun = startRun();
    begun.worker.say({ block: HEADER });
    lose(begun.worker);
    assert.deepEqual(blocksOf(await begun.running).last, { end });
    assert.ok(begun.worker.ended);
    begun.runner.tryAll({}, () => {});
    assert.equal(begun.worker.asked.length, 2);
    const early = startRun();
    lose(early.worker);
    await assert.rejects(early.running, end.text ? new RegExp(end.text) : /call stack/);
  }
});

test("a stopped search for the board differs from a failed one", async () => {
  const runner = new Runner(FILES, listener());
  const finding = runner.find(HEADER, "");
  const [worker] = FakeWorker.made.splice(0);
  worker.say({ ready: true });
  runner.stop();
  await assert.rejects(finding, Stopped);
  assert.ok(worker.ended);
  const failing = runner.find(HEADER, "");
  FakeWorker.made.splice(0)[0].say({ ready: true }, { wrong: "KeyError: 'version'" });
  await assert.rejects(failing, (error) => !(error instanceof Stopped) && /KeyError/.test(error.message));
});

test("without Python the run reports the reason, and the next run tries again", async () => {
  const runner = new Runner(FILES, listener());
  const running = runner.run(TEXT);
  for (const worker of FakeWorker.made.splice(0)) worker.say({ failed: "no npm" });
  await assert.rejects(running, /no npm/);
  const again = runner.run(TEXT);
  FakeWorker.made.splice(0)[0].say({ failed: "still none" });
  await assert.rejects(again, /still none/);
});
