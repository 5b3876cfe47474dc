// The runner of programs in workers: stopped runs, checks of messages, and missing Python.

import assert from "node:assert/strict";
import test from "node:test";
import { deflateSync } from "node:zlib";

import { packBlock } from "../../../server/static/js/suppliers/program/blocks.js";
import { Receiver } from "../../../server/static/js/suppliers/program/receiver.js";
import { Stopped } from "../../../server/static/js/suppliers/program/recorder.js";
import { ProgramRecording } from "../../../server/static/js/suppliers/program/recording.js";
import { Runner } from "../../../server/static/js/suppliers/program/runner.js";
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
const TRIED = JSON.stringify({ ...TEXT, size: 0 });
const CALLED = { argv: [], stdin: "", call: "" };
const HEADER = packBlock("h", {
  ...{ version: 1, file: "queens.py", ...TEXT, ...CALLED, python: "3.14.0", chunk: 8192, bounds: {} },
});
const ENDED = { end: { reason: "done", line: null, text: "" }, notes: [], calls: [], files: [], printed: 0 };
const END = packBlock("e", { events: 0, ...ENDED });
const FILES = { pyodide: "p/", package: "z", snapshot: null, bytes: 1 };
/** A listener that keeps what it hears. */
function listener() {
  const heard = { shares: [], ready: 0, blocks: [], tries: [], parts: [] };
  return {
    ...{ heard, onProgress: (share) => heard.shares.push(share), onReady: () => (heard.ready += 1) },
    ...{ onBlock: ({ count }) => heard.blocks.push(count), onTries: (tries) => heard.tries.push(tries) },
    onPart: (film) => heard.parts.push(film),
  };
}
/** Wait until all messages so far are handled. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const FOUND = { readings: [], board: null, confidence: "sure", registers: [], size: 4, changes: [], comparison: null };
const found = (facts = {}) => ({ answer: JSON.stringify({ ...FOUND, ...facts }) });

/** The latest workers of a run: for its tries, for its recording, and the finder, once it is asked. */
function workers() {
  const asked = (what) => FakeWorker.made.filter((one) => one.asked.some((message) => what in message)).at(-1);
  return { trying: asked("try"), worker: asked("run"), finder: asked("find") ?? asked("judge") };
}

/** Return a runner, and forget the workers of others. */
function createRunner() {
  FakeWorker.made.splice(0);
  return new Runner(FILES);
}

/** Begin a run in workers that are ready. */
function startRun(runner = createRunner()) {
  const hears = listener();
  const running = runner.run(TEXT, hears);
  const { trying, worker } = workers();
  for (const one of [trying, worker]) one.say({ ready: true });
  return { runner, running, worker, trying, heard: hears.heard };
}

/** Record a program to its end, and search for its board. */
async function film(runner) {
  const run = startRun(runner);
  run.worker.say({ block: HEADER }, { block: END }, { ended: true });
  await settle();
  const { finder } = workers();
  finder.say({ ready: true }, found());
  return { ...run, finder, film: await run.running };
}

test("a run has a worker for the program, one for its tries, and one that finds the board and runs no program", async () => {
  const first = await film();
  assert.deepEqual([first.film.n, first.film.recording.header.end.reason], [4, "done"]);
  assert.deepEqual(first.worker.asked, [{ begin: FILES }, { run: JSON.stringify(TEXT) }]);
  assert.deepEqual(first.trying.asked, [{ begin: FILES }, { try: TRIED }]);
  assert.deepEqual([first.heard.shares, first.heard.ready, first.worker.ended], [[0, 1], 1, true]);
  const second = startRun(first.runner);
  assert.ok(![first.worker, first.trying, first.finder].includes(second.worker));
  const ran = first.finder.asked.some((message) => "run" in message);
  assert.deepEqual([first.trying.ended, first.finder.ended, ran], [true, false, false]);
});

test("Python is warm before a run, and again after it: three workers, and no more", async () => {
  const runner = createRunner();
  runner.warm();
  runner.warm();
  assert.equal(FakeWorker.made.length, 3);
  const { trying } = await film(runner);
  assert.equal(FakeWorker.made.length, 3);
  trying.say({ ended: true });
  await settle();
  assert.equal(FakeWorker.made.filter(({ ended }) => !ended).length, 3);
});

