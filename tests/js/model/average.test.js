// The average of the last second against the steps of the trace, counted one by one.

import assert from "node:assert/strict";
import test from "node:test";

import { has } from "../../../server/static/js/model/bits.js";
import { advance } from "../../../server/static/js/film/playback.js";
import { strideOf } from "../../../server/static/js/film/speed.js";
import { Average, LastSecond, constancyOf, strengthOf } from "../../../server/static/js/model/average.js";
import { upTo } from "../board.js";
import { given } from "../given.js";
import { seeded } from "../random.js";

const HOW = { fast: true, notation: { still: 0 } };
const FAST = [1e6, 1e8];
const MASKS = ["ld", "col", "rd", "poss", "bit"];
const STRETCHES = given(
  "stretches",
  ...[
    [8, 700, 2700, 1],
    [14, 100_000, 102_000, 1],
    [18, 1_000_000, 1_002_000, 1],
    ...FAST.map((speed) => [18, 0, 400 * strideOf(speed), strideOf(speed)]),
  ],
);

/** Return a function that lists a step's squares with queens, then the bits of its masks that are 1, by number. */
function thingsOf(n) {
  const known = new Map();
  const list = (step) => [
    ...step.queens.map(([row, column]) => row * n + column),
    ...MASKS.flatMap((mask, at) =>
      upTo(n).flatMap((column) => (has(step[mask], column, n) ? [n * n + at * n + column] : [])),
    ),
  ];
  return (step) => known.get(step) ?? known.set(step, list(step)).get(step);
}

/** Count in how many of these steps each thing is there. */
function countShares(steps, n) {
  const list = thingsOf(n);
  const shares = Array(n * n + MASKS.length * n).fill(0);
  for (const step of steps) for (const thing of list(step)) shares[thing] += 1 / steps.length;
  return shares;
}

/** Play these steps, `stride` of the trace from one to the next, in frames of random length; return the last shares. */
function play(steps, n, { speed, stride, direction = 1 }) {
  const random = seeded(7);
  const second = new LastSecond(thingsOf(n));
  const begin = direction > 0 ? 0 : steps.length - 1;
  let film = { step: begin * stride, ahead: 0 };
  const at = (step) => steps[step / stride];
  let [shares, steepest] = [null, 0];
  while (film.step * direction < (direction > 0 ? 0.9 : -0.1) * steps.length * stride) {
    const moment = advance({ ...film, direction, speed, stride, last: 1e15 }, random() / 30, () => true);
    const [from, ...read] = [film.step, ...moment.read].map(at);
    const before = shares?.slice();
    shares = second.read(
      { ...HOW, passed: { from, steps: read, seconds: stride / speed } },
      at(moment.step),
      23 * n * n,
      0,
    );
    if (before) steepest = Math.max(steepest, ...shares.map((share, thing) => Math.abs(share - before[thing])));
    film = moment;
  }
  return { shares, last: film.step / stride, steepest };
}

test("the share of each square and bit is that of the trace over the last second, in both directions", () => {
  for (const [at, n] of [8, 14, 18].entries())
    for (const speed of [30, 1000])
      for (const direction of [1, -1]) {
        const steps = STRETCHES[at];
        const { shares, last, steepest } = play(steps, n, { speed, stride: strideOf(speed), direction });
        const [first, after] = direction > 0 ? [last - speed + 1, last + 1] : [last, last + speed];
        const where = `n = ${n} at ${speed} a second, ${direction}`;
        countShares(steps.slice(first, after), n).forEach((share, thing) =>
          assert.ok(Math.abs(share - shares[thing]) < 1e-6, `${where}: ${shares[thing]} of ${thing}, not ${share}`),
        );
        assert.ok(steepest < 0.05 + 1 / speed, `${where}: a share changes by ${steepest} in a frame`);
      }
});

test("above 1,000 steps a second the share is that of 240 evenly spaced steps", () => {
  for (const [at, speed] of FAST.entries()) {
    const stride = strideOf(speed);
    const steps = STRETCHES[3 + at];
    const { shares, last } = play(steps, 18, { speed, stride });
    const sample = steps.slice(Math.round(last - speed / stride + 1), last + 1);
    countShares(sample, 18).forEach((share, thing) =>
      assert.ok(Math.abs(share - shares[thing]) < 0.01, `${speed}: ${shares[thing]} of ${thing}, not ${share}`),
    );
  }
});

test("a film begins with its still step, anew after a seek, and forgets all while it is paused", () => {
  const [one, two, three] = upTo(3).map((column) => ({ queens: [[0, column]] }));
  const second = new LastSecond(({ queens }) => queens.map(([, column]) => column));
  const read = (passed, shown) =>
    second.read({ ...HOW, passed }, shown, 3, 0)?.map((share) => Number(share.toFixed(6)));
  assert.deepEqual([...read(null, one)], [1, 0, 0]);
  const passed = { from: one, steps: [two], seconds: 0.25 };
  assert.deepEqual([...read(passed, two)], [0.75, 0.25, 0]);
  assert.deepEqual([...read(passed, two)], [0.75, 0.25, 0], "a picture that is painted twice counts once");
  assert.deepEqual([...read({ from: two, steps: [three], seconds: 0.5 }, three)], [0.25, 0.25, 0.5]);
  assert.deepEqual([...read({ from: one, steps: [three], seconds: 0.5 }, three)], [0.5, 0, 0.5], "after a seek");
  assert.equal(second.read({ ...HOW, fast: false, passed: null }, three, 3, 0), null);
  assert.deepEqual([...read(null, two)], [0, 1, 0]);
});

test("with reduced motion an average stands for half a second", () => {
  const [one, two] = upTo(2).map((column) => ({ column }));
  const second = new LastSecond(({ column }) => [column]);
  const how = { fast: true, notation: { still: 500 } };
  const shareAt = (passed, now) => Number(second.read({ ...how, passed }, two, 2, now)[0].toFixed(6));
  assert.equal(shareAt({ from: one, steps: [two], seconds: 0.25 }, 1000), 0.75);
  assert.equal(shareAt({ from: two, steps: [two], seconds: 0.25 }, 1499), 0.75);
  assert.equal(shareAt({ from: two, steps: [two], seconds: 0.25 }, 1500), 0.25);
});

test("an average never forgets or invents, whatever the lengths of its pictures", () => {
  const random = seeded(11);
  const average = new Average(5, [0]);
  const pictures = [{ things: [0], seconds: 1 }];
  for (let round = 0; round < 2000; round++) {
    const things = upTo(5).filter(() => random() < 0.4);
    const seconds = random() < 0.1 ? random() / 2 : random() / 60;
    average.note(things, seconds);
    pictures.push({ things, seconds });
  }
  const sums = Array(5).fill(0);
  let left = 1;
  for (const { things, seconds } of pictures.reverse()) {
    for (const thing of things) sums[thing] += Math.min(left, seconds);
    if ((left -= seconds) <= 0) break;
  }
  sums.forEach((sum, thing) => assert.ok(Math.abs(sum - average.shares[thing]) < 1e-5, String(thing)));
});

test("short stays show, and a digit only where a bit did not change", () => {
  assert.deepEqual([0, 1, 1.0000001].map(strengthOf), [0, 1, 1]);
  assert.ok(Math.abs(strengthOf(0.01) - 0.063) < 0.001);
  assert.deepEqual([0, 0.01, 0.5, 0.99, 1].map(constancyOf), [false, null, null, null, true]);
});
