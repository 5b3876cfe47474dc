// Workers that answer on command, for tests of the runner of programs.

import { packBlock } from "../../../server/static/js/suppliers/program/blocks.js";
import { Runner } from "../../../server/static/js/suppliers/program/runner.js";

/** A worker that answers on command. */
export class FakeWorker {
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

export const TEXT = { source: "print(1)" };
export const TRIED = JSON.stringify({ ...TEXT, size: 0 });
const CALLED = { argv: [], stdin: "", call: "" };
export const HEADER = packBlock("h", {
  ...{ version: 1, file: "queens.py", ...TEXT, ...CALLED, python: "3.14.0", chunk: 8192, bounds: {} },
});
export const ENDED = { end: { reason: "done", line: null, text: "" }, notes: [], calls: [], files: [], printed: 0 };
export const END = packBlock("e", { events: 0, ...ENDED });
export const FILES = { pyodide: "p/", package: "z", snapshot: null, bytes: 1 };
/** A listener that keeps what it hears. */
export function listener() {
  const heard = { shares: [], ready: 0, blocks: [], tries: [], parts: [] };
  return {
    ...{ heard, onProgress: (share) => heard.shares.push(share), onReady: () => (heard.ready += 1) },
    ...{ onBlock: ({ count }) => heard.blocks.push(count), onTries: (tries) => heard.tries.push(tries) },
    onPart: (film) => heard.parts.push(film),
  };
}
/** Wait until all messages so far are handled. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const FOUND = { readings: [], board: null, confidence: "sure", registers: [], size: 4, changes: [], comparison: null };
export const found = (facts = {}) => ({ answer: JSON.stringify({ ...FOUND, ...facts }) });

/** The latest workers of a run: for its tries, for its recording, and the finder, once it is asked. */
export function workers() {
  const asked = (what) => FakeWorker.made.filter((one) => one.asked.some((message) => what in message)).at(-1);
  return { trying: asked("try"), worker: asked("run"), finder: asked("find") ?? asked("judge") };
}

/** Return a runner, and forget the workers of others. */
export function createRunner() {
  FakeWorker.made.splice(0);
  return new Runner(FILES);
}

/** Begin a run in workers that are ready. */
export function startRun(runner = createRunner()) {
  const hears = listener();
  const running = runner.run(TEXT, hears);
  const { trying, worker } = workers();
  for (const one of [trying, worker]) one.say({ ready: true });
  return { runner, running, worker, trying, heard: hears.heard };
}

/** Record a program to its end, and search for its board. */
export async function film(runner) {
  const run = startRun(runner);
  run.worker.say({ block: HEADER }, { block: END }, { ended: true });
  await settle();
  const { finder } = workers();
  finder.say({ ready: true }, found());
  return { ...run, finder, film: await run.running };
}