test("the finder judges the outcomes of tries as they come, before the recording is complete", async () => {
  const { trying, worker, heard } = startRun();
  trying.say({ tried: "a" }, { tried: "b" }, { ended: true });
  const { finder } = workers();
  finder.say({ ready: true }, { answer: '{"plain":1}' }, { answer: '{"plain":2}' });
  await settle();
  const asked = ["a", "a\nb"].map((outcomes) => ({ judge: TRIED, outcomes }));
  assert.deepEqual(finder.asked.slice(1), asked);
  assert.deepEqual(
    [heard.tries, trying.ended, worker.ended, finder.ended],
    [[{ plain: 1 }, { plain: 2 }], true, false, false],
  );
});

test("outcomes that no try has end the tries, and a judge that has not answered is ended with them", async () => {
  for (const [said, judged, ended] of [
    [[null], [], false],
    [[{ tried: 7 }], [], false],
    [[{ tried: "a" }], [{ wrong: "NoOutcome" }], false],
    [Array(11).fill({ tried: "a" }), [], true],
    [[{ tried: "a".repeat(16_000_001) }], [], false],
    [[{ tried: "a" }, { ended: true }, { tried: "a" }], [], true],
  ]) {
    const { trying, heard } = startRun();
    trying.say(...said);
    const { finder } = workers();
    if (judged.length) finder.say({ ready: true }, ...judged);
    await settle();
    const facts = [trying.ended, finder?.ended ?? false, heard.tries];
    assert.deepEqual(facts, [true, ended, []], JSON.stringify(said).slice(0, 80));
  }
});

test("a board is looked for again if the finder was ended while it judged", async () => {
  const { running, worker, trying, heard } = startRun();
  trying.say({ tried: "a" });
  const { finder: judge } = workers();
  worker.say({ block: HEADER }, { block: END }, { ended: true });
  await settle();
  trying.say(...Array(11).fill({ tried: "a" }));
  await settle();
  const { finder } = workers();
  assert.ok(judge.ended && finder !== judge);
  finder.say({ ready: true }, found());
  assert.equal((await running).n, 4);
  assert.deepEqual(heard.tries, []);
});

test("tries of an earlier run are not heard of in a later one", async () => {
  const first = startRun();
  first.trying.say({ tried: "a" });
  const { finder } = workers();
  first.runner.stop();
  await assert.rejects(first.running, Stopped);
  const second = startRun(first.runner);
  finder.say({ ready: true }, { answer: "{}" });
  first.trying.say({ tried: "b" });
  await settle();
  assert.deepEqual([first.heard.tries, second.heard.tries, first.trying.ended], [[], [], true]);
});

const chunk = (fields) => {
  const content = deflateSync(JSON.stringify({ at: 0, head: null, k: "", l: [], d: [], o: [], ...fields }));
  return new Uint8Array([99, 0, 0, content.length >> 8, content.length & 255, ...content]);
};
const HEAD = { stack: [[0, "<module>", 0, 1, {}]], parked: [], globals: {}, heap: {}, frames: 1 };

test("the film begins with the first events, while the rest is recorded", async () => {
  const { running, worker, heard } = startRun();
  const many = 8_100;
  const block = chunk({ head: HEAD, k: "l".repeat(many), l: Array(many).fill(1) });
  worker.say({ block: HEADER }, { block });
  while (!workers().finder) await settle();
  const { finder } = workers();
  assert.equal(finder.asked.at(-1).choice, "part");
  const changes = [5, 90].map((event) => [event, 4, [0, 0], "place", false, 0, false]);
  finder.say({ ready: true }, found({ changes }));
  await settle();
  const [part] = heard.parts;
  assert.deepEqual([part.isPart, part.count, part.changes.length], [true, 90, 1]);
  worker.say({ block: packBlock("e", { ...ENDED, events: many }) }, { ended: true });
  while (finder.asked.at(-1).choice === "part") await settle();
  finder.say(found({ changes }));
  const whole = await running;
  assert.deepEqual([whole.isPart, whole.count, whole.changes.length, whole.isLike(part)], [false, many, 2, true]);
});

