import assert from "node:assert/strict";
import test from "node:test";

import { Refused } from "../../../server/static/js/wire/protocol.js";
import { createFilm } from "./source.js";

test("a step a second is a step a second", async () => {
  const { store, player, seen, pass } = await createFilm();
  store.set({ play: { speed: 1 } });
  player.play(1);
  await pass(10.05);
  assert.deepEqual(seen, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  player.pause();
  await pass(5);
  assert.equal(seen.at(-1), 10);
});

test("questions do not grow with speed", async () => {
  const { source, store, player, seen, pass } = await createFilm();
  source.length = 1e9;
  for (const speed of [50, 5000, 100_000]) {
    store.set({ film: { description: { steps: source.length } }, play: { speed } });
    player.pause();
    player.seek(0);
    await pass(0.1);
    source.asked.length = seen.length = 0;
    player.play(1);
    await pass(20);
    player.pause();
    const where = `${speed} a second`;
    assert.equal(new Set(source.asked.map(([, , stride]) => stride)).size, 1, where);
    assert.ok(source.asked.length <= (20 * 60) / 64 + 3, where);
    assert.ok(seen.length <= 20 * 60 + 1, where);
    assert.ok(Math.abs(seen.at(-1) / (20 * speed) - 1) <= 0.02, where);
  }
});

test("a long frame does not make the film leap", async () => {
  const { store, player, seen, tick, pass } = await createFilm();
  store.set({ play: { speed: 60 } });
  player.play(1);
  await pass(1);
  const before = seen.at(-1);
  tick(60_000);
  tick();
  assert.ok(seen.at(-1) > before);
  assert.ok(seen.at(-1) <= before + 2);
});

test("the newest request wins, and one is asked at a time", async () => {
  const { source, player, seen, tick } = await createFilm();
  source.asked.length = seen.length = 0;
  for (const step of [1000, 2000, 3000]) {
    player.seek(step);
    tick();
    tick();
  }
  await source.answerAll();
  tick();
  await source.answerAll();
  tick();
  const single = source.asked.filter(([start, stop]) => stop === start + 1);
  assert.deepEqual(
    single.map(([start]) => start),
    [1000, 3000],
  );
  assert.deepEqual(seen, [3000]);
});

test("a step that is not here is asked for at once, before the next frame", async () => {
  const { source, player } = await createFilm();
  source.asked.length = 0;
  player.seek(4000);
  assert.deepEqual(source.asked, [[4000, 4001, 1]]);
});

test("scrubbing shows what comes on the way", async () => {
  const { source, player, seen, tick } = await createFilm();
  seen.length = 0;
  player.seek(1000, true);
  tick();
  player.seek(2000, true);
  tick();
  await source.answer();
  tick();
  tick();
  await source.answer();
  tick();
  assert.deepEqual(seen, [1000, 2000]);
});

test("requests stay inside the film", async () => {
  const { player, seen, tick, pass } = await createFilm();
  for (const [wanted, step] of [
    [99_999, 6169],
    [-5, 0],
  ]) {
    player.seek(wanted);
    tick();
    await pass(0.1);
    assert.equal(seen.at(-1), step);
  }
});

test("another run begins at its first step, and late answers are dropped", async () => {
  const { source, store, player, tick, pass } = await createFilm();
  player.play(1);
  store.set({ play: { speed: 60 } });
  await pass(0.5);
  player.seek(3000);
  tick();
  player.load({ algorithm: "bitmask", n: 5 });
  tick();
  await source.answerAll();
  await pass(0.1);
  const {
    film: { shown },
    play: { playing },
  } = store.get();
  assert.equal(shown.step.of, 5);
  assert.ok(shown.step.step < 20);
  assert.equal(playing, 1);
});

test("the achieved speed is what was seen", async () => {
  const { store, player, tick, pass } = await createFilm();
  store.set({ play: { speed: 30 } });
  player.play(1);
  await pass(3);
  assert.ok(Math.abs(store.get().play.achieved - 30) <= 3);
  for (let frame = 0; frame < 240; frame++) tick(); // nothing is answered
  assert.ok(store.get().play.achieved < 15);
});

test("a guard holds the film up, and lets it go on", async () => {
  const { store, player, seen, pass } = await createFilm();
  let [most, waits] = [5, true];
  const arrived = [];
  player.setGuard({
    most: (step) => Math.max(step, most),
    waits: () => waits,
    arrive: ({ step }) => (arrived.push(step), step === 9 ? { learn: { asked: "here" } } : {}),
  });
  store.set({ play: { speed: 20 } });
  player.play(1);
  await pass(2);
  assert.deepEqual([seen.at(-1), store.get().play.playing], [5, 1], "it waits");
  [most, waits] = [9, false];
  await pass(2);
  assert.deepEqual([seen.at(-1), store.get().play.playing, store.get().learn.asked], [9, 0, "here"], "it stops");
  assert.deepEqual(arrived, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  player.play(-1);
  await pass(0.2);
  assert.ok(seen.at(-1) < 9, "backwards nothing holds it up");
});

test("a guard stops a fast film, and one in a loop", async () => {
  const { source, store, player, seen, pass } = await createFilm();
  source.length = 1e9;
  store.set({ film: { description: { steps: source.length } }, play: { speed: 100_000 } });
  player.setGuard({ most: () => 4321, waits: () => false, arrive: () => ({}) });
  player.play(1);
  await pass(2);
  assert.deepEqual([seen.at(-1), store.get().play.playing], [4321, 0]);
  store.set({ film: { segment: { start: 4300, stop: 4400, why: "loop" } }, play: { speed: 100 } });
  player.seek(4310);
  player.play(1);
  await pass(2);
  assert.deepEqual([seen.at(-1), store.get().play.playing], [4321, 0]);
});

test("why a step does not come yet is told until it comes", async () => {
  const { source, store, player, seen, tick, pass } = await createFilm();
  await source.answerAll();
  player.seek(5000);
  tick();
  source.open.shift().reject(new Refused("not_ready", "not reached yet"));
  while (!store.get().page.notices.page) await new Promise((done) => setTimeout(done));
  assert.equal(store.get().page.notices.page, "not reached yet");
  await pass(0.1);
  assert.equal(seen.at(-1), 5000);
  assert.equal(store.get().page.notices.page, "");
});
