// The runner of programs in workers: its tries, and Pythons that start before they are needed.

import assert from "node:assert/strict";
import test from "node:test";

import { Stopped } from "../../../server/static/js/suppliers/program/recorder.js";
import {
  END,
  FakeWorker,
  HEADER,
  TEXT,
  TRIED,
  createRunner,
  film,
  found,
  listener,
  settle,
  startRun,
  workers,
} from "./workers.js";

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

test("a run begins in warm workers while the program before it is still tried at the size of its board", async () => {
  const first = startRun();
  first.trying.say({ ended: true });
  first.worker.say({ block: HEADER }, { block: END }, { ended: true });
  await settle();
  workers().finder.say({ ready: true }, found({ comparison: { n: 8, right: true } }));
  await first.running;
  await settle();
  const again = workers().trying;
  assert.equal(JSON.parse(again.asked.at(-1).try).size, 8);
  for (const one of FakeWorker.made.filter((spare) => spare.asked.length === 1)) one.say({ ready: true });
  const made = FakeWorker.made.length;
  const hears = listener();
  first.runner.run(TEXT, hears);
  assert.deepEqual([FakeWorker.made.length, again.ended, hears.heard.ready], [made, true, 1]);
  assert.deepEqual(hears.heard.shares, [], "Python is not started");
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