test("blocks recorded before a stop stay, and the last one says that the run was stopped", async () => {
  const { runner, running, worker } = startRun();
  worker.say({ block: HEADER });
  await settle();
  runner.stop();
  await settle();
  workers().finder.say({ ready: true }, found());
  const { recording } = await running;
  const read = await ProgramRecording.open(recording.bytes);
  assert.deepEqual([recording.header.end.reason, read.header], ["stopped", recording.header]);
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

const after = (...blocks) => [HEADER, ...blocks].map((block) => ({ block }));

/** Forged messages of a worker, with the reasons for which they are refused. */
const FORGED = [
  [[null], /a message must be .*, not null/],
  [[{ block: [104] }], /a message must be a block of bytes/],
  [[{ block: new Uint8Array(3) }], /a message must be one whole block, not 3/],
  [after(new Uint8Array([...END, 0])), /a message must be one whole block/],
  [after(new Uint8Array([...END, ...END])), /a message must be one whole block/],
  [[{ ended: true }], /a run's end must be preceded by a block with its reason/],
  [after().concat({ ended: true }), /a run's end/],
  [[{ block: END }], /a block must be one of h, not "e"/],
  [after(HEADER), /a block must be one of ce, not "h"/],
  [after(END, END), /a block must be none after the end, not "e"/],
  [[{ block: packBlock("h", []) }], /a block must be an object/],
  [[{ block: packBlock("h", { chunk: 1e9 }) }], /version must be 1, not undefined/],
  [after(packBlock("e", { events: 1e9 })), /events must be 0, not 1000000000/],
  [after(packBlock("e", { source: "x" })), /source must be the program's, not "x"/],
  [after(packBlock("c", {})), /incorrect header check/],
  [after(chunk({ at: -1e15 })), /at must be 0, .*, not -1000000000000000/],
  [after(chunk({ k: "l" })), /l must be 1 lines from 1/],
  [after(chunk({ k: "l", l: [-1] })), /l must be 1 lines from 1/],
  [after(chunk({ k: "l", l: [1] })), /head must be a state, not null/],
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
  const line = (at, text) => chunk({ at, head: HEAD, k: "l", l: [1], o: [[0, text]] });
  const stopped = new Receiver(TEXT.source);
  const waiting = [HEADER, line(0, ""), line(1, "")].map((block) => stopped.admit({ block }));
  stopped.close();
  await Promise.all(waiting);
  assert.equal(stopped.recording.count, 0);
  const full = new Receiver(TEXT.source, 10_000);
  const text = "a".repeat(6_000);
  for (const block of [HEADER, line(0, text)]) await full.admit({ block });
  await assert.rejects(full.admit({ block: line(1, text) }), /the characters must be at most 10000, not 12\d{3}/);
});

test("a run whose Python ends keeps its film, and without one there is the reason", async () => {
  for (const [reason, text, lose] of [
    ["recursion", "", (worker) => worker.say({ wrong: "Maximum call stack size exceeded" })],
    ["crash", "no memory", (worker) => worker.say({ wrong: "no memory" })],
    ["crash", "it sent a message that cannot be read", (worker) => worker.onmessageerror()],
  ]) {
    const begun = startRun();
    begun.worker.say({ block: HEADER });
    lose(begun.worker);
    await settle();
    workers().finder.say({ ready: true }, found());
    assert.deepEqual((await begun.running).recording.header.end, { reason, line: null, text });
    assert.ok(begun.worker.ended);
    const early = startRun();
    lose(early.worker);
    await assert.rejects(early.running, text ? new RegExp(text) : /call stack/);
  }
});

test("a stopped search for the board leaves the film without one, and a failed one is told", async () => {
  const { film: whole, runner } = await film();
  const finding = runner.find(whole.recording, "");
  runner.stop();
  assert.deepEqual((await finding).findings.board, null);
  const failing = runner.find(whole.recording, "");
  workers().finder.say({ ready: true }, { wrong: "KeyError: 'version'" });
  await assert.rejects(failing, /KeyError/);
});

test("without Python the run reports the reason, and the next run tries again", async () => {
  const runner = createRunner();
  for (const why of ["no npm", "still none"]) {
    const running = runner.run(TEXT, listener());
    for (const worker of FakeWorker.made.splice(0)) worker.say({ failed: why });
    await assert.rejects(running, new RegExp(why));
  }
});
