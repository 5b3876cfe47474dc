import assert from "node:assert/strict";
import test from "node:test";

import { Refused } from "../../../server/static/js/wire/protocol.js";
import { createClock } from "../../../server/static/js/page/clock.js";
import { settled } from "../settled.js";
import { createFilm } from "./source.js";

test("frames move the film and then paint, and end when nothing moves", () => {
  const [queue, log] = [[], []];
  const frames = createClock(
    (callback) => queue.push(callback),
    (running) => log.push(running ? "begin" : "end"),
  );
  let left = 3;
  frames.onTick((seconds) => {
    log.push(seconds);
    frames.nextPaint(() => log.push("paint"));
    return left-- > 1;
  });
  frames.wake();
  frames.wake();
  for (const now of [5000, 5016, 9000, 9016]) {
    assert.ok(queue.length <= 1, "a frame is requested once");
    queue.shift()?.(now);
  }
  // the first frame after a pause counts as no time; a long frame as a tenth of a second
  assert.deepEqual(log, ["begin", 0, "paint", 0.016, "paint", 0.1, "paint", "end"]);
  assert.equal(queue.length, 0);
});

test("a speed of one step a second shows one step a second", async () => {
  const { player, seen, pass } = await createFilm({ speed: 1 });
  player.play(1);
  await pass(10.05);
  assert.deepEqual(seen, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  player.pause();
  await pass(5);
  assert.equal(seen.at(-1), 10);
});

test("the number of requests does not grow with the speed", async () => {
  for (const speed of [50, 5000, 100_000]) {
    const { source, player, seen, pass } = await createFilm({ speed, length: 1e9 });
    source.asked.length = seen.length = 0;
    player.play(1);
    await pass(20);
    player.pause();
    const where = `${speed} a second`;
    assert.equal(new Set(source.asked.map(([, , stride]) => stride)).size, 1, where);
    assert.ok(source.asked.length <= (20 * 240) / 64 + 10, where);
    assert.ok(seen.length <= 20 * 60 + 1, where);
    assert.ok(Math.abs(seen.at(-1) / (20 * speed) - 1) <= 0.02, where);
  }
});

test("a long frame does not make the film leap", async () => {
  const { player, seen, tick, pass } = await createFilm({ speed: 60 });
  player.play(1);
  await pass(1);
  const before = seen.at(-1);
  tick(60_000);
  tick();
  assert.ok(seen.at(-1) > before && seen.at(-1) <= before + 2);
});

test("a missing step is requested at once, one at a time, and the newest request wins", async () => {
  const { source, player, seen, tick } = await createFilm();
  source.asked.length = seen.length = 0;
  for (const step of [1000, 2000, 3000]) {
    player.seek(step);
    assert.deepEqual(source.asked[0], [1000, 1001, 1], "before the next frame");
    tick();
    tick();
  }
  for (let round = 0; round < 2; round++) {
    await source.answerAll();
    tick();
  }
  const single = source.asked.filter(([start, stop]) => stop === start + 1);
  assert.deepEqual(single.map(String), ["1000,1001,1", "3000,3001,1"]);
  assert.deepEqual(seen, [3000]);
});

test("scrubbing shows each step that arrives", async () => {
  const { source, player, seen, tick } = await createFilm();
  seen.length = 0;
  for (const step of [1000, 2000]) {
    player.seek(step, true);
    tick();
  }
  for (let round = 0; round < 2; round++) {
    await source.answer();
    tick();
    tick();
  }
  assert.deepEqual(seen, [1000, 2000]);
});

test("requests stay inside the film", async () => {
  const { player, seen, tick, pass } = await createFilm();
  const shown = [];
  for (const wanted of [99_999, -5]) {
    player.seek(wanted);
    tick();
    await pass(0.1);
    shown.push(seen.at(-1));
  }
  assert.deepEqual(shown, [6169, 0]);
});

test("another run begins at its first step, and late answers are dropped", async () => {
  const { source, store, player, tick, pass } = await createFilm({ speed: 60 });
  player.play(1);
  await pass(0.5);
  player.seek(3000);
  tick();
  player.load({ algorithm: "bitmask", n: 5 });
  tick();
  await source.answerAll();
  await pass(0.1);
  const { film, play } = store.get();
  assert.deepEqual([film.shown.step.of, play.playing], [5, 1]);
  assert.ok(film.shown.step.step < 20);
});

test("the achieved speed is that of the shown steps", async () => {
  const { store, player, tick, pass } = await createFilm({ speed: 30 });
  player.play(1);
  await pass(3);
  assert.ok(Math.abs(store.get().play.achieved - 30) <= 3);
  for (let frame = 0; frame < 240; frame++) tick(); // without answers
  assert.ok(store.get().play.achieved < 15);
});

test("a guard holds the film, and releases it; other changes come with a step", async () => {
  const { store, player, seen, pass } = await createFilm({ speed: 20 });
  let [most, waits] = [5, true];
  const arrived = [];
  player.setGuard({
    most: (step) => Math.max(step, most),
    waits: () => waits,
  });
  const ignore = player.onArrive(({ step }) => (arrived.push(step), step === 9 ? { learn: { asked: "here" } } : {}));
  player.play(1);
  await pass(2);
  assert.deepEqual([seen.at(-1), store.get().play.playing], [5, 1], "the film waits");
  [most, waits] = [9, false];
  await pass(2);
  assert.deepEqual([seen.at(-1), store.get().play.playing, store.get().learn.asked], [9, 0, "here"], "the film stops");
  assert.deepEqual(arrived, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  ignore();
  player.play(-1);
  await pass(0.2);
  assert.ok(seen.at(-1) < 9, "a film that plays backwards is not held");
  assert.equal(arrived.at(-1), 9, "a listener that is gone is not called");
});

test("a guard stops a fast film, and one in a loop", async () => {
  const { store, player, seen, pass } = await createFilm({ speed: 100_000, length: 1e9 });
  player.setGuard({ most: () => 4321, waits: () => false });
  player.play(1);
  await pass(2);
  assert.deepEqual([seen.at(-1), store.get().play.playing], [4321, 0]);
  store.set({ film: { segment: { start: 4300, stop: 4400, why: "loop" } }, play: { speed: 100 } });
  player.seek(4310);
  player.play(1);
  await pass(2);
  assert.deepEqual([seen.at(-1), store.get().play.playing], [4321, 0]);
});

test("the reason for a missing step is shown until the step arrives", async () => {
  const { source, store, player, seen, tick, pass } = await createFilm();
  await source.answerAll();
  player.seek(5000);
  tick();
  source.open.shift().reject(new Refused("not_ready", "not reached yet"));
  while (!store.get().page.notices.page) await settled();
  assert.equal(store.get().page.notices.page, "not reached yet");
  await pass(0.1);
  assert.equal(seen.at(-1), 5000);
  assert.equal(store.get().page.notices.page, "");
});
